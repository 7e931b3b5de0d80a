#!/bin/sh
# The only client of the X server: when it ends, the server ends.
xset s off s noblank -dpms
exec /opt/kiosk/kiosk --full-screen

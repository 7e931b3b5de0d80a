swift test                                        # records, and fails: look at the pictures, commit them
swift test                                        # passes
INLAY_ARTIFACTS=failures swift test               # failures/index.html shows what differs
INLAY_SNAPSHOTS=failed swift test                 # records what differs, when the change was meant
CI=1 INLAY_SNAPSHOTS_UNUSED=1 swift test          # as in CI: records nothing, lists what no test uses

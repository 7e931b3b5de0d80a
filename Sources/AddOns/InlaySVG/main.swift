import InlayImages
import InlaySystem

// Draws SVG files for other programs, which start it: see SVGProgram.
SVGProgram.useThisProgram()
writeWarning("this program draws SVG files for others by its own name, inlay-svg")

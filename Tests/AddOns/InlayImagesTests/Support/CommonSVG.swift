/// SVG files as drawing programs write them.
struct CommonSVG: Sendable {
  let name: String
  let bytes: [UInt8]

  private init(_ name: String, _ text: String) {
    self.name = name
    bytes = Array(text.utf8)
  }

  static let all = [
    CommonSVG(
      "Inkscape",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape (http://www.inkscape.org/) -->
      <svg width="48" height="48" viewBox="0 0 12.7 12.7" version="1.1" id="svg5" inkscape:version="1.2" sodipodi:docname="C:\\a.svg"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
        xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg">
        <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="11.3137085" inkscape:cx="1e9"/>
        <defs id="defs2">
          <linearGradient id="linearGradient1"><stop style="stop-color:#3465a4;stop-opacity:1" offset="0"/><stop style="stop-color:#729fcf;stop-opacity:0.2" offset="1"/></linearGradient>
          <radialGradient xlink:href="#linearGradient1" id="radial" cx="6" cy="6" r="6" gradientTransform="matrix(1,0,0,0.5,0,3)" gradientUnits="userSpaceOnUse"/>
          <filter style="color-interpolation-filters:sRGB" id="filter9" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="0.3" id="b"/></filter>
        </defs>
        <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">
          <path style="fill:url(#radial);stroke:#204a87;stroke-width:0.26458332;stroke-linecap:round;stroke-dasharray:1, 0.5" d="m 1,6 c 0,-3 2,-5 5,-5 3,0 5,2 5,5 0,3 -2,5 -5,5 C 3,11 1,9 1,6 Z" id="path1"/>
          <rect style="filter:url(#filter9);fill:#000" width="4" height="3" x="4" y="4" ry="1" id="rect2"/>
        </g>
      </svg>
      """),
    CommonSVG(
      "Figma",
      """
      <svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg">
      <g filter="url(#filter0_d)" clip-path="url(#clip0)"><rect x="8" y="8" width="48" height="44" rx="10" fill="url(#paint0_linear)"/>
      <path fill-rule="evenodd" clip-rule="evenodd" d="M20 20H44V44H20V20ZM26 26V38H38V26H26Z" fill="white" fill-opacity="0.8"/></g>
      <mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="10" y="10" width="20" height="20"><circle cx="20" cy="20" r="10" fill="#D9D9D9"/></mask>
      <g mask="url(#mask0)"><rect width="64" height="20" fill="#FF3B30"/></g>
      <defs><filter id="filter0_d" x="0" y="0" width="64" height="64" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
      <feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
      <feMorphology radius="1" operator="dilate" in="SourceAlpha" result="effect1"/><feOffset dy="4"/><feGaussianBlur stdDeviation="4"/><feComposite in2="hardAlpha" operator="out"/>
      <feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/>
      <feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter>
      <linearGradient id="paint0_linear" x1="32" y1="8" x2="32" y2="52" gradientUnits="userSpaceOnUse"><stop stop-color="#34C759"/><stop offset="1" stop-color="#007AFF" stop-opacity="0.4"/></linearGradient>
      <clipPath id="clip0"><rect width="64" height="64" fill="white"/></clipPath></defs></svg>
      """),
    CommonSVG(
      "Illustrator",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: Adobe Illustrator 26.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 100 60" style="enable-background:new 0 0 100 60;" xml:space="preserve">
      <style type="text/css">.st0{fill:#E6B450;} .st1{clip-path:url(#SVGID_2_);} .st2{font-family:'Inter-Regular';} .st3{font-size:18px;}</style>
      <g><defs><rect id="SVGID_1_" x="5" y="5" width="60" height="50"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
      <g class="st1"><polygon class="st0" points="0,60 50,0 100,60"/></g></g>
      <text transform="matrix(1 0 0 1 10 40)" class="st2 st3">Text 日本</text>
      <pattern id="p" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="2"/></pattern><rect x="70" y="5" width="25" height="25" style="fill:url(#p)"/>
      </svg>
      """),
  ]
}

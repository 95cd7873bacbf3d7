/** The named colours of CSS Color 4, section 6.1. */
const named = `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue
  lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
  mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
  mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
  orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna
  silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
  wheat white whitesmoke yellow yellowgreen
`;

/** The other words of a colour: the system colours, and the deprecated ones, which browsers still accept. */
const ofThePage = `
  transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas
  canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext
  visitedtext activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext
  inactiveborder inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar
  threeddarkshadow threedface threedhighlight threedlightshadow threedshadow window windowframe windowtext
`;

const words: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ `${named} ${ofThePage}`.trim().split(/\s+/));

/** Tells whether a word is a colour to a browser. */
export function isColorWord(word: string): boolean {
  return words.has(word.toLowerCase());
}

/** How each thing lies on the page: turned by so many degrees, and so much larger than it is drawn. */
export const LYING = {
  umbrella: [15, 1.32],
  spool: [-8, 1.16],
  key: [34, 1.14],
  handkerchief: [-8, 1.06],
  cup: [4, 1.22],
  button: [20, 1],
  glasses: [-14, 1.02],
  piece: [24, 0.9],
  list: [8, 1.08],
  sock: [11, 1.06],
  watch: [14, 1.22],
  cake: [-3, 1.14],
  letter: [-12, 1.1],
  ticket: [18, 0.8],
  bear: [-7, 1.08],
  plant: [4, 1.06],
} as const satisfies Readonly<Record<string, readonly [turn: number, size: number]>>

/** Where the hands of the watch turn, about its own middle as it is drawn. */
export const PIVOT = { x: -1, y: -1 } as const

/** Where the bear's one eye is, about its own middle as it is drawn. */
export const BEAR_EYE = { x: -30, y: -56 } as const

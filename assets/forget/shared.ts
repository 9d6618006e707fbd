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

/** The outline of each thing about its middle, as it is drawn before it is laid down: so much of it can be pressed. */
export const OUTLINES = {
  umbrella:
    '-192,-6 -150,-12 -60,-34 60,-42 130,-14 150,-8 146,-52 196,-54 198,-20 180,4 130,10 96,36 40,36 -60,32 -150,10 -192,12',
  spool: '-44,-46 44,-46 44,-20 36,6 44,38 30,58 -30,58 -44,40 -34,6',
  key: '-78,-14 -60,-32 -24,-30 -8,-18 80,-14 84,6 78,38 40,38 38,12 -10,16 -26,26 -60,26 -78,10',
  handkerchief:
    '-56,-120 10,-98 16,-60 70,-74 60,-34 40,-16 114,16 104,46 92,70 24,114 -70,96 -116,38 -40,-16 -34,-44 -34,-92',
  cup: '-64,-34 -30,-50 40,-48 62,-26 90,-20 92,10 70,24 90,44 80,62 30,72 -60,66 -106,58 -104,44 -60,30',
  button: '-20,-16 4,-18 12,-36 30,-38 20,-10 20,14 -4,20 -20,12',
  glasses: '-88,-32 -66,-54 -16,-58 -12,-20 30,-24 84,-6 78,-64 90,-66 102,-16 74,36 40,46 6,30 -36,42 -74,18',
  piece: '-28,-28 -10,-28 -8,-42 14,-42 14,-28 28,-26 28,28 -28,30',
  list: '-62,-92 -14,-108 54,-100 62,86 20,92 -52,94',
  sock: '-54,-112 38,-134 42,-86 42,-36 50,0 96,18 112,46 96,70 44,74 -10,62 -34,42 -46,0',
  watch: '-80,0 -66,-38 -40,-38 -10,-62 40,-80 60,-96 104,-110 108,-98 60,-70 20,-58 46,-24 50,14 24,48 -20,46 -70,56',
  cake: '-60,-8 -32,-36 0,-36 4,-62 20,-62 20,-32 60,-10 54,26 76,40 40,60 -40,60 -76,42 -50,26',
  letter: '-88,-48 80,-57 87,46 -80,55',
  ticket: '-48,-26 42,-30 46,24 -44,28',
  bear: '-66,-84 -48,-102 0,-100 40,-110 64,-88 66,-46 48,-14 78,20 98,56 92,96 20,96 -40,104 -90,92 -100,64 -68,16 -46,-4 -66,-44',
  plant: '-92,-10 -78,-44 -40,-62 -10,-40 16,-88 56,-86 76,-50 74,0 62,40 44,40 38,92 -34,96 -42,40 -62,70 -92,40',
} as const satisfies Readonly<Record<keyof typeof LYING, string>>

/** Where the parts of the pictures meet, in scene units: numbers that drawings and the view share. */

/** The moon, and the two knots that it hangs on, about its middle. */
export const MOON = { x: 1036, y: 404, radius: 282 } as const
export const KNOTS = [
  { x: -94, y: -258 },
  { x: 116, y: -250 },
] as const

/** The highest roof of the castle, about the middle of the castle's foot: the hinge that it is lifted by. */
export const HINGE = { x: -44, y: -312 } as const
/** Where whoever lives under it looks out: the middle of the chin. */
export const LODGER = { x: 8, y: -316 } as const
/** The bell in its belfry: where it hangs. */
export const BELL = { x: -62, y: -256 } as const
/** The feet of the flags, and how large they are. */
export const FLAGS = [
  { x: 13, y: -492, size: 0.78 },
  { x: 151, y: -414, size: 0.84 },
  { x: -220, y: -214, size: 0.66 },
] as const

/** The pieces of the castle that come off one by one, about the middle of its foot: their outlines, where they break, and their middles. */
export const PIECES = [
  {
    outline: '54,-124* 96,-124* 94,-92* 84,-84* 77,-91* 66,-80* 56,-90*',
    edge: '92,-92* 84,-84* 77,-91* 66,-80* 61,-84*',
    x: 75,
    y: -102,
  },
  {
    outline: '-196,-404* -128,-404* -132,-326* -143,-316* -150,-325* -161,-313* -170,-322* -190,-326*',
    edge: '-138,-320* -143,-316* -150,-325* -161,-313* -168,-320*',
    x: -158,
    y: -340,
  },
  {
    outline: '94,-214* 126,-218* 128,-206* 146,-206* 144,-186* 122,-184* 120,-192* 94,-192*',
    edge: '109,-216* 126,-218* 128,-206* 146,-206* 144,-186* 122,-184* 120,-192* 108,-192*',
    x: 118,
    y: -201,
  },
  {
    outline: '20,-66* 48,-68* 50,-56* 64,-54* 62,-34* 40,-34* 38,-24* 14,-26* 16,-44* 22,-46*',
    edge: '20,-66* 48,-68* 50,-56* 64,-54* 62,-34* 40,-34* 38,-24* 14,-26* 16,-44* 22,-46* 20,-66*',
    x: 40,
    y: -46,
  },
  {
    outline: '206,-300* 252,-300* 250,-214* 238,-196* 226,-206* 218,-196* 210,-212* 202,-216*',
    edge: '236,-198* 226,-206* 218,-196* 210,-212*',
    x: 222,
    y: -226,
  },
] as const

/** How many kinds of bats there are in the swarm, and how many beats of the wing are drawn of each: up, level, down. */
export const KINDS = 5
export const BEATS = 3
/** How large the bats of the swarm are drawn, from tip to tip: those that come near, and those far off. */
export const SPANS = { near: 116, far: 34 } as const

/** How a bat that is as large as a hand is put together, about the middle of its breast, in units of its drawing. */
export interface BatJoints {
  readonly farWing: { readonly x: number; readonly y: number }
  readonly nearWing: { readonly x: number; readonly y: number }
  /** The middles of its eyes, and how far a pupil goes from there. */
  readonly eyes: readonly { readonly x: number; readonly y: number }[]
  readonly gaze: number
}

/** The one that moves house; and where its feet hold the handle of the case. */
export const MOVER = {
  farWing: { x: 26, y: -8 },
  nearWing: { x: -26, y: -2 },
  eyes: [
    { x: -16, y: -54 },
    { x: 26, y: -56 },
  ],
  gaze: 8.4,
} as const satisfies BatJoints
export const HANDLE = { x: 4, y: 94 } as const

/** The one that was asleep; and where it holds its candle. */
export const SLEEPER = {
  farWing: { x: 28, y: -2 },
  nearWing: { x: -28, y: 0 },
  eyes: [
    { x: -16, y: -29 },
    { x: 18, y: -29 },
  ],
  gaze: 5,
} as const satisfies BatJoints

/** The cat's neck, and the root of its tail, about the middle of its foot. */
export const CAT_NECK = { x: 6, y: -58 } as const
export const CAT_TAIL = { x: -18, y: -8 } as const
export const CAT_LOOKS = ['front', 'left', 'right', 'shut', 'away'] as const

/** Where the cat sits, in the middle of its foot, and where the village stands, in scene units. */
export const CAT = { x: 636, y: 902 } as const
export const VILLAGE = { x: 330, y: 690 } as const

/** The windows of the village, about the middle of its hill: their lower left corners, in the order in which people get up. */
export const PANES = [
  { x: 14, y: -44 },
  { x: -56, y: -44 },
  { x: -22, y: -86 },
  { x: 60, y: -40 },
  { x: -12, y: -58 },
  { x: 28, y: -44 },
  { x: 76, y: -44 },
] as const

/** What a puff of dust is seen as. */
export const PUFFS = ['round', 'wide', 'tall'] as const

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
    outline: '52,-124* 97,-124* 96,-92* 104,-66* 92,-58* 86,-34* 73,-42* 62,-20* 52,-44* 38,-52* 45,-80* 56,-92*',
    edge: '96,-92* 104,-66* 92,-58* 86,-34* 73,-42* 62,-20* 52,-44* 38,-52* 45,-80* 55,-91*',
    x: 72,
    y: -78,
  },
  {
    outline:
      '-208,-410* -104,-410* -74,-304* -90,-268* -90,-236* -88,-226* -92,-210* -104,-186* -120,-202* -128,-180* -152,-184* -160,-200* -170,-186* -186,-196* -206,-236*',
    edge: '-111,-193* -120,-202* -128,-180* -152,-184* -160,-200* -166,-192*',
    x: -144,
    y: -292,
  },
  {
    outline:
      '190,-262* 188,-204* 180,-180* 173,-146* 158,-132* 146,-152* 134,-138* 122,-146* 116,-168* 136,-182* 118,-198* 138,-214* 116,-226* 126,-240* 120,-268* 146,-262* 160,-270* 174,-256*',
    edge: '175,-257* 160,-270* 146,-262* 120,-268* 126,-240* 116,-226* 138,-214* 118,-198* 136,-182* 116,-168* 122,-146* 134,-138* 146,-152* 158,-132* 167,-140*',
    x: 154,
    y: -200,
  },
  {
    outline:
      '-184,-98* -153,-98* -150,-70* -138,-56* -142,-28* -152,-36* -158,-8* -178,-18* -196,-4* -212,-24* -204,-42* -220,-54* -200,-68* -186,-72*',
    edge: '-153,-82* -150,-70* -138,-56* -142,-28* -152,-36* -158,-8* -178,-18* -196,-4* -212,-24* -204,-42* -220,-54* -200,-68* -188,-71*',
    x: -174,
    y: -50,
  },
  {
    outline:
      '208,-304* 274,-304* 274,-148* 264,-116* 241,-110* 232,-100* 222,-126* 210,-94* 200,-120* 190,-102* 178,-110* 172,-150* 172,-170* 189,-200* 205,-234*',
    edge: '239,-108* 232,-100* 222,-126* 210,-94* 200,-120* 190,-102* 185,-105*',
    x: 218,
    y: -192,
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

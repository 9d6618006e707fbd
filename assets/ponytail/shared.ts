/** The seven moods, in the order in which they come. */
export type Mood = 'proud' | 'furious' | 'laughing' | 'bored' | 'weeping' | 'smitten' | 'aghast'

export const MOODS: readonly Mood[] = ['proud', 'furious', 'laughing', 'bored', 'weeping', 'smitten', 'aghast']

/** How the head sits on the neck in each mood: turned about the nape, and moved. */
export const CARRIAGE: Readonly<Record<Mood, { readonly rotate: number; readonly x: number; readonly y: number }>> = {
  proud: { rotate: 9, x: 2, y: -2 },
  furious: { rotate: -9, x: -5, y: 3 },
  laughing: { rotate: 20, x: 6, y: -1 },
  bored: { rotate: -4, x: 0, y: 2 },
  weeping: { rotate: -12, x: -2, y: 5 },
  smitten: { rotate: 12, x: 2, y: 1 },
  aghast: { rotate: 3, x: 7, y: -3 },
}

/** Scene units for a unit of her drawing: the page she was drawn on is 720 wide, the stage 1600. */
export const SIZE = 20 / 9

/** Where the parts are held, in units of her drawing: each turns and bobs about its own place. */
export const JOINTS = {
  disc: { x: 312, y: 172 },
  ground: { x: 380, y: 440 },
  /** The knot of the tail, below the ribbon. */
  tail: { x: 392, y: 58 },
  legs: { x: 372, y: 260 },
  /** Her shoulders. */
  farArm: { x: 320, y: 168 },
  nearArm: { x: 416, y: 166 },
  trunk: { x: 366, y: 250 },
  /** The knot that the ends of the sash hang from. */
  sash: { x: 411, y: 248 },
  /** Where either hand holds the lance; the pennon hangs from it. */
  lance: { x: 435, y: 262 },
  farHand: { x: 279, y: 178 },
  pennon: { x: 150, y: 104 },
  /** Her nape. */
  head: { x: 363, y: 132 },
  /** The middle of the snail's foot, on the toe of her boot. */
  snail: { x: 545, y: 427 },
} as const

/** How large the head was drawn beside the rest of her. */
export const HEAD_SIZE = 1.14
/** The ribbon, about the nape, in units of the head. The tail is tied there. */
export const RIBBON = { x: 18, y: -77 } as const

/** Where the tail runs, and how thick it is there: an S across the whole page, the biggest black of the month. */
export const TAIL = [
  [392, 58, 18],
  [414, 42, 36],
  [454, 35, 48],
  [516, 42, 60],
  [580, 66, 74],
  [620, 116, 86],
  [608, 178, 94],
  [546, 226, 98],
  [458, 256, 100],
  [356, 280, 102],
  [246, 300, 102],
  [150, 322, 94],
  [82, 354, 78],
  [62, 394, 54],
  [88, 422, 34],
  [124, 418, 20],
  [138, 400, 11],
  [130, 386, 3],
] as const

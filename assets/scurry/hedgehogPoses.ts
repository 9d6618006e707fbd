import type { Step } from './poses'

/** A hedgehog's stride, half a cycle: extended in the air, contact, gathered, push-off. Short legs, so they go far. */
export const STRIDE: readonly Step[] = [
  {
    lead: { knee: [25, 12], ankle: [49, 31], foot: -30 },
    trail: { knee: [-14, 22], ankle: [-46, 24], foot: 128 },
  },
  {
    lead: { knee: [27, 17], ankle: [30, 37], foot: -4 },
    trail: { knee: [0, 25], ankle: [-35, 22], foot: 116 },
  },
  {
    lead: { knee: [15, 20], ankle: [2, 37], foot: -2 },
    trail: { knee: [22, 20], ankle: [-7, 27], foot: 66 },
  },
  {
    lead: { knee: [-4, 22], ankle: [-27, 39], foot: 42 },
    trail: { knee: [30, 4], ankle: [27, 28], foot: -2 },
  },
]

/** How the rest of the body goes along, half a cycle: the trunk falls and rises, bag and quills come after. */
export interface Trunk {
  /** Down, in units. */
  drop: number
  /** Degrees clockwise. */
  lean: number
  tall: number
  bag: { turn: number; lift: number }
  quills: number
  ear: number
}

export const TRUNK: readonly Trunk[] = [
  { drop: -11, lean: 1, tall: 1, bag: { turn: 6, lift: -2 }, quills: -4, ear: -8 },
  { drop: 5, lean: 5, tall: 0.95, bag: { turn: -4, lift: 5 }, quills: 5, ear: 8 },
  { drop: 3, lean: 2, tall: 0.98, bag: { turn: 14, lift: -4 }, quills: 8, ear: 14 },
  { drop: -5, lean: -4, tall: 1.04, bag: { turn: 22, lift: -9 }, quills: 1, ear: 2 },
]

/** An arm at one moment, its spine with thickness, and where the fist is. */
export interface Arm {
  spine: string
  fist: readonly [x: number, y: number]
}

/** The near arm over a whole cycle: back while the near leg leads, forward while it trails. */
export const NEAR_ARM: readonly Arm[] = [
  { spine: '142,106@20 118,122@17 106,138@13', fist: [103, 145] },
  { spine: '142,106@20 116,118@17 96,126@13', fist: [90, 131] },
  { spine: '142,106@20 122,126@17 128,142@13', fist: [132, 148] },
  { spine: '142,106@20 136,130@17 154,140@13', fist: [162, 140] },
  { spine: '142,106@20 150,130@17 172,126@13', fist: [180, 122] },
  { spine: '142,106@20 154,128@17 176,116@13', fist: [183, 110] },
  { spine: '142,106@20 144,131@17 164,132@13', fist: [172, 130] },
  { spine: '142,106@20 126,128@17 138,142@13', fist: [144, 146] },
]

/** The far fist pumps the other way, and is all that is seen of its arm. */
export const FAR_ARM: readonly Arm[] = [
  { spine: '146,110@17 164,124@14 180,112@11', fist: [184, 107] },
  { spine: '146,110@17 166,122@14 182,107@11', fist: [186, 101] },
  { spine: '146,110@17 160,128@14 176,122@11', fist: [181, 118] },
  { spine: '146,110@17 156,128@14 168,130@11', fist: [174, 129] },
  { spine: '146,110@17 148,130@14 152,138@11', fist: [153, 141] },
  { spine: '146,110@17 146,128@14 146,136@11', fist: [146, 140] },
  { spine: '146,110@17 152,130@14 160,136@11', fist: [163, 137] },
  { spine: '146,110@17 158,128@14 172,126@11', fist: [177, 123] },
]

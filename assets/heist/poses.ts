import type { Pose } from './pose'

const STANDING = {
  hip: [104, 138],
  lean: 3,
  stretch: 1,
  near: { toe: [152, 206], tilt: 6 },
  far: { toe: [100, 198], tilt: 12 },
  head: { at: [0, 0], nod: 5 },
  look: [0, 0],
  mouth: 'smirk',
  lantern: { at: [0, 0], swing: 0 },
  sack: { at: [0, 0], turn: 0, squash: 1 },
  hand: 'sack',
} as const satisfies Pose

/** The hips when the knees give a little. */
const BENT = [103, 141] as const

/**
 * One step on tiptoe in four drawings: he gathers himself, lifts the knee high, feels for the ground, and settles on it.
 * `swung` is where the stepping foot is, `planted` the other, which stays put on the floor while he passes over it: 16 units
 * a drawing. Two steps make the walk, near foot first.
 */
const STEP = [
  { hip: [99, 141], lean: -2, stretch: 0.96, swung: [[70, 207], 66], planted: [[142, 206], 8] },
  { hip: [106, 129], lean: 3, stretch: 1.05, swung: [[160, 174], 50], planted: [[126, 206], 40] },
  { hip: [111, 135], lean: 8, stretch: 1.01, swung: [[178, 206], 24], planted: [[108, 207], 56] },
  { hip: [108, 144], lean: 5, stretch: 0.94, swung: [[160, 206], 4], planted: [[92, 207], 66] },
] as const

/** What hangs on him comes after: sack and lantern are a drawing late. */
const CARRIED = [
  {
    head: { at: [-1, 4], nod: 1 },
    lantern: { at: [-14, 6], swing: 11 },
    sack: { at: [0, 4], turn: -2, squash: 0.94 },
    look: [2, 0],
  },
  {
    head: { at: [1, -2], nod: 7 },
    lantern: { at: [-6, -9], swing: -12 },
    sack: { at: [1, 4], turn: 3, squash: 1 },
    look: [3, 1],
  },
  {
    head: { at: [5, 0], nod: 7 },
    lantern: { at: [6, -3], swing: -4 },
    sack: { at: [-1, -4], turn: 1, squash: 1.04 },
    look: [3, 2],
  },
  {
    head: { at: [2, 5], nod: 3 },
    lantern: { at: [2, 6], swing: 8 },
    sack: { at: [-2, -1], turn: -4, squash: 1 },
    look: [-3, 0],
  },
] as const

/** The far foot stands a little further up the floor, and further back. */
const FAR = [-6, -8] as const
/** What steps behind the other leg reaches further and stays lower, or it would hide. By the number of the drawing. */
const FAR_STEP: Readonly<Record<number, readonly [x: number, y: number]>> = { 5: [14, 4], 6: [5, -8], 7: [1, -8] }

/** Eight drawings of the legs, near foot stepping first, then the far one; the first four serve for what is above the belt. */
export const WALK: readonly Pose[] = Array.from({ length: 8 }, (_, index) => {
  const step = STEP[index % 4] ?? STEP[0]
  const [farX, farY] = FAR_STEP[index] ?? FAR
  const foot = ([[x, y], tilt]: (typeof step)['swung' | 'planted'], isFar: boolean) => ({
    toe: [x + (isFar ? farX : 0), y + (isFar ? farY : 0)] as const,
    tilt,
  })
  const isNear = index < 4
  return {
    ...STANDING,
    ...(CARRIED[index % 4] ?? CARRIED[0]),
    hip: step.hip,
    lean: step.lean,
    stretch: step.stretch,
    near: foot(isNear ? step.swung : step.planted, false),
    far: foot(isNear ? step.planted : step.swung, true),
  }
})

/** Waiting: a glance back, a breath in, a glance ahead, a breath out. */
export const IDLE: readonly Pose[] = [
  {
    ...STANDING,
    lean: -1,
    head: { at: [-3, 1], nod: -4 },
    look: [-4, 0],
    lantern: { at: [-12, 4], swing: 3 },
    sack: { at: [-1, 1], turn: 0, squash: 1 },
  },
  {
    ...STANDING,
    stretch: 1.05,
    head: { at: [0, -2], nod: 1 },
    look: [-1, -1],
    lantern: { at: [-12, 0], swing: -2 },
    sack: { at: [0, 2], turn: 1, squash: 1.02 },
  },
  {
    ...STANDING,
    lean: 6,
    head: { at: [4, 1], nod: 6 },
    look: [3, 0],
    lantern: { at: [-8, 1], swing: -4 },
    sack: { at: [0, -1], turn: 2, squash: 1.01 },
  },
  {
    ...STANDING,
    hip: BENT,
    lean: 2,
    stretch: 0.95,
    head: { at: [0, 4], nod: 4 },
    look: [2, 2],
    mouth: 'pursed',
    lantern: { at: [-10, 5], swing: 2 },
    sack: { at: [0, 3], turn: -1, squash: 0.96 },
  },
]

/** Waiting longer: the sack is put down, and you are asked to be quiet. */
export const HUSH: Pose = {
  ...STANDING,
  hip: BENT,
  lean: 5,
  head: { at: [2, -3], nod: 0 },
  look: [2, 1],
  mouth: 'pursed',
  hand: 'lips',
  lantern: { at: [-10, 8], swing: 2 },
  sack: { at: [-22, 77], turn: 8, squash: 0.9 },
}

/** The legs he waits on, straight and a little bent. */
export const STANDS: readonly Pose[] = [STANDING, { ...STANDING, hip: BENT }]

/** Caught: he jumps out of his cap. */
export const FRIGHT: Pose = {
  ...STANDING,
  hip: [102, 122],
  lean: -8,
  stretch: 1.06,
  near: { toe: [166, 166], tilt: -24 },
  far: { toe: [60, 184], tilt: 64 },
  head: { at: [-2, -5], nod: -8 },
  cap: { at: [-9, -37], turn: -20 },
  look: [0, 0],
  wide: true,
  mouth: 'oh',
  lantern: { at: [2, -20], swing: -30 },
  sack: { at: [-4, -6], turn: -10, squash: 1.06 },
}

/** And then he was never there: a statue. */
export const STATUE: Pose = {
  ...STANDING,
  hip: [104, 117],
  lean: -3,
  stretch: 1.03,
  near: { toe: [146, 189], tilt: 2 },
  far: { toe: [106, 184], tilt: 2 },
  head: { at: [0, -1], nod: -4 },
  mouth: 'pursed',
  lantern: { at: [-8, -46], swing: 0 },
  stone: true,
}

/** Only its eyes give it away. */
export const STATUE_GLANCING: Pose = { ...STATUE, look: [-3.4, 0.4] }

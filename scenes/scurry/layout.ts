/** The stage, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Simulated ms from one step of the rules to the next. */
export const TICK = 10

/** The height the runners run on, in scene units. */
export const FLOOR = 770

/** How wide the tiles of both layers are, in scene units. */
export const TILE = 1600

/** Where the runners' feet are. */
export const HEDGEHOG = { x: 1600 * 0.42 } as const
export const INVENTOR = { x: 1600 * 0.62, springs: { x: 1600 * 0.62 + 120, y: 560 } } as const

/** How many drawings a run has. */
export const POSES = 8

/** The drawing that is due at a share (0…1) of a cycle. */
export function poseAt(share: number): number {
  return Math.min(POSES - 1, Math.floor(share * POSES))
}

/** The most things of a kind at once; the oldest gives way. */
export const MOST = { flying: 120, sparks: 16, springs: 16, puffs: 12 } as const

/** What the display can hold: six digits. */
export const MOST_RINGS = 999_999

/** So many rings bring the hedgehog a stride nearer, so many the coat-tail within reach, and so long is a stride in scene units. */
export const CHASE = { ringsAStride: 10, rings: 100, stride: 9 } as const

/** What is carried off, one thing after the other. */
export const LOOT = ['springs', 'moon', 'clock', 'display'] as const

/** Hats that he wears one upon the other, at most. */
export const MOST_HATS = 4

/** He has him by the coat-tail: what happens when after that, in ms. */
export const TURN = {
  /** What was stolen is home again. */
  returned: 1500,
  /** The hat comes down on the hedgehog. */
  hatted: 1350,
  /** The coat-tail gives way. */
  torn: 2400,
  /** A rope is round the next thing, */
  roped: 3600,
  /** which then follows him, */
  hauled: 4800,
  /** and the chase is on. */
  ends: 5400,
} as const

/** Where the hedgehog has his heels in, how far the recoil throws him back, and how far the inventor then shoots ahead. */
export const HEELS = { x: 520, recoil: 470, ahead: 1230 } as const

/** The town beyond the works: how wide its tile is, where its clock is in that, and how often slower than the works it slides. */
export const TOWN = { width: 1200, clock: { x: 540, y: 352 }, slower: 3 } as const
/** Whoever climbs the tower finds it no further left than here. */
export const CLOCK_FROM = 460

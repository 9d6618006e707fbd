import type { Loot } from './state'

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
export const CHASE = { ringsAStride: 10, rings: 100, stride: 7 } as const

/** What he carries off after what. */
export const NEXT_LOOT: Readonly<Record<Loot, Loot>> = {
  springs: 'moon',
  moon: 'clock',
  clock: 'display',
  display: 'springs',
}

/** Where the moon stands. */
export const MOON = { x: 1170, y: 270 } as const

/** Hats that he wears one upon the other, at most. */
export const MOST_HATS = 4

/** He has him by the coat-tail: what happens when after that, in ms. */
export const TURN = {
  /** What was stolen is home again. */
  returned: 1200,
  /** The hat comes down on the hedgehog. */
  hatted: 1350,
  /** The inventor throws a rope round the next thing, to pull himself free by it. */
  lassoes: 1400,
  /** The coat-tail gives way, */
  torn: 2800,
  /** the thing is gone from its place, */
  gone: 3600,
  /** follows him, */
  hauled: 4400,
  /** and the chase is on. */
  ends: 5200,
} as const

/** Where the hedgehog has his heels in, how far the recoil throws him back, and how far the inventor then shoots ahead. */
export const HEELS = { x: 520, recoil: 470, ahead: 1230 } as const

/** Where the fists of the hedgehog are that has his heels in, from his feet. */
export const GRIP = { x: 122, y: -112 } as const

/** How often slower than the works the town beyond them slides. */
export const TOWN_SLOWER = 3
/** Whoever climbs the tower finds it no further left than here. */
export const CLOCK_FROM = 460

/** Whether one has the other by the coat-tail. */
export function isHeldAt({ caughtAt }: Readonly<{ caughtAt: number | null }>, now: number): boolean {
  return caughtAt !== null && now < caughtAt + TURN.torn
}

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
export const MOST = { flying: 120, sparks: 16, springs: 8, puffs: 12 } as const

/** What the display can hold: six digits. */
export const MOST_RINGS = 999_999

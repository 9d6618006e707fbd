/** The height the runners run on, in scene units. */
export const FLOOR = 770

/** How wide the tiles of both layers are, in scene units. */
export const TILE = 1600

/** Where the runners' feet are. */
export const HEDGEHOG = { x: 1600 * 0.42 } as const
export const INVENTOR = { x: 1600 * 0.62, springs: { x: 1600 * 0.62 + 120, y: 560 } } as const

/** How many drawings a run has, and those of them in which a foot comes down. */
export const POSES = 8
const FOOTFALLS = [1, 5] as const

/** The drawing that is due at a moment (0…1) of a cycle. */
export function poseAt(moment: number): number {
  return Math.min(POSES - 1, Math.floor(moment * POSES))
}

/** Whether a foot has come down between two moments of a cycle. */
export function footFell(before: number, after: number): boolean {
  const pose = poseAt(after)
  return pose !== poseAt(before) && FOOTFALLS.some((footfall) => footfall === pose)
}

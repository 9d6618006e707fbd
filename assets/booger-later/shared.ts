/**
 * Where on the face all hangs that comes out of the nose, in drawing units of the face and in its order: from the lobes of his ears, from an
 * ear to behind the nose, and what sits on that.
 */
export const HOOKS = [
  { x: 43, y: 112 },
  { x: 77, y: 58 },
  { x: 408, y: 54 },
  { x: 64, y: 98 },
  { x: 434, y: 106 },
  { x: 241, y: 77 },
] as const

/** Where the other half of the flags hangs. */
export const FLAGS_RIGHT = { x: 420, y: 94 } as const

/** Where kings sit who have been deposed, how turned, in radians, and how large they are then: there is little room on an ear. */
export const EARS = [
  { x: 48, y: 23, turn: -0.14 },
  { x: 421, y: 18, turn: 0.1 },
] as const
export const DEPOSED = 0.6

/** How long the strand is drawn that stretches between nose and finger. */
export const STRAND = 100

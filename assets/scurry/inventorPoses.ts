import type { Step } from './poses'

/** A stilt-legged stride, half a cycle: extended in the air, contact, gathered, push-off. All knees and shins. */
export const SCAMPER: readonly Step[] = [
  {
    lead: { knee: [44, 14], ankle: [82, 44], foot: -26 },
    trail: { knee: [-14, 48], ankle: [-66, 46], foot: 122 },
  },
  {
    lead: { knee: [46, 32], ankle: [52, 82], foot: -6 },
    trail: { knee: [2, 52], ankle: [-52, 56], foot: 112 },
  },
  {
    lead: { knee: [32, 40], ankle: [8, 83], foot: 0 },
    trail: { knee: [36, 38], ankle: [-16, 58], foot: 84 },
  },
  {
    lead: { knee: [4, 46], ankle: [-40, 80], foot: 42 },
    trail: { knee: [52, 2], ankle: [42, 50], foot: 6 },
  },
]

/** How what he wears and carries goes along, half a cycle. */
export interface Outfit {
  /** Down, in units. */
  drop: number
  /** Degrees clockwise. */
  lean: number
  /** Both tails of his coat, as spines; they stream after him and whip. */
  tails: readonly [near: string, far: string]
  /** The hat off his head: up, and turned. */
  hat: { lift: number; turn: number }
  /** How far the springs in his arms sway, in degrees, and are squeezed. */
  springs: { sway: number; squeeze: number }
  /** How his hair streams, in degrees. */
  hair: number
}

export const OUTFIT: readonly Outfit[] = [
  {
    drop: -12,
    lean: 2,
    tails: ['84,142@30 54,140@26 26,150@19 -4,146@5', '88,148@26 62,160@22 38,176@16 10,180@4'],
    hat: { lift: 3, turn: -13 },
    springs: { sway: -5, squeeze: 1.08 },
    hair: 182,
  },
  {
    drop: 6,
    lean: 6,
    tails: ['84,142@30 52,132@26 26,124@19 0,108@5', '88,148@26 58,150@22 32,152@16 4,140@4'],
    hat: { lift: 13, turn: -18 },
    springs: { sway: 6, squeeze: 0.84 },
    hair: 206,
  },
  {
    drop: 2,
    lean: 3,
    tails: ['84,142@30 56,130@26 28,134@19 -2,124@5', '88,148@26 62,154@22 34,160@16 2,156@4'],
    hat: { lift: 7, turn: -15 },
    springs: { sway: 9, squeeze: 0.92 },
    hair: 196,
  },
  {
    drop: -6,
    lean: -3,
    tails: ['84,142@30 58,138@26 28,140@19 -6,136@5', '88,148@26 64,160@22 40,168@16 10,172@4'],
    hat: { lift: 2, turn: -10 },
    springs: { sway: 1, squeeze: 1.02 },
    hair: 186,
  },
]

/** Where the parts of what is drawn later meet, in scene units: numbers that drawings and the view share. */

interface Place {
  readonly x: number
  readonly y: number
}

interface Bearer {
  /** Where its rope holds, and where it flies, about the middle of the castle's foot. */
  readonly hook: Place
  readonly bat: Place
  readonly kind: number
  readonly size: number
}

/** Those who carry the castle, from the left; the last two have its highest roof. */
export const BEARERS: readonly Bearer[] = [
  { hook: { x: -238, y: -34 }, bat: { x: -566, y: -196 }, kind: 1, size: 1.24 },
  { hook: { x: -212, y: -206 }, bat: { x: -452, y: -372 }, kind: 2, size: 1.36 },
  { hook: { x: -150, y: -200 }, bat: { x: -312, y: -486 }, kind: 0, size: 1.5 },
  { hook: { x: -62, y: -304 }, bat: { x: -156, y: -560 }, kind: 3, size: 1.44 },
  { hook: { x: 60, y: -316 }, bat: { x: 176, y: -574 }, kind: 1, size: 1.5 },
  { hook: { x: 152, y: -410 }, bat: { x: 312, y: -508 }, kind: 4, size: 1.46 },
  { hook: { x: 242, y: -108 }, bat: { x: 448, y: -352 }, kind: 0, size: 1.36 },
  { hook: { x: 246, y: -34 }, bat: { x: 572, y: -186 }, kind: 2, size: 1.2 },
  { hook: { x: 12, y: -486 }, bat: { x: -40, y: -664 }, kind: 2, size: 1.2 },
  { hook: { x: 14, y: -484 }, bat: { x: 84, y: -652 }, kind: 1, size: 1.16 },
]
export const ROOF_BEARERS = 2

/** How large the bats are drawn that carry, from tip to tip, and how many beats of the wing there are of each. */
export const SPAN = 120

/** The board, about the middle of its feet: where it hangs while it is let down, and where the plate is nailed on. */
export const EYELETS = [-190, 186] as const
export const EYELET_Y = -262
export const PLATE = { x: 128, y: -270 } as const

/** Who lives under the highest roof after the bat, in turn. */
export const LODGERS = ['owl', 'ghost', 'octopus'] as const
export const LOOKS = ['awake', 'left', 'right', 'sleepy'] as const

/** Where cases are left behind, in scene units: how each stands, and how large. */
export const LEFT = [
  { x: 748, y: 892, turn: 0.06, size: 1 },
  { x: 792, y: 896, turn: -0.16, size: 0.82 },
  { x: 766, y: 866, turn: -0.07, size: 0.78 },
] as const

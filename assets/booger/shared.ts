/** Scene units a drawing unit: the sheet is 480 × 300 of these. */
export const UNIT = 10 / 3

/** By how many drawing units the view sets the whole face lower than it is drawn. */
export const FACE_DOWN = 14

/** Where the parts of the face are pinned, in drawing units. */
export const PINS = {
  face: [240, 150],
  eyes: [240, 20],
  nose: [240, 100],
  mouth: [240, 200],
  // Half a pixel of the drawing is rounded up, and would be laid twice.
  airAbove: [240, -346.9],
  above: [240, -100],
  bust: [240, 300],
} as const

/** Where the eyes are, in drawing units of the face. */
export const EYES = [
  { side: 'left', x: 156, y: 28, out: -1 },
  { side: 'right', x: 325, y: 25, out: 1 },
] as const

/** How a finger is bent: it is drawn straight once, and bent along its length. */
export interface Bend {
  /** Degrees, clockwise, that the finger turns from its root to its middle joint, and from there to its tip. */
  readonly lower: number
  readonly upper: number
  /** How long, and how thick, the finger is against its straight self. */
  readonly length: number
  readonly thickness: number
  /** How much thicker the very tip is, squashed. */
  readonly tip: number
}

const STRAIGHT: Bend = { lower: 0, upper: 0, length: 1, thickness: 1, tip: 1 }

/** How the finger is bent in each of its drawings. */
export const BENDS: Readonly<Record<string, Bend>> = {
  straight: STRAIGHT,
  // Round the corner: the tip is thrown on.
  whipLeft: { ...STRAIGHT, lower: -9, upper: -24, length: 0.98 },
  whipRight: { ...STRAIGHT, lower: 9, upper: 24, length: 0.98 },
  // It makes itself small before the leap.
  crouch: { ...STRAIGHT, lower: 15, upper: -34, length: 0.8, thickness: 1.14, tip: 1.06 },
  thrust: { ...STRAIGHT, length: 1.1, thickness: 0.88, tip: 0.9 },
  // The flesh pushes back.
  crushed: { ...STRAIGHT, lower: 16, upper: -30, length: 0.8, thickness: 1.12, tip: 1.26 },
  sore: { ...STRAIGHT, lower: 7, upper: -12, length: 0.93, thickness: 1.04, tip: 1.12 },
  // Nothing there: it wilts.
  limp: { ...STRAIGHT, lower: 16, upper: 116, length: 0.98, thickness: 0.98 },
}

/** Where the finger grows out of the hand, in units below the straight tip, and where its middle joint is. */
export const ROOT = 98
const JOINT = 54
const STEPS = 98

interface Place {
  readonly x: number
  readonly y: number
}

/** Tells where each place of the straight finger (tip at 0, 0, y down) is when it is bent. */
export function bender(bend: Bend): {
  place: (x: number, y: number) => Place
  turnAt: (y: number) => number
} {
  const spine: { x: number; y: number; turn: number }[] = []
  let x = 0
  let y = ROOT
  const step = (ROOT / STEPS) * bend.length
  for (let index = 0; index <= STEPS; index++) {
    const from = ROOT - (index * ROOT) / STEPS
    const turn = turnOf(bend, from)
    spine.push({ x, y, turn })
    x += Math.sin(turn) * step
    y -= Math.cos(turn) * step
  }
  const tip = spine[STEPS] ?? { x: 0, y: 0, turn: 0 }

  return {
    turnAt: (at) => (turnOf(bend, at) * 180) / Math.PI,
    place(px, py) {
      // The hand itself does not bend.
      if (py >= ROOT) return { x: px, y: py }
      const at = ((ROOT - py) / ROOT) * STEPS
      const near = spine[Math.min(STEPS, Math.max(0, Math.floor(at)))] ?? tip
      const rest = ((at - Math.min(STEPS, Math.floor(at))) * ROOT * bend.length) / STEPS
      const grown = smooth((ROOT - py) / 20)
      const squashed = py < 22 ? bend.tip : lerp(bend.tip, 1, smooth((py - 22) / 16))
      const thick = px * lerp(1, bend.thickness, grown) * squashed
      const sin = Math.sin(near.turn)
      const cos = Math.cos(near.turn)
      return {
        x: near.x + cos * thick + sin * rest,
        y: near.y + sin * thick - cos * rest,
      }
    },
  }
}

/** Where the tip of a bent finger is, in units from that of the straight one. */
export function tipOf(bend: Bend): Place {
  return bender(bend).place(0, 0)
}

/** How far the finger has turned, in radians, at a place of its straight self: most of it at the joints. */
function turnOf({ lower, upper }: Bend, y: number): number {
  const first = smooth((ROOT - y) / (ROOT - JOINT + 6))
  const second = smooth((JOINT + 10 - y) / 44)
  return ((lower * first + upper * second) * Math.PI) / 180
}

const lerp = (from: number, to: number, share: number) => from + (to - from) * share

function smooth(share: number): number {
  const within = Math.min(1, Math.max(0, share))
  return within * within * (3 - 2 * within)
}

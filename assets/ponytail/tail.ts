import type { Ink } from '../ink/ink'
import { TAU } from '../ink/numbers'
import type { Line } from '../ink/path'
import { TAIL } from './shared'

/** Where a lock runs, and how thick it is there. */
type Spine = readonly (readonly [x: number, y: number, thickness: number])[]

/** A line beside a spine: `share` of the half thickness to its left (-1…1). */
function beside(ink: Ink, spine: number[][], share: number, from = 0, to = 1): Line {
  const { points } = ink.path(spine)
  const all = points.map((point, i) => {
    const before = points[Math.max(0, i - 3)] ?? point
    const after = points[Math.min(points.length - 1, i + 3)] ?? point
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const off = (point.pressure / 2) * share * ink.scale
    return {
      x: point.x + ((after.y - before.y) / length) * off,
      y: point.y - ((after.x - before.x) / length) * off,
      pressure: 1,
    }
  })
  return { closed: false, corners: [], points: all.slice(Math.floor(from * all.length), Math.ceil(to * all.length)) }
}

/** Locks that have left the stream, far to near. */
const LOCKS: readonly Spine[] = [
  [
    [560, 50, 40],
    [628, 62, 36],
    [668, 104, 26],
    [676, 150, 14],
    [664, 184, 3],
  ],
  [
    [600, 150, 50],
    [640, 200, 36],
    [640, 250, 22],
    [612, 286, 10],
    [586, 296, 2],
  ],
  [
    [520, 240, 50],
    [500, 290, 34],
    [452, 322, 20],
    [404, 336, 10],
    [372, 332, 2],
  ],
  [
    [250, 286, 50],
    [170, 282, 42],
    [96, 298, 30],
    [40, 330, 16],
    [14, 372, 3],
  ],
  [
    [160, 322, 60],
    [70, 346, 48],
    [26, 388, 30],
    [24, 418, 14],
    [42, 436, 2],
  ],
  [
    [190, 334, 50],
    [128, 356, 38],
    [96, 382, 24],
    [100, 404, 12],
    [116, 406, 2],
  ],
]

/** Single hairs, in the wind. */
const HAIRS: readonly Spine[] = [
  [
    [600, 60, 1],
    [664, 70, 1],
    [696, 110, 1],
  ],
  [
    [620, 240, 1],
    [654, 262, 1],
    [664, 300, 1],
  ],
  [
    [120, 292, 1],
    [56, 306, 1],
    [10, 344, 1],
  ],
  [
    [90, 440, 1],
    [120, 440, 1],
    [150, 430, 1],
  ],
  [
    [430, 30, 1],
    [470, 18, 1],
    [520, 18, 1],
  ],
  [
    [470, 300, 1],
    [440, 330, 1],
    [420, 340, 1],
  ],
]

/** Where light runs along the tail: beside its spine, from and to which share of it, how wide. A broad sheen lies on the lit shoulder of each bend. */
const SHEEN = [
  [0.62, 0.03, 0.34, 3.4],
  [0.4, 0.05, 0.3, 2.2],
  [0.78, 0.1, 0.42, 1.8],
  [0.1, 0.02, 0.24, 1.6],
  [-0.3, 0.04, 0.3, 1.5],
  [-0.6, 0.06, 0.36, 1.8],
  [-0.7, 0.34, 0.7, 3.2],
  [-0.48, 0.36, 0.66, 2.2],
  [-0.84, 0.42, 0.78, 1.6],
  [-0.2, 0.4, 0.7, 1.4],
  [0.2, 0.38, 0.62, 1.6],
  [0.55, 0.4, 0.74, 1.8],
  [-0.62, 0.72, 0.97, 3],
  [-0.3, 0.74, 0.98, 1.8],
  [0.1, 0.7, 0.98, 1.6],
  [0.5, 0.72, 0.96, 1.8],
  [0.74, 0.76, 0.94, 1.4],
  [0.86, 0.24, 0.5, 1.4],
  [0.3, 0.26, 0.46, 1.5],
  [-0.06, 0.24, 0.44, 1.3],
] as const

/** How many drawings the wave takes that runs along the tail; how far it throws it at most, in units; and how many crests there are. */
export const WAVE = { drawings: 4, throw: 10, crests: 1.5 } as const

/** The tail as the wave has it in one of its drawings. The knot is still, and everything after it is not. */
export function drawTail(ink: Ink, drawing: number): void {
  for (const spine of LOCKS) {
    const swayed = sway(spine, drawing)
    const lock = ink.tube(swayed, { root: true })
    ink.cut(lock, { halo: 1.4 })
    ink.black(lock)
    ink.line(beside(ink, swayed, 0.3, 0.3), { width: 1.6, white: true, profile: 'swell' })
    ink.line(beside(ink, swayed, -0.35, 0.36, 0.9), { width: 1.2, white: true, profile: 'swell' })
  }
  const spine = sway(TAIL, drawing)
  const tail = ink.tube(spine, { root: true })
  ink.cut(tail, { halo: 1.6 })
  ink.black(tail)
  ink.clip(tail, () => {
    for (const [share, from, to, width] of SHEEN)
      ink.line(beside(ink, spine, share, from, to), { width, white: true, profile: 'swell' })
  })
  for (const hair of HAIRS) ink.line(sway(hair, drawing), { width: 1.4, profile: 'flick' })
}

/** Throws what belongs to the tail as far across as the wave does where it is nearest. */
function sway(spine: Spine, drawing: number): number[][] {
  return spine.map(([x, y, thickness]) => {
    const place = nearest(x, y)
    const along = place / (TAIL.length - 1)
    const before = TAIL[Math.max(0, place - 1)] ?? [x, y]
    const after = TAIL[Math.min(TAIL.length - 1, place + 1)] ?? [x, y]
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const by = WAVE.throw * Math.sqrt(along) * Math.sin(TAU * (drawing / WAVE.drawings - along * WAVE.crests))
    return [x - ((after[1] - before[1]) / length) * by, y + ((after[0] - before[0]) / length) * by, thickness]
  })
}

/** Which point of the tail is nearest to a place. */
function nearest(x: number, y: number): number {
  const far = TAIL.map(([tailX, tailY]) => Math.hypot(tailX - x, tailY - y))
  return far.indexOf(Math.min(...far))
}

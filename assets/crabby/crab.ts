import { type CrabPose, drawCrab, drawCrabClaw } from '../characters/crab'
import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'

/*
 * The crab in the parts that move. Its body is the whole of it but for claws and eyes, cut out of the drawing that it is on every
 * day; all parts stand about the sand under its middle.
 */

/** The paper about the crab keeps it clear of Biggin, who is as red: so far, in units. */
const CLEAR = 5
/** Both arms, from the shell to the wrists. */
const ARMS = [
  '-40,-106 -66,-106 -94,-120 -104,-134 -92,-140 -76,-118 -40,-90',
  '40,-108 66,-110 92,-122 104,-132 94,-138 78,-120 40,-92',
]

/** Lays paper round shapes that lie well within what is drawn on them. */
function keepClear(ink: Ink, shapes: readonly string[]): void {
  for (const shape of shapes) ink.cut(ink.path(shape, true), { halo: CLEAR })
}

/** What of the drawing is claw: all above the wrists. The arms stay with the body. */
const CLAWS = [
  '-190,-260* -52,-260* -52,-160* -72,-142* -112,-136* -190,-150*',
  '64,-260* 190,-260* 190,-136* 112,-132* 78,-134* 64,-150*',
] as const
/** What is eye and stalk, down to the rim of the shell. */
const EYES = '-52,-190* 64,-190* 64,-131* 20,-131* -16,-131* -52,-131*'

/** The body on its legs as they alternate. */
export const CRAB_BODIES = ['odd', 'even'] as const

export function drawCrabBody(ink: Ink, _frame: number, name: string): void {
  keepClear(ink, ['-68,-106 -50,-124 -12,-130 12,-130 52,-120 70,-106 56,-84 18,-62 -18,-62 -56,-84', ...ARMS])
  const [left, right] = CLAWS
  const outside = { outside: true }
  const draw = () => drawCrab(ink, { lifted: name === 'odd' ? 'odd' : 'even' })
  ink.clip(left, () => ink.clip(right, () => ink.clip(EYES, draw, outside), outside), outside)
}

/** Where its eyes are. */
const LOOKS: Readonly<Record<string, Options<CrabPose>>> = {
  left: { gaze: [-0.85, 0.4] },
  up: { gaze: [-0.15, -0.75] },
  right: { gaze: [0.85, 0.4] },
  visitor: { gaze: [0, 0.25], mood: 'pleased' },
  shut: { lid: 1 },
  dazed: { gaze: [0.1, -0.5], mood: 'startled' },
  ducking: { gaze: [0, -0.2], lid: 0.62 },
}
export const CRAB_LOOKS = ['left', 'up', 'right', 'visitor', 'shut', 'dazed', 'ducking'] as const

export function drawCrabEyes(ink: Ink, _frame: number, name: string): void {
  keepClear(ink, ['-36,-152 -26,-163 -16,-152 -26,-141', '17,-158 28,-170 39,-158 28,-146'])
  ink.clip(EYES, () => drawCrab(ink, { ...LOOKS[name] }))
}

/** How far a claw's finger stands open, in degrees: at rest, wide, shut. */
const OPEN = { left: [14, 30, 1], right: [26, 38, 1] } as const

/** A claw, at rest, wide open, shut; (0, 0) is its wrist. */
export function drawLeftClaw(ink: Ink, frame: number): void {
  ink.at(0, 0, { rotate: 7, scaleX: -1 }, () => drawClearClaw(ink, OPEN.left[frame] ?? 0, 1.34))
}

export function drawRightClaw(ink: Ink, frame: number): void {
  ink.at(0, 0, { rotate: 12 }, () => drawClearClaw(ink, OPEN.right[frame] ?? 0, 0.98))
}

function drawClearClaw(ink: Ink, open: number, scale: number): void {
  ink.at(0, 0, { scale }, () => {
    keepClear(ink, ['-4,3 -17,-10 -22,-30 -18,-52 -8,-67* -7,-40 2,-22 13,-16 10,4'])
    ink.at(9, -22, { rotate: open }, () => keepClear(ink, ['-4,0 0,-20 -1,-44* 10,-36 16,-18 12,0']))
  })
  drawCrabClaw(ink, open, scale)
}

/** The noise that a claw makes, to be seen: three strokes about (0, 0), and a moment later only their ends. */
export function drawSnap(ink: Ink, frame: number): void {
  const rays = [-158, -122, -90, -58, -22]
  for (const [i, degrees] of rays.entries()) {
    const angle = (degrees * Math.PI) / 180
    const [from, to] = frame === 0 ? [15, 30 + (i % 2) * 8] : [30, 39 + (i % 2) * 6]
    const ray = [from, to].map((reach) => [Math.cos(angle) * reach, Math.sin(angle) * reach])
    ink.line(ray, { width: frame === 0 ? 3.4 : 2, profile: 'flick' })
  }
}

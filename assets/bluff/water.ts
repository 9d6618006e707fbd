import type { Ink } from '../ink/ink'
import { lerp, TAU } from '../ink/numbers'
import { INDIGO } from '../ink/palette'
import { WAVES } from './rollers'

/** A row of light on the black water in the cave, about its middle: nine drawings. */
export const LAP = { left: -190, top: -22, width: 380, height: 44 } as const
/** A drop that gathers, hangs and falls, about the tip that it hangs from, or, falling, about itself; and its rings, about the place where it fell. */
export const DROP = { left: -24, top: -34, width: 48, height: 72 } as const
export const DROP_FRAMES = ['gathers', 'hangs', 'falls'] as const
export const RINGS = { left: -126, top: -64, width: 252, height: 98 } as const

/** The bright opening lies on the water, torn into bars by the swell: some join, some part, all go to and fro. Printed as a negative. */
export function drawLap(ink: Ink, frame: number): void {
  const random = ink.fork('bars')
  const turn = (frame / WAVES) * TAU
  for (let row = 0; row < 2; row++) {
    for (let x = -182; x < 96; ) {
      const reach = random.between(84, 190)
      const lag = random.between(0, TAU)
      const y = (row * 2 - 1) * 10 + random.signed() * 4
      const drift = Math.sin(turn + lag) * 15
      const breath = 0.76 + 0.24 * Math.cos(turn + lag * 1.7)
      const bow = 3 + Math.sin(turn + lag + 1) * 3
      const from = Math.max(-186, x + drift)
      const to = Math.min(186, from + reach * breath)
      ink.line(
        [
          [from, y + 1],
          [lerp(from, to, 0.3), y - bow],
          [lerp(from, to, 0.68), y + bow],
          [to, y - 1],
        ],
        { width: random.between(4.4, 8) * (0.8 + 0.2 * breath), profile: 'swell' },
      )
      x += reach + random.between(20, 90)
    }
  }
}

/** Printed as a negative: it is clear water, with the day in it. */
export function drawDrop(ink: Ink, _frame: number, name: string): void {
  const [wide, tall] = name === 'gathers' ? [8, 11] : name === 'hangs' ? [11, 20] : [13, 30]
  const y = name === 'falls' ? 0 : tall * 0.86
  const drop = ink.path(
    [
      [0, y - tall, 1, 1],
      [wide * 0.5, y - tall * 0.2],
      [wide, y + tall * 0.36],
      [wide * 0.5, y + tall * 0.78],
      [0, y + tall * 0.86],
      [-wide * 0.5, y + tall * 0.78],
      [-wide, y + tall * 0.36],
      [-wide * 0.5, y - tall * 0.2],
    ],
    true,
  )
  ink.form(drop, { width: 3, gap: 0, halo: 2.4, washColor: INDIGO })
  ink.line(
    [
      [-wide * 0.42, y + tall * 0.1],
      [-wide * 0.48, y + tall * 0.42],
    ],
    { width: 3, white: true, bare: true },
  )
}

/** How many drawings the rings have. */
export const RING_FRAMES = 3

/** The drop has fallen: a crown of water, then rings that widen. Printed as a negative, black about the light. */
export function drawRings(ink: Ink, frame: number): void {
  const rings = [
    [[26, 7, 4]],
    [
      [30, 7, 3.4],
      [66, 16, 4],
    ],
    [
      [46, 11, 2.4],
      [84, 20, 3],
      [116, 28, 2.6],
    ],
  ][frame]
  const widest = rings?.at(-1) ?? [0, 0, 0]
  ink.cut(ink.ellipse(0, 0, (widest[0] ?? 0) + 8, (widest[1] ?? 0) + 3, 0, 0.08))
  for (const [across = 0, down = 0, width = 3] of rings ?? []) {
    ink.line(ink.ellipse(0, 0, across, down, 0, 0.02), {
      ...{ width, closed: true },
      profile: (along) => 0.35 + 0.65 * Math.abs(Math.sin(along * 6.3 + 0.6)),
    })
  }
  if (frame === 0) {
    ink.form('-18,-2* -22,-24* -10,-10 -7,-40* 1,-12 10,-34* 10,-9 22,-20* 17,-1*', { width: 2.8, halo: 1.4 })
    for (const [x, y, radius] of [
      [-28, -34, 3.4],
      [-4, -54, 4],
      [18, -46, 3],
      [32, -28, 2.6],
    ] as const) {
      ink.black(ink.ellipse(x, y, radius, radius * 1.2))
    }
  }
  if (frame === 1)
    for (const [x, y] of [
      [-40, -22],
      [26, -30],
      [46, -14],
    ] as const)
      ink.black(ink.ellipse(x, y, 2.6, 3))
}

import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { drawDrop } from './drops'

/** Where nothing and all lie on a slider, in its 420 × 24 picture, and the height of its line. */
const SLIDER = { from: 10, to: 410, line: 8 }

/** The empty slider: a pen line, a tick at each tenth. */
export function drawSliderTrack(ink: Ink): void {
  const { from, to, line } = SLIDER
  const random = ink.fork('ticks')
  ink.line(
    [
      [from - 6, line + 0.8],
      [lerp(from, to, 0.35), line - 0.6],
      [lerp(from, to, 0.7), line + 0.9],
      [to + 6, line - 0.2],
    ],
    { width: 1.6, profile: 'pen' },
  )
  for (let tenth = 0; tenth <= 10; tenth++) {
    const x = lerp(from, to, tenth / 10)
    const long = tenth % 5 === 0
    const start = [x + random.signed() * 0.5, line + 7 + random.signed()]
    const end = [x + random.signed() * 0.9, line + (long ? 15 : 12) + random.signed() * 0.6]
    ink.line([start, end], { width: long ? 1.9 : 1.3, profile: 'pen' })
  }
}

/** The full slider, cut off where its thumb is: a stroke that swells from 5 to 11. */
export function drawSliderFill(ink: Ink): void {
  const { from, to, line } = SLIDER
  const points = [
    [from - 4, line + 0.4],
    [lerp(from, to, 0.22), line - 0.8],
    [lerp(from, to, 0.5), line + 0.5],
    [lerp(from, to, 0.78), line - 0.5],
    [to + 4, line + 0.2],
  ]
  const swelling = (along: number) => lerp(0.5, 1, along) * Math.min(1, 0.5 + along * 40)
  ink.line(points, { width: 10.8, profile: swelling, wobble: 0.5 })
  // The brush's hairs show above and below the stroke, now and then.
  const hairs = [
    [0.1, 0.27, -3.6],
    [0.31, 0.46, 4.6],
    [0.52, 0.74, -5.4],
    [0.7, 0.9, 6],
  ] as const
  for (const [start, end, off] of hairs) {
    const y = line + off
    const middle = [lerp(from, to, lerp(start, end, 0.5)), y + Math.sign(off) * 0.4]
    ink.line([[lerp(from, to, start), y], middle, [lerp(from, to, end), y]], { width: 1.3, profile: 'swell' })
  }
  for (const share of [0.38, 0.63, 0.85]) {
    const x = lerp(from, to, share)
    ink.line(
      [
        [x, line - 1],
        [x + 22, line - 1.8],
        [x + 40, line - 1],
      ],
      { width: 1, white: true, profile: 'swell' },
    )
  }
}

/** The thumb, 29 × 46: a drop of ink that hangs on the line by its belly. */
export function drawSliderThumb(ink: Ink): void {
  const [x, y] = [14.5, 5.2]
  ink.at(x, y, { scale: 0.95 }, () => drawDrop(ink, 2.9))
}

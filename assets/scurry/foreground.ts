import { box, straight } from '../ink/corners'
import { endless } from '../ink/endless'
import type { Ink } from '../ink/ink'
import { INK } from '../ink/palette'
import { LAYER_WIDTH } from './layer'

/** Where the front layer is solid whatever slides by, from left to right: what lies behind is never seen, as both slide together. */
export const SOLID = [
  box(-6, 446, 186, 454),
  box(194, 446, 426, 454),
  box(434, 446, 596, 454),
  box(604, 446, 784, 454),
  ...[20, 200, 300, 530, 600, 770].map((x) => box(x - 3, 454, x + 3, 500)),
  box(86, 386, 110, 403),
  box(79, 410, 99, 500),
  box(426, 422, 438, 500),
  box(654, 442, 690, 460),
  box(650, 458, 702, 500),
  box(-20, 501, LAYER_WIDTH + 20, 580),
]

/** What goes by between us and the bridge: black pipes, a valve, a lever and a railing, knee-high to the runners. */
export function drawForeground(ink: Ink): void {
  endless(ink, LAYER_WIDTH, () => {
    drawRailing(ink)
    drawElbow(ink, 96)
    drawLever(ink, 676)
    drawStandpipe(ink, 432)
  })
}

/** Solid ink with a lit edge, standing clear of the bridge by a line of paper. */
function block(ink: Ink, shape: string | readonly (readonly number[])[]): void {
  const line = ink.path(shape, true)
  ink.cut(line, { halo: 2, fill: INK })
  ink.black(line)
  ink.rim(line, { distance: 2 })
}

/** A thick rail along the foot of the picture on short posts. */
function drawRailing(ink: Ink): void {
  for (const x of [20, 200, 300, 530, 600, 770]) {
    block(ink, box(x - 5, 452, x + 5, 520))
    ink.line(
      [
        [x + 2, 458],
        [x + 2.4, 470],
      ],
      { width: 1.6, white: true, profile: 'swell' },
    )
  }
  for (const [from, to] of [
    [-12, 196],
    [190, 436],
    [430, 606],
    [600, 788],
  ] as const) {
    block(ink, box(from, 444, to, 456))
    ink.line(
      [
        [from + 14, 447],
        [(from + to) / 2, 446.4],
        [to - 30, 447.2],
      ],
      { width: 1.8, white: true, profile: 'swell' },
    )
  }
  ink.black(box(-20, 490, LAYER_WIDTH + 20, 580), { wobble: 0 })
  ink.line(
    [
      [10, 494],
      [200, 493.4],
      [396, 494],
    ],
    { width: 2.2, white: true, profile: 'swell' },
  )
  ink.line(
    [
      [420, 494],
      [600, 493.6],
      [780, 494],
    ],
    { width: 2.2, white: true, profile: 'swell' },
  )
}

/** A pipe that turns away, with a valve wheel on its end. */
function drawElbow(ink: Ink, x: number): void {
  ink.at(x - 48, 44, {}, () => {
    block(ink, '28,500* 28,362 30,348 38,338 50,334* 66,334* 66,362* 58,363 54,368 54,500*')
    ink.line('48,362 47,410 48,450', { width: 3, white: true, profile: 'swell' })
    block(ink, '22,396* 60,396* 60,408* 22,408*')
    for (const rivet of [31, 41, 51]) ink.dot(rivet, 402, 1.5, { white: true })
    block(ink, '62,328* 72,328* 72,368* 62,368*')
    block(ink, '68,341* 94,342* 94,356* 68,356*')
    const wheel = ink.path(ink.ellipse(100, 348, 10, 28, 0, 0.02), true)
    ink.cut(wheel, { halo: 1.6, fill: INK })
    ink.black(wheel)
    ink.hole(ink.ellipse(100, 348, 5, 21.5, 0, 0.02))
    ink.rim(wheel, { distance: 1.5 })
    ink.line('100,326 100.6,348 100,370', { width: 3.4, profile: 'even' })
    ink.line('95.6,348 104.6,347', { width: 3, profile: 'even' })
    block(ink, '96,343* 108,344* 108,353* 96,353*')
  })
}

/** A lever on its quadrant. */
function drawLever(ink: Ink, x: number): void {
  ink.at(x - 676, 46, {}, () => {
    block(ink, '640,500* 646,414 652,408* 700,408* 706,414 712,500*')
    block(ink, '650,412* 652,394 664,384 680,384 692,394 694,412*')
    ink.line('656,408 660,396 672,390 684,396 688,408', { width: 2, white: true, profile: 'swell' })
    block(ink, '672,408* 664,406* 688,346* 696,349*')
    const knob = ink.ellipse(694, 341, 9)
    ink.cut(knob, { halo: 1.6, fill: INK })
    ink.black(knob)
    ink.dot(697, 337, 2.8, { white: true })
    for (const rivet of [660, 676, 692]) ink.dot(rivet, 424, 2, { white: true })
  })
}

/** A short standpipe with a tap. */
function drawStandpipe(ink: Ink, x: number): void {
  block(ink, box(x - 9, 418, x + 9, 520))
  block(ink, box(x - 14, 410, x + 14, 420))
  block(ink, straight([x + 8, 430], [x + 26, 430], [x + 26, 446], [x + 20, 446], [x + 20, 438], [x + 8, 438]))
  ink.line(
    [
      [x + 4, 424],
      [x + 4.4, 450],
    ],
    { width: 2, white: true, profile: 'swell' },
  )
}

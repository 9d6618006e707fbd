import { drawPupil } from '../ink/eyes'
import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Line } from '../ink/path'

/** Where a pair of eyes looks, from the middle (0, 0) to the rim: -1 is left and up, 1 right and down. */
export type Gaze = readonly [x: number, y: number]

/** An eye that is a ball of paper with a lid: the crab's, Biggin's, the dog's. */
export interface BallEye {
  readonly x: number
  readonly y: number
  /** Units; the ball is a little higher than it is wide. */
  readonly radius: number
  readonly gaze: Gaze
  /** How far the lid is down at the ball's left and right side, from 0, not to be seen, to 1, shut. */
  readonly lid: readonly [left: number, right: number]
  /** The pupil's share of the radius; 0.54 when not given. */
  readonly pupil?: number
  /** What the lid is washed with; paper when not given. */
  readonly lidColor?: Color
  /** The contour, in units; 2.8 when not given. */
  readonly width?: number
}

/** Draws the ball, its black pupil with two lights, and the lid over both. Hands back the ball's outline. */
export function drawBallEye(ink: Ink, eye: BallEye): Line {
  const { x, y, radius, gaze, pupil = 0.54, width = 2.8 } = eye
  const ball = ink.ellipse(x, y, radius, radius * 1.06, 0, 0.03)
  ink.form(ball, { width, halo: 0.7 })
  ink.clip(ball, () => {
    ink.crescent(ball, { depth: radius * 0.26, alpha: 0.2 })
    const across = radius * pupil
    const [lookX, lookY] = gaze
    drawPupil(ink, { x: x + lookX * radius * 0.42, y: y + lookY * radius * 0.42, across, down: across * 1.14 })
    drawLid(ink, eye)
  })
  ink.contour(ball, { width })
  return ball
}

/** From here on a lid shows its seam, not its edge. */
const SHUT = 0.9

function drawLid(ink: Ink, { x, y, radius, lid, lidColor, width = 2.8 }: BallEye): void {
  if (Math.max(...lid) <= 0) return
  const reach = radius * 1.3
  if (Math.min(...lid) > SHUT) {
    const whole = ink.ellipse(x, y, radius * 1.1)
    ink.cut(whole)
    if (lidColor) ink.wash(whole, { alpha: 0.86, color: lidColor })
    const seam = [
      [x - reach, y + radius * 0.08],
      [x, y + radius * 0.66],
      [x + reach, y + radius * 0.08],
    ]
    ink.line(seam, { width, profile: 'even' })
    return
  }
  const left = y + lerp(-1.1, 1.02, lid[0]) * radius
  const right = y + lerp(-1.1, 1.02, lid[1]) * radius
  const middle = (left + right) / 2 + radius * 0.05
  const shape = [
    [x - reach, y - reach * 1.1, 1, 1],
    [x + reach, y - reach * 1.1, 1, 1],
    [x + reach, right, 1, 1],
    [x, middle],
    [x - reach, left, 1, 1],
  ]
  ink.cut(shape)
  if (lidColor) ink.wash(shape, { alpha: 0.86, color: lidColor })
  const edge = [
    [x - reach, left],
    [x, middle],
    [x + reach, right],
  ]
  ink.line(edge, { width, profile: 'even' })
}

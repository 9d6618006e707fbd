import type { Ink } from './ink'
import { lerp, type Options } from './numbers'
import { type Color, PAPER } from './palette'

/** A pair of eyes, and what they are in the mood for. */
export interface Eyes {
  /** The height of one eye, in units; 12 when not given. */
  size: number
  /** Units between the middles of the two; 1.7 of the size when not given. */
  apart: number
  /** Where they look: each from -1 to 1, right and down. Straight ahead when not given. */
  look: readonly [x: number, y: number]
  /** How far the lids are down, 0…1, the left one and the right one; 1 is shut. 0.16 when not given. */
  lids: readonly [left: number, right: number]
  /** How the lids slope: -1 in worry, 1 in anger; 0 when not given. */
  mood: number
  /** White balls with a pupil, for those who stare, or solid black ones with two lights; white when not given. */
  balls: 'white' | 'black'
  /** The skin of the lids; paper when not given. */
  skin: Color
}

/** A pair of eyes about (x, y), one gaze for both: lids that grow outward are the heaviest line of a face. */
export function drawEyes(ink: Ink, x: number, y: number, eyes: Options<Eyes> = {}): void {
  const { size = 12, lids = [0.16, 0.16] } = eyes
  const apart = eyes.apart ?? size * 1.7
  ink.at(x, y, { scale: size / 12 }, () => {
    for (const side of [-1, 1] as const) {
      // The one that is farther from the light is a little smaller: a face is never a mirror.
      const own = side * ink.light[0] > 0 ? 1 : 0.94
      ink.at((side * apart * 6) / size, 0, { scale: own }, () => drawEye(ink, side, lids[side < 0 ? 0 : 1], eyes))
    }
  })
}

/** A pupil, or an eye that is nothing else. */
export interface Pupil {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Half its width and half its height, in units. */
  readonly across: number
  readonly down: number
  /** Where its lights go within it, as eyes look; nowhere when not given. */
  readonly look?: readonly [x: number, y: number]
}

/** A solid black pupil with the house's two lights, whoever's eye it is. */
export function drawPupil(ink: Ink, { x, y, across, down, look: [lookX, lookY] = [0, 0] }: Pupil): void {
  ink.solid(ink.ellipse(x, y, across, down, 0, 0.03))
  const [middleX, middleY] = [x + lookX * across * 0.23, y + lookY * across * 0.18]
  ink.dot(middleX - across * 0.32, middleY - across * 0.5, across * 0.4, { gouache: PAPER })
  ink.dot(middleX + across * 0.33, middleY + across * 0.53, across * 0.185, { gouache: PAPER })
}

/** One eye, 12 units high, about the origin; `side` says where the nose is not. */
function drawEye(
  ink: Ink,
  side: 1 | -1,
  lid: number,
  { look = [0, 0], mood = 0, balls = 'white', skin = PAPER }: Options<Eyes>,
): void {
  if (lid > 0.9) {
    drawShut(ink, side)
    return
  }
  // Where the lid's edge is, at the nose and outside.
  const slope = 2.6 * mood
  const edge = lerp(-6.6, 6, lid)
  const [inner, outer] = [edge + slope, edge - slope * 0.7]
  const [lookX, lookY] = look
  if (balls === 'black') {
    drawPupil(ink, { x: lookX * 0.8, y: lookY * 0.6, across: 4.4, down: 6, look })
    if (lid > 0.02) ink.cut(lidShape(ink, side, inner, outer, 7), { fill: skin })
  } else {
    const eye = ink.ellipse(0, 0, 6.2, 6.4, 0, 0.03)
    ink.form(eye, { width: 1.7, halo: 0.5, contour: false })
    ink.clip(eye, () => {
      ink.crescent(eye, { depth: 1.8, alpha: 0.22 })
      drawPupil(ink, { x: lookX * 2.8, y: lookY * 2.6, across: 3.1, down: 3.6 })
      const upper = lidShape(ink, side, inner, outer, 9)
      ink.cut(upper, { fill: skin })
      ink.hatch(upper, { angle: -30 * side, spacing: 1.9, width: 0.8, inset: 0.3 })
    })
    ink.contour(eye, { width: 1.7, lit: 0.6 })
  }
  const lash = [
    [-side * 6, inner, 0.5],
    [0, (inner + outer) / 2 - 0.9, 1],
    [side * 7.4, outer + 0.6, 1.3],
  ]
  ink.line(lash, { width: 2, profile: 'grow' })
}

/** The upper lid: all of the eye above a line from the nose outward, `reach` units to either side. */
function lidShape(ink: Ink, side: 1 | -1, inner: number, outer: number, reach: number) {
  return ink.path(
    [
      [-side * reach, -9, 1, 1],
      [side * reach, -9, 1, 1],
      [side * reach, outer, 1, 1],
      [0, (inner + outer) / 2 - 0.9],
      [-side * reach, inner, 1, 1],
    ],
    true,
  )
}

function drawShut(ink: Ink, side: 1 | -1): void {
  ink.line(
    [
      [-side * 6.4, 0.4],
      [0, 3.4],
      [side * 7, 0],
    ],
    { width: 2.2, profile: 'swell' },
  )
  for (const [across, down] of [
    [3, 2.6],
    [5.4, 1.4],
  ] as const) {
    ink.line(
      [
        [side * across, down],
        [side * (across + 1.6), down + 2.8],
      ],
      { width: 1.1, profile: 'flick' },
    )
  }
}

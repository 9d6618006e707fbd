import { drawBallEye } from '../../characters/eyes'
import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import { VERMILION } from '../../ink/palette'
import type { Line, PathSource } from '../../ink/path'
import { type Making, made, type Stuff } from '../kit/stuff'

/** A limb, a neck, a stem: a tube that is round at both ends. */
export function stem(
  ink: Ink,
  spine: PathSource,
  stuff: Stuff,
  options: Options<Making & { round: number }> = {},
): Line {
  return made(ink, ink.tube(spine, { root: true, round: options.round ?? 0.5 }), stuff, { width: 2.4, ...options })
}

/** An eye that is a ball: its radius, where it looks, and how far its lid is down on the left and the right. */
export function drawEye(
  ink: Ink,
  place: readonly [x: number, y: number, radius: number],
  gaze: readonly [x: number, y: number],
  lid: readonly [left: number, right: number] = [0, 0],
  lidColor?: '#5b5650' | '#8a7c69' | '#c9bca4',
): void {
  const [x, y, radius] = place
  const ball = { x, y, radius, gaze, lid, width: Math.min(2.6, 1.4 + radius * 0.08) }
  drawBallEye(ink, lidColor ? { ...ball, lidColor } : ball)
}

/** A tooth or claw: its root, which way it points (degrees from the right, clockwise), how long and how wide it is. */
export type Spike = readonly [x: number, y: number, angle: number, length: number, width: number]

/** Teeth and claws, bent a little, in the order they overlap. */
export function drawSpikes(ink: Ink, spikes: readonly Spike[], stuff: Stuff = 'bright'): void {
  for (const [x, y, angle, length, width] of spikes) {
    ink.at(x, y, { rotate: angle }, () => {
      const half = width / 2
      made(
        ink,
        `0,${-half}* ${length * 0.5},${-half * 0.7} ${length},${half * 0.2}* ${length * 0.46},${half * 0.6} 0,${half}*`,
        stuff,
        {
          width: 1.6,
          halo: 0.5,
          from: false,
          rim: 0,
        },
      )
    })
  }
}

/** A tongue, with its groove. */
export function drawTongue(ink: Ink, shape: PathSource, groove: PathSource): void {
  const tongue = ink.form(shape, { width: 1.8, halo: 0.4 })
  ink.wash(tongue, { color: VERMILION, alpha: 0.9 })
  ink.line(groove, { width: 1.6, profile: 'flick' })
}

/** What a coat of spikes is like, all round an ellipse. Lengths are units. */
export interface Coat {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
  readonly count: number
  readonly length: number
  /** How far, in degrees, its spikes are combed round. */
  readonly combed: number
  /** How far they hang, in units. */
  readonly hang: number
}

/** The jagged outline of fur, bristles or a thicket about an ellipse. */
export function coatOf(ink: Ink, part: string, { x, y, across, down, count, length, combed, hang }: Coat): Line {
  const random = ink.fork(part)
  const points: number[][] = []
  for (let i = 0; i < count; i++) {
    const at = ((i + random.between(-0.2, 0.2)) / count) * Math.PI * 2
    points.push([x + Math.cos(at) * across, y + Math.sin(at) * down, 1, 1])
    const tip = at + Math.PI / count + (combed * Math.PI) / 180
    const reach = length * random.between(0.6, 1.25)
    points.push([
      x + Math.cos(tip) * (across + reach),
      y + Math.sin(tip) * (down + reach) + hang * random.between(0.5, 1.2),
      1,
      1,
    ])
  }
  return ink.path(points, true)
}

/** A drip off a black edge. */
export function drawDrip(ink: Ink, x: number, y: number, length: number, width = 6): void {
  ink.black(ink.leaf(x, y, 90, length, width, { belly: 0.76, tip: 0.8 }))
}

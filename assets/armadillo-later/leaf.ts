import { drawBall } from '../armadillo/figures'
import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'

/** What is printed on the other plates: their numbers, names, and what is known of them. */
export const PRINTED = [
  ['Tab. XVI', 'GALLINA ROTUNDA', 'ovum an illa prior? nescit'],
  ['Tab. XVII', 'CANCER OBLIQUUS', 'via recta numquam vidit'],
  ['Tab. XVIII', 'MACULA SPECTATRIX', 'te prior vidit'],
] as const

/** The back of a leaf that is turned, 200 units wide and 1000 high, to be pulled to any window: it is bent, and casts a shadow before it. */
export function drawLeafBack(ink: Ink): void {
  ink.wash('-18,-20* 0,-20* 0,1020* -18,1020*', { alpha: 0.55, fade: { from: [0, 500], to: [-17, 500] } })
  ink.cut('0,-20* 200,-20* 200,1020* 0,1020*', { fill: PAPER })
  ink.wash('0,-20* 200,-20* 200,1020* 0,1020*', { alpha: 0.06, color: '#8a6a45' })
  ink.wash('0,-20* 30,-20* 30,1020* 0,1020*', { alpha: 0.26, fade: { from: [0, 500], to: [30, 500] } })
  ink.wash('120,-20* 200,-20* 200,1020* 120,1020*', { alpha: 0.34, fade: { from: [200, 500], to: [120, 500] } })
}

/** The armadillo out of its picture, rolled up as in Fig. 4, or with one eye open. */
export function drawRoller(ink: Ink, frame: number): void {
  ink.at(0, 0, { scale: 3.7 }, () => drawBall(ink, frame === 1))
}

/** Its shadow, which does not roll. */
export function drawRollerShade(ink: Ink): void {
  ink.wash('-270,-4 -40,-22 300,-6 250,34 -150,40', { alpha: 0.34 })
}

/** A print of its shell, as it leaves one after the other in a row. */
export function drawPrint(ink: Ink): void {
  for (const x of [-40, 0, 40]) ink.contour(ink.ellipse(x, (x % 3) * 2, 15, 12), { width: 2.2, gap: 0.4 })
  ink.line('-60,-24 0,-27 60,-23', { width: 2, profile: 'swell', dry: 0.6 })
  ink.line('-60,24 0,21 60,25', { width: 2, profile: 'swell', dry: 0.6 })
}

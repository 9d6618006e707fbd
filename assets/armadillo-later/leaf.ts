import { drawBall } from '../armadillo/figures'
import { LEFT, SIDE } from '../armadillo/page'
import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { drawWords } from '../ink/words'

/** What is printed on the other plates: their numbers, names, and what is known of them. */
const PRINTED = [
  ['Tab. XVI', 'GALLINA ROTUNDA', 'ovum an illa prior? nescit'],
  ['Tab. XVII', 'CANCER OBLIQUUS', 'via recta numquam vidit'],
  ['Tab. XVIII', 'MACULA SPECTATRIX', 'te prior vidit'],
] as const

/** The dent of the copper plate, and what is printed in it, as on the first. */
export function drawLaterPlate(ink: Ink, plate: number): void {
  const [tab = '', name = '', line = ''] = PRINTED[plate] ?? []
  ink.wash('292,22* 1164,19* 1168,884* 288,881*', { alpha: 0.075 })
  ink.lines(
    ['292,22 720,18 1164,20', '1165,22 1169,460 1167,884', '1160,884 720,888 290,882', '290,876 286,430 291,26'],
    { width: 1.3, profile: 'swell', alpha: 0.6 },
  )
  drawWords(ink, tab, LEFT + 2, 50, { size: 25 })
  drawWords(ink, 'Fig. 1', LEFT + SIDE - 2, 50, { size: 22, align: 'end' })
  drawWords(ink, name, LEFT + SIDE / 2, 820, { size: 40, face: 'display', align: 'middle' })
  drawWords(ink, line, LEFT + SIDE / 2, 854, { size: 22, align: 'middle' })
  ink.lines(['446,846 482,849 528,847', '906,847 948,849 990,846'], { width: 2, profile: 'swell' })
  drawWords(ink, 'ad naturam', 304, 872, { size: 15 })
}

/** The back of a leaf that is turned, 200 units wide and to be pulled to any width: it is bent, and casts a shadow before it. */
export function drawLeafBack(ink: Ink): void {
  ink.wash('-18,-20* 0,-20* 0,220* -18,220*', { alpha: 0.55, fade: { from: [0, 100], to: [-17, 100] } })
  ink.cut('0,-20* 200,-20* 200,220* 0,220*', { fill: PAPER })
  ink.wash('0,-20* 200,-20* 200,220* 0,220*', { alpha: 0.06, color: '#8a6a45' })
  ink.wash('0,-20* 30,-20* 30,220* 0,220*', { alpha: 0.26, fade: { from: [0, 100], to: [30, 100] } })
  ink.wash('120,-20* 200,-20* 200,220* 120,220*', { alpha: 0.34, fade: { from: [200, 100], to: [120, 100] } })
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

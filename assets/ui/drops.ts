import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'

/** A drop of ink hanging from its tip at the origin, 22 × 38 units, with `halo` units of paper around it. */
export function drawDrop(ink: Ink, halo: number): void {
  layPaper(ink, halo)
  ink.black('0,0* 4,10 10,20 11,29 6,37 -4,38 -11,31 -10,20 -4,10')
  ink.line('-6,22 -7,28 -4,33', { width: 2.2, white: true, profile: 'swell' })
  ink.dot(4.8, 32, 1.3, { white: true })
}

/** The same drop pressed to the page: wider and shorter, its tip where it was. */
export function drawPressedDrop(ink: Ink, halo: number): void {
  ink.at(0, 0, { scaleX: 1.16, scaleY: 0.9 }, () => layPaper(ink, halo))
  ink.black('0,0* 6,9 13,18 13.6,27 7,33.6 -5,34.4 -13.6,28 -12,18 -5,9')
  ink.line('-8,20 -8.6,25 -5,29.6', { width: 2.3, white: true, profile: 'swell' })
  ink.dot(6, 28.6, 1.3, { white: true })
}

/** The drop's outline, larger by the halo: the tip grows too, or the point would have none. */
function layPaper(ink: Ink, halo: number): void {
  const [a, b] = [11 + halo, 38.4 + halo]
  ink.cut(
    `0,${-halo * 1.7}* ${4 + halo},${9 - halo * 0.4} ${a - 0.6},19 ${a},29.6 ${a * 0.6},${b - 1.4} ${-a * 0.42},${b} ${-a},31.4 ${-a + 0.8},19 ${-4 - halo},${9 - halo * 0.4}`,
    { fill: PAPER },
  )
}

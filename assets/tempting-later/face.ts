import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { drawHand } from '../tempting/arm'

/** What a wink does to sheet iron: the right eye, shut, about its middle. */
export function drawWink(ink: Ink): void {
  ink.lines(['45,-4 53,-8 61,-14', '47,4 57,3 67,0', '43,13 53,16 62,17'], { width: 3, white: true, profile: 'flick' })
  ink.black(ink.ellipse(0, 0, 30, 29.4))
  ink.line('-26,-5 -15,7 1,12 16,6 26,-7', { width: 5.6, white: true, profile: 'swell' })
  ink.lines(['-19,6 -24,15', '-8,12 -11,20', '5,13 6,22', '16,7 21,15'], { width: 3.2, white: true, profile: 'flick' })
  ink.lines(['-20,-16 -1,-22 18,-17', '-15,-24 -1,-28 13,-25'], { width: 1.5, white: true, profile: 'swell' })
}

/** Keys on a ring, its middle at 0, 0: who has them has closed. */
export function drawKeys(ink: Ink): void {
  ink.line(ink.ellipse(0, 0, 15, 19, 8), { width: 3, profile: 'even', closed: true })
  for (const [turn, long] of [
    [-16, 54],
    [10, 66],
  ] as const)
    ink.at(1, 18, { rotate: turn }, () => {
      ink.form(ink.ellipse(0, 8, 10.4, 11.4), { width: 2.8, halo: 1.4 })
      ink.form(ink.ellipse(0, 7, 4, 4.6), { width: 1.8, halo: 0 })
      ink.form(`-3,18* 3,18* 3,${long}* -3,${long}*`, { width: 2.4, halo: 1.2 })
      ink.form(
        `3,${long - 14}* 15,${long - 14}* 14,${long - 8}* 9,${long - 8}* 9,${long - 4}* 15,${long - 4}* 14,${long + 2}* 3,${long + 1}*`,
        { width: 2.2, halo: 0.8 },
      )
    })
}

/** It waves: strokes beside the hand. */
export function drawWaving(ink: Ink): void {
  ink.lines(['8,-20 0,-2 2,14', '-6,-24 -15,-2 -13,20'], { width: 3.4, profile: 'flick' })
}

/** The hand with what is left of its apple: bitten once, twice, and down to its core. */
export function drawBittenHand(ink: Ink, bites: number): void {
  drawHand(ink, 0, 0)
  if (bites < 2) {
    drawBite(ink, '-40,-62* -20,-68* -13,-62 -10,-54 -14,-49 -12,-43 -18,-39* -30,-43* -44,-48*')
    drawFlesh(ink, '-20,-61* -12,-60 -10,-54 -14,-49 -12,-43 -18,-39* -25,-45* -22,-52')
  }
  if (bites === 1) drawFlesh(ink, '-6,-36 -1,-42 6,-41 11,-44 17,-38 16,-31 18,-25 10,-21 4,-24 -3,-22 -8,-28')
  if (bites < 2) return
  drawBite(ink, '-40,-78* 22,-78* 22,-52* 20,-46 14,-43 9,-46 3,-40 -4,-43 -9,-38 -16,-41 -20,-36* -34,-40*')
  drawFlesh(ink, '22,-53* 12,-51 0,-49 -12,-48 -22,-43* -20,-36 -16,-41 -9,-38 -4,-43 3,-40 9,-46 14,-43 20,-46')
  ink.line('0,-44 1,-54 5,-63', { width: 3.4, profile: 'pen' })
  ink.black('-9,-44 -6,-47 -4,-44 -7,-42')
}

/** What was bitten off is not there any more. */
function drawBite(ink: Ink, bite: string): void {
  ink.hole(bite)
}

/** White flesh in its red, with the marks of teeth. */
function drawFlesh(ink: Ink, flesh: string): void {
  const shape = ink.path(flesh, true)
  ink.cut(shape, { halo: 0.4 })
  ink.wash(shape, { color: VERMILION, alpha: 0.1 })
  ink.contour(shape, { width: 2.2, gap: 0 })
  ink.clip(shape, () => ink.hatch(shape, { angle: 60, spacing: 3, width: 1, inset: 2, density: () => 0.4 }))
}

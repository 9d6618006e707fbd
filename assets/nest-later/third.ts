import { drawFlame, drawLantern } from '../characters/lantern'
import { drawHiddenLetter } from '../hidden/letter'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { drawNestBack, drawNestFront } from '../nest/nests'

/** How much smaller the third nest is than the right one. */
const FAR = 0.42

/** How the third nest is seen: left empty, with the flame in it, its lungs empty and full, and as it yawns. */
export const THIRD_LOOKS = ['empty', 'out', 'in', 'yawn'] as const

/** A nest on a ledge of the back wall, about the middle of its rim; in it, if it sleeps there, the lantern's flame. */
export function drawThird(ink: Ink, look: (typeof THIRD_LOOKS)[number]): void {
  ink.light = [0, -0.86, 0.5]
  const ledge = ink.path('-134,30* -90,20 0,15 94,21 132,30* 110,48 70,60 0,64 -68,60 -112,46', true)
  ink.form(ledge, { halo: 1.6, fill: '#c9933f', tone: { from: 0.4, to: 0.7, width: 3, spacing: 3.4, angle: 80 } })
  const roots = { side: 1, length: 26, width: 4, spacing: 5, slant: 8, envelope: () => 1 } as const
  ink.feather('-116,42 -66,58 0,63 66,58 118,40', roots)
  ink.at(0, 0, { scale: FAR }, () => drawNestBack(ink, 350))
  if (look !== 'empty') {
    const full = look === 'in' ? 1.06 : 1
    ink.at(-12, -42, { scale: 1.62 * full, rotate: -22 }, () => {
      ink.line('4,-34 7,-44 3,-52', { width: 1.8, profile: 'flick' })
      drawFlame(ink, look === 'yawn' ? 0 : 1, { mood: look === 'yawn' ? 'startled' : 'asleep', blink: true })
    })
  }
  ink.at(0, 0, { scale: FAR }, () => drawNestFront(ink, 350))
  // A corner of something knitted, over the rim.
  const wool = ink.path('10,-4* 42,-14 68,-4 74,18* 60,38 32,42 14,30 6,12', true)
  ink.form(wool, { width: 2.8, halo: 1.6, contour: false })
  ink.clip(wool, () => ink.lines(['0,4 40,-4 80,8', '4,24 40,16 78,32'], { width: 8, color: OCHRE, profile: 'even' }))
  ink.contour(wool, { width: 2.8 })
  drawHiddenLetter(ink, 'S', 45, 14, 19, 10)
  ink.lines(['16,34 14,44', '30,42 29,52', '46,40 47,51', '60,36 64,46'], { width: 2, profile: 'flick' })
}

/** The lantern dark, its door open, nobody in it, and a ladder of straw for small feet; about the middle of its glass. */
export function drawLeft(ink: Ink): void {
  ink.lines(['-20,58 -24,80 -18,104 -22,122', '-2,58 -5,80 0,104 -3,122'], { width: 4.4, white: true, profile: 'even' })
  ink.lines(['-20,58 -24,80 -18,104 -22,122', '-2,58 -5,80 0,104 -3,122'], { width: 2.4, profile: 'even' })
  for (let rung = 0; rung < 4; rung++)
    ink.line(`${-25 + (rung % 2) * 2},${72 + rung * 14} ${3 - (rung % 3) * 2},${70 + rung * 14}`, { width: 2.6 })
  drawLantern(ink, { lit: false })
  const tone = { from: 0.5, width: 2.4, spacing: 3, angle: 70 } as const
  ink.form('36,-26* 66,-36 68,34 36,40*', { width: 3.4, halo: 1.6, fill: '#d8d0c0', tone })
  ink.lines(['44,-18 42,14', '52,-22 51,4'], { width: 2.4, white: true, profile: 'swell' })
}

/** The flame on its way, in two steps; it stands on 0, 0. */
export function drawWalk(ink: Ink, step: number): void {
  const [left, right] =
    step === 0 ? ['-6,-12 -9,-2 -13,0', '4,-12 7,-4 4,0'] : ['-4,-12 -3,-4 -7,0', '6,-12 11,-6 10,-1']
  ink.lines([left, right], { width: 3.4, profile: 'even' })
  ink.at(0, -46, { scaleX: step === 0 ? 1 : 0.96 }, () => drawFlame(ink, step === 0 ? 1 : 2, { mood: 'asleep' }))
}

/** Its light on the wall: strokes all round but below. */
export function drawShine(ink: Ink): void {
  for (let i = 0; i < 30; i++) {
    const turn = (i / 30) * Math.PI * 2
    if (Math.sin(turn) > 0.35) continue
    const isLong = i % 3 === 0
    const at = (far: number) => [Math.cos(turn) * far * 1.15, Math.sin(turn) * far]
    ink.line([at(106), at(isLong ? 142 : 124)], { width: isLong ? 3.6 : 2.6, profile: 'flick' })
  }
}

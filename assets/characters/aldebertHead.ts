import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { blush } from './materials'
import { shade } from './turns'

/** Asleep as a rule; awake, he wonders where he is; outraged, he has found out. */
export type AldebertMood = 'asleep' | 'awake' | 'outraged'

/** His head; 0, 0 is the bridge of his nose. The crown reaches 66 units above it, the beard 70 below. */
export function drawAldebertHead(ink: Ink, mood: AldebertMood, isBlinking: boolean): void {
  const face = '-28,-16 -31,2 -27,18 -14,28 6,29 24,20 30,4 28,-16 0,-24'
  ink.form(face, { width: 2.9, halo: 1.2, tone: shade(ink, { from: 0.62, width: 1.5, spacing: 2.2 }) })
  for (const side of [-1, 1]) blush(ink, side * 18, 6, mood === 'outraged' ? 8.4 : 6.4)
  drawEyes(ink, mood, isBlinking)
  drawBeard(ink)
  if (mood === 'outraged') drawShout(ink)
  const moustache = ink.path(
    mood === 'outraged'
      ? '0,8* -12,4 -24,5 -36,-4* -29,14 -13,17 0,13 13,17 29,14 37,-5* 24,5 12,4'
      : '0,8* -12,6 -24,10 -34,4* -28,18 -12,20 0,15 12,20 28,18 35,3* 24,10 12,6',
    true,
  )
  ink.form(moustache, { width: 2.4, halo: 0.8 })
  ink.lines(['-4,12 -14,13 -24,12', '4,12 14,13 25,12'], { width: 1.3, profile: 'flick' })
  const nose = ink.ellipse(0, 4, 8.4, 7.4)
  ink.form(nose, { width: 2.3, halo: 0.8, tone: shade(ink, { from: 0.5, width: 1.4, spacing: 2 }) })
  blush(ink, 1, 5, 6)
  if (mood !== 'outraged') ink.black(ink.ellipse(1, 21.6, 4, 3))
  const lift = { asleep: 0, awake: -5, outraged: -7 }[mood]
  ink.at(3, -10 + lift, { rotate: 8 }, () => drawCrown(ink))
}

/** One that the crown leaves free, and what can be seen of the other below it. */
function drawEyes(ink: Ink, mood: AldebertMood, isBlinking: boolean): void {
  if (mood === 'asleep' || isBlinking) {
    ink.line('-19,-2 -12,2 -5,-1', { width: 2.4, profile: 'swell' })
    if (mood !== 'asleep') ink.line('8,-2 15,1 21,-3', { width: 2.2, profile: 'swell' })
    return
  }
  drawEye(ink, -13, -1.6, mood)
  drawEye(ink, 15, -2.6, mood)
  if (mood === 'outraged') ink.line('-22,-10 -14,-9.4 -6,-5.6', { width: 3.4, profile: 'swell' })
}

function drawEye(ink: Ink, x: number, y: number, mood: AldebertMood): void {
  const size = mood === 'outraged' ? 6.4 : 5.8
  const ball = ink.form(ink.ellipse(x, y, size, size * 1.05, 0, 0.02), { width: 1.9, halo: 0.4 })
  ink.clip(ball, () => {
    ink.dot(x - 2, y + 1.2, mood === 'outraged' ? 2 : 2.9)
    if (mood !== 'awake') return
    // Half awake: the lid has not come up all the way.
    ink.cut([
      [x - 8, y - 8, 1, 1],
      [x + 8, y - 8, 1, 1],
      [x + 8, y - 1.8, 1, 1],
      [x, y - 2.8],
      [x - 8, y - 1.2, 1, 1],
    ])
    const lid = [
      [x - 7, y - 1.4],
      [x, y - 3],
      [x + 7, y - 2.2],
    ]
    ink.line(lid, { width: 2, profile: 'even' })
  })
}

function drawBeard(ink: Ink): void {
  const beard =
    '-28,4* -36,14 -34,30 -40,42 -28,50 -26,62* -12,54 -4,70* 8,56 22,60* 26,48 38,42 34,28 37,14 29,2* 22,16 10,20 0,18 -10,20 -20,16'
  ink.form(beard, { width: 2.8, halo: 1.2, tone: shade(ink, { from: 0.5, width: 1.9, spacing: 2.2 }) })
  const strands = [
    '-26,18 -28,34 -20,48',
    '-14,24 -16,42 -8,58',
    '0,28 -2,44 2,58',
    '12,24 16,40 14,52',
    '24,16 28,30 22,46',
  ]
  ink.lines(strands, { width: 1.6, profile: 'swell' })
}

function drawShout(ink: Ink): void {
  const mouth = ink.path('-11,15* 0,13 12,15* 14,24 8,32 -6,32 -12,24', true)
  ink.cut(mouth, { halo: 0.6 })
  ink.black(mouth)
  ink.clip(mouth, () => {
    ink.wash(ink.cut(ink.ellipse(2, 31, 8, 5)), { alpha: 0.85, color: VERMILION })
    ink.black('-4,12* 3,12* 3,20* -3.6,19.6*', { white: true })
  })
}

/** Down over one eye. */
function drawCrown(ink: Ink): void {
  const crown = '-34,2* -42,-36* -26,-20 -16,-46* -4,-22 8,-50* 16,-22 30,-42* 32,-20 44,-30* 36,6* 18,10 0,10 -18,8'
  ink.form(crown, { width: 3, halo: 1.4, tone: shade(ink, { from: 0.46, width: 2.1, spacing: 2.2 }) })
  ink.lines(['-36,-8 0,-2 37,-4', '-34,-1 0,5 36,2'], { width: 2, profile: 'even' })
  const pearls = [
    [-42, -39],
    [-16, -49],
    [8, -53],
    [30, -45],
    [44, -33],
  ] as const
  for (const [x, y] of pearls) ink.form(ink.ellipse(x, y, 4, 4), { width: 1.9, halo: 0.6 })
  const stones = [
    [-22, -3],
    [-2, 0.4],
    [20, -0.4],
  ] as const
  for (const [x, y] of stones) ink.black(ink.ellipse(x, y, 3.6, 2.6))
}

import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import { drawEyeWhite } from './eye'
import { drawPlume } from './plume'
import { FACE_EYES, HEAD } from './shared'

/** Her looks: alarmed at her own nose, or shrieking. */
export const LOOKS = ['calm', 'shriek'] as const
export type Look = (typeof LOOKS)[number]

/** The crest: splashes of the brush, blown back by her own wings; up on end when she shrieks. */
const CREST: Readonly<
  Record<Look, readonly (readonly [angle: number, length: number, bend: number, width: number])[]>
> = {
  calm: [
    [-28, 92, -30, 28],
    [-174, 118, -34, 34],
    [-54, 132, -56, 34],
    [-144, 168, -58, 40],
    [-80, 168, -74, 38],
    [-112, 200, -84, 42],
  ],
  shriek: [
    [-22, 116, 14, 28],
    [-166, 132, -14, 34],
    [-46, 156, 12, 34],
    [-140, 184, -16, 40],
    [-72, 190, 8, 38],
    [-106, 214, -12, 42],
  ],
}

/** The nib that she has for a beak, from between her eyes at (0, 0) to its point. */
function drawNib(ink: Ink): void {
  const nib = ink.path(
    '-30,-14* -33,10 -29,34 -16,62 -3,104 2,126* 6,104 18,64 30,36 35,12 32,-14* 14,-23 -14,-23',
    true,
  )
  ink.form(nib, { width: 5, halo: 3, tone: { from: 0.52, to: 0.86, width: 3, spacing: 3, angle: -60 } })
  ink.black('9,58 22,40 29,16 31,-8 35,8 31,34 19,64 7,104 3,122 3,92')
  ink.line('0.6,36 1,70 2,118', { width: 2.8, profile: 'even' })
  ink.black('0.6,10* 8,24 1,36 -7,24')
  ink.line('-21,-4 -22,14 -17,36', { width: 2.4, profile: 'swell' })
  // It is full, and about to prove it.
  ink.cut('-5,98 -3,104 2,118 5,104 7,96 10,108 9,122 12,134 9,147 1,151 -6,145 -7,134 -3,122', { halo: 4 })
  ink.black('-5,98 -3,104 2,118 5,104 7,96 10,108 9,122 12,134 9,147 1,151 -6,145 -7,134 -3,122')
  ink.line('-1,134 0,142 4,146', { width: 2.4, white: true, profile: 'swell' })
}

/** The nib split along its slit, as one that is pressed too hard: two tines, and what it wanted to say between them. */
function drawSplitNib(ink: Ink): void {
  const gape = ink.path('-22,6* 22,6* 44,60 40,104 16,132 -8,134 -36,108 -44,62', true)
  ink.cut(gape, { halo: 4 })
  ink.black(gape)
  const tongue = ink.path('-16,70 0,58 16,72 20,98 10,118 -6,120 -20,102', true)
  ink.clip(gape, () => {
    ink.form(tongue, { width: 2.6, halo: 1.4, gap: 0 })
    ink.tint(tongue, { color: VERMILION, alpha: 0.95, offset: 1 })
    ink.line('-1,74 1,90 -1,106', { width: 2.2, profile: 'flick' })
  })
  for (const [tine, dark, slit] of [
    [
      '-2,-22* -20,-22 -33,-8 -40,24 -54,66 -62,104 -61,128* -46,100 -26,62 -9,36 -2,12',
      '-8,34 -24,62 -44,98 -60,124 -52,92 -34,58 -18,34',
      '-24,-6 -32,24 -44,58',
    ],
    [
      '3,-22* 20,-22 34,-8 42,22 58,62 68,98 68,122* 52,98 30,60 12,36 3,12',
      '42,22 58,62 68,98 67,120 56,92 40,56 34,30',
      '12,-10 18,16 32,48',
    ],
  ] as const) {
    ink.form(ink.path(tine, true), {
      width: 5,
      halo: 3,
      tone: { from: 0.6, to: 0.9, width: 2.6, spacing: 3, angle: -60 },
    })
    ink.black(dark)
    ink.line(slit, { width: 2.2, profile: 'swell' })
  }
  ink.black('0.6,10* 9,24 1,38 -8,24')
}

/** Her head about its middle, as large and as turned as she bears it: the ruff, the crest, the mask, the whites of seven eyes, the nib. */
export function drawHead(ink: Ink, look: Look): void {
  const isShrieking = look === 'shriek'
  ink.at(0, 0, { rotate: HEAD.turn, scale: HEAD.scale }, () => {
    for (const [i, angle] of [164, 24, 146, 42, 128, 60, 112, 78, 95].entries()) {
      const length = (62 + (i % 3) * 9) * (isShrieking ? 1.14 : 1)
      const [x, y] = [Math.cos(radians(angle)) * 48, 14 + Math.sin(radians(angle)) * 40]
      drawPlume(ink, x, y, angle, length, 36, [6, -5, 4][i % 3] ?? 0, `ruff ${i}`, 0.66)
    }
    for (const [i, [angle, length, bend, width]] of CREST[look].entries())
      drawPlume(ink, -10 + i * 2, -34, angle, length, width, bend, `crest ${i}`, 0.64)
    drawFace(ink)
    for (const eye of FACE_EYES) drawEyeWhite(ink, eye)
    // Brows gone up in alarm.
    const brows = isShrieking
      ? ['-76,-52 -60,-70 -40,-72', '80,-50 66,-68 44,-72']
      : ['-74,-40 -62,-58 -42,-63', '78,-38 66,-56 44,-63']
    for (const brow of brows) ink.line(brow, { width: 5.5, white: true, profile: 'brush' })
    ink.at(2, 34, {}, () => (isShrieking ? drawSplitNib(ink) : drawNib(ink)))
  })
}

/** Skull and mask. */
function drawFace(ink: Ink): void {
  const skull = ink.clay(
    [ink.ellipse(0, -6, 84, 66, -4), ink.ellipse(-40, 24, 46, 44), ink.ellipse(44, 22, 46, 44)],
    12,
  )
  ink.cut(skull, { halo: 4 })
  ink.black(skull)
  const edge = '-84,20 -72,56 -44,72 -4,64 40,74 74,54 86,18'
  ink.feather(edge, { side: -1, length: 15, width: 3.4, spacing: 5, slant: 24, envelope: () => 1 })
  // The mask: a heart of paper, as an owl has it.
  const mask = ink.path(
    '2,-26* 20,-50 48,-48 70,-22 70,12 52,42 22,56 2,76 -20,56 -50,44 -70,14 -68,-22 -44,-50 -16,-48',
    true,
  )
  ink.cut(mask)
  for (const [path, side] of [
    ['2,-26 20,-50 48,-48 70,-22 70,12 52,42 22,56 2,76', 1],
    ['2,-26 -16,-48 -44,-50 -68,-22 -70,14 -50,44 -20,56 2,76', -1],
  ] as const)
    ink.feather(path, {
      side,
      length: 15,
      width: 3,
      spacing: 4.6,
      slant: 18,
      envelope: (along) => 0.5 + 0.5 * Math.sin(along * Math.PI),
    })
}

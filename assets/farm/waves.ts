import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** Ripples of three shapes: a back of ink, and on most a light along its crest. */
const RIPPLES = [
  { back: '-32,4 -13,-5 5,-6.5 32,3', crest: '-26,-1 -10,-9 6,-10.5 24,-3', under: '-16,8 3,2 22,8' },
  { back: '-26,3 -12,-4 6,-5 25,4', crest: '', under: '-4,9 9,5 22,9' },
  { back: '-36,5 -20,-3 0,-3 14,-7 36,2', crest: '-4,-7 12,-12 28,-4', under: '' },
] as const

/** Frames go shape by shape, each in three drawings that boil. */
export function drawRipple(ink: Ink, frame: number): void {
  const { back, crest, under } = RIPPLES[Math.floor(frame / 3)] ?? RIPPLES[0]
  if (crest) ink.line(crest, { width: 4.2, white: true, profile: 'swell', dry: frame % 2 ? 0.3 : 0 })
  ink.line(back, { width: 3.2, profile: 'swell' })
  if (under) ink.line(under, { width: 1.7, profile: 'flick' })
}

const CURLS = [
  {
    shape:
      '-50,12* -40,2 -30,-6 -20,-8 -14,-3* -19,-3 -20,3 -14,8* -4,-4 6,-13 18,-17 29,-12 32,-2* 25,-7 17,-4 17,3 25,9 52,13* 20,18 -24,18',
    shade: '-46,16 -32,2 -22,-3 -19,5 -8,8 2,-3 14,-6 16,4 26,10 50,16 20,22 -30,22',
    folds: ['-24,-3 -32,6 -38,17', '-20,0 -20,8 -12,17'],
  },
  {
    shape: '-42,12* -26,4 -12,-8 2,-17 18,-20 31,-13 33,-3* 26,-8 18,-6 17,2 26,9 46,13* 20,17 -14,17',
    shade: '-30,16 -12,4 4,-6 16,-8 15,2 24,10 44,14 30,20 -20,20',
    folds: ['8,-12 -6,-2 -20,16', '16,-6 14,4 24,17'],
  },
] as const

/** Small breakers of two shapes, three drawings each. */
export function drawCurl(ink: Ink, frame: number): void {
  const curl = CURLS[Math.floor(frame / 3)] ?? CURLS[0]
  const wave = ink.path(curl.shape, true)
  ink.form(wave, { width: 2.5, lit: 0.5, gap: 0.1, halo: 1 })
  ink.clip(wave, () => {
    ink.wash(curl.shade, { alpha: 0.8, color: INDIGO })
    ink.black('17,-6 6,-2 -1,8 -6,18 12,18 16,11 15,3')
    ink.between(curl.folds[0], curl.folds[1], 4, { width: 1.7, profile: 'swell' })
    ink.line('24,11 34,13 46,14', { width: 1.3, profile: 'flick' })
  })
  const lift = frame % 3
  ink.dot(38, -10 - lift, 1.5)
  ink.dot(43, -5 + lift, 1.1)
  ink.form(ink.ellipse(34, -20 - lift * 2, 2.2), { width: 1.3, gap: 0 })
}

/** The great wave, its foam and the flat of it. */
export function drawBreaker(ink: Ink, frame: number): void {
  const wave = ink.path(
    '-96,66* -60,52 -34,34 -26,10 -30,-8 -42,-20 -58,-22* -46,-42 -18,-58 16,-58 44,-40 70,-10 112,34 150,58 168,66*',
    true,
  )
  ink.form(wave, { width: 3.8, halo: 1.6, gap: 0 })
  ink.clip(wave, () => {
    ink.wash('-50,-24 -26,-34 0,-22 24,18 60,46 170,66 170,80 -96,80 -40,54 -22,20', { alpha: 0.8, color: INDIGO })
    ink.between('-54,-22 -30,-36 -2,-30 26,4 70,40 160,64', '-52,-20 -38,-18 -26,-4 -24,18 -40,44 -90,66', 9, {
      width: 4.8,
      profile: 'swell',
      trim: 0.06,
    })
    ink.between('-46,-34 -20,-48 14,-46 48,-16 130,50', '-50,-26 -28,-40 0,-34 34,2 110,52', 3, {
      width: 1.9,
      profile: 'swell',
      trim: 0.25,
    })
  })
  const froth = [
    [40, -46, 7],
    [24, -56, 9],
    [6, -62, 11],
    [-14, -62, 12],
    [-34, -54, 12],
    [-50, -42, 12],
    [-62, -28, 10],
    [-66, -14, 8],
    [-50, -20, 7],
  ] as const
  const pads = froth.map(([x, y, size], i) => {
    const breath = 1 + 0.1 * Math.sin(i * 2.1 + frame * 2.09)
    return ink.ellipse(x, y, size * breath, size * 0.9 * breath)
  })
  const foam = ink.clay(pads, 4)
  ink.form(foam, { width: 2.5, halo: 1, lit: 0.5 })
  ink.crescent(foam, { depth: 5, alpha: 0.4, color: INDIGO })
  for (const [x, y, size] of [
    [-78, -8, 3],
    [-74, 8, 2.4],
    [-82, -26, 2.2],
    [-58, 6, 2.6],
    [-70, -46, 2.4],
    [-44, -64, 2.2],
  ] as const)
    ink.form(ink.ellipse(x - frame, y + frame * 2.4, size), { width: 1.5, gap: 0 })
  // Where it meets the sea: a torn edge, higher in the middle.
  ink.form(
    '-128,64* -104,60 -92,64 -70,54 -52,62 -34,54 -14,62 8,55 26,63 50,56 74,64 110,58 140,66 182,62* 150,72 96,70 60,76 20,71 -10,77 -50,71 -92,76',
    { width: 2.1, lit: 0.6, gap: 0.2 },
  )
  ink.line('-104,82 -60,86 -20,83 40,88 92,83', { width: 2.6, profile: 'swell' })
}

/** The shadow of a gull on the water, wings up, level, down; (0, 0) is its middle. */
export function drawGull(ink: Ink, frame: number): void {
  const [tip = 0, bend = 0] = [
    [-15, -13],
    [2, -8],
    [13, -3],
  ][frame] ?? [0, 0]
  const wing = (side: -1 | 1) =>
    ink.path(
      `0,-4 ${side * 16},${bend - 3} ${side * 31},${bend * 0.5 - 3} ${side * 52},${tip}* ${side * 30},${bend * 0.5 + 5} ${side * 14},${bend + 9} 0,7`,
      true,
    )
  const shadow = ink.clay(
    [wing(-1), wing(1), ink.ellipse(0, 1, 7, 16), ink.path('-3,12 -8,25* 0,21 8,25* 3,12', true)],
    4,
  )
  ink.wash(shadow, { alpha: 0.6, color: '#1d2f55' })
}

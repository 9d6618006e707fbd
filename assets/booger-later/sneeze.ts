import type { Ink } from '../ink/ink'
import { MOSS } from '../ink/palette'

/** A hand that has been drawn up a nose, as that shows under the skin of it; in drawing units of the face. */
export function drawInside(ink: Ink): void {
  for (const [finger, shade, shine, pads] of [
    [
      '197,128 196,112 199,99 205,93 211,97 213,108 212,120',
      '213,104 213,114 211,124',
      '201,108 202,101 206,98',
      '202,115 206,114',
    ],
    [
      '214,116 214,100 216,88 223,82 230,86 231,100 229,114',
      '231,96 231,106 229,116',
      '218,100 219,92 223,88',
      '220,108 225,107',
    ],
    [
      '233,114 233,98 236,86 243,81 250,86 250,100 248,114',
      '250,96 250,106 248,116',
      '237,98 238,91 243,87',
      '239,107 244,106',
    ],
    [
      '252,116 253,101 257,91 264,89 269,95 269,107 266,120',
      '269,102 269,111 266,121',
      '257,104 258,98 262,95',
      '258,111 263,111',
    ],
  ] as const) {
    ink.line(finger, { width: 2.8, profile: 'swell' })
    ink.feather(shade, { side: -1, length: 6, width: 1.8, spacing: 2.2, slant: 24 })
    ink.line(shine, { width: 3, white: true, profile: 'swell' })
    ink.line(pads, { width: 1.4, profile: 'flick' })
  }
  // The thumb has found room of its own.
  ink.line('292,140 301,128 304,116 300,107 293,108 289,117 284,126', { width: 2.8, profile: 'swell' })
  ink.feather('305,114 304,124 297,136', { side: -1, length: 7, width: 1.9, spacing: 2.2, slant: 24 })
  ink.line('293,118 294,112 298,111', { width: 2.8, white: true, profile: 'swell' })
  ink.lines(['204,84 201,77', '222,74 222,66', '246,73 248,65', '269,82 274,75', '311,108 318,104', '192,96 186,91'], {
    width: 2.2,
    profile: 'flick',
  })
}

/** What a sneeze is drawn by, along the way to the right: two strokes, and two drops. */
export function drawSpray(ink: Ink, frame: number): void {
  if (frame < 2) {
    const stroke = frame === 0 ? '-62,1 -30,-2.4 20,-1 64,2' : '-54,-2 -16,2 26,1 66,-2.4'
    ink.line(stroke, { width: 5.4, dry: 0.7 })
    ink.line(frame === 0 ? '-20,6 14,5 44,8' : '-30,-7 0,-6 30,-8', { width: 2.2, profile: 'flick' })
    return
  }
  const drop = ink.path(
    frame === 2 ? '-22,-1* -6,-6 6,-7.4 12,0 6,7 -6,5.4' : '-14,0* -2,-4.6 5,-4.6 8.6,0 4,5 -4,4',
    true,
  )
  ink.form(drop, { width: 2, halo: 1, tone: { from: 0.6, width: 1.3, spacing: 1.8 } })
  ink.tint(drop, { color: MOSS, alpha: 0.8, offset: 1.4 })
  ink.line(frame === 2 ? '-4,-2.6 2,-4 7,-2.6' : '-1,-1.6 4,-1.6', { width: 1.5, white: true, profile: 'swell' })
}

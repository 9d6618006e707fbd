import type { Ink } from '../ink/ink'
import { INDIGO, VERMILION } from '../ink/palette'

export const MOUTHS = ['pout', 'mutter', 'growl', 'roar', 'slack'] as const

/** His mouth, about the bridge of his nose. */
export function drawMouth(ink: Ink, mouth: (typeof MOUTHS)[number]): void {
  if (mouth === 'pout') {
    // The lower lip, out as far as it will go.
    const lip = ink.path('-36,88 -22,80 -6,78 14,80 28,88 22,103 4,110 -14,110 -30,102', true)
    ink.form(lip, { width: 3, halo: 1, tone: { from: 0.4, to: 0.78, width: 2.2, spacing: 2.2, angle: -70 } })
    ink.tint(lip, { alpha: 0.5, offset: 3 })
    ink.lines(['-12,84 -11,91', '-2,83 -2,91', '9,84 8,91'], { width: 1.5, profile: 'flick' })
    ink.line('-20,93 -10,89 4,90', { width: 2.2, white: true, profile: 'swell' })
  } else if (mouth === 'mutter') {
    const hole = ink.path('-34,84 -14,78 10,80 22,86 16,98 -6,104 -26,99', true)
    ink.form(hole, { width: 2.8, halo: 1 })
    ink.black(hole)
    ink.form('-22,82* -10,80 -8,88* -20,89*', { width: 1.4 })
    ink.form('2,80* 12,82 10,89* 2,88*', { width: 1.4 })
    ink.wash(ink.path('-20,100 -6,93 10,97 -4,104', true), { color: VERMILION, alpha: 0.9 })
  } else if (mouth === 'growl') {
    const hole = ink.path('-38,84 -16,78 10,79 30,86 34,100 18,108 -8,110 -32,105 -42,95', true)
    ink.form(hole, { width: 3.2, halo: 1.2 })
    ink.black(hole)
    for (const tooth of [
      '-32,86* -22,82 -21,97* -31,99*',
      '-19,82* -8,80 -7,97* -18,98*',
      '6,80* 16,82 15,96* 5,97*',
      '18,83* 28,87 26,96* 17,97*',
      '-24,106* -23,98 -12,99 -11,109*',
      '2,109* 3,99 13,99 15,107*',
    ])
      ink.form(tooth, { width: 1.6, halo: 0 })
  } else if (mouth === 'roar') {
    const hole = ink.path('-42,82 -18,74 12,76 34,84 38,106 22,128 -8,134 -34,124 -44,104', true)
    ink.form(hole, { width: 3.4, halo: 1.2 })
    ink.black(hole)
    ink.clip(hole, () => {
      const tongue = ink.path('-30,126 -20,112 -4,116 10,110 26,122 16,140 -20,140', true)
      ink.form(tongue, { width: 2 })
      ink.tint(tongue, { offset: 1 })
    })
    ink.form('-32,80* -16,76 -15,90* -30,92*', { width: 1.6, halo: 0 })
    ink.form('-13,76* 2,76 3,88* -12,90*', { width: 1.6, halo: 0 })
    ink.form('18,79* 30,84 27,95* 17,91*', { width: 1.6, halo: 0 })
    ink.form('-8,134* -6,121 7,120 9,132*', { width: 1.6, halo: 0 })
  } else {
    ink.black('-28,84 -8,80 14,83 22,90 8,97 -14,98')
  }
}

/** Half of the moustache. @param squash how far a fist pushes the right half up, 0…1 */
export function drawMoustacheHalf(ink: Ink, squash: number, side: 'left' | 'right'): void {
  const left = ink.path(
    '-12,47* -28,43 -48,47 -68,60 -88,82 -102,110 -118,118 -122,104* -130,122 -120,136 -102,132* -106,140 -92,138 -82,122* -76,126 -62,118 -52,106* -42,106 -28,96 -12,82 -6,64*',
    true,
  )
  const s = squash
  const right = ink.path(
    `-8,47* 10,43 32,48 56,${58 - s * 4} 76,${76 - s * 10} 92,${102 - s * 16} 106,${112 - s * 20} 112,${98 - s * 20}* 119,${116 - s * 22} 108,${130 - s * 20} 90,${125 - s * 14}* 93,${134 - s * 14} 78,${130 - s * 10} 68,${114 - s * 8}* 60,118 46,110 36,100* 24,100 8,90 -4,82 -8,64*`,
    true,
  )
  for (const [name, half, from, to, count] of [
    [
      'right',
      right,
      `-4,50 24,54 56,${68 - s * 6} 84,${100 - s * 14} 104,${122 - s * 20}`,
      '-4,78 14,88 34,98 52,108',
      9,
    ],
    ['left', left, '-16,50 -46,54 -72,72 -96,108 -122,124', '-10,76 -28,90 -46,102 -62,114', 9],
  ] as const) {
    if (name !== side) continue
    ink.form(half, {
      width: 3.2,
      halo: 1.8,
      gap: 0.16,
      tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.4, angle: -70 },
    })
    ink.clip(half, () =>
      ink.between(from, to, count, { width: 2, profile: 'swell', trim: 0.5, jitter: 0.6, skip: 0.1 }),
    )
    ink.crescent(half, { depth: 5, alpha: 0.3, color: INDIGO })
    ink.contour(half, { width: 3.2, gap: 0.16 })
  }
  if (side === 'left') ink.black('-10.6,47* -8,47* -7,62 -5,80 -8,83 -10.4,66')
}

import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import type { PathSource } from '../ink/path'

/** How they look: Pim speaks, with the mouth open or between two words, or listens; or blinks. */
export type PimLook = 'open' | 'word' | 'listen' | 'blink'

/** Pim, and Biggin on his head, who has heard enough. They look to the left. */
export function drawPimAndBiggin(ink: Ink, look: PimLook): void {
  const white = '#ffffff'
  const cap = (shape: PathSource, offset = 1.6, alpha = 0.62) => ink.tint(shape, { color: TEAL, offset, alpha })
  ink.at(-4, 16, { scale: 1.3 }, () => {
    // Shoulders and the striped scarf.
    solid(ink, '-60,66 -44,48 -24,42 24,42 44,48 62,66')
    const tail = ink.path('6,-48* 26,-64 46,-64 58,-50 62,-28 56,-10* 49,-14 46,-28 38,-40 27,-38 22,-26*', true)
    ink.form(tail, { width: 2.6, halo: 0.8, fill: white })
    cap(tail)
    ink.clip(tail, () =>
      ink.lines(
        [
          '22,-66 34,-56 32,-38',
          '42,-70 48,-56 40,-40',
          '58,-60 58,-48 46,-36',
          '68,-42 60,-36 48,-30',
          '68,-24 60,-22 50,-20',
        ],
        { width: 3.2, profile: 'even' },
      ),
    )
    ink.form(ink.ellipse(54, -3, 7.4, 7.6), { width: 2.2, halo: 0.8, fill: white })
    ink.line('48,-2 54,1 60,-2', { width: 1.4 })
    for (const side of [1, -1]) {
      const flap = ink.path(
        [
          [side * 33, -14, 1, 1],
          [side * 41, 0],
          [side * 41, 16],
          [side * 35, 30, 1, 1],
          [side * 28, 18],
          [side * 27, 2],
          [side * 28, -10, 1, 1],
        ],
        true,
      )
      ink.form(flap, { width: 2.5, halo: 0.8, fill: white, tone: { from: 0.48, width: 1.6, spacing: 2 } })
      cap(flap)
      ink.form(ink.ellipse(side * 36, 37, 5.6, 5.6), { width: 2, fill: white })
    }
    // Pim's face.
    const face = ink.clay([ink.ellipse(-2, 10, 31, 29, 0, 0.01), ink.ellipse(-8, 24, 20, 16)], 10)
    ink.form(face, { width: 2.8, halo: 0.8, fill: white, tone: { from: 0.62, width: 1.4, spacing: 2.2 } })
    ink.form('-26,40* -12,34 10,34 26,40* 30,50 0,56 -30,50', { width: 2.4, halo: 1, fill: white })
    ink.clip('-26,40* -12,34 10,34 26,40* 30,50 0,56 -30,50', () =>
      ink.lines(['-20,34 -22,56', '-10,32 -11,58', '1,32 1,58', '12,32 13,58', '22,34 25,56'], {
        width: 4.6,
        profile: 'even',
      }),
    )
    if (look === 'blink') ink.lines(['-22,7 -17,9.4 -12,7', '0,6.6 5,9 10,6.6'], { width: 2.2, profile: 'swell' })
    else drawPimEyes(ink, look)
    ink.lines(['-23,-4 -18,-7 -13,-5.6', '1,-6 6,-8 11,-5'], { width: 1.8, profile: 'pen' })
    ink.line('-9,14 -11.4,17 -8,18', { width: 1.6 })
    if (look === 'open') drawOpenMouth(ink)
    else if (look === 'word') ink.black(ink.ellipse(-8, 26, 5.4, 3))
    else ink.line('-14,26 -8,28 -2,25.6', { width: 2.2, profile: 'swell' })
    if (look !== 'open') ink.line('-14,33 -8,34.4 -3,33', { width: 1.1, profile: 'flick' })
    ink.wash(ink.ellipse(-24, 18, 4.4, 3), { alpha: 0.5, color: TEAL })
    ink.wash(ink.ellipse(13, 18, 5, 3.2), { alpha: 0.5, color: TEAL })
    // Biggin.
    const dome = ink.path('-36,-8* -39,-28 -28,-48 -9,-58 12,-58 29,-49 38,-30 37,-6* 0,-14', true)
    ink.form(dome, {
      width: 3,
      halo: 0.8,
      fill: white,
      contour: false,
      tone: { from: 0.5, width: 2, spacing: 2.2, angle: -52 },
    })
    cap(dome, 2.4)
    ink.contour(dome, { width: 3 })
    const patch = ink.path('18,-48* 30,-44* 27,-33* 15,-36*', true)
    ink.form(patch, { width: 1.5, halo: 0.4, fill: white })
    ink.lines(['15,-44 19,-43', '22,-50 22,-45', '31,-38 26,-38', '20,-32 20,-37'], { width: 1.2, profile: 'pen' })
    for (const [x, angle, length] of [
      [-25, 112, 14],
      [-17, 104, 13],
      [-8, 97, 11],
      [2, 88, 11],
      [11, 80, 12],
      [19, 68, 13],
      [26, 60, 14],
    ] as const)
      ink.black(ink.leaf(x, -8 - Math.abs(x) * 0.06, angle, length, 10, { bend: x * 0.1, belly: 0.35 }))
    const lip = ink.path(
      '-42,-2 -39,-13 -25,-18 -9,-20 2,-16 12,-20 28,-18 40,-12 42,-2 35,4 20,-3 4,-7 -12,-6 -31,6',
      true,
    )
    ink.form(lip, { width: 2.7, halo: 1, fill: white, tone: { from: 0.46, width: 1.8, spacing: 2, angle: -70 } })
    cap(lip, 1.2)
    ink.lines(['-35,-8 -28,-12 -20,-13', '24,-12 32,-9 37,-5'], { width: 1.4 })
    for (const [x, width, length] of [
      [-9, 6.4, 7],
      [-1, 6.8, 7.4],
      [8, 6, 6],
      [-26, 5, 6],
      [22, 5, 6],
    ] as const)
      ink.form(
        [
          [x - width / 2, -8 + Math.abs(x) * 0.14, 1, 1],
          [x + width / 2, -8.4 + Math.abs(x) * 0.14, 1, 1],
          [x + width * 0.42, -8 + length + Math.abs(x) * 0.1],
          [x - width * 0.42, -8 + length + Math.abs(x) * 0.1],
        ],
        { width: 1.5, fill: white },
      )
    // One eye shut against the noise, the other on him who makes it.
    ink.line('-27,-40 -18,-35 -10,-37', { width: 2.8, profile: 'swell' })
    ink.lines(['-26,-33 -19,-34 -12,-33', '-29,-44 -31,-46', '-29,-39 -33,-39'], { width: 1.4, profile: 'flick' })
    ink.form(ink.ellipse(9, -37, 9, 8.6), { width: 2.2, halo: 0.4, fill: white })
    ink.black(ink.ellipse(4.4, -34.6, 3.7, 4.2))
    ink.dot(3.2, -36, 1.3, { white: true })
    const lid = ink.path('-1,-37.6* 2,-47 16,-47 19,-38.4*', true)
    ink.cut(lid, { fill: white })
    ink.wash(lid, { alpha: 0.62, color: TEAL })
    ink.line('-0.6,-37.4 9,-39.4 18.6,-38.2', { width: 2.6, profile: 'even' })
    ink.line('4,-27 9,-26 14,-27.4', { width: 1.3 })
    ink.black('-33,-45 -24,-43 -12,-42* -8,-47* -20,-50 -31,-50')
    ink.black('0,-48 6,-54 18,-54 25,-49 16,-50 6,-49')
    const nose = ink.path('-10,-39* -18,-28 -16,-19 -6,-16.5 3,-20 3,-29 -3,-39*', true)
    ink.form(nose, {
      width: 2.4,
      halo: 0.5,
      lit: 0.35,
      skip: [1],
      fill: white,
      tone: { from: 0.5, width: 1.5, spacing: 2 },
    })
    cap(nose, 1.6, 0.34)
    ink.lines(['-13,-21 -10,-20', '-3,-20 0,-21.4'], { width: 1.7 })
  })
}

function drawPimEyes(ink: Ink, look: PimLook): void {
  const wide = look === 'open' ? 1.18 : 1
  // Listening, they look at who speaks; speaking, at whoever hears.
  const aside = look === 'listen' ? -1.4 : 0
  for (const [x, y] of [
    [-17, 6],
    [5, 5.4],
  ] as const) {
    ink.black(ink.ellipse(x + aside, y, 4.4 * wide, 6.2 * wide))
    ink.dot(x + aside - 1.6, y - 2.4, 2, { white: true })
    ink.dot(x + aside + 1.2, y + 3, 0.9, { white: true })
  }
}

/** As wide as it goes: a tooth above, a tongue below. */
function drawOpenMouth(ink: Ink): void {
  const mouth = ink.path('-18,22* -8,20 3,21* 2,31 -7,36 -16,31', true)
  ink.black(mouth)
  ink.clip(mouth, () => {
    ink.form('-12,18* -5,18* -5,24* -12,24*', { width: 1.2, fill: '#ffffff' })
    const tongue = ink.ellipse(-7, 36, 7, 4.6)
    ink.form(tongue, { width: 1.4, fill: '#ffffff' })
    ink.wash(tongue, { alpha: 0.6, color: TEAL })
  })
}

import type { Ink } from '../ink/ink'
import { PLUM, VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { drawSlashed } from '../ponytail/slashed'

const brow = (along: number) => Math.min(1, 0.55 + along * 3) * (1 - along) ** 0.45 + 0.08

/** The eighth: she looks at whoever is there. */
export function drawHeadToUs(ink: Ink): void {
  ink.at(350, 92, { rotate: 7, scale: 1.2 }, () => {
    drawSkull(ink)
    drawCap(ink)
    drawEyes(ink)
    drawSmile(ink)
  })
}

function drawSkull(ink: Ink): void {
  // Ears, and the ring in one of them.
  for (const [path, fold] of [
    ['-33,-6* -40,-10 -43,-2 -40,9 -33,12*', '-35,-3 -39,-4 -38,3'],
    ['33,-7* 40,-11 44,-3 41,8 34,12*', '36,-4 40,-5 39,3'],
  ] as const) {
    ink.form(path, { width: 2.2, halo: 0.8, tone: { from: 0.55, width: 1.3, spacing: 2.2 } })
    ink.line(fold, { width: 1.4, profile: 'swell' })
  }
  ink.line(ink.ellipse(40, 15, 3.4, 4), { width: 1.8, closed: true, profile: 'even' })
  const head = ink.path(
    '-33,-22* -34,-8 -35,6 -31,20 -22,33 -9,42 3,44 14,40 26,30 34,16 36,2 35,-14 32,-26* 0,-38',
    true,
  )
  ink.form(head, {
    width: 3,
    halo: 1.4,
    gap: 0.08,
    tone: { from: 0.66, to: 0.96, width: 1.5, spacing: 2.3, angle: -58 },
  })
  ink.clip(head, () => {
    ink.wash(ink.ellipse(-22, 15, 8.4, 5.4, -6), { alpha: 0.5, color: VERMILION })
    ink.wash(ink.ellipse(24, 14, 8.4, 5.4, 6), { alpha: 0.5, color: VERMILION })
    for (const [x, y] of [
      ...([
        [-15, 10],
        [-11, 13],
        [-19, 8],
        [-26, 9],
        [-22, 20],
        [13, 10],
      ] as const),
      ...([
        [17, 13],
        [21, 7],
        [26, 10],
        [23, 19],
        [-6, 11],
        [8, 11],
      ] as const),
    ])
      ink.dot(x, y, 0.9)
  })
}

/** All the hair drawn back; a forelock that has never obeyed, and now does. */
function drawCap(ink: Ink): void {
  const cap = ink.path(
    '-35,2* -40,-16 -34,-38 -16,-50 4,-53 24,-47 38,-33 42,-12 36,4* 34,-8 27,-19 15,-26 4,-29* -8,-26 -22,-20 -31,-10*',
    true,
  )
  ink.cut(cap, { halo: 1.2 })
  ink.black(cap)
  ink.clip(cap, () => {
    ink.lines(
      [
        ...['-32,-12 -26,-32 -10,-44 8,-47', '-22,-20 -12,-34 4,-41 18,-43', '-8,-27 2,-36 16,-39 26,-38'],
        ...['10,-28 20,-34 30,-34', '24,-22 31,-28 35,-27', '33,-8 38,-16 38,-24'],
      ],
      { width: 1.9, white: true, profile: 'swell' },
    )
    ink.lines(['-34,-22 -24,-40 -8,-49', '18,-25 26,-31 33,-31', '-15,-24 -4,-35 10,-40'], {
      width: 1.1,
      white: true,
      profile: 'swell',
    })
  })
  const lock = ink.path('2,-31* -8,-34 -22,-31 -31,-20 -33,-8* -28,-18 -18,-24.6 -6,-25*', true)
  ink.cut(lock, { halo: 0.8 })
  ink.black(lock)
  ink.line('-6,-30 -18,-26.6 -27,-18', { width: 1.3, white: true, profile: 'swell' })
  const band = ink.path('18,-58* 30,-53 40,-43* 35,-36 25,-44 13,-50*', true)
  ink.form(band, { width: 2.2, halo: 1 })
  ink.tint(band, { color: PLUM, offset: 1, alpha: 0.95 })
  ink.line('20,-53 28,-48 35,-41', { width: 1.3, profile: 'swell' })
}

/** One eye wide open: it is you she means. The other is shut, for the same reason. */
function drawEyes(ink: Ink): void {
  ink.black(ink.ellipse(-15, -1, 6.4, 8.4))
  ink.dot(-17.4, -4, 2.6, { white: true })
  ink.dot(-12.6, 2.6, 1.3, { white: true })
  ink.line('-25,-3 -16,-11.5 -6,-4.6', { width: 3, profile: 'swell' })
  ink.lines(['-24,-4 -28,-7', '-21.6,-7 -25,-11'], { width: 1.6, profile: 'flick' })
  ink.line('8,-1 14,4 21,4 27,-3', { width: 3.6, profile: 'swell' })
  ink.lines(['25,-1 29.6,2', '22,2.6 25.6,6.6', '18,4.6 19.6,8.8'], { width: 1.6, profile: 'flick' })
  ink.line('9,-5 17,-7 26,-8', { width: 1.3, profile: 'swell' })
  ink.line('-7,-14.4 -17,-18.4 -26,-12.4', { width: 4, profile: brow })
  ink.line('8,-11 18,-12.6 28,-9', { width: 4.6, profile: brow })
}

/** The nose, from before: turned up, and broken once. A smile on both sides of the finger, and the gap between two teeth. */
function drawSmile(ink: Ink): void {
  ink.line('-2,-2 -3.6,3 0,6', { width: 1.7, profile: 'swell' })
  ink.line('-5,11 -5.6,14.4 0,16.6 5,14.2 5,11', { width: 2, profile: 'swell' })
  ink.lines(['-3,14.4 -1.6,13', '3,14.2 1.8,13'], { width: 1.5, profile: 'pen' })
  const mouth = ink.path('-15,22* -6,26 6,26 19,19* 17,29 9,34.6 -2,35.6 -11,31*', true)
  ink.form(mouth, { width: 2.4, halo: 0.4 })
  ink.black(mouth)
  ink.clip(mouth, () => {
    ink.form('-14,22* -6,26 6,26 18,19.6* 16,25.4 6,30 -6,30 -13,27*', { width: 1.2, halo: 0 })
    const tongue = ink.ellipse(2, 38, 9, 5.6)
    ink.form(tongue, { width: 1.2 })
    ink.tint(tongue, { offset: 0.6 })
  })
  ink.lines(['-17,20 -15,22 -16,25', '18,17 20.6,19 19.6,23'], { width: 1.8, profile: 'swell' })
}

/** The far arm, a finger at her lips: shh. */
export function drawArmToLips(ink: Ink): void {
  ink.at(4, 11, {}, () => {
    const fore = ink.tube('282,204@30 284,176@28 306,150@24', { root: true })
    ink.form(fore, { width: 3, halo: 1.4, tone: { from: 0.36, to: 0.7, width: 2, spacing: 2.2 } })
    const puff = ink.clay([ink.tube('326,164@36 304,190@44 284,208@34', { root: true })], 2)
    drawSlashed(ink, puff, ['322,152 300,182 278,210', '334,172 314,196 292,222'])
    const cuff = ink.path('292,166* 296,150 308,140 324,146 322,160* 312,172 302,174*', true)
    ink.cut(cuff, { halo: 1.4 })
    ink.black(cuff)
    ink.lines(['298,158 308,148 318,150'], { width: 1.8, white: true, profile: 'swell' })
    const palm = ink.path('309,150 308,139 314,131 326,127 337,132 340,142 334,151 320,155', true)
    ink.form(palm, { width: 2.8, halo: 1.4, tone: { from: 0.42, width: 1.8, spacing: 2.2 } })
    for (const spine of ['332,147@11 338,141@12 333,133@10', '325,149@11 331,144@12 326,135@10']) {
      const folded = ink.tube(spine, { root: true })
      ink.form(folded, { width: 2.4, halo: 0.9, tone: { from: 0.5, width: 1.5, spacing: 2.2 } })
    }
    const finger = ink.tube('333,137@11.6 338,122@11.4 342,105@9', { root: true })
    ink.form(finger, { width: 2.7, halo: 1.2, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
    ink.lines(['333,122 337,120 343,122', '334,126 338,124 343,126'], { width: 1.3, profile: 'swell' })
    ink.form(ink.tube('313,147@10 319,136@11 326,130@8', { root: true }), { width: 2.4, halo: 0.8 })
  })
}

/** In how many drawings the nib writes. */
export const WRITTEN = 5

/** What the nib has written on its way down: a word, and where it ran out. Its drawings write it letter by letter. */
export function drawHush(ink: Ink, word: string, drawing: number): void {
  const last = drawing === WRITTEN - 1
  const written = last ? word : [...word].slice(0, Math.ceil((word.length * (drawing + 1)) / WRITTEN)).join('')
  ink.at(12, 306, { rotate: -7 }, () =>
    drawWords(ink, written, 0, 0, { size: word.length > 4 ? 50 : 60, align: 'start' }),
  )
  ink.line('22,312 12,336 24,356 44,350 40,334 24,340 10,366 6,396 14,428', { width: 2.8, profile: 'swell' })
  for (const [x, y, radius] of [
    [28, 420, 1.8],
    [36, 410, 1.2],
  ] as const)
    ink.dot(x, y, radius)
  if (!last) return
  ink.dot(150, 318, 2.4)
  ink.dot(162, 326, 1.4)
}

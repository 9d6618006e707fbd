import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'

/** The table with what lies on it in shade. */
export function drawTableTop(ink: Ink): void {
  drawTable(ink)
  drawTableShadows(ink)
}

/** The table top, lit from the left, dark where he keeps the light off it. */
function drawTable(ink: Ink): void {
  const top = ink.path('-300,290* 0,284 240,281 560,286 900,288* 900,600* -300,600*', true)
  ink.form(top, { width: 3.4, halo: 1.4 })
  ink.lines(
    [
      '-280,312 120,304 300,306 860,312',
      '-280,334 160,327 380,330 860,338',
      '-280,360 160,352 380,355 860,364',
      '-280,394 160,384 380,388 860,398',
      '-280,438 160,424 380,428 860,442',
      '-280,492 160,474 380,480 860,496',
    ],
    { width: 2.6, profile: 'even' },
  )
  ink.lines(
    [
      '-10,297 30,295 64,297',
      '200,318 240,321 280,318',
      '150,340 190,338 230,341',
      '440,322 480,319 530,322',
      '300,342 340,344 380,341',
      '20,340 50,338 84,341',
    ],
    { width: 1.4, profile: 'swell' },
  )
  ink.clip(top, () => {
    ink.wash(top, { alpha: 0.7, fade: { from: [600, 300], to: [160, 320] } })
    ink.wash('410,270* 900,270* 900,600* 330,600* 380,366 420,346 404,322', { alpha: 0.62 })
    ink.hatch('400,286* 600,286* 600,360* 360,360*', {
      angle: 4,
      spacing: 3,
      width: 1.8,
      length: 60,
      density: (x, y) => (x - 400 + (y - 300) * 0.6) / 120,
    })
  })
}

/** What mug, beard and arms keep from the light. */
function drawTableShadows(ink: Ink): void {
  ink.wash(
    '60,304 120,296 300,300 390,288 440,312 520,340 470,360 400,350 352,336 300,334 240,330 170,326 132,328 100,320',
    { alpha: 0.66 },
  )
  ink.hatch('130,312 260,316 380,300 420,330 340,336 240,330 150,326', {
    angle: 8,
    spacing: 2.8,
    width: 1.8,
    length: 34,
    density: () => 0.9,
  })
}

/** The salt, upset. */
export function drawSalt(ink: Ink): void {
  ink.wash('58,332 84,326 116,330 112,336 70,338', { alpha: 0.5 })
  ink.at(86, 322, { rotate: 74 }, () => {
    const glass = ink.path('-8,-12* 8,-12* 11,14* -11,14*', true)
    ink.form(glass, { width: 2.4, halo: 1, tone: { from: 0.5, width: 1.6, spacing: 2.4 } })
    ink.lines(['-3,-10 -4,12', '4,-10 5,12'], { width: 1.2, profile: 'swell' })
    solid(ink, '-9,-12* -8,-19 0,-22 8,-19 9,-12*', 0.6)
    for (const [x, y] of [
      [-3, -17],
      [2, -18],
      [0, -14],
    ] as const)
      ink.dot(x, y, 0.9, { white: true })
  })
  for (const [x, y, r] of [
    [112, 330, 1.3],
    [118, 332, 1],
    [122, 329, 0.8],
    [116, 335, 0.9],
    [127, 333, 1.1],
    [133, 331, 0.7],
    [121, 337, 0.7],
    [129, 337, 0.8],
    [110, 335, 0.8],
  ] as const)
    ink.dot(x, y, r)
}

import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawPatch } from '../kit/props'
import { BRIGHT, made } from '../kit/stuff'
import { stem } from './parts'

/** A laundry ghost, pegged out and not yet dry. 0, 0 is the ground between its feet. */
export function drawSheetGhost(ink: Ink): void {
  standShadow(ink, -40, 50)
  drawPosts(ink)
  drawFeet(ink)
  drawCloth(ink)
  drawFace(ink)
  drawPegs(ink)
}

function drawPosts(ink: Ink): void {
  stem(ink, '-100,2@9 -96,-110@8 -100,-226@9', 'dusk', { width: 2.3 })
  stem(ink, '102,0@9 98,-100@8 100,-214@9', 'dusk', { width: 2.3 })
  made(ink, ink.ellipse(-100, -230, 8, 7), 'black', { halo: 0.8 })
  made(ink, ink.ellipse(100, -218, 8, 7), 'black', { halo: 0.8 })
  ink.line('-100,-218 -58,-206 -40,-204', { width: 3, profile: 'even' })
  ink.line('44,-196 70,-198 99,-206', { width: 3, profile: 'even' })
  // The wash beside it had the sense to leave: one peg is empty.
  ink.at(76, -198, { rotate: 8 }, () =>
    made(ink, '-3,-9* 4,-9* 4,12* 0,4* -4,12*', 'stone', { width: 1.9, halo: 0.8, from: false }),
  )
  ink.at(-82, -212, { rotate: -6 }, () => {
    made(ink, '-3,-9* 4,-9* 4,12* 0,4* -4,12*', 'stone', { width: 1.9, halo: 0.8, from: false })
    made(ink, '-6,8* 6,8* 7,24 14,32 10,38* -4,36 -7,24', 'bright', { width: 2, halo: 0.8, from: false })
    ink.lines(['-5,14 6,13', '-6,20 6,19'], { width: 2.4, profile: 'even' })
  })
}

function drawFeet(ink: Ink): void {
  for (const [x, side, turn] of [
    [-18, -1, -4],
    [24, 1, 8],
  ] as const)
    ink.at(x, -4, { rotate: turn }, () => {
      stem(ink, `0,-42@15 ${side},-20@14 0,-2@13`, 'bright', { width: 2.4 })
      ink.black(`-10,-34* 10,-34* 9,-24* -9,-23*`)
      made(
        ink,
        [
          [-side * 9, -8],
          [side * 8, -10],
          [side * 24, 0],
          [side * 22, 8, 1, 1],
          [-side * 8, 9, 1, 1],
          [-side * 12, 2],
        ],
        'bright',
        { width: 2.4, halo: 0.8 },
      )
      ink.lines(
        [11, 16, 20].map((far) => [
          [side * far, 1],
          [side * (far + 1), 6],
        ]),
        { width: 1.7, profile: 'flick' },
      )
    })
}

function drawCloth(ink: Ink): void {
  const cloth = made(
    ink,
    '-50,-214* -40,-196 -14,-188 18,-186 40,-192 54,-206* 58,-176 76,-138 92,-124 88,-112 66,-112 68,-66 84,-34* 66,-42 52,-26* 38,-40 22,-24* 6,-40 -10,-22* -26,-38 -42,-24* -54,-40 -78,-28* -66,-64 -62,-106 -80,-92 -98,-96 -96,-108 -72,-132 -58,-176',
    'bright',
    { width: 3.2, halo: 1.6, from: 0.6, angle: -80 },
  )
  ink.clip(cloth, () => {
    ink.lines(
      [
        '-48,-206 -40,-180 -42,-150',
        '-40,-200 -26,-176 -24,-160',
        '52,-200 40,-178 44,-150',
        '42,-196 28,-176 28,-164',
        '-46,-100 -52,-66 -44,-34',
        '-22,-84 -28,-56 -26,-40',
        '6,-74 2,-56 6,-42',
        '34,-86 32,-60 38,-42',
        '54,-106 52,-70 66,-44',
        '-70,-116 -56,-122 -46,-118',
        '64,-122 54,-132 46,-130',
      ],
      { width: 2, profile: 'swell' },
    )
    // A hem with a stripe: it belongs to the inn.
    ink.line('-72,-44 -50,-54 -26,-52 6,-55 36,-54 60,-56 74,-48', { width: 5, profile: 'even' })
  })
  ink.contour(cloth, { width: 3.2 })
  drawPatch(ink, -34, -84, 12, -8, 'dusk')
  drawPatch(ink, 36, -98, 9, 12, 'black')
}

function drawFace(ink: Ink): void {
  ink.at(-2, -146, { rotate: -7 }, () => {
    // Two moth holes, one of which was darned; behind them it is dark.
    ink.black(ink.ellipse(-18, -4, 11, 16, 8, 0.08))
    ink.black(ink.ellipse(18, -4, 10, 14, -6, 0.08))
    ink.dot(-21, -10, 3.4, { white: true })
    ink.dot(15, -9, 3, { white: true })
    ink.lines(['-34,-24 -24,-30 -12,-26', '12,-26 22,-30 32,-23'], { width: 3, profile: 'pen' })
    const mouth = ink.black('-8,20 -2,13 8,14 12,24 8,36 -2,36 -9,30')
    ink.clip(mouth, () => ink.lines(['-12,18 16,34', '-12,28 16,18'], { width: 1.8, gouache: BRIGHT, profile: 'even' }))
    ink.line('-30,16 -33,24 -29,28', { width: 1.6, profile: 'swell' })
  })
}

function drawPegs(ink: Ink): void {
  for (const [x, y, turn] of [
    [-48, -208, -10],
    [51, -201, 12],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => {
      made(ink, '-6,-20* 0,-23 6,-20* 7,2* 6,20* 2,20* 0,4* -2,20* -6,20* -7,2*', 'dusk', { width: 2.3, halo: 1.4 })
      ink.lines(['-7,-6 7,-6', '-7,-2 7,-2'], { width: 1.8, profile: 'even' })
    })
  // It drips.
  for (const [x, y] of [
    [-78, -18],
    [-42, -10],
    [54, -12],
    [82, -20],
  ] as const)
    ink.black(ink.leaf(x, y, 90, 11, 5.4, { belly: 0.74, tip: 0.8 }))
}

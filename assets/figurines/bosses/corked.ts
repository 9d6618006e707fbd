import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { drawTeeth, stalk } from './parts'

/** A bottle that has got up; its label is its face, and it has taken the corkscrew away from whoever came with it. 0, 0 is between its feet. */
export function drawCorkedGiant(ink: Ink): void {
  standShadow(ink, -60, 66, 2)
  ink.at(0, 0, { rotate: -3 }, () => {
    drawFeet(ink)
    drawRaisedArm(ink)
    drawGlass(ink)
    drawLabel(ink)
    drawCork(ink)
    drawPlantedArm(ink)
  })
}

function drawFeet(ink: Ink): void {
  for (const [x, side] of [
    [-24, -1],
    [28, 1],
  ] as const) {
    stalk(
      ink,
      [
        [x, -38, 30],
        [x + side * 3, -16, 26],
        [x + side * 3, -2, 28],
      ],
      'black',
    )
    const toe = [
      [x - 18, 4, 1, 1],
      [x - 12, -9],
      [x + 12, -9],
      [x + 18, 4, 1, 1],
      [x + 14, 9],
      [x - 14, 9],
    ]
    made(ink, toe, 'stone', { width: 2.5 })
  }
}

/** The far arm, and in it the corkscrew, bent for good. */
function drawRaisedArm(ink: Ink): void {
  stalk(ink, '48,-128@30 80,-122@27 93,-146@26 92,-174@27', 'stone', { width: 3 })
  ink.lines(['84,-134 92,-136 100,-146', '88,-126 98,-132 106,-142'], { width: 1.6, profile: 'swell' })
  stalk(ink, '66,-203@9 96,-199@10 122,-205@9', 'dusk', { width: 2.4 })
  ink.line('95,-196 94,-176 95,-160', { width: 4, profile: 'even' })
  ink.line('94,-206 86,-212 100,-219 84,-224 96,-231 78,-233 84,-241 66,-240', { width: 4, profile: 'even' })
  ink.at(91, -188, { rotate: -174 }, () => drawKnuckles(ink))
}

/** Glass, and how full it is. */
function drawGlass(ink: Ink): void {
  const glass = ink.path(
    '-44,-20* -62,-44 -66,-84 -62,-116 -46,-136 -24,-144* -22,-166* 24,-167* 25,-144* 48,-136 64,-116 68,-84 64,-44 46,-20* 0,-14',
    true,
  )
  ink.form(glass, { width: 3.5, halo: 1.6, contour: false })
  ink.clip(glass, () => {
    ink.black('-72,-104 -50,-110 -20,-102 10,-110 40,-103 74,-109 74,0 -74,0')
    scrape(ink, 2, ['-60,-98 -30,-102 0,-97 36,-101 60,-98'])
    scrape(ink, 3.4, ['-54,-88 -57,-62 -50,-38', '-47,-86 -50,-66'])
    scrape(ink, 2, ['54,-88 56,-60 46,-34'])
    ink.tone(glass, { from: 0.46, width: 2, spacing: 2.4, dark: (_, y) => (y > -144 ? -1 : 0) })
    for (const [x, y, radius] of [
      [-30, -108, 3],
      [-38, -116, 2],
      [38, -112, 3.4],
    ] as const)
      ink.contour(ink.ellipse(x, y, radius), { width: 1.5 })
  })
  ink.contour(glass, { width: 3.5, gap: 0.14 })
  ink.lines(['-50,-122 -40,-132 -30,-136', '-56,-110 -54,-118'], { width: 2.4, profile: 'swell' })
  ink.lines(['-44,-134 -36,-122 -40,-114 -30,-106', '-36,-122 -28,-124'], { width: 2, profile: 'flick' })
}

/** The label is the face; one corner of it has come unstuck. */
function drawLabel(ink: Ink): void {
  const label = '-42,-94* 0,-90 44,-95* 46,-40* 24,-36 0,-34 -26,-37 -43,-41*'
  ink.form(label, { width: 2.8, halo: 1.4, tone: { from: 0.62, width: 1.7, spacing: 2.3 } })
  ink.line('-37,-88 0,-84.6 39,-89 41,-46 0,-40 -38,-46 -37,-88', { width: 1.4, profile: 'even' })
  ink.black('-32,-80* -14,-72 -5,-66* -8,-58 -20,-58 -29,-66')
  ink.black('34,-81* 16,-73 7,-66* 10,-58 22,-58 31,-66')
  ink.dot(-14, -64, 3.2, { white: true })
  ink.dot(17, -64, 3.2, { white: true })
  ink.black('-28,-52* -14,-55 0,-52 14,-55 30,-52* 26,-43 12,-41 0,-43 -12,-41 -25,-43')
  drawTeeth(ink, [
    [-20, -54, 88, 10, 8],
    [-10, -55, 92, 9, 8],
    [0, -53, 90, 10, 8],
    [10, -55, 94, 9, 8],
    [20, -54, 90, 11, 8],
  ])
  ink.form('46,-40* 30,-38* 41,-55*', { width: 2, halo: 0.8 })
}

/** Driven in, and wired down, by those who were afraid of it. */
function drawCork(ink: Ink): void {
  ink.at(0, -164, { rotate: 7 }, () => {
    const cork = made(ink, '-23,2* -28,-32* -16,-40 4,-42 22,-39 30,-32* 26,1*', 'dusk', { width: 3 })
    ink.clip(cork, () => ink.stipple(cork, { spacing: 5, radius: 1.3, density: () => 0.7 }))
    ink.lines(['-26,-14 0,-8 28,-15', '-20,0 -8,-12 -14,-40', '20,0 10,-12 16,-40'], { width: 2.2, profile: 'even' })
    ink.form(ink.ellipse(1, -10, 6, 6), { width: 2.2, halo: 0.6 })
    ink.lines(['-3,-10 5,-10', '1,-14 1,-6'], { width: 1.6, profile: 'even' })
  })
}

/** The near arm: a fist like an anvil. */
function drawPlantedArm(ink: Ink): void {
  stalk(ink, '-50,-126@30 -82,-112@27 -90,-74@29 -88,-34@34', 'stone', { width: 3.1, halo: 1.6 })
  ink.lines(['-98,-96 -86,-90 -76,-94', '-100,-86 -88,-80 -76,-84'], { width: 1.7, profile: 'swell' })
  ink.at(-88, -10, {}, () => drawKnuckles(ink))
}

/** A fist that hangs down, with its studded cuff. */
function drawKnuckles(ink: Ink): void {
  made(ink, '-22,-24* 18,-26* 24,-8 22,12* 12,18 -14,19 -24,12* -27,-6', 'paper', { width: 3, halo: 1.6, from: 0.44 })
  for (const [i, x] of [-17, -6, 5, 15].entries()) {
    const finger = [
      [x - 6, -4 + (i % 2), 1, 1],
      [x + 5.4, -4, 1, 1],
      [x + 6, 12],
      [x, 18],
      [x - 6, 13],
    ]
    made(ink, finger, 'paper', { width: 2.2, halo: 0.6, from: 0.5 })
    ink.line(`${x - 4},3 ${x},4.6 ${x + 4},3`, { width: 1.3 })
  }
  made(ink, '-24,-30* 20,-32* 21,-22* -25,-20*', 'black')
  for (const x of [-16, -2, 12]) ink.dot(x, -26, 1.8, { white: true })
}

import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot } from '../kit/limbs'
import { drawButtons } from '../kit/props'
import { made, scrape } from '../kit/stuff'

/** The Brothers Tumm: one gentleman, as far as the ticket goes. 0, 0 is the ground between the lowest one's feet. */
export function drawBrothersTumm(ink: Ink): void {
  standShadow(ink, -40, 46, 1)
  for (const [x, toe] of [
    [-18, -1],
    [20, 1],
  ] as const) {
    made(ink, `${x - 9},-34* ${x + 9},-34* ${x + 8},-8* ${x - 8},-8*`, 'stone', { width: 2.4 })
    drawBoot(ink, [x, -8], { toe, size: 24 })
  }
  // Behind the coat: the highest points one way, the lowest waves a sausage.
  drawArm(ink, [22, -170], [64, -182], [92, -204], { stuff: 'dusk', thick: 20, hand: 'point', size: 22 })
  drawArm(ink, [34, -58], [76, -44], [88, -74], { stuff: 'dusk', thick: 20, hand: 'fist' })
  drawSausage(ink)
  drawCoat(ink)
  drawMiddle(ink)
  drawLowest(ink)
  drawArm(ink, [-34, -112], [-78, -92], [-96, -118], { stuff: 'dusk', thick: 20, hand: 'open', size: 21, left: true })
  drawArm(ink, [-22, -172], [-58, -184], [-30, -214], { stuff: 'dusk', thick: 20, hand: 'none' })
  drawHighest(ink)
}

function drawSausage(ink: Ink): void {
  made(ink, ink.tube('74,-98@13 92,-104@15 108,-98@12', { root: true, round: 1 }), 'stone', { width: 2.4, halo: 1.4 })
  ink.lines(['70,-96 66,-92', '112,-96 116,-92', '84,-106 86,-98', '94,-108 96,-100'], { width: 1.6 })
  ink.line('90,-88 92,-112', { width: 2.4, profile: 'even' })
}

function drawCoat(ink: Ink): void {
  const coat = made(
    ink,
    '-24,-186* -38,-164 -34,-140 -44,-118 -40,-92 -52,-66 -58,-24* -30,-16 0,-14 30,-16 60,-24* 54,-66 42,-94 46,-120 36,-142 40,-164 24,-188*',
    'dusk',
    { width: 3.1, halo: 1.2, from: 0.4 },
  )
  ink.clip(coat, () => {
    ink.lines(['2,-184 4,-140 -2,-100 4,-60 0,-16'], { width: 2.4, profile: 'even' })
    ink.lines(
      [
        '-30,-160 -26,-146 -34,-132',
        '-36,-110 -32,-96 -40,-80',
        '32,-150 28,-138 36,-128',
        '36,-108 34,-92 42,-78',
        '-46,-40 -38,-30 -40,-20',
        '46,-44 40,-32 42,-20',
      ],
      { width: 1.7, profile: 'flick' },
    )
  })
  made(ink, '-26,-190* -12,-176 2,-168 16,-176 26,-192* 30,-176 8,-156 0,-162 -8,-155 -32,-174*', 'black', {
    halo: 0.8,
  })
  drawButtons(
    ink,
    [
      [9, -150],
      [8, -88],
      [10, -36],
    ],
    3.4,
  )
  made(ink, '-46,-30* -24,-24* -25,-12* -50,-18*', 'dusk', { width: 2 })
  // Mended where somebody bit.
  ink.lines(['30,-66 40,-60', '32,-60 38,-68', '36,-56 44,-62'], { width: 1.5 })
}

/** Two eyes and a nose, between the second button and the third. */
function drawMiddle(ink: Ink): void {
  const gap = ink.path('-6,-138* -26,-124 -24,-104 -2,-94* 20,-104 24,-126 4,-138*', true)
  ink.black(gap)
  ink.clip(gap, () =>
    drawHead(ink, 0, -118, {
      ...{
        shape: 'round',
        tilt: -11,
        look: 0.5,
        eyes: 'wide',
        brows: 'worried',
        mouth: 'none',
        nose: 'bulb',
        cheeks: 4,
      },
      scale: 0.8,
      ears: false,
    }),
  )
  ink.lines(['-6,-138 -26,-124 -24,-104 -2,-94', '4,-138 24,-126 20,-104 -2,-94'], { width: 2.6 })
}

/** He carries it all, and has the sausage. */
function drawLowest(ink: Ink): void {
  const gap = ink.path('0,-80* -24,-68 -26,-50 0,-40* 26,-48 24,-68 4,-80*', true)
  ink.black(gap)
  ink.clip(gap, () =>
    drawHead(ink, 0, -58, {
      ...{ shape: 'wide', tilt: 8, look: 0.8, eyes: 'squint', brows: 'cross', mouth: 'flat', nose: 'snub', cheeks: 6 },
      scale: 0.76,
      ears: false,
    }),
  )
  ink.lines(['0,-80 -24,-68 -26,-50 0,-40', '4,-80 24,-68 26,-48 0,-40'], { width: 2.6 })
}

/** The gentleman: hat, moustache, and a hand to both. */
function drawHighest(ink: Ink): void {
  drawHead(ink, 0, -206, {
    ...{ shape: 'square', tilt: 9, look: 0.3, eyes: 'ball', brows: 'raised', nose: 'bulb', mouth: 'none', cheeks: 5 },
    scale: 0.86,
    over: () => {
      made(ink, '2,13* -12,10 -30,16 -40,8* -34,24 -16,25 2,19 20,25 38,22 44,6* 32,15 16,10*', 'black', {
        rim: 1.2,
        halo: 0.8,
      })
      made(ink, '-21,-22* -25,-62* 0,-67 27,-62* 22,-22* 0,-16', 'black', { halo: 1, rim: 2 })
      ink.line('-22,-30 0,-24 23,-30', { width: 6, white: true, profile: 'even' })
      made(ink, '-40,-22* 0,-13 40,-23* 37,-12* 0,-4 -37,-12*', 'black', { halo: 0.8 })
      scrape(ink, 1.8, ['-17,-56 -15,-38'])
    },
  })
  ink.at(-29, -222, { rotate: 24 }, () => {
    made(
      ink,
      ink.clay(
        [
          ink.ellipse(0, 0, 9, 8.4),
          ink.tube('2,-4@6 12,-10@4.6', { root: true }),
          ink.tube('3,0@6 14,-3@4.6', { root: true }),
        ],
        2,
      ),
      'bright',
      { width: 2.2 },
    )
    made(ink, '-10,5* 8,8* 6,15* -12,12*', 'bright', { width: 1.9, halo: 0.5 })
  })
}

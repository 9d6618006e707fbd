import { drawOpenHand } from '../../characters/hands'
import type { Ink } from '../../ink/ink'
import { made, scrape } from '../kit/stuff'
import { drawEye, drawSpikes, drawTongue, stem } from './parts'

/** A wicked candle, burning at every end it has. 0, 0 is the ground under its dish. */
export function drawCandle(ink: Ink): void {
  drawDish(ink)
  drawFarArm(ink)
  ink.at(0, -14, {}, () =>
    ink.warp(0, 0, { skew: 0.07 }, () => {
      drawFlames(ink)
      drawWax(ink)
      drawFace(ink)
    }),
  )
  drawNearArm(ink)
}

function drawDish(ink: Ink): void {
  made(ink, '66,-10* 84,-26 104,-22 106,-6 92,4 72,2*', 'black', { halo: 0.8 })
  made(ink, ink.ellipse(91, -11, 8, 7), 'bright', { width: 2, from: false })
  made(ink, '-84,-14* -40,-24 40,-24 84,-15* 74,2 40,8 -40,8 -74,2', 'black', { rim: 2 })
  // Wax that has been spilt on purpose.
  made(ink, '-60,-14 -30,-22 30,-22 62,-14 58,-4* 46,-8 40,4* 30,-6 0,-4 -24,-6 -34,5* -42,-6 -56,-4*', 'bright', {
    width: 2.4,
    from: false,
  })
}

function drawFlames(ink: Ink): void {
  for (const [x, y, height, lean] of [
    [-30, -176, 46, -14],
    [30, -174, 42, 14],
    [0, -186, 66, -4],
  ] as const) {
    ink.line(`${x},${y + 8} ${x + lean * 0.1},${y - 8}`, { width: 4, profile: 'even' })
    ink.at(x, y, { rotate: lean }, () => {
      made(
        ink,
        `0,0* ${-height * 0.3},${-height * 0.16} ${-height * 0.34},${-height * 0.44} ${-height * 0.12},${-height * 0.74} ${height * 0.08},${-height * 1.06}* ${height * 0.12},${-height * 0.74} ${height * 0.34},${-height * 0.5} ${height * 0.3},${-height * 0.16}`,
        'bright',
        { width: 2.8, halo: 1.2, from: false },
      )
      made(
        ink,
        `0,-2* ${-height * 0.15},${-height * 0.14} ${-height * 0.14},${-height * 0.34} ${height * 0.02},${-height * 0.58}* ${height * 0.16},${-height * 0.32} ${height * 0.14},${-height * 0.12}`,
        'dusk',
        {
          width: 1.8,
          halo: 0.4,
          from: false,
        },
      )
    })
  }
}

function drawWax(ink: Ink): void {
  const wax = made(
    ink,
    '-50,2* -48,-60 -50,-120 -52,-160* -40,-178 -24,-168 -8,-184 10,-182 24,-168 42,-176 54,-160* 51,-110 52,-60 54,2* 0,8',
    'bright',
    {
      width: 3.1,
      halo: 1.4,
      from: false,
    },
  )
  ink.clip(wax, () => {
    ink.hatch('40,-172* 60,-172* 60,8* 44,8* 47,-40 44,-90', { angle: 4, spacing: 2.6, width: 1.7, inset: 0 })
    ink.lines(['-40,-40 -38,-20 -40,-2', '-24,-30 -23,-12', '4,-24 4,-6', '-10,-20 -10,-4'], {
      width: 1.6,
      profile: 'swell',
    })
  })
  ink.contour(wax, { width: 3.1 })
  // What runs down: a fringe.
  made(
    ink,
    '-58,-152* -50,-172 -38,-182 -24,-172 -8,-188 12,-186 26,-172 42,-180 58,-156* 56,-118 48,-108 42,-120 40,-146 30,-150 26,-140 18,-132 12,-142 4,-152 -6,-144 -12,-128 -20,-126 -26,-140 -34,-150 -38,-120 -40,-84 -48,-76 -56,-86 -56,-120',
    'stone',
    {
      width: 2.6,
      halo: 1,
      from: 0.62,
    },
  )
  ink.lines(['-50,-150 -50,-96', '-20,-158 -18,-138', '48,-152 50,-124'], {
    width: 2.4,
    gouache: '#fff9ec',
    profile: 'swell',
  })
}

function drawFace(ink: Ink): void {
  drawEye(ink, [-16, -106, 12], [0.4, 0.1], [0.16, 0.62], '#c9bca4')
  drawEye(ink, [18, -106, 13], [0.1, 0.1], [0.62, 0.16], '#c9bca4')
  ink.black('-34,-124* -28,-126 -12,-118 -4,-110* -10,-111 -24,-118')
  ink.black('38,-126* 32,-128 16,-119 7,-110* 13,-111 27,-120')
  ink.line('-1,-98 -5,-88 2,-85', { width: 2.2, profile: 'pen' })
  const grin = ink.black('-34,-82* -16,-70 4,-68 26,-74 40,-88* 38,-60 20,-42 -4,-40 -26,-54')
  ink.clip(grin, () => drawTongue(ink, '-14,-34 -8,-52 6,-54 16,-56 24,-40', '6,-52 7,-42'))
  drawSpikes(ink, [
    [-26, -77, 78, 13, 9],
    [-15, -71, 88, 15, 9],
    [-4, -69, 86, 13, 9],
    [8, -69, 92, 16, 9],
    [20, -72, 96, 13, 9],
    [31, -79, 104, 12, 8],
    [-12, -42, -88, 10, 8],
    [14, -42, -94, 10, 8],
  ])
  ink.lines(['-40,-88 -34,-81 -37,-76', '46,-92 40,-87'], { width: 2, profile: 'pen' })
}

/** Arms of wax: they have set in mid-gesture. */
function drawFarArm(ink: Ink): void {
  stem(ink, '42,-92@22 76,-84@18 92,-112@15', 'bright', { from: 0.46 })
  ink.line('70,-94 78,-96 80,-90', { width: 1.7 })
  drawOpenHand(ink, { x: 95, y: -126, angle: -78, size: 1.2 }, 0.7)
  for (const [x, y, long] of [
    [66, -76, 20],
    [78, -78, 12],
  ] as const)
    made(ink, ink.leaf(x, y, 90, long, 8, { belly: 0.72, tip: 0.8 }), 'bright', { width: 2, from: false })
}

function drawNearArm(ink: Ink): void {
  stem(ink, '-48,-100@22 -84,-78@19 -78,-48@15', 'bright', { halo: 1.6, from: 0.46 })
  ink.line('-76,-84 -70,-78 -72,-70', { width: 1.7 })
  made(ink, ink.leaf(-84, -68, 90, 22, 9, { belly: 0.72, tip: 0.8 }), 'bright', { width: 2, from: false })
  // With a burnt match between its fingers.
  ink.line('-70,-30 -58,-12 -48,0', { width: 5, profile: 'even' })
  ink.line('-70,-30 -58,-12', { width: 2.4, gouache: '#fff9ec', profile: 'even' })
  made(ink, ink.ellipse(-46, 2, 5, 6, -30), 'black', { rim: 0.8 })
  drawOpenHand(ink, { x: -75, y: -36, angle: 74, size: 1.2 }, 0.8)
  scrape(ink, 2, ['-80,-10 -60,-16'])
}

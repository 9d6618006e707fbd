import type { Ink } from '../../ink/ink'
import { drawDrip } from '../bosses/parts'
import { drawPole } from '../kit/props'
import { BRIGHT, made, scrape } from '../kit/stuff'

/** Granny Blot, who has been in the family since the bottle. 0, 0 is the ground under her rocking chair. */
export function drawGrannyBlot(ink: Ink): void {
  ink.at(2, 0, { rotate: -6, scale: 1.14 }, () => {
    drawChairBack(ink)
    drawGranny(ink)
    drawChairFront(ink)
    drawKnitting(ink)
    ink.at(-14, -128, { rotate: -8 }, () => drawHead(ink))
  })
}

function drawChairBack(ink: Ink): void {
  for (const [from, to] of [
    [
      [46, -64],
      [66, -176],
    ],
    [
      [18, -64],
      [30, -180],
    ],
  ] as const)
    drawPole(ink, from, to, 7)
  for (const y of [-84, -108, -132]) drawPole(ink, [22 - (y + 84) * 0.12, y], [50 - (y + 84) * 0.18, y + 2], 5)
  made(ink, '20,-162* 46,-172 74,-160* 78,-178 48,-194 18,-182*', 'dusk', { width: 2.6 })
  made(ink, ink.path('46,-186* 42,-192 47,-194 50,-190 54,-192 56,-187 49,-180*', true), 'black', { halo: 0, rim: 0 })
}

function drawGranny(ink: Ink): void {
  const gown = made(
    ink,
    '-18,-116* -40,-100 -44,-72 -60,-52 -72,-14* -64,-12 -60,-2 -52,-12 -40,-14 -32,-4 -24,-14 -8,-14 0,-30 44,-46 50,-84 36,-112 10,-124*',
    'black',
    { halo: 1.4, rim: 2.2 },
  )
  ink.clip(gown, () =>
    scrape(ink, 1.7, [
      '-34,-66 -46,-44 -56,-20',
      '-20,-52 -32,-34 -38,-18',
      '40,-100 44,-80 40,-58',
      '-10,-44 4,-40 30,-50',
    ]),
  )
  drawDrip(ink, -28, -14, 16, 7)
  drawDrip(ink, -56, -10, 12, 6)
  // One slipper, out under the hem.
  made(ink, '-76,-14* -60,-18 -48,-14 -46,-8* -60,-6 -78,-6*', 'bright', { width: 2 })
  made(ink, ink.ellipse(-75, -15, 4.6, 4.6), 'bright', { width: 1.6 })
}

function drawChairFront(ink: Ink): void {
  drawPole(ink, [-18, -46], [-30, -4], 7)
  drawPole(ink, [40, -48], [56, -4], 7)
  drawPole(ink, [-22, -28], [48, -28], 4.6)
  made(ink, '-26,-52* 52,-58* 56,-48* -24,-42*', 'dusk', { width: 2.4 })
  const rocker = '-74,-18* -40,-4 10,4 60,-2 94,-22* 92,-14 62,8 10,14 -44,6 -78,-10*'
  made(ink, rocker, 'dusk', { width: 2.8, halo: 1.2 })
  drawPole(ink, [-34, -86], [34, -92], 7)
  drawPole(ink, [-26, -86], [-20, -52], 6)
}

/** She knits a puddle: it has no end either. */
function drawKnitting(ink: Ink): void {
  const piece = made(ink, '-64,-92* -40,-90 -36,-70 -44,-52* -52,-58 -58,-48* -66,-56 -74,-46* -76,-68', 'stone', {
    width: 2.3,
    halo: 1.2,
  })
  ink.clip(piece, () =>
    ink.lines(
      [
        '-74,-82 -68,-78 -62,-83 -56,-78 -50,-83 -42,-79',
        '-76,-72 -70,-68 -64,-73 -58,-68 -52,-73 -44,-69',
        '-76,-62 -68,-58 -62,-63 -56,-58 -50,-63',
      ],
      { width: 1.6 },
    ),
  )
  for (const [from, to] of [
    [
      [-34, -84],
      [-80, -102],
    ],
    [
      [-72, -84],
      [-26, -108],
    ],
  ] as const)
    drawPole(ink, from, to, 3.4, 'bright')
  made(ink, ink.tube('-26,-108@17 -44,-92@14', { root: true }), 'black')
  made(ink, ink.clay([ink.ellipse(-50, -91, 9, 8), ink.tube('-48,-97@5 -56,-100@4', { root: true })], 2), 'black', {
    halo: 1.4,
  })
}

/** No face, since she is a blot: spectacles, a pipe, a bun. */
function drawHead(ink: Ink): void {
  made(ink, ink.ellipse(17, -36, 17, 15, 10), 'bright', { width: 2.6, halo: 1, from: 0.5 })
  ink.lines(['8,-40 16,-46 26,-42', '8,-34 18,-38 30,-34', '10,-28 20,-30 28,-28'], { width: 1.4 })
  const head = made(
    ink,
    '-26,-8 -22,-24 -4,-33 14,-31 28,-18 31,0* 36,6 30,12 26,12* 24,22 18,32 13,24 11,21* 4,26 0,38 -6,38 -8,24* -16,22 -24,28 -28,22 -24,14* -34,8 -33,2 -26,2*',
    'black',
    { halo: 1.4, rim: 1.8 },
  )
  ink.clip(head, () => scrape(ink, 1.5, ['-14,-26 0,-30 12,-27', '24,-14 27,0 22,12']))
  made(ink, '-24,-14* -18,-28 -2,-36 12,-34 26,-24 30,-8* 18,-18 6,-24 -8,-22 -18,-16*', 'bright', {
    width: 2.3,
    halo: 0.8,
    from: 0.6,
  })
  ink.lines(['-14,-22 2,-32 14,-32', '4,-25 14,-28 22,-22'], { width: 1.3 })
  for (const [x, y] of [
    [-16, -1],
    [6, -2],
  ] as const) {
    ink.line(ink.ellipse(x, y, 9, 8.4), { width: 2.4, gouache: BRIGHT, closed: true, profile: 'even' })
    ink.line(`${x - 4},${y + 1} ${x},${y - 1.6} ${x + 4},${y + 1}`, { width: 2, gouache: BRIGHT })
  }
  ink.line('-7,-3 -5,-5 -3,-3', { width: 2, gouache: BRIGHT, profile: 'even' })
  ink.line('15,-3 28,-5', { width: 1.8, gouache: BRIGHT, profile: 'even' })
  made(ink, ink.tube('-16,14@4.4 -32,20@4.4 -40,16@5', { root: true }), 'dusk', { width: 1.8, halo: 1 })
  made(ink, '-50,2* -36,1* -36,14 -42,20 -49,14*', 'dusk', { width: 2.2, halo: 1 })
  ink.line('-43,-4 -50,-16 -42,-26 -50,-38 -44,-48', { width: 4.4, dry: 0.5 })
}

import type { Ink } from '../../ink/ink'
import { stalk } from '../bosses/parts'
import { drawHead } from '../kit/head'
import { drawArm, drawBoot, drawHand } from '../kit/limbs'
import { made, scrape } from '../kit/stuff'

/** General Hark, retired, still charging; he has not heard that it is over. 0, 0 is the ground under the rockers; he looks to the left. */
export function drawGeneralHark(ink: Ink): void {
  ink.at(0, 0, { rotate: -5 }, () => {
    drawFarLeg(ink)
    drawHorse(ink)
    drawCoat(ink)
    drawPegLeg(ink)
    drawArm(ink, [-6, -142], [-40, -120], [-50, -132], { stuff: 'black', thick: 18, hand: 'none' })
    drawHand(ink, [-56, -136], -150, { size: 17 })
    drawHead(ink, 6, -176, {
      ...{
        shape: 'square',
        tilt: -7,
        look: -0.8,
        eyes: 'squint',
        brows: 'bushy',
        nose: 'bulb',
        mouth: 'none',
        cheeks: 7,
      },
      over: () => drawHat(ink),
    })
    drawTrumpet(ink)
    drawArm(ink, [30, -140], [68, -136], [62, -160], { stuff: 'black', thick: 19, hand: 'none' })
    drawHand(ink, [60, -168], -110, { size: 17, left: true })
  })
}

/** The leg he has kept. */
function drawFarLeg(ink: Ink): void {
  stalk(ink, '-14,-80@16 -44,-62@15 -46,-46@13', 'stone')
  drawBoot(ink, [-47, -42], { toe: -1, size: 22 })
}

function drawHorse(ink: Ink): void {
  // Tail of wool, legs turned, all on rockers.
  const tail = made(ink, '64,-92* 84,-94 98,-76 100,-44* 90,-52 86,-40* 80,-56 72,-70 60,-76*', 'bright', {
    width: 2.5,
  })
  ink.clip(tail, () => ink.lines(['70,-88 86,-76 92,-50', '66,-82 80,-68 86,-48'], { width: 1.5 }))
  for (const [x, foot] of [
    [-40, -60],
    [-26, -34],
    [48, 54],
    [60, 80],
  ] as const)
    made(ink, `${x - 9},-66* ${x + 9},-66* ${foot + 5},-10* ${foot - 6},-10*`, 'bright', { width: 2.5 })
  made(ink, '-112,-34* -80,-6 -30,8 20,10 70,2 112,-26* 114,-16 74,14 20,22 -34,20 -84,6 -117,-26*', 'dusk', {
    width: 3,
    halo: 1.2,
  })
  made(ink, '-64,-14* -22,-8* -22,-2* -66,-8*', 'dusk', { width: 2, halo: 0.6 })
  made(ink, '46,-8* 86,-12* 88,-6* 46,-2*', 'dusk', { width: 2, halo: 0.6 })
  const body = ink.clay(
    [
      ink.tube('62,-82@46 10,-80@42 -34,-84@46', { root: true, round: 0.9 }),
      ink.tube('-40,-92@38 -62,-124@30 -70,-142@28', { root: true }),
      ink.tube('-68,-146@28 -88,-130@22 -102,-118@19', { root: true }),
    ],
    8,
  )
  made(ink, body, 'bright', { width: 3, halo: 1.4, from: 0.5 })
  for (const [x, y, across] of [
    [-10, -66, 8],
    [24, -68, 9],
    [52, -72, 8],
    [64, -92, 7],
    [-46, -84, 7],
    [-60, -112, 6],
    [6, -92, 5],
  ] as const)
    ink.black(ink.ellipse(x, y, across, across * 0.8, 20))
  made(ink, '-78,-156* -84,-172* -70,-162*', 'bright', { width: 2 })
  const mane = made(
    ink,
    '-76,-158* -58,-164 -52,-146* -44,-148 -40,-128* -32,-126 -26,-106* -38,-108 -48,-122 -60,-140*',
    'black',
    { rim: 1 },
  )
  ink.clip(mane, () => scrape(ink, 1.3, ['-66,-158 -54,-142 -44,-122']))
  ink.black(ink.ellipse(-80, -140, 3.6, 4.4))
  ink.dot(-81, -142, 1.4, { white: true })
  ink.dot(-103, -120, 1.8)
  ink.lines(['-106,-112 -96,-110 -90,-114'], { width: 2 })
  ink.line('-92,-132 -84,-116 -78,-112', { width: 2.6, profile: 'even' })
  ink.line('-82,-114 -62,-124 -54,-134', { width: 2.4, profile: 'even' })
}

/** Medals before, medals behind: he turned his back on nobody. */
function drawCoat(ink: Ink): void {
  made(ink, '-2,-96* 40,-100* 58,-72* 40,-70 12,-78*', 'dusk', { width: 2.4 })
  const coat = made(ink, '-12,-152* 20,-158 38,-148 46,-118 62,-84 66,-66* 50,-72 30,-84 -10,-86* -16,-118', 'black', {
    halo: 1.4,
    rim: 2,
  })
  ink.clip(coat, () => scrape(ink, 1.6, ['36,-108 50,-86 58,-74', '-12,-92 10,-90 30,-92']))
  for (const [x, y, kind] of [
    [-10, -134, 0],
    [3, -130, 1],
    [14, -136, 2],
    [-8, -114, 2],
    [6, -110, 0],
    [18, -116, 1],
    [30, -126, 0],
    [30, -106, 2],
    [44, -100, 1],
  ] as const)
    drawMedal(ink, x, y, kind)
  for (const x of [-14, 36]) {
    made(ink, ink.ellipse(x, -149, 12, 6, x > 0 ? 14 : -14), 'bright', { width: 2.1 })
    ink.lines(
      [-8, -3, 2, 7].map((dx) => `${x + dx},-145 ${x + dx},-137`),
      { width: 2, white: true },
    )
  }
}

function drawMedal(ink: Ink, x: number, y: number, kind: number): void {
  ink.black(`${x - 3.6},${y - 7}* ${x + 3.6},${y - 7}* ${x + 2.6},${y}* ${x - 2.6},${y}*`, { white: true })
  ink.line(`${x},${y - 7} ${x},${y}`, { width: 1.3 })
  if (kind === 0) ink.dot(x, y + 4.6, 4.8, { white: true })
  else if (kind === 1)
    ink.black(`${x},${y - 1}* ${x + 5},${y + 5}* ${x},${y + 11}* ${x - 5},${y + 5}*`, { white: true })
  else
    ink.lines([`${x - 5},${y + 5} ${x + 5},${y + 5}`, `${x},${y} ${x},${y + 10}`], {
      width: 4,
      white: true,
      profile: 'even',
    })
  ink.dot(x, y + 4.8, 1.5)
}

/** The near one, of oak. */
function drawPegLeg(ink: Ink): void {
  stalk(ink, '14,-92@24 -8,-82@21 -20,-66@17', 'stone', { halo: 1.4 })
  ink.lines(['-20,-84 -10,-80 -2,-86'], { width: 1.6 })
  made(ink, '-31,-70* -10,-62* -14,-32 -17,-12* -25,-13* -30,-34', 'dusk', { width: 2.5, halo: 1.4 })
  made(ink, '-35,-76* -6,-65* -8,-53* -36,-62*', 'black', { rim: 1.2 })
  ink.line('-26,-22 -15,-20', { width: 3, profile: 'even' })
}

function drawTrumpet(ink: Ink): void {
  made(ink, '34,-174* 52,-172 76,-186 92,-210* 112,-182* 84,-168 56,-162 35,-168*', 'bright', { width: 2.7, halo: 1.4 })
  made(ink, ink.ellipse(102, -196, 18, 9, 53), 'bright', { width: 2.3, halo: 0.4, from: false })
  ink.black(ink.ellipse(103, -196, 13, 6, 53))
  ink.lines(['50,-171 51,-163', '72,-182 78,-170'], { width: 2 })
}

function drawHat(ink: Ink): void {
  made(ink, '-26,10* -10,6 0,10 -14,12* 0,14 16,11* 12,20 0,22 -14,20 -34,28*', 'bright', { width: 2.1, halo: 0.8 })
  ink.line('-22,14 -10,11 0,14', { width: 1.2 })
  made(ink, '-42,-14* -30,-36 0,-56 30,-38 44,-16* 20,-22 0,-18 -20,-20*', 'black', { halo: 1, rim: 2 })
  scrape(ink, 1.6, ['-32,-24 -10,-30 10,-30 34,-25'], 'even')
  made(ink, ink.ellipse(-4, -38, 7, 7), 'bright', { width: 1.8 })
  ink.dot(-4, -38, 2.4)
  made(ink, ink.leaf(2, -46, -60, 34, 14, { bend: 8, belly: 0.6, tip: 0.7 }), 'bright', { width: 2 })
}

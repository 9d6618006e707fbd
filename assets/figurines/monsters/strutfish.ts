import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, rouge, scrape } from '../kit/stuff'
import { drawEye, stem } from './parts'

/** A strutfish: it has legs, and wishes that to be noticed. 0, 0 is the ground between its feet. */
export function drawStrutfish(ink: Ink): void {
  standShadow(ink, -40, 52)
  drawTail(ink)
  drawLeg(ink, '16,-66@16 30,-40@13 22,-6@9', 24, 1)
  drawLeg(ink, '-10,-64@16 -34,-44@13 -22,-8@9', -22, -1)
  ink.at(0, -58, { rotate: 6, scale: 0.93 }, () => {
    drawFin(ink)
    drawBody(ink)
    drawFace(ink)
    drawArm(ink)
  })
}

function drawTail(ink: Ink): void {
  const tail = made(ink, '10,-78* 50,-70 84,-92 104,-88* 92,-66 96,-44 78,-28* 60,-44 34,-44 10,-52*', 'dusk', {
    halo: 1,
  })
  ink.clip(tail, () =>
    ink.lines(['30,-66 64,-72 100,-86', '32,-60 64,-60 96,-56', '32,-54 60,-48 82,-32'], {
      width: 1.6,
      profile: 'swell',
    }),
  )
}

function drawLeg(ink: Ink, spine: string, x: number, side: 1 | -1): void {
  stem(ink, spine, 'bright', { width: 2.4 })
  made(
    ink,
    [
      [x - 6, -9, 1, 1],
      [x + 6, -9, 1, 1],
      [x + 8 + side * 6, -2],
      [x + side * 24 + 2, 4, 1, 1],
      [x + side * 11, 2, 1, 1],
      [x + side * 7, 8, 1, 1],
      [x - side * 1, 3, 1, 1],
      [x - side * 9, 6, 1, 1],
    ],
    'stone',
    { width: 2.2 },
  )
}

function drawFin(ink: Ink): void {
  const fin = made(ink, '20,-164* 50,-170* 48,-146* 68,-138* 60,-116* 76,-98* 62,-84* 68,-64* 44,-56*', 'dusk', {
    halo: 1,
  })
  ink.clip(fin, () =>
    ink.lines(['24,-140 46,-164', '36,-124 64,-136', '40,-104 72,-98', '42,-84 64,-68'], {
      width: 1.8,
      profile: 'swell',
    }),
  )
}

function drawBody(ink: Ink): void {
  const body = made(
    ink,
    '-30,-196* -8,-198 22,-176 44,-132 52,-84 44,-34 22,-4 -6,2 -34,-10 -56,-44 -58,-84 -42,-118 -36,-150 -48,-170*',
    'bright',
    { width: 3, from: false },
  )
  ink.clip(body, () => {
    const random = ink.fork('scales')
    for (let row = 0; row < 11; row++)
      for (let i = 0; i < 8; i++) {
        const [x, y] = [-20 + i * 12 + (row % 2) * 6, -138 + row * 12.4]
        if (random.chance(0.08) || x < -12 + (row > 8 ? -8 : 0)) continue
        ink.line(`${x - 6},${y - 5} ${x - 3},${y + 2} ${x + 3},${y + 2} ${x + 6},${y - 5}`, {
          width: 1.7,
          profile: 'pen',
        })
      }
    ink.black('60,-150* 30,-150 38,-110 40,-70 30,-30 6,4* 60,10*')
    ink.feather('30,-150 38,-110 40,-70 30,-30 6,4', { side: 1, length: 12, width: 2.2, slant: 20, envelope: () => 1 })
    // The chest it has.
    ink.lines(
      ['-52,-100 -36,-92 -26,-94', '-58,-76 -40,-68 -26,-70', '-56,-50 -40,-44 -28,-47', '-46,-26 -32,-22 -22,-26'],
      { width: 1.8, profile: 'swell' },
    )
  })
  ink.contour(body, { width: 3 })
}

function drawFace(ink: Ink): void {
  // Gill cover.
  ink.line('8,-176 20,-156 14,-132 -8,-120', { width: 2.8, profile: 'swell' })
  ink.line('14,-172 27,-152 21,-128', { width: 1.6, profile: 'swell' })
  drawEye(ink, [-8, -168, 15], [-0.7, 0.6], [0.56, 0.46], '#c9bca4')
  ink.line('-24,-190 -10,-195 6,-188', { width: 3.4, profile: 'pen' })
  // Lips that have been kissed, it says.
  made(ink, '-32,-186* -46,-190 -58,-182 -50,-172 -34,-170*', 'dusk', { width: 2.2, from: false })
  made(ink, '-34,-170* -48,-170 -56,-160 -44,-154 -30,-160*', 'dusk', { width: 2.2, from: false })
  ink.line('-52,-172 -40,-171 -28,-168', { width: 2.2, profile: 'pen' })
  rouge(ink, 2, -144, 7)
}

/** A fin on its hip. */
function drawArm(ink: Ink): void {
  const near = made(
    ink,
    '6,-112* 22,-118 52,-104 60,-90* 44,-70 22,-56* 20,-64* 10,-54* 8,-62* -4,-56* 0,-70 24,-86 20,-94 2,-98*',
    'stone',
    { width: 2.4, halo: 2 },
  )
  ink.clip(near, () =>
    ink.lines(['54,-92 38,-76 20,-60', '46,-92 28,-76 8,-60', '12,-106 34,-102 48,-94'], {
      width: 1.5,
      profile: 'swell',
    }),
  )
  const far = made(
    ink,
    '-44,-106* -66,-110 -88,-94 -86,-84* -70,-72 -54,-62* -54,-70* -46,-62* -46,-72* -66,-84 -60,-92 -46,-92*',
    'stone',
    { width: 2.4, halo: 1.4 },
  )
  ink.clip(far, () =>
    ink.lines(['-82,-88 -66,-76 -52,-66', '-60,-100 -74,-94 -80,-86'], { width: 1.5, profile: 'swell' }),
  )
  // A medal for having arrived.
  ink.at(-36, -84, { rotate: 12 }, () => {
    made(ink, '-6,-14* 6,-14* 4,0* -4,0*', 'black', { rim: 0, halo: 0.8 })
    made(ink, ink.scalloped(ink.ellipse(0, 8, 8, 8), { size: 7, depth: 2.4 }), 'bright', {
      width: 1.9,
      halo: 0.8,
      from: false,
    })
    ink.dot(0, 8, 2.6)
  })
  scrape(ink, 1.8, ['42,-120 47,-86 42,-50'])
}

import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made } from '../kit/stuff'
import { drawEye, drawSpikes, drawTongue, stem } from './parts'

/** A feral kettle, as left on the stove too long. It faces left; 0, 0 is the ground under its middle. */
export function drawFeralKettle(ink: Ink): void {
  standShadow(ink, -70, 74)
  drawPaws(ink, [
    [-34, -8, -56],
    [58, -6, 76],
  ])
  ink.at(4, -34, { rotate: 5 }, () => {
    drawHandle(ink)
    drawSpout(ink)
    drawBelly(ink)
    drawLid(ink)
  })
  drawPaws(ink, [
    [-60, 2, -84],
    [30, 4, 42],
  ])
  drawSteam(ink)
}

function drawPaws(ink: Ink, paws: readonly (readonly [hip: number, foot: number, x: number])[]): void {
  for (const [hip, y, x] of paws) {
    stem(ink, `${hip},-44@24 ${(hip + x) / 2 + 8},-26@20 ${x},${y - 8}@19`, 'black', { rim: 1.6, halo: 1.6 })
    made(
      ink,
      `${x - 19},${y}* ${x - 16},${y - 13} ${x},${y - 18} ${x + 15},${y - 11} ${x + 16},${y}* ${x},${y + 4}`,
      'black',
      { rim: 1.4, halo: 1 },
    )
    drawSpikes(ink, [
      [x - 15, y - 2, 158, 15, 8],
      [x - 6, y, 142, 15, 8],
      [x + 5, y + 1, 124, 14, 8],
    ])
  }
}

/** Arched like the back of a cat. */
function drawHandle(ink: Ink): void {
  stem(ink, '-66,-60@10 -92,-130@9 -76,-196@9 -10,-226@9 60,-200@9 88,-130@9 66,-62@10', 'stone', { width: 2.4 })
  made(ink, ink.tube('-44,-212@17 -8,-228@20 34,-216@17', { root: true, round: 0.5 }), 'dusk', {
    halo: 1,
    inside: () =>
      ink.lines(['-30,-230 -28,-208', '-16,-236 -14,-212', '-2,-238 -2,-214', '12,-236 10,-214', '24,-230 22,-208'], {
        width: 2,
        profile: 'even',
      }),
  })
}

/** Its tail, up. */
function drawSpout(ink: Ink): void {
  made(ink, '54,-20* 84,-30 92,-62 92,-92* 88,-104* 112,-110* 112,-96* 112,-54 98,-10 62,10*', 'stone', {
    width: 2.9,
    halo: 1,
    from: 0.46,
  })
  ink.black(ink.ellipse(100, -107, 11, 4, -14))
}

function drawBelly(ink: Ink): void {
  const belly = made(ink, '-68,-74* -86,-40 -82,-6 -56,14 0,19 54,13 78,-8 80,-42 62,-78* 0,-88', 'bright', {
    width: 3.2,
    halo: 1.4,
    from: 0.56,
  })
  ink.clip(belly, () => {
    // Enamel, speckled, and chipped where it was thrown.
    const random = ink.fork('speckles')
    for (let i = 0; i < 90; i++) ink.dot(random.between(-84, 80), random.between(-66, 16), random.between(0.6, 1.5))
    for (const [x, y, wide, high] of [
      [34, -22, 13, 9],
      [-50, -4, 8, 6],
      [62, 0, 7, 8],
    ] as const)
      ink.black(ink.ellipse(x, y, wide, high, 20, 0.22))
    ink.line('-84,-2 -56,12 0,18 56,12 80,-4', { width: 7, profile: 'swell' })
    ink.lines(['14,-40 22,-32 20,-20', '8,-34 14,-26'], { width: 1.7, profile: 'flick' })
  })
  ink.contour(belly, { width: 3.2 })
  // The mouth is where the lid was.
  made(ink, '-72,-70* -40,-62 0,-60 40,-62 66,-74* 40,-84 -40,-82', 'stone', { width: 2.6, halo: 0.8, from: false })
  ink.black('-66,-71 -36,-66 0,-64 36,-66 60,-74 66,-92 -70,-92')
}

/** Wide open: the lid is a jaw with teeth, and both eyes. */
function drawLid(ink: Ink): void {
  ink.black('-70,-74* -84,-106 -40,-120 40,-104 62,-76* 0,-62')
  drawTongue(ink, '-52,-66 -62,-88 -52,-100 -30,-92 -6,-72 -20,-64', '-54,-92 -34,-76')
  drawSpikes(ink, [
    [-62, -70, -92, 19, 11],
    [-46, -66, -84, 14, 10],
    [-30, -64, -92, 17, 10],
    [-13, -62, -86, 13, 10],
    [4, -62, -92, 15, 10],
    [22, -64, -88, 11, 9],
  ])
  ink.at(58, -82, { rotate: 15 }, () => {
    drawSpikes(ink, [
      [-126, -10, 98, 17, 11],
      [-110, -4, 88, 22, 11],
      [-93, -1, 96, 16, 11],
      [-76, 1, 90, 20, 11],
      [-59, 2, 94, 14, 10],
      [-42, 3, 88, 15, 10],
      [-26, 3, 92, 10, 9],
    ])
    const lid = made(ink, '-138,-8* -128,-36 -96,-56 -60,-60 -22,-46 4,-14 6,-2* -30,6 -70,6 -110,0', 'stone', {
      width: 3.1,
      halo: 1.2,
      from: 0.52,
    })
    ink.clip(lid, () => ink.line('-140,-16 -108,-10 -64,-4 -20,-6 8,-14', { width: 2, profile: 'swell' }))
    made(ink, ink.ellipse(-58, -68, 11, 10), 'black', { halo: 1 })
    drawEye(ink, [-104, -32, 13], [-0.5, 0.4], [0.12, 0.56], '#8a7c69')
    drawEye(ink, [-70, -33, 14], [-0.7, 0.4], [0.56, 0.16], '#8a7c69')
  })
}

/** Ears laid back, of steam. */
function drawSteam(ink: Ink): void {
  for (const [shape, curl] of [
    [
      '-26,-196* -18,-220 4,-232 24,-226 38,-240 60,-240 56,-228 42,-218 22,-204 0,-196',
      '-10,-204 6,-218 26,-216 44,-230',
    ],
    ['14,-184* 36,-204 58,-202 74,-212 98,-206 88,-196 70,-188 44,-178 26,-176', '28,-188 48,-192 66,-196 82,-203'],
  ] as const) {
    made(ink, shape, 'bright', { width: 2.6, halo: 1.6, from: 0.7 })
    ink.line(curl, { width: 1.9, profile: 'swell' })
  }
  ink.line('106,-150 100,-164 110,-174 104,-190', { width: 5, dry: 0.4 })
}

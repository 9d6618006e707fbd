import type { Ink } from '../../ink/ink'
import { standShadow } from '../kit/bases'
import { made, scrape } from '../kit/stuff'
import { coatOf, drawEye, drawSpikes, drawTongue } from './parts'

/** A shaggle: fur down to the ground, three eyes that do not speak to each other, a horn lost in a bet. */
export function drawShaggle(ink: Ink): void {
  standShadow(ink, -84, 88)
  drawLegs(ink)
  ink.at(0, 0, { rotate: -3 }, () => {
    drawHorns(ink)
    drawBody(ink)
    drawArm(ink, -1)
    drawArm(ink, 1)
    drawFace(ink)
  })
}

function drawLegs(ink: Ink): void {
  for (const x of [-27, 25]) {
    const leg = coatOf(ink, `leg ${x}`, { x, y: -20, across: 20, down: 22, count: 13, length: 6, combed: 4, hang: 6 })
    ink.black(leg)
    drawSpikes(ink, [
      [x - 13, -4, 104, 14, 9],
      [x - 2, -2, 90, 15, 10],
      [x + 10, -4, 78, 14, 9],
    ])
  }
}

function drawHorns(ink: Ink): void {
  const horn = made(ink, '12,-168* 40,-188 58,-216 62,-240* 74,-214 70,-186 48,-154*', 'bright', {
    from: 0.42,
    angle: 20,
  })
  ink.clip(horn, () =>
    ink.lines(['34,-186 52,-168', '46,-198 64,-184', '54,-210 70,-200', '58,-222 70,-216'], {
      width: 1.9,
      profile: 'swell',
    }),
  )
  made(ink, '-44,-156* -58,-180 -60,-196* -52,-190 -46,-200* -40,-190 -31,-196* -20,-166*', 'bright', { from: 0.5 })
  ink.lines(['-54,-180 -34,-184', '-50,-170 -28,-174'], { width: 1.6, profile: 'swell' })
}

function drawBody(ink: Ink): void {
  const body = coatOf(ink, 'body', { x: 0, y: -104, across: 56, down: 76, count: 30, length: 9, combed: 3, hang: 9 })
  ink.cut(body, { halo: 1.4 })
  ink.black(body)
  ink.clip(body, () => {
    const random = ink.fork('lights')
    for (const [x, y, count] of [
      [-34, -150, 5],
      [-12, -168, 4],
      [14, -172, 3],
      [-44, -122, 4],
      [-22, -56, 5],
      [10, -50, 4],
      [-34, -40, 3],
      [34, -66, 3],
      [40, -146, 3],
    ] as const)
      for (let i = 0; i < count; i++) {
        const [left, top] = [x + i * 5, y + random.between(-3, 3)]
        scrape(
          ink,
          1.9,
          [`${left},${top} ${left - 2 - i},${top + 8} ${left + 1 - i * 1.6},${top + random.between(12, 19)}`],
          'flick',
        )
      }
  })
}

function drawArm(ink: Ink, side: 1 | -1): void {
  const x = side * 67
  drawSpikes(ink, [
    [x - 12 - side * 3, -18, 100 + side * 8, 26, 11],
    [x - side * 3, -16, 92, 28, 11],
    [x + 12 - side * 3, -18, 82 + side * 6, 25, 11],
  ])
  for (const [dx, y, across, down, count] of [
    [-18, -128, 19, 30, 14],
    [-4, -92, 19, 36, 16],
    [1, -50, 20, 40, 17],
  ] as const) {
    const part = coatOf(ink, `arm ${side} ${y}`, {
      x: x + side * dx,
      y,
      across,
      down,
      count,
      length: 7,
      combed: 4,
      hang: 7,
    })
    ink.black(part)
  }
  scrape(ink, 2.6, [`${side * 50},-136 ${side * 46},-104 ${side * 49},-70 ${side * 45},-30`])
  const lit = side < 0 ? 0 : 12
  scrape(
    ink,
    1.8,
    [
      `${x - 14 + lit},-110 ${x - 16 + lit},-96 ${x - 13 + lit},-84`,
      `${x - 8 + lit},-106 ${x - 9 + lit},-92`,
      `${x - 14 + lit},-60 ${x - 15 + lit},-44 ${x - 11 + lit},-34`,
      `${x - 6 + lit},-52 ${x - 7 + lit},-38`,
    ],
    'flick',
  )
}

function drawFace(ink: Ink): void {
  drawEye(ink, [-26, -136, 15], [-0.8, 0.3], [0.2, 0.1], '#5b5650')
  drawEye(ink, [4, -148, 19], [-0.2, 0.8], [0, 0])
  drawEye(ink, [33, -133, 11], [0.8, -0.5], [0.2, 0.4], '#5b5650')
  const jaw = made(ink, '-40,-104* -14,-98 16,-99 42,-108* 40,-84 20,-72 -14,-71 -36,-82', 'dusk', {
    width: 1.6,
    halo: 0.4,
  })
  ink.clip(jaw, () => drawTongue(ink, '-22,-66 -14,-84 2,-88 20,-84 28,-66', '4,-86 5,-74'))
  drawSpikes(ink, [
    [-30, -78, -88, 22, 12],
    [-17, -73, -94, 15, 11],
    [-4, -71, -88, 17, 12],
    [9, -71, -92, 14, 11],
    [22, -74, -90, 18, 12],
    [34, -80, -94, 28, 13],
  ])
}

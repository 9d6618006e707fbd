import type { Ink } from '../../ink/ink'
import { made, rouge, scrape } from '../kit/stuff'
import { drawEye, stem } from './parts'

/** The ninth cat: as long as all its lives one after the other. It looks to us from the left; 0, 0 is the ground under its middle. */
export function drawNinthCat(ink: Ink): void {
  drawTail(ink)
  drawHind(ink)
  drawArch(ink, '88,-32@48 86,-70@42 68,-104@38 44,-92@36 40,-50@35 36,-22@34', 1)
  drawArch(ink, '36,-22@34 22,-14@34 8,-34@34 6,-104@36 -14,-168@38 -40,-150@36 -42,-80@35 -40,-30@34', 2)
  drawFront(ink)
  drawArch(ink, '-40,-30@34 -52,-14@34 -70,-28@35 -76,-80@37 -78,-120@38', 3)
  ink.at(-78, -164, { rotate: 9 }, () => drawHead(ink))
}

function drawTail(ink: Ink): void {
  stem(ink, '96,-44@16 112,-76@13 106,-112@11 92,-136@10', 'black', { rim: 1.4 })
  // It ends in smoke: so did the first eight.
  for (const [shape, curl] of [
    ['88,-132* 76,-144 82,-162 98,-160 104,-148 100,-132*', '90,-140 88,-150 95,-151'],
    ['84,-156* 66,-166 70,-188 92,-192 104,-178 100,-160*', '82,-168 80,-180 92,-180 93,-171'],
    ['82,-186* 58,-196 56,-222 80,-234 100,-222 100,-198*', '76,-202 72,-216 86,-222 90,-210 82,-208'],
  ] as const) {
    made(ink, shape, 'bright', { width: 2.6, halo: 0.8, from: 0.7 })
    ink.line(curl, { width: 2, profile: 'pen' })
  }
  ink.line('78,-238 72,-248 82,-254 76,-262', { width: 5, dry: 0.45 })
}

function drawArch(ink: Ink, spine: string, arch: number): void {
  const body = made(ink, ink.tube(spine, { root: true }), 'black', { halo: 2.4, rim: 0 })
  ink.clip(body, () => {
    const edge = ink.beside(spine, { share: arch === 3 ? 0.74 : -0.74, from: 0.06, to: 0.92 })
    ink.line(edge, { width: 2, white: true, bare: true, profile: 'swell' })
    // Stripes, scraped: so many that nobody has counted them.
    const [left, right] = [ink.beside(spine, { share: -1 }), ink.beside(spine, { share: 1 })]
    const count = Math.floor(left.points.length / 11)
    for (let i = 1; i < count; i++) {
      const step = Math.round((i / count) * (left.points.length - 1))
      const [a, b] = [left.points[step], right.points[step]]
      if (!a || !b) continue
      const reach = i % 2 ? 0.34 : 0.26
      ink.page(() => {
        for (const [from, to] of [
          [a, b],
          [b, a],
        ] as const)
          ink.line(
            [
              [from.x, from.y],
              [from.x + (to.x - from.x) * reach, from.y + (to.y - from.y) * reach + 2],
            ],
            { width: 2.2, white: true, bare: true, profile: 'flick' },
          )
      })
    }
  })
}

function drawHind(ink: Ink): void {
  made(ink, '62,2* 60,-24 72,-44 96,-46 112,-28 114,2* 90,6', 'black', { rim: 2, halo: 1.4 })
  for (const [x, y] of [
    [66, 0],
    [102, 2],
  ] as const)
    drawPaw(ink, x, y)
}

function drawFront(ink: Ink): void {
  for (const [x, y] of [
    [-96, -2],
    [-68, 3],
  ] as const) {
    stem(ink, `${x + 6},-70@16 ${x + 2},-36@14 ${x},-4@14`, 'black', { rim: 1.2, halo: 1.6 })
    drawPaw(ink, x - 1, y)
  }
}

function drawPaw(ink: Ink, x: number, y: number): void {
  made(
    ink,
    `${x - 15},${y + 4}* ${x - 15},${y - 6} ${x - 4},${y - 12} ${x + 9},${y - 9} ${x + 13},${y + 4}* ${x},${y + 6}`,
    'bright',
    { width: 2.4, halo: 1, from: 0.7 },
  )
  ink.lines([`${x - 6},${y - 4} ${x - 6},${y + 3}`, `${x + 3},${y - 4} ${x + 3},${y + 4}`], {
    width: 1.8,
    profile: 'pen',
  })
}

function drawHead(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    made(
      ink,
      [
        [side * 8, -22, 1, 1],
        [side * 28, -54, 1, 1],
        [side * 38, -10, 1, 1],
      ],
      'black',
      { halo: 1, rim: 1.4 },
    )
    made(
      ink,
      [
        [side * 18, -26, 1, 1],
        [side * 27, -42, 1, 1],
        [side * 32, -18, 1, 1],
      ],
      'dusk',
      { width: 1.2, halo: 0, from: false },
    )
  }
  made(
    ink,
    '-38,2 -34,-20 -14,-32 14,-32 34,-20 39,2 46,8* 36,12 40,20* 24,22 0,30 -24,22 -40,20* -36,12 -46,8*',
    'black',
    { rim: 2, halo: 2 },
  )
  // The notch of a fight, and the medal for nine lives.
  ink.hole('22,-52* 26,-44 31,-46*')
  drawEye(ink, [-15, -6, 11], [0.4, 0.3], [0.3, 0.3], '#8a7c69')
  drawEye(ink, [15, -7, 12], [0.2, 0.3], [0.3, 0.3], '#8a7c69')
  made(ink, '-16,14 -8,6 0,9 8,6 16,14 8,22 0,19 -8,22', 'bright', { width: 1.8, halo: 0.4, from: false })
  made(ink, '-5,6* 0,4 6,6* 0,12*', 'dusk', { width: 1.6, halo: 0.2, from: false })
  ink.line('0,12 0,17', { width: 1.6 })
  scrape(ink, 1.5, ['-18,14 -40,9', '-18,17 -42,18', '18,14 40,9', '18,17 42,19'], 'flick')
  scrape(ink, 2, ['0,-30 0,-22', '-8,-29 -6,-22', '8,-29 6,-22'], 'flick')
  rouge(ink, 0, 20, 3)
  ink.at(4, 34, { rotate: 4 }, () => {
    made(ink, ink.tube('-19,-8@7 0,-3@7 19,-9@7', { root: true }), 'stone', { width: 1.9, halo: 0.8 })
    made(ink, ink.ellipse(0, 7, 10, 10), 'bright', { width: 2.2, halo: 0.8, from: false })
    // A nine, nearly: the last one.
    ink.line('4,4 0,1 -3,5 1,8 4,4 3,13', { width: 2, profile: 'even' })
  })
}

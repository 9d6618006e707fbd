import type { Ink } from '../../ink/ink'
import { made, rouge } from '../kit/stuff'
import { drawEye, stem } from './parts'

/** A bookworm, half through. 0, 0 is the ground under the open book. */
export function drawBookworm(ink: Ink): void {
  drawBook(ink)
  drawLoop(ink, '-78,-58@26 -94,-92@27 -80,-124@28 -54,-122@28 -40,-96@27 -42,-52@26')
  drawLoop(ink, '34,-52@26 32,-88@27 50,-112@28 74,-106@28 84,-80@27 76,-48@26')
  drawHole(ink, -78, -56)
  drawHole(ink, -41, -50)
  drawHole(ink, 34, -50)
  drawHole(ink, 77, -48)
  drawLoop(ink, '-4,-44@26 -16,-92@28 -12,-140@30 6,-168@32 14,-196@34')
  drawHole(ink, -4, -42)
  ink.at(12, -204, { rotate: -9 }, () => drawHead(ink))
  drawCrumbs(ink)
}

function drawBook(ink: Ink): void {
  made(ink, '-118,-22* -112,-68* -6,-46* 110,-70* 118,-22* 60,-10 6,2* 0,4 -8,2* -64,-12', 'black', { halo: 1, rim: 2 })
  for (const side of [-1, 1] as const) {
    const page = made(
      ink,
      [
        [0, -60, 1, 1],
        [side * 26, -72],
        [side * 66, -78],
        [side * 110, -76, 1, 1],
        [side * 114, -32, 1, 1],
        [side * 66, -30],
        [side * 28, -22],
        [0, -8, 1, 1],
      ],
      'bright',
      { width: 2.6, from: 0.5 },
    )
    ink.clip(page, () => {
      const random = ink.fork(`lines ${side}`)
      for (let row = 0; row < 6; row++) {
        const y = -66 + row * 7
        ink.line(
          [
            [side * 12, y + 7],
            [side * 40, y + 1],
            [side * random.between(84, 104), y - 4],
          ],
          { width: 1.5, profile: 'pen' },
        )
      }
      ink.black([
        [0, -64, 1, 1],
        [side * 9, -66],
        [side * 6, -30],
        [0, -4, 1, 1],
      ])
    })
    ink.lines(
      [4, 9, 13].map((down) => [
        [side * 4, -8 + down * 0.7],
        [side * 32, -21 + down],
        [side * 66, -29 + down],
        [side * 113, -31 + down],
      ]),
      { width: 1.6, white: true, bare: true, profile: 'even' },
    )
  }
}

/** A length of worm, ringed: dark rings in no particular order. */
function drawLoop(ink: Ink, spine: string): void {
  const tube = ink.tube(spine, { root: true })
  made(ink, tube, 'stone', {
    width: 2.9,
    halo: 1.6,
    from: 0.46,
    inside: () => {
      const left = ink.beside(spine, { share: 1.1 })
      const right = ink.beside(spine, { share: -1.1 })
      const count = Math.round(left.points.length / 9)
      for (let i = 1; i < count; i++) {
        const step = Math.round((i / count) * (left.points.length - 2))
        const [a, b] = [left.points[step], right.points[step]]
        if (!a || !b) continue
        ink.page(() =>
          ink.line(
            [
              [a.x, a.y],
              [(a.x + b.x) / 2 + (b.y - a.y) * 0.14, (a.y + b.y) / 2 - (b.x - a.x) * 0.14],
              [b.x, b.y],
            ],
            { width: i % 3 === 1 ? 6 : 2, profile: 'swell' },
          ),
        )
      }
    },
  })
}

/** Where it goes in or comes out: bitten paper in front of it. */
function drawHole(ink: Ink, x: number, y: number): void {
  made(
    ink,
    `${x - 20},${y}* ${x - 12},${y - 4}* ${x - 6},${y + 3}* ${x},${y - 3}* ${x + 7},${y + 3}* ${x + 12},${y - 4}* ${x + 20},${y - 1}* ${x + 14},${y + 8} ${x},${y + 11} ${x - 14},${y + 8}`,
    'bright',
    {
      width: 1.9,
      halo: 0.2,
      from: false,
    },
  )
}

function drawHead(ink: Ink): void {
  made(ink, '-32,2 -30,-22 -10,-36 16,-34 32,-18 32,8 16,24 -12,26', 'stone', { width: 3, halo: 1.6, from: 0.62 })
  stem(ink, '-8,-34@4 -16,-48@3 -12,-58@3', 'black', { rim: 0 })
  made(ink, ink.ellipse(-11, -60, 4.6), 'black', { rim: 0.8 })
  stem(ink, '12,-34@4 14,-48@3 24,-54@3', 'black', { rim: 0 })
  made(ink, ink.ellipse(27, -55, 4.6), 'black', { rim: 0.8 })
  drawEye(ink, [-19, -7, 12], [0.2, 0.7], [0.4, 0.44], '#8a7c69')
  drawEye(ink, [10, -6, 13], [0, 0.7], [0.44, 0.36], '#8a7c69')
  ink.line(ink.ellipse(-20, -6, 17, 17), { width: 3, closed: true, profile: 'even' })
  ink.line(ink.ellipse(12, -5, 18, 18), { width: 3, closed: true, profile: 'even' })
  ink.line('30,-8 36,-12 32,-16', { width: 2.6, profile: 'even' })
  // With its mouth full of a page.
  const scrap = made(ink, '-26,18* -10,16* 4,18* 6,36* -2,32* -10,40* -18,33* -30,40*', 'bright', {
    width: 1.9,
    halo: 0.8,
    from: false,
  })
  ink.clip(scrap, () => ink.lines(['-22,23 0,22', '-24,29 2,28'], { width: 1.4, profile: 'pen' }))
  ink.line('-28,15 -12,19 4,16 12,11', { width: 2.6, profile: 'pen' })
  rouge(ink, 23, 15, 6)
}

function drawCrumbs(ink: Ink): void {
  for (const [x, y, turn] of [
    [-26, -148, 10],
    [40, -140, 40],
    [-34, -172, 70],
    [-62, 2, 20],
    [52, 0, 50],
  ] as const)
    ink.at(x, y, { rotate: turn }, () =>
      made(ink, '-6,-4* 5,-5* 6,4* -4,5*', 'bright', { width: 1.6, halo: 0.5, from: false }),
    )
}

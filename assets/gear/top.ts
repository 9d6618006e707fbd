import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import type { PathSource } from '../ink/path'
import { ENAMEL, RAISED } from './colors'
import { drawScrew, enamel } from './tools'

export function drawCradle(ink: Ink): void {
  const saddle = ink.path('300,92* 312,74 350,70 400,69 450,70 488,74 500,92*', true)
  enamel(ink, saddle, ENAMEL, { width: 3, halo: 1.2, from: 0.5 })
  for (const x of [268, 530]) {
    const fork = ink.path(
      [
        [x - 20, 94, 1, 1],
        [x - 15, 74],
        [x - 24, 56],
        [x - 20, 44, 1, 1],
        [x - 12, 52],
        [x - 7, 62],
        [x + 7, 62],
        [x + 12, 52],
        [x + 20, 43, 1, 1],
        [x + 24, 56],
        [x + 15, 74],
        [x + 20, 94, 1, 1],
      ],
      true,
    )
    enamel(ink, fork, RAISED, { width: 3, halo: 1.4, from: 0.44 })
  }
}

/** Two bells and their clapper; `swing` is the clapper's lean in degrees. The foot at 0, 0. */
export function drawBells(ink: Ink, swing: number): void {
  for (const side of [-1, 1] as const) {
    const x = side * 31
    const bell = ink.path(
      [
        [x - 26, 0, 1, 1],
        [x - 25, -12],
        [x - 15, -24],
        [x, -28],
        [x + 15, -24],
        [x + 25, -12],
        [x + 26, 0, 1, 1],
        [x, 4],
      ],
      true,
    )
    ink.form(bell, {
      width: 3,
      halo: 1.2,
      fill: RAISED,
      gap: 0,
      tone: { from: 0.44, to: 0.8, width: 2.6, spacing: 2.4 },
    })
    ink.line(
      [
        [x - 18, -8],
        [x - 14, -17],
        [x - 4, -23],
      ],
      { width: 2.8, white: true, profile: 'swell' },
    )
    drawScrew(ink, x, -29, 4, side * 40)
  }
  ink.at(0, 4, { rotate: swing }, () => {
    ink.line('0,0 0,-24', { width: 3.4, profile: 'even' })
    ink.black(ink.ellipse(0, -28, 5.6, 6))
    ink.dot(-1.8, -30, 1.6, { white: true })
  })
}

/** The handset, 280 units long, its middle at 0, 0; cups down. */
export function drawHandset(ink: Ink): void {
  const shape = ink.clay(
    [
      ink.tube('-122,-2@26 -70,-20@21 0,-26@20 70,-20@21 122,-2@26', { root: true }),
      ink.path('-158,6* -150,-16 -124,-20 -98,-14 -92,6* -94,22 -106,28* -146,28* -156,22', true),
      ink.path('92,6* 98,-14 124,-20 150,-16 158,6* 156,22 146,28* 106,28* 94,22', true),
    ],
    8,
  )
  solid(ink, shape, 2)
  ink.rim(shape, { distance: 2.4 })
  scrape(ink, 3, ['-96,-16 -50,-28 10,-31', '-148,-4 -140,-13 -128,-15', '108,-12 122,-15 136,-12'], 'swell')
  scrape(ink, 1.4, ['20,-18 70,-12 92,-2', '-84,-4 -40,-14 0,-16'], 'swell')
  for (const x of [-125, 125])
    scrape(
      ink,
      1.8,
      [
        [
          [x - 30, 18],
          [x, 21],
          [x + 30, 18],
        ],
      ],
      'even',
    )
}

/** The aerial, and the line from it that somebody dries a sock on. */
export function drawAerial(ink: Ink): void {
  const foot = ink.path('586,96* 589,80* 607,80* 610,97*', true)
  enamel(ink, foot, RAISED, { width: 2.6, from: 0.5 })
  for (const [path, width] of [
    ['598,82 602,30 606,-20', 7],
    ['606,-20 616,-120', 4.6],
  ] as const) {
    ink.line(path, { width, profile: 'even' })
    ink.line(path, { width: width * 0.44, white: true, profile: 'even' })
  }
  for (const y of [58, 24])
    ink.line(
      [
        [595, y],
        [610, y + 0.6],
      ],
      { width: 3.4, profile: 'even' },
    )
  ink.line('604,12 650,26 700,22 760,-10 800,-40', { width: 3.6, profile: 'even' })
  ink.line('604,12 650,26 700,22 760,-10 800,-40', { width: 1.5, white: true, profile: 'even' })
}

/** The sock: hangs from the aerial at 0, 0, sways 4° to and fro in 3 s. */
export function drawSock(ink: Ink): void {
  const sock = ink.path('-11,-2* 12,-4* 14,16 12,32 17,42 30,47 32,56 22,62 4,60 -8,50 -10,34 -12,14', true)
  ink.form(sock, { width: 2.8, halo: 1, fill: '#c9d3c8', tone: { from: 0.46, to: 0.82, width: 2.1, spacing: 2.3 } })
  ink.clip(sock, () => {
    for (const y of [2, 12, 22])
      ink.line(
        [
          [-14, y + 2],
          [0, y + 4],
          [16, y],
        ],
        { width: 4, profile: 'even' },
      )
    ink.black('20,44 36,44 36,64 22,64')
  })
  ink.form('-3,42* 6,40* 8,50* -2,51*', { width: 1.4, fill: '#e9efe4' })
  ink.lines(['-5,44 -1,44', '4,39 4,43', '9,46 5,46', '2,53 2,49'], { width: 1, profile: 'pen' })
  const peg = ink.path('-4,-14* 4,-14* 3,6* -3,6*', true)
  ink.form(peg, { width: 1.8, halo: 0.6, fill: '#d9dccb' })
  ink.line('-4,-5 4,-5', { width: 1.4, profile: 'even' })
}

/** The coiled cord, along a path. */
export function drawCord(ink: Ink, path: PathSource): void {
  const line = ink.path(path)
  const turns = Math.floor(line.points.length / 5.4)
  for (let turn = 0; turn < turns; turn++) {
    const point = line.points[Math.floor((turn / turns) * (line.points.length - 1))]
    const next =
      line.points[Math.min(line.points.length - 1, Math.floor((turn / turns) * (line.points.length - 1)) + 3)]
    if (!point || !next) continue
    const angle = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI
    ink.page(() =>
      ink.at(point.x, point.y, { rotate: angle + 24 }, () => {
        const loop = ink.ellipse(0, 0, 3.4, 7.4, 0, 0.04)
        ink.black(ink.ellipse(0, 0, 4.8, 8.8, 0, 0.04))
        ink.line(loop, { width: 1.7, white: true, closed: true, profile: 'even' })
      }),
    )
  }
}

/** Nobody has called for a while: a cobweb from the cradle to the bells. It tears at the first ring. */
export function drawCobweb(ink: Ink): void {
  ink.lines(['288,95 282,56', '288,95 291,52', '289,95 300,58', '290,95 308,72', '291,95 316,84'], {
    width: 1.2,
    white: true,
    profile: 'even',
  })
  ink.lines(
    [
      '284,68 288,71 291,67 296,71 301,76 306,88',
      '283,60 287,63 291,57 297,63 305,70 313,80',
      '285,77 288,79 291,76 294,79 298,83 301,90',
      '286,85 288,86 290,84 292,86 295,91',
    ],
    { width: 1, white: true, profile: 'even' },
  )
}

import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { GREY, INDIGO } from '../ink/palette'

const ALL = '-300,-200* 900,-200* 900,600* -300,600*'

/** All of the room but what moves: wall, beam, window, barrel. */
export function drawRoom(ink: Ink): void {
  drawWall(ink)
  drawBeam(ink)
  drawWindow(ink)
  drawBarrel(ink)
}

/** The wall: boards in the lamp's rings of light, the dark beyond. */
function drawWall(ink: Ink): void {
  ink.cut(ALL)
  // Boards, never of one width.
  for (const [x, lean] of [
    [-268, 1],
    [-214, -1],
    [-176, 2],
    [-120, 0],
    [-66, -1],
    [-20, 1],
    [14, -2],
    [66, 1],
    [158, 2],
    [192, -1],
    [234, 1],
    [290, -2],
    [330, 1],
    [372, -1],
    [394, 1],
    [531, 2],
    [566, 0],
    [612, -1],
    [660, 1],
    [716, 0],
    [766, -1],
    [822, 1],
    [866, 0],
  ] as const) {
    ink.line(
      [
        [x, -20],
        [x + lean, 120],
        [x - lean, 360],
      ],
      { width: 2.6, profile: 'swell' },
    )
    ink.line(
      [
        [x + 2.6, 30],
        [x + 2 + lean, 90],
        [x + 3, 200],
      ],
      { width: 1.2, profile: 'swell' },
    )
  }
  ink.lines(
    [
      '124,134 128,154 122,180',
      '174,40 170,84 176,124',
      '210,20 206,56 212,88',
      '34,40 38,74 33,104',
      '48,60 44,90 49,118',
      '92,150 96,170 91,190',
      '350,30 354,60 349,100',
      '262,20 259,40 264,62',
    ],
    { width: 1.6, profile: 'swell' },
  )
  for (const [x, y] of [
    [174, 146],
    [38, 134],
    [352, 118],
    [268, 30],
  ] as const) {
    ink.line(ink.ellipse(x, y, 3.4, 6), { width: 1.5, closed: true, profile: 'even' })
    ink.line(ink.ellipse(x, y, 6.4, 10), { width: 1, closed: true, profile: 'swell' })
    ink.dot(x, y, 1.4)
  }
  const ring = (rx: number, ry: number) => ink.ellipse(112 + rx * 0.06, 84 + ry * 0.05, rx, ry, -5, 0.02)
  ink.wash(ring(66, 64), { alpha: 0.46, color: GREY, outside: true })
  ink.wash(ring(104, 98), { alpha: 0.56, color: GREY, outside: true })
  ink.wash(ring(164, 150), { alpha: 0.66, color: GREY, outside: true })
  ink.wash(ring(262, 230), { alpha: 0.8, color: GREY, outside: true })
  const dark = (x: number, y: number) => (Math.hypot(x - 122, (y - 92) * 1.16) - 118) / 200
  ink.hatch('-300,-10* 900,-10* 900,360* -300,360*', { angle: 85, spacing: 3.2, width: 2, length: 70, density: dark })
  ink.hatch('330,-10* 600,-10* 600,360* 330,360*', {
    angle: 80,
    spacing: 3,
    width: 2,
    length: 60,
    density: (x, y) => dark(x, y) - 0.5,
  })
}

/** The beam under the ceiling, black but for its lit edge. */
function drawBeam(ink: Ink): void {
  ink.black('-300,-200* 900,-200* 900,24* 600,26 470,30 330,27 210,33 110,30 20,35 -300,32*')
  ink.lines(
    [
      '30,22 90,18 160,22',
      '176,24 220,21 262,23',
      '-120,24 -40,20 10,23',
      '20,-14 120,-18 230,-13',
      '250,-16 340,-12 420,-15',
      '-60,-60 90,-66 240,-60',
      '300,-64 420,-58 520,-62',
      '60,-110 220,-114 380,-108',
    ],
    { width: 1.8, white: true, profile: 'swell' },
  )
  ink.feather('10,35 110,30 210,33 330,27 470,30 560,26', {
    side: 1,
    length: 9,
    width: 2,
    spacing: 2.8,
    slant: 20,
    envelope: () => 0.8,
  })
}

/** The window on the harbour: night, masts, a moon. */
function drawWindow(ink: Ink): void {
  const hole = ink.path('424,46* 522,40* 526,138* 426,142*', true)
  ink.cut('416,38* 530,32* 534,150* 418,154*', { halo: 2 })
  ink.clip(hole, () => {
    ink.wash('380,20* 560,20* 560,180* 380,180*', { color: INDIGO, alpha: 0.95 })
    ink.wash('380,20* 560,20* 560,180* 380,180*', {
      color: INDIGO,
      alpha: 0.6,
      fade: { from: [470, 20], to: [470, 130] },
    })
    ink.black(ink.ellipse(455, 74, 15, 15, 0, 0.03), { white: true })
    ink.wash(ink.ellipse(455, 74, 15, 15, 0, 0.03), { color: INDIGO, alpha: 0.12 })
    ink.line('428,86 456,80 484,87', { width: 5, white: true, dry: 0.6, bare: true })
    // Roofs, a light on the mole, two masts.
    ink.black(
      '420,118* 430,114 436,108* 444,113* 456,114 459,110* 461,104* 465,104* 467,110* 470,115 486,113 530,116* 530,125 470,127 420,125*',
    )
    ink.lines(['490,120 491,80 490,50', '509,120 508,86 509,62'], { width: 2.8, profile: 'even' })
    ink.lines(['478,68 491,64 504,67', '481,86 491,83 502,85', '499,77 509,74 518,76'], { width: 2.2, profile: 'even' })
    ink.lines(['490,52 477,90 468,119', '491,53 500,86 506,116', '509,64 519,96 526,118'], {
      width: 1.1,
      profile: 'even',
    })
    ink.lines(
      [
        '446,130 456,128 468,130',
        '440,135 456,133 470,136',
        '452,139 462,138',
        '486,131 496,130 510,132',
        '428,132 434,131',
      ],
      { width: 1.8, white: true, profile: 'swell', bare: true },
    )
  })
  for (const bar of ['474,42* 479,42* 480,142* 475,142*', '424,95* 524,91* 524,96* 424,100*']) {
    ink.cut(bar)
    ink.wash(bar, { alpha: 0.5, color: GREY })
    ink.contour(bar, { width: 2, gap: 0.1 })
  }
  const frame = ink.path('416,38* 530,32* 534,146* 526,139* 522,40* 424,46* 426,143* 418,152*', true)
  ink.cut(frame)
  ink.wash(frame, { alpha: 0.62, color: GREY })
  ink.contour(frame, { width: 2.6 })
  const sill = ink.path('408,143* 540,136* 544,147* 406,155*', true)
  ink.form(sill, { width: 2.8, halo: 1, tone: { from: 0.3, width: 2.2 } })
  ink.wash(sill, { alpha: 0.5, color: GREY })
}

/** A barrel in the corner, as black as the room allows. */
function drawBarrel(ink: Ink): void {
  solid(ink, '-98,136* -44,130 10,130* 24,168 28,206 22,262 12,300* -100,302* -112,262 -118,206 -112,168', 1.8)
  ink.lines(['13,140 23,172 25,204 20,258', '-2,136 6,172 8,206 4,250'], { width: 2.2, white: true, profile: 'swell' })
  ink.lines(
    ['-104,156 -44,154 17,147', '-108,164 -44,162 20,155', '-114,250 -44,256 22,246', '-112,258 -44,264 21,254'],
    { width: 2, white: true, profile: 'swell' },
  )
  ink.lines(['-70,134 -80,206 -70,300', '-36,132 -40,206 -34,300'], { width: 1.5, white: true, profile: 'swell' })
}

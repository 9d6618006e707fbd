import { LANTERN_LIGHT } from '../heist/stuff'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** Patches of the sack, and the stitches around each: where one begins and ends. */
const PATCHES = [
  {
    shape: '-132,70* -78,58* -66,108* -120,120*',
    stitches: [
      [-136, 82, -124, 80],
      [-132, 104, -120, 102],
      [-112, 58, -110, 70],
      [-88, 52, -86, 64],
      [-76, 76, -64, 74],
      [-72, 96, -60, 94],
      [-104, 124, -106, 110],
      [-82, 119, -84, 105],
    ],
    isRed: true,
  },
  {
    shape: '-34,138* 8,132* 14,170* -28,178*',
    stitches: [
      [-38, 150, -26, 148],
      [-36, 168, -24, 166],
      [-14, 128, -12, 140],
      [6, 148, 18, 146],
      [-4, 180, -6, 168],
    ],
    isRed: false,
  },
  {
    shape: '-206,142* -172,134* -166,166* -198,174*',
    stitches: [
      [-210, 152, -200, 150],
      [-190, 130, -188, 142],
      [-174, 148, -162, 146],
      [-184, 178, -186, 166],
    ],
    isRed: false,
  },
] as const

/** The far lip of the sack, and the dark in it. */
export function drawLip(ink: Ink): void {
  ink.light = LANTERN_LIGHT
  const lip = ink.path('-190,-58* -158,-88 -92,-100 -30,-92 18,-60* -10,-28 -70,-12 -134,-18', true)
  ink.form(lip, { width: 3, halo: 1 })
  ink.black('-180,-56* -150,-79 -90,-90 -34,-83 8,-58* -20,-30 -70,-20 -130,-24')
}

/** All of it before its mouth: body, ruffled near lip, cord, patches. It stands on -95, 222. */
export function drawBag(ink: Ink): void {
  ink.light = LANTERN_LIGHT
  const body = ink.path(
    '-192,-52* -196,-20 -214,14 -244,56 -266,104 -268,150 -246,192 -200,214 -130,222 -50,222 20,214 62,192 78,152 72,104 52,58 28,14 14,-24 14,-56* 2,-34 -40,-14 -90,-10 -140,-16 -176,-34',
    true,
  )
  ink.form(body, {
    width: 4,
    halo: 1.4,
    wash: 0.26,
    washDepth: 26,
    tone: { from: 0.47, to: 0.8, width: 3.1, spacing: 2.6, angle: -44, cross: 0.45 },
  })
  const rim = ink.path(
    '-190,-66* -176,-40 -150,-48 -128,-26 -98,-38 -72,-18 -44,-36 -20,-26 0,-48 18,-66* 14,-34 -6,-8 -40,4 -86,8 -134,2 -172,-18 -188,-42',
    true,
  )
  ink.form(rim, { width: 3, halo: 1, tone: { from: 0.56, to: 0.9, width: 2, spacing: 2.6 } })
  ink.lines(['-150,-44 -152,-20 -146,-2', '-98,-34 -96,-12 -100,4', '-44,-32 -40,-14 -46,2', '-174,-36 -170,-20'], {
    width: 2,
    profile: 'flick',
  })
  // Folds that run together at the neck, and corners of what pushes from within.
  ink.lines(
    [
      '-150,14 -186,44 -220,90',
      '-120,18 -150,60 -168,120',
      '-60,18 -58,60 -70,110',
      '-20,10 4,50 16,96',
      '-248,110 -236,160 -200,192',
      '-100,150 -60,176 -10,184',
      '30,110 40,150 26,186',
    ],
    { width: 2.4, profile: 'flick' },
  )
  ink.lines(['-232,30 -252,20 -262,34', '-266,52 -250,44', '58,70 76,62 84,80'], { width: 2.2, profile: 'flick' })
  for (const { shape, stitches, isRed } of PATCHES) {
    const patch = ink.path(shape, true)
    ink.form(patch, { width: 2.2, halo: 0.5, contour: false })
    if (isRed) ink.tint(patch, { color: VERMILION, alpha: 0.9, offset: 2 })
    else ink.hatch(patch, { angle: 20, spacing: 4.4, width: 1.5 })
    ink.contour(patch, { width: 2.2, gap: 0.1 })
    for (const [fromX, fromY, toX, toY] of stitches) {
      ink.line(
        [
          [fromX, fromY],
          [toX, toY],
        ],
        { width: 1.9, profile: 'pen' },
      )
    }
  }
  ink.line('-187,-11 -130,9 -60,14 0,2 24,-14', { width: 6.4, profile: 'even' })
  ink.line('-176,-9 -130,6 -60,11 0,-1', { width: 1.6, white: true, profile: 'even' })
}

/** The rope by which he pulls it, from 0 to 200. */
export function drawRope(ink: Ink): void {
  ink.line('0,0 50,1.6 100,-1 150,1.4 200,0', { width: 7, profile: 'even' })
  const random = ink.fork('twist')
  for (let x = 5; x < 198; x += random.between(7, 11)) {
    ink.line(
      [
        [x, -2.2],
        [x + 4, 2.4],
      ],
      { width: 1.5, white: true, profile: 'even' },
    )
  }
}

/** What a sack leaves that is dragged over wet ink and dust: dry strokes, to the right. */
export function drawDrag(ink: Ink, frame: number): void {
  const random = ink.fork(`drag ${frame}`)
  for (let stroke = 0; stroke < 9; stroke++) {
    const y = -58 + stroke * 14 + random.signed() * 5
    const from = -44 - random.between(0, 22)
    const to = 44 + random.between(0, 24)
    ink.line(
      [
        [from, y],
        [0, y + random.signed() * 4],
        [to, y + random.signed() * 5],
      ],
      { width: random.between(5, 11), white: true, dry: random.between(0.72, 0.9), profile: 'swell' },
    )
  }
}

import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** The crossword: its cells across and down, how large one is, and which are black. */
const GRID = { columns: 9, rows: 7, cell: 36, left: 60, top: -112 } as const
const BLACK = [3, 10, 13, 16, 22, 29, 31, 33, 40, 46, 49, 52, 59]
/** Letters that somebody has found, as strokes. */
const FOUND = [
  '6,26 14,6 22,26',
  '6,6 6,26 22,26',
  '8,6 8,26',
  '6,8 22,8 14,8 14,26',
  '22,8 8,8 8,26 22,26',
  '8,6 8,26 20,26',
]
/** Lines of the columns beside it. */
const COLUMNS = [
  { left: -420, width: 190, lines: 11 },
  { left: -200, width: 210, lines: 14 },
] as const

/** Above the stage: a newspaper, its crossword hardly begun, and the spectacles for it. */
export function drawNewspaper(ink: Ink): void {
  ink.at(600, -262, { rotate: -7 }, () => drawPaper(ink))
  ink.at(1310, -250, { rotate: 12 }, () => drawSpectacles(ink))
}

function drawPaper(ink: Ink): void {
  ink.wash('-440,-160 480,-180 500,214 -430,226', { alpha: 0.42 })
  ink.black('-448,-176* 456,-190* 474,196* -440,204*')
  const sheet = ink.path('-460,-190* 0,-196 446,-198* 450,0 454,178* 0,186 -456,184* -462,0', true)
  ink.form(sheet, { width: 9, gap: 0.06 })
  // It was folded twice.
  ink.line('-458,-6 0,-10 450,-8', { width: 4, profile: 'swell' })
  ink.line('26,-192 30,0 28,182', { width: 4, profile: 'swell' })
  const title = ink.fork('title')
  ink.wash('-430,-170* 0,-176* 2,-126* -428,-120*', { alpha: 0.8, color: OCHRE })
  for (let letter = 0; letter < 11; letter++) {
    const x = -410 + letter * 37
    ink.line(
      [
        [x, -162],
        [x + 4 + title.signed() * 4, -146],
        [x + title.signed() * 6, -132],
      ],
      { width: 13, profile: 'brush' },
    )
    ink.line(
      [
        [x, -150],
        [x + 22, -154 + title.signed() * 10],
      ],
      { width: 8, profile: 'brush' },
    )
  }
  const text = ink.fork('text')
  for (const { left, width, lines } of COLUMNS) {
    for (let line = 0; line < lines; line++) {
      const y = 170 - line * 20
      const end = left + width * (line % 5 === 0 ? 0.6 : 0.94 + text.signed() * 0.05)
      ink.line(
        [
          [left, y],
          [(left + end) / 2, y + text.signed() * 2],
          [end, y],
        ],
        { width: 4.4, profile: 'even' },
      )
    }
  }
  // Somebody's portrait, with hat.
  const frame = ink.box(-420, -108, 190, 60)
  ink.form(frame, { width: 5 })
  ink.hatch(frame, { angle: -40, spacing: 9, width: 4 })
  ink.black('-350,-50 -346,-78 -372,-82 -340,-86 -334,-102 -304,-102 -298,-86 -270,-82 -294,-78 -290,-50')
  drawCrossword(ink)
}

function drawCrossword(ink: Ink): void {
  const { columns, rows, cell, left, top } = GRID
  for (let column = 0; column <= columns; column++) {
    const x = left + column * cell
    ink.line(
      [
        [x, top],
        [x + 1, top + rows * cell],
      ],
      { width: 4, profile: 'even' },
    )
  }
  for (let row = 0; row <= rows; row++) {
    const y = top + row * cell
    ink.line(
      [
        [left, y],
        [left + columns * cell, y + 1],
      ],
      { width: 4, profile: 'even' },
    )
  }
  for (const place of BLACK) {
    const x = left + (place % columns) * cell
    const y = top + Math.floor(place / columns) * cell
    ink.black(ink.box(x, y, cell, cell))
  }
  for (const [place, strokes] of FOUND.entries()) {
    if (place === 3) continue
    ink.at(left + place * cell + 4, top + 3, {}, () => ink.line(strokes, { width: 5, profile: 'pen' }))
  }
  ink.line('60,-150 180,-154 300,-150 392,-154', { width: 6, profile: 'swell' })
}

function drawSpectacles(ink: Ink): void {
  for (const [dx, dy, black] of [
    [12, 16, true],
    [0, 0, false],
  ] as const) {
    const look = black ? { alpha: 0.4 } : null
    const lenses = [-96, 96].map((x) => ink.ellipse(x + dx, dy, 78, 66, 0, 0.02))
    if (look) for (const lens of lenses) ink.wash(lens, look)
    else {
      for (const lens of lenses) {
        ink.form(lens, { width: 15 })
        ink.tint(lens, { color: OCHRE, alpha: 0.22, offset: 6 })
        ink.contour(lens, { width: 15, gap: 0 })
      }
      ink.line('-20,-10 -8,-30 8,-30 20,-10', { width: 13, profile: 'even' })
      ink.line('-172,-16 -206,-60 -190,-180 -60,-206', { width: 12, profile: 'swell' })
      ink.line('172,-16 208,-60 150,-190 20,-230', { width: 12, profile: 'swell' })
      ink.lines(['-130,-22 -110,-40', '-132,0 -92,-44', '62,-22 82,-40', '60,0 100,-44'], {
        width: 5,
        white: true,
        profile: 'flick',
      })
    }
  }
}

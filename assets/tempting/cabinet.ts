import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { drawWords } from '../ink/words'
import { drawRivet, drawScrew } from './hand'

const CABINET =
  '152,112* 590,110* 603,130 606,168 616,210 630,256 637,312 631,376 612,430* 618,452 622,640 628,900* 112,900* 120,640 122,452 128,432* 111,378 103,314 109,258 122,212 135,170 139,130'

/** The black cabinet with all its seams, dents and repairs. */
export function drawCabinet(ink: Ink): void {
  const cabinet = solid(ink, CABINET, 1.8)
  ink.rim(cabinet, { distance: 2.2 })
  ink.clip(cabinet, () => {
    // The gloss of old enamel: dry wipes of light down the left cheek, one on the right.
    ink.line('150,176 133,232 122,296 130,372 144,414', { width: 15, dry: 0.86, white: true })
    ink.line('172,196 162,246 158,310', { width: 6, dry: 1, white: true })
    ink.line('606,222 617,282 612,362', { width: 7, dry: 1.05, white: true })
    // The jaw's seam and the plinth under it.
    ink.line('122,436 180,441 250,444', { width: 2.4, white: true, profile: 'even' })
    ink.line('496,443 560,440 622,434', { width: 2.4, white: true, profile: 'even' })
    ink.hatch('606,150 618,206 633,256 640,312 634,376 612,432 600,432 612,376 618,312 612,256 600,206', {
      angle: 12,
      spacing: 4.4,
      width: 1.5,
      jitter: 0.1,
      white: true,
      profile: 'flick',
      density: (_x, y) => clamp(1.1 - Math.abs(y - 290) / 130),
    })
    // The face is a plate of its own, screwed on.
    scrape(ink, 1.3, ['150,134 149,170 140,206', '594,132 596,168 603,200'], 'swell')
  })
  // Creases: the grin has dented the sheet.
  scrape(ink, 3, ['166,214 152,238 150,268 158,292', '576,206 592,232 593,262 584,288'])
  scrape(ink, 1.7, ['157,222 143,246 143,268', '585,214 601,240 602,262'])
  scrape(ink, 1.7, ['326,196 290,202 262,203', '414,195 452,200 484,199'], 'flick')
  // Somebody kept count of what went in and did not come out.
  for (const [x, y] of [
    [546, 142],
    [562, 146],
  ] as const) {
    for (let tick = 0; tick < 4; tick++)
      ink.line(
        [
          [x + tick * 3, y + tick * 0.5],
          [x + 0.8 + tick * 3, y + 10 + tick * 0.4],
        ],
        { width: 1.3, white: true, profile: 'pen' },
      )
    ink.line(
      [
        [x - 2.4, y + 9],
        [x + 12, y + 2],
      ],
      { width: 1.2, white: true, profile: 'pen' },
    )
  }
  ink.lines(['579,150 580,160', '583,151 583.6,160'], { width: 1.3, white: true, profile: 'pen' })
  // Rivets down both sides.
  for (const [x, y] of [
    [118, 268],
    [114, 316],
    [121, 362],
    [134, 406],
    [626, 276],
    [628, 372],
    [616, 406],
  ] as const)
    drawRivet(ink, x, y)
}

/** What tall windows see below the sheet: the tray the coins would fall in, the cash door, and its lock. */
export function drawPlinth(ink: Ink, prize: string): void {
  const tray = ink.path('196,536* 371,542 548,535* 560,560 540,588 371,598 204,590 184,562', true)
  ink.form(tray, { width: 3.6, halo: 1.6, tone: { from: 0.5, to: 0.84, width: 2.2, spacing: 2.4, angle: 70 } })
  solid(ink, '212,546* 371,551 532,545* 520,566 371,574 222,567')
  for (const x of [206, 540]) drawScrew(ink, x, 574, 3.4, x)
  drawWords(ink, prize, 371, 567, { size: 14, face: 'display', align: 'middle', white: true, width: 2.2 })
  const door = ink.path('188,632* 371,636 556,631* 560,760 562,900* 184,900* 186,760', true)
  ink.line(door, { width: 2.4, white: true, closed: true, profile: 'even' })
  for (let rivet = 0; rivet < 9; rivet++) {
    drawRivet(ink, 204 + rivet * 42, 646 + Math.sin(rivet) * 1.5)
    drawRivet(ink, 202, 676 + rivet * 26)
    drawRivet(ink, 543, 672 + rivet * 26)
  }
  const lock = ink.ellipse(372, 718, 19, 18, 0, 0.02)
  ink.form(lock, { width: 3, halo: 1, tone: { from: 0.5, width: 2, spacing: 2.2 } })
  solid(ink, '367,712 372,707 377,712 374,718* 378,730* 366,730* 370,718*')
  scrape(ink, 2, ['150,520 146,640 148,800', '596,530 600,660 598,800'], 'swell')
}

/** A sheet riveted over an old hole on the left temple, and a plaster over a fresh one on the right cheek. */
export function drawRepairs(ink: Ink): void {
  ink.at(178, 158, { rotate: -9 }, () => {
    const patch = ink.path('-20,-17* 19,-19* 22,15* -4,18 -21,16*', true)
    ink.form(patch, { width: 2.2, halo: 0.8, tone: { from: 0.4, to: 0.8, width: 2, spacing: 2.3, angle: 62 } })
    for (const [x, y] of [
      [-15, -12],
      [14, -14],
      [17, 10],
      [-15, 11],
    ] as const) {
      ink.black(ink.ellipse(x, y, 2.2, 2.1))
      ink.dot(x - 0.6, y - 0.7, 0.8, { white: true })
    }
    ink.line('-13,4 -4,-2 6,2 12,-4', { width: 1.1, profile: 'pen' })
  })
  ink.at(589, 396, { rotate: 24 }, () => {
    for (const turn of [-38, 46]) {
      ink.at(0, 0, { rotate: turn }, () => {
        const strip = ink.path('-21,-6.4 -19,-8* 19,-7.4* 21.4,-5 21,6 19,7.6* -19,7.8* -21.4,5', true)
        ink.form(strip, { width: 2, halo: 0.8 })
        for (const x of [-14, -9, 9, 14]) for (const y of [-3, 3]) ink.dot(x, y, 0.8)
        ink.lines(['-5.6,-7 -5.6,7', '5.6,-7 5.6,7'], { width: 1.1, profile: 'even' })
      })
    }
  })
  // Chips along the edges, where coins and elbows have been.
  const random = ink.fork('chips')
  for (const [x, y, size] of [
    [108, 288, 6],
    [107, 334, 4],
    [634, 286, 5],
    [122, 414, 6],
    [606, 180, 4],
    [136, 196, 5],
    [128, 478, 4],
    [617, 470, 5],
  ] as const) {
    const chip = Array.from({ length: 7 }, (_, i) => {
      const angle = (i / 7) * 6.28
      const far = size * random.between(0.55, 1.15)
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.8, 1, i % 2]
    })
    ink.black(chip, { white: true })
    ink.line(
      [
        [x + size * 0.2, y + size * 0.55],
        [x + size * 0.7, y + size * 0.1],
      ],
      { width: 1, profile: 'pen' },
    )
  }
}

/** The moulding between crest and face: the brim it looks out from under. */
export function drawBrim(ink: Ink): void {
  const brim = ink.path(
    '128,108* 240,105 371,103.6 505,104 614,106* 625,111 626,120 617,126* 505,124 371,123 240,124.6 124,128.6* 115,124 116,114',
    true,
  )
  ink.form(brim, { width: 3.2, halo: 1.4, overshoot: 1 })
  ink.line('126,115 240,112 371,110.6 505,111 618,113.6', { width: 1.3, profile: 'even' })
  ink.clip(brim, () => ink.black('110,123 240,119 371,117.8 505,118.2 632,120.6 632,132 371,130 110,134'))
  for (let rivet = 0; rivet < 13; rivet++) {
    const x = 140 + rivet * 38.6
    ink.black(ink.ellipse(x, 115.6 - 2 * Math.sin(((x - 120) / 500) * Math.PI), 1.9, 1.9))
  }
}

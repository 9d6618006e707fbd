import { scrape, solid } from '../ink/blacks'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { LEATHER, MOSS, PAPER } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import { drawWords } from '../ink/words'
import { BRIGHT, drawNail } from './tools'

const LID = '78,20* 200,14 346,12 492,14 612,18* 620,26 636,236* 346,240 54,238* 70,28'
const LID_SHEET = '103,41* 346,36 592,40* 604,221* 346,225 91,223*'
const TRAY = '48,252* 346,256 644,251* 654,262 662,474* 652,488 346,492 40,489* 30,476 38,264'
const TRAY_WELL = '66,268* 346,272 626,267* 634,468* 346,472 58,470*'

/** Brass on a corner, screwed down. About 0, 0 = the corner, lying to the lower right. */
function drawCorner(ink: Ink, size = 34): void {
  const brass = ink.path(
    [
      [-5, -3],
      [-1, -6, 1, 1],
      [size, -6, 1, 1],
      [size - 5, 5],
      [size * 0.52, 9],
      [14, size * 0.34],
      [9, size * 0.52],
      [5, size - 5],
      [-6, size, 1, 1],
      [-6, 2],
    ],
    true,
  )
  ink.form(brass, { width: 2.6, halo: 1, tone: { from: 0.5, to: 0.84, width: 1.8, spacing: 2.2 } })
  ink.line(
    [
      [size - 6, -2],
      [10, -1],
      [1, 2],
      [-1, 12],
      [-2, size - 8],
    ],
    { width: 1.1, profile: 'swell' },
  )
  for (const [x, y] of [
    [6, 4],
    [size - 10, 0],
    [-0.6, size - 10],
  ] as const)
    ink.black(ink.ellipse(x, y, 1.9, 1.9))
}

/** Stitches along a line, white on leather. */
function drawStitches(ink: Ink, path: PathSource): void {
  const { points } = ink.path(path)
  const random = ink.fork('stitches')
  for (let at = 0; at + 5 < points.length; at += 8) {
    const [from, to] = [points[at], points[at + 4]]
    if (!from || !to || random.chance(0.04)) continue
    ink.page(() =>
      ink.line(
        [
          [from.x, from.y],
          [to.x, to.y],
        ],
        { width: 1.5, white: true, profile: 'even', wobble: 0.2 },
      ),
    )
  }
}

/** Leather: black, scuffed at the edges. */
function drawLeather(ink: Ink, shape: string): Line {
  const leather = solid(ink, shape, 1.8)
  ink.rim(leather, { distance: 2 })
  return leather
}

/** The edge of the wooden shell under the leather, where lid and tray meet when it is shut. */
function drawWoodenEdge(ink: Ink, shape: string): void {
  const edge = ink.path(shape, true)
  ink.form(edge, { width: 2, halo: 0, gap: 0.04, lit: 0.8 })
  ink.wash(edge, { alpha: 0.5, color: LEATHER })
}

/** The lid: leather, a lining of moss velvet, and a sheet of paper for a screen. */
export function drawLid(ink: Ink): void {
  drawLeather(ink, LID)
  ink.clip(LID, () => {
    ink.line('100,17 180,14 236,15', { width: 5, dry: 1, white: true })
    ink.line('610,60 618,110 624,150', { width: 5, dry: 1.05, white: true })
    ink.line('58,140 54,190 53,226', { width: 6, dry: 0.95, white: true })
  })
  drawStitches(ink, '84,26 346,19 608,24')
  drawStitches(ink, '77,32 62,230')
  drawStitches(ink, '615,30 629,230')
  drawWoodenEdge(ink, '87,27* 346,22 605,26* 618,234* 346,238 74,236*')
  const velvet = ink.path('92,31* 346,26 600,30* 613,229* 346,233 79,231*', true)
  ink.cut(velvet)
  ink.wash(velvet, { alpha: 0.9, color: MOSS })
  ink.contour(velvet, { width: 2.4, gap: 0.04, lit: 0.8 })
  ink.hatch('92,31* 346,26 600,30* 599,41 346,37 93,43', { angle: 84, spacing: 2.6, width: 1.7, profile: 'flick' })
  ink.hatch('92,31* 104,31* 92,228* 79,231*', { angle: 6, spacing: 2.8, width: 1.5, profile: 'flick' })
  const sheet = ink.path(LID_SHEET, true)
  ink.form(sheet, { width: 2.6, fill: BRIGHT, gap: 0.06, lit: 0.6 })
  ink.wash(sheet, { alpha: 0.2, fade: { from: [346, 33], to: [346, 52] } })
  for (const [x, y, turn, scale] of [
    [74, 18, 0, 1],
    [616, 17, 92, 1],
  ] as const)
    ink.at(x, y, { rotate: turn, scale }, () => drawCorner(ink))
}

/** The hinge: a spine of leather, two brass butts, and a shell between them. */
export function drawHinge(ink: Ink): void {
  solid(ink, '58,234* 346,237 632,233* 642,258* 346,262 46,259*')
  scrape(ink, 1.2, ['60,246 200,249 330,250', '400,250 520,249 632,245'], 'swell')
  for (const [x, y] of [
    [204, 248.6],
    [472, 248],
  ] as const) {
    ink.at(x, y, { rotate: x > 300 ? -1.4 : 1 }, () => {
      const leaf = ink.path('-32,-15* 32,-15* 34,15* -34,15*', true)
      ink.form(leaf, { width: 2.6, halo: 1, tone: { from: 0.5, width: 1.8, spacing: 2.2, angle: 70 } })
      const barrel = ink.path('-35,-4.6* 35,-4.8* 36,4.4* -36,4.6*', true)
      ink.form(barrel, { width: 2.4, halo: 0.6, tone: { from: 0.46, width: 1.6, spacing: 2, angle: 0 } })
      for (const knuckle of [-21, -7, 7, 21])
        ink.line(
          [
            [knuckle, -4.6],
            [knuckle + 0.4, 4.4],
          ],
          { width: 1.5, profile: 'even' },
        )
      for (const [nailX, nailY] of [
        [-24, -10],
        [24, -10],
        [-24, 10],
        [25, 10],
      ] as const)
        ink.black(ink.ellipse(nailX, nailY, 1.6, 1.6))
    })
  }
  drawShell(ink)
}

/** A scallop shell of brass, riveted to the spine: the case opens like one. */
function drawShell(ink: Ink): void {
  ink.at(338, 247, { rotate: -2 }, () => {
    const shell = ink.path(
      '-5,13* -9,10 -22,2 -25,-8 -18,-15 -10,-13 -5,-19 0,-15 5,-19 10,-13 18,-15 25,-8 22,2 9,10 5,13*',
      true,
    )
    ink.form(shell, { width: 2.4, halo: 1.2, tone: { from: 0.54, to: 0.86, width: 1.7, spacing: 2.2 } })
    ink.lines(
      ['0,11 0,-13', '-2,11 -6,-14', '2,11 7,-14', '-4,10 -14,-11', '4,10 14,-11', '-6,9 -21,-5', '6,9 21,-5'],
      {
        width: 1.3,
        profile: 'flick',
      },
    )
    ink.form('-7,11* 7,11* 9,17 -9,17', { width: 2, halo: 0.6 })
    for (const x of [-5, 5]) ink.dot(x, 14, 1.1)
  })
}

/** The tray: leather, and a well with four compartments and a label below. */
export function drawTray(ink: Ink): void {
  drawLeather(ink, TRAY)
  ink.clip(TRAY, () => {
    ink.line('36,300 32,370 32,430', { width: 6, dry: 0.95, white: true })
    ink.line('200,489 280,491 360,490', { width: 5, dry: 1, white: true })
    ink.line('656,330 660,400 661,440', { width: 5, dry: 1, white: true })
  })
  drawStitches(ink, '44,272 36,474')
  drawStitches(ink, '649,268 656,472')
  drawStitches(ink, '54,482 346,485 640,481')
  drawWoodenEdge(ink, '60,262* 346,266 632,261* 640,474* 346,478 52,476*')
  const well = ink.path(TRAY_WELL, true)
  ink.cut(well, { fill: '#cfc4ac' })
  ink.clip(well, () => {
    ink.wash(well, { alpha: 0.5, color: LEATHER, fade: { from: [346, 264], to: [346, 330] } })
    ink.hatch('60,264* 346,268 632,263* 634,284 346,287 58,285', {
      angle: 86,
      spacing: 2.5,
      width: 2.1,
      profile: 'flick',
      density: (_x, y) => clamp((284 - y) / 14),
    })
  })
  ink.contour(well, { width: 3, gap: 0, lit: 0.9 })
  for (const [x, y, turn] of [
    [38, 490, -90],
    [654, 490, 180],
  ] as const)
    ink.at(x, y, { rotate: turn }, () => drawCorner(ink))
}

/** One compartment: paper walls, a bed of moss, a slip for the name (left bare). Its middle at 0; floor at 0. */
export function drawCompartment(ink: Ink, number: number): void {
  const random = ink.fork(`compartment ${number}`)
  const wall = ink.path(
    [
      [-61, -112, 1, 1],
      [0, -113 + random.signed()],
      [61, -112, 1, 1],
      [60.4, -50],
      [61, 10, 1, 1],
      [0, 11],
      [-61, 10, 1, 1],
      [-61.6, -50],
    ],
    true,
  )
  ink.form(wall, { width: 2.6, fill: PAPER, halo: 1, gap: 0, lit: 0.8 })
  ink.wash(wall, { alpha: 0.5, color: MOSS, fade: { from: [0, -120], to: [0, 10] } })
  ink.wash(wall, { alpha: 0.34, fade: { from: [0, -113], to: [0, -84] } })
  ink.clip(wall, () => {
    ink.wash(
      [
        [-62, -113, 1, 1],
        [-46, -113, 1, 1],
        [-50, 12, 1, 1],
        [-62, 12, 1, 1],
      ],
      { alpha: 0.26 },
    )
    ink.hatch(
      [
        [-62, -112, 1, 1],
        [-50, -112, 1, 1],
        [-54, 10, 1, 1],
        [-62, 10, 1, 1],
      ],
      { angle: 8, spacing: 2.6, width: 1.3, profile: 'flick', density: () => 1 },
    )
    // Moss to stand on.
    const bed = ink.clay(
      [
        ink.ellipse(-38, 8, 30, 12 + random.next() * 3),
        ink.ellipse(2, 9, 34, 10),
        ink.ellipse(40, 8, 28, 12 + random.next() * 3),
      ],
      6,
    )
    ink.form(bed, { width: 2.2, halo: 0.8 })
    ink.tint(bed, { color: MOSS, alpha: 0.85, offset: 1.4 })
    for (let tuft = 0; tuft < 13; tuft++) {
      const x = -56 + tuft * 9.4 + random.signed() * 3
      ink.tufts([[x, 2 + random.signed() * 3]], () => -90 + random.signed() * 20, {
        length: 5,
        count: 3,
        width: 1.3,
        fan: 1,
      })
    }
  })
  ink.line(
    [
      [-61, 10],
      [0, 11],
      [61, 10],
    ],
    { width: 3, profile: 'even' },
  )
  // The slip for the name, pinned.
  ink.at(0, 25, { rotate: random.signed() * 0.7 }, () => {
    ink.wash(box(-56, -8, 62, 13), { alpha: 0.3 })
    const slip = ink.path(
      [
        [-59, -11.6, 1, 1],
        [0, -12.4],
        [59, -11.4, 1, 1],
        [60, 10.8, 1, 1],
        [0, 11.6],
        [-60, 11, 1, 1],
      ],
      true,
    )
    ink.form(slip, { width: 1.9, fill: BRIGHT, halo: 0.6 })
  })
}

/** The label for the line of text, along the tray's foot; left bare. */
export function drawLineLabel(ink: Ink): void {
  ink.wash('80,434* 620,432* 622,469* 84,469*', { alpha: 0.34 })
  const label = ink.path('74,428* 346,426.6 616,427.6* 618,446 617,464* 346,466 76,464.6* 74.6,446', true)
  ink.form(label, { width: 2.4, fill: BRIGHT, halo: 1 })
  for (const [x, y] of [
    [80.4, 446],
    [611, 445.6],
  ] as const)
    drawNail(ink, x, y)
}

/** Latches and the handle at the front of the tray. */
export function drawLatches(ink: Ink): void {
  for (const [x, lean] of [
    [176, 4],
    [512, -3],
  ] as const) {
    ink.at(x, 478, { rotate: lean }, () => {
      const latch = ink.path('-11,-9* 11,-9* 13,4 8,16 0,20 -8,16 -13,4', true)
      ink.form(latch, { width: 2.4, halo: 1, tone: { from: 0.48, width: 1.7, spacing: 2.1 } })
      solid(ink, ink.ellipse(0, 6, 3.4, 3.2))
      ink.line('0,6 0,13', { width: 2.4, profile: 'pen' })
      for (const nail of [-7, 7]) ink.dot(nail, -4.6, 1.3)
    })
  }
}

/** A luggage label on a string, its box left bare. Its middle at 0, 0. */
export function drawTag(ink: Ink, side: 1 | -1): void {
  ink.at(0, 0, { scaleX: side }, () => {
    ink.line('-68,-18 -76,-8 -64,0', { width: 1.2, profile: 'even' })
    ink.wash('-54,-14* 63,-14* 64,25* -54,25*', { alpha: 0.26 })
    const tag = ink.path('-70,0* -60,-20 -58,-20* 58,-19* 59,20* -58,21* -60,20', true)
    ink.form(tag, { width: 2.2, halo: 0.8, fill: PAPER })
    ink.form(ink.ellipse(-62, 0, 4, 4), { width: 1.5, fill: BRIGHT })
    ink.lines(['-54,-15 53,-14.4', '53.4,-14 54,15', '54,15.4 -54,16'], { width: 0.9, profile: 'even' })
  })
}

/** The book the matches stand in: a band of card with its striking strip, along the lid's foot. */
export function drawMatchbook(ink: Ink): void {
  const band = ink.path('92,206* 346,210 600,205* 603,223* 346,227 89,224*', true)
  ink.form(band, { width: 2.6, halo: 1, fill: BRIGHT })
  ink.clip(band, () => {
    ink.black('88,214 346,218 604,213 606,230 86,230')
    ink.stipple('90,216 346,220 602,215 602,224 346,227 90,224', {
      spacing: 3.4,
      radius: 0.8,
      white: true,
      density: () => 0.8,
    })
  })
  for (const [x, y] of [
    [222, 210.6],
    [470, 210],
  ] as const)
    ink.line(
      [
        [x - 8, y],
        [x + 8, y + 0.4],
      ],
      { width: 2.2, profile: 'even' },
    )
}

/** A frond, pressed and taped to the sheet. About 0, 0 = its foot. */
export function drawFrond(ink: Ink): void {
  const random = ink.fork('frond')
  const spine = ink.line('0,0 -4,-26 4,-52 22,-76', { width: 2.2, profile: 'pen' })
  const count = 13
  for (let leaf = 0; leaf < count; leaf++) {
    const share = 0.14 + (leaf / count) * 0.84
    const point = spine.points[Math.floor(share * (spine.points.length - 1))]
    const next = spine.points[Math.min(spine.points.length - 1, Math.floor(share * (spine.points.length - 1)) + 2)]
    if (!point || !next) continue
    const way = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI
    for (const side of [-1, 1]) {
      if (random.chance(0.07)) continue
      const length = 24 * (1 - share * 0.78) * random.between(0.85, 1.1)
      ink.page(() => {
        const frond = ink.leaf(point.x, point.y, way + side * random.between(58, 72), length, length * 0.4 + 1.4, {
          bend: -side * 3,
          belly: 0.4,
        })
        ink.form(frond, { width: 1.5, halo: 0.4 })
        ink.tint(frond, { color: MOSS, alpha: 0.85, offset: 0.8 })
      })
    }
  }
  ink.at(-1, -6, { rotate: -8 }, () => {
    const tape = ink.path('-15,-5* 15,-5.4* 13.4,-1 15.4,2 14,5* -14.6,5.4* -15.6,1 -13.6,-2', true)
    ink.form(tape, { width: 1.5, halo: 0.4 })
    ink.wash(tape, { alpha: 0.22, color: LEATHER })
  })
}

/** The number of a compartment, on a brass button: it is the key that answers. About 0, 0. */
export function drawNumber(ink: Ink, frame: number): void {
  const button = ink.ellipse(0, 0, 9.6, 9.4, 0, 0.03)
  ink.form(button, { width: 2.2, halo: 1, fill: BRIGHT })
  drawWords(ink, String(frame + 1), 0, 5.4, { size: 15.5, face: 'display', align: 'middle', width: 2.6 })
}

import { scatter } from '../../src/stage/contract/math'
import { polar } from '../eagle/burin'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { lerp } from '../ink/numbers'
import { type Color, GREY, INK } from '../ink/palette'
import type { Line } from '../ink/path'
import { drawWords } from '../ink/words'
import { MARK, PENCIL, PRINTED, SHEET } from './shared'

/** Paper for printing, warmer than that of the page. */
const RAG: Color = '#f7efdd'
/** How far apart the places of a torn edge are. */
const TORN = 7

/** The edge of the sheet, torn as it was made. */
function deckle(ink: Ink): Line {
  const { x, y, width, height } = SHEET
  const edge = (seed: number, along: number) => 4.6 * noise1(seed, along / 28) + 2 * noise1(seed + 7, along / 8)
  const side = (length: number, place: (along: number) => readonly [number, number]) =>
    Array.from({ length: Math.floor(length / TORN) }, (_, i) => [...place(i * TORN), 1, 1])
  return ink.path(
    [
      ...side(width, (along) => [x + along, y + edge(11, along)]),
      ...side(height, (along) => [x + width + edge(12, along), y + along]),
      ...side(width, (along) => [x + width - along, y + height + edge(13, along)]),
      ...side(height, (along) => [x + edge(14, along), y + height - along]),
    ],
    true,
  )
}

/** The mark of the plate, so much larger than it is. */
function mark(ink: Ink, grow = 0): Line {
  const { x, y, width, height, round } = MARK
  return ink.box(x - grow, y - grow, width + 2 * grow, height + 2 * grow, { round: round + grow })
}

/** The sheet as it is before it is printed: rag paper with a torn edge, and fibres in it. */
export function drawSheet(ink: Ink): void {
  const sheet = deckle(ink)
  ink.wash(sheet, { alpha: 0.5, color: '#000000', dx: 7, dy: 9 })
  ink.cut(sheet, { fill: RAG })
  ink.clip(sheet, () => {
    ink.wash(sheet, { alpha: 0.07, color: GREY, fade: { from: [SHEET.x + 1524, SHEET.y + 950], to: [900, 500] } })
    for (let i = 0; i < 90; i++) {
      const x = SHEET.x + scatter(i * 3) * SHEET.width
      const y = SHEET.y + scatter(i * 3 + 1) * SHEET.height
      const bow = (scatter(i * 3 + 2) - 0.5) * 22
      ink.line(`${x},${y} ${x + 9},${y + bow * 0.6} ${x + 20},${y + bow * 0.3}`, {
        ...{ width: 1, profile: 'flick', color: GREY, alpha: 0.2 },
      })
    }
  })
  // A thin edge of shadow where the deckle is thickest, below and on the right.
  const { x, y, width, height } = SHEET
  ink.line(`${x + 20},${y + height - 3} ${x + 500},${y + height - 1} ${x + width - 20},${y + height - 4}`, {
    ...{ width: 2.4, profile: 'swell', color: GREY, alpha: 0.35, dry: 0.6 },
  })
}

/** Where the stars fly out of, as it is printed. */
const FROM = { x: MARK.x + 800 * PRINTED.scale, y: MARK.y + (470 - PRINTED.y) * PRINTED.scale } as const

/** Stars, printed: what was light is ink. */
export function drawStreaks(ink: Ink): void {
  ink.clip(mark(ink, -6), () => {
    for (let i = 0; i < 132; i++) {
      const angle = 360 * ((i + 0.7 * scatter(i * 5)) / 132)
      const from = lerp(150, 720, scatter(i * 5 + 1) ** 0.75)
      const long = lerp(0.1, 0.3, scatter(i * 5 + 2)) * from
      const wide = 1.2 + 3 * (from / 800) * scatter(i * 5 + 3)
      const tail = polar(angle, from)
      const head = polar(angle, from + long)
      const tip = { x: FROM.x + head.x * 1.12, y: FROM.y + head.y * 0.88 }
      ink.line(
        [
          [FROM.x + tail.x * 1.12, FROM.y + tail.y * 0.88],
          [tip.x, tip.y],
        ],
        { width: wide, profile: 'grow', dry: 0.3 },
      )
      ink.dot(tip.x, tip.y, wide * 0.66)
    }
    for (const [x, y, turn, size] of [
      [206, 610, 12, 0.8],
      [1352, 640, 40, 1],
      [596, 128, 60, 0.62],
      [1236, 792, 22, 0.74],
    ] as const)
      ink.at(x, y, { rotate: turn, scale: size }, () => drawInkStar(ink))
  })
}

/** A cut star as it prints: one facet of each point is black, the other hatched. */
function drawInkStar(ink: Ink): void {
  const corner = (step: number) => polar(step * 36 - 90, step % 2 === 0 ? 34 : 14.5)
  const star = ink.path(
    Array.from({ length: 10 }, (_, step) => [corner(step).x, corner(step).y, 1, 1]),
    true,
  )
  ink.form(star, { width: 2.4, fill: '#ece2cb' })
  for (let point = 0; point < 10; point += 2) {
    const tip = corner(point)
    const inner = corner(point + 1)
    ink.black([
      [0, 0, 1, 1],
      [tip.x, tip.y, 1, 1],
      [inner.x, inner.y, 1, 1],
    ])
  }
}

/** Over the print: the film of ink that was left in two corners, and the edge that the plate has pressed. */
export function drawMark(ink: Ink): void {
  const shape = mark(ink)
  const { x, y, width, height } = MARK
  ink.clip(shape, () => {
    ink.wash(shape, { alpha: 0.24, color: GREY, fade: { from: [x, y], to: [x + 520, y + 330] } })
    const [right, bottom] = [x + width, y + height]
    ink.wash(shape, { alpha: 0.24, color: GREY, fade: { from: [right, bottom], to: [right - 520, bottom - 330] } })
  })
  for (const [grow, alpha] of [
    [8, 0.06],
    [5, 0.09],
    [3, 0.14],
  ] as const)
    ink.line(mark(ink, grow), { width: 2.6, closed: true, profile: 'even', color: GREY, alpha })
  ink.line(mark(ink, 1), { width: 2.6, closed: true, profile: 'even', color: INK, alpha: 0.55, dry: 0.4 })
  ink.line(mark(ink, -2.4), { width: 2, closed: true, profile: 'even', gouache: '#fffcf0', alpha: 0.9 })
}

/** What is written below it in pencil: what it says, and who says so. */
export function drawPencil(ink: Ink, says: string): void {
  const pencil = { color: GREY, alpha: 0.85, face: 'text' } as const
  drawWords(ink, says, PENCIL.says, PENCIL.y, { size: 42, align: 'middle', ...pencil })
  drawWords(ink, 'A. Quila', PENCIL.signed, PENCIL.y, { size: 38, align: 'end', ...pencil })
  ink.at(PENCIL.signed, PENCIL.y, {}, () =>
    ink.line('-158,14 -94,9 2,16 -10,22 -68,20', { width: 2.2, profile: 'flick', color: GREY, alpha: 0.8 }),
  )
}

/** A thumb that had ink on it, its middle at 0, 0. */
export function drawThumb(ink: Ink): void {
  for (let ring = 0; ring < 7; ring++) {
    const far = 5 + ring * 4.4
    const arc = Array.from({ length: 17 }, (_, i) => {
      const { x, y } = polar(-200 + (i / 16) * 220 + 8 * noise1(ring, 3), far)
      return [x * 0.8 + 1.4 * noise1(ring + 20, i / 3), y * 1.12 + (ring > 3 ? 3 : 0)]
    })
    ink.line(arc, { width: 2.4, profile: 'swell', dry: 0.7 })
  }
  ink.lines(['-24,14 -20,30 -10,40', '24,14 21,30 12,42', '-14,16 -10,30 -2,38', '13,16 10,30 4,38'], {
    ...{ width: 2.4, profile: 'swell', dry: 0.7 },
  })
}

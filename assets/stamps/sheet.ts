import { Ink } from '../ink/ink'
import { movedMarks } from '../ink/moved-marks'
import type { Options } from '../ink/numbers'
import { type Color, PAPER } from '../ink/palette'
import type { Line } from '../ink/path'
import { type Drawings, drawings, type Sprite } from '../pipeline/drawings'
import { FIELD, fieldOutline, LINE, MIDDLE, STAMPED, WHITE } from './edge'
import { type Fit, fitted } from './fitted'
import { PRINT_BOX } from './shared'

/** What lies behind the drawing of a stamp. */
type Ground = 'flat' | 'disc' | 'moon' | 'night'

/** The drawing of a find. */
interface Stamp extends Options<Omit<Fit, 'within'>> {
  readonly draw: (ink: Ink) => void
  readonly ground?: Ground
  /** Whether it is cut off at the field's edge; it stands out over it when not given. */
  readonly isCut?: boolean
}

/** One of a day's own drawings: a sprite, in the frame of that name or number. */
export function lifted(sprite: Sprite | undefined, frame: string | number = 0): (ink: Ink) => void {
  if (!sprite) throw new Error('The day has no such sprite.')
  const { frames } = sprite
  const index = typeof frame === 'number' ? frame : Array.isArray(frames) ? frames.indexOf(frame) : -1
  if (index < 0) throw new Error(`The sprite has no frame ${frame}.`)
  const name = Array.isArray(frames) ? String(frames[index]) : String(index)
  return (ink) => sprite.draw(ink, index, name)
}

/** Several drawings, the far ones first, each at a place of its own. */
export function together(
  ...parts: readonly (readonly [draw: (ink: Ink) => void, x?: number, y?: number, scale?: number, rotate?: number])[]
) {
  return (ink: Ink): void => {
    for (const [draw, x = 0, y = 0, scale = 1, rotate = 0] of parts) ink.at(x, y, { scale, rotate }, () => draw(ink))
  }
}

/** The stamps of a day, by the names of its finds and in their order. */
export type Stamps = Readonly<Record<string, Stamp>>

/** The stamps of a day's finds, in their order, side by side in boxes of `PRINT_BOX`: what is printed on the paper that all have in common. */
export function stampSheet(slug: string, accent: Color, stamps: Stamps): Drawings {
  const entries = Object.entries(stamps)
  const { width, height } = PRINT_BOX
  return drawings({
    pictures: {
      prints: {
        width: entries.length * width,
        height,
        bleed: true,
        ...STAMPED,
        draw(sheet) {
          for (const [index, [name, stamp]] of entries.entries()) {
            const own = new Ink({
              ...PRINT_BOX,
              lineWidth: LINE,
              bleed: true,
              seed: `${slug}/${name}`,
              name: `${sheet.name}, ${name}`,
            })
            drawPrint(own, accent, stamp)
            sheet.marks.push(...movedMarks(own.marks, index * width - PRINT_BOX.left, -PRINT_BOX.top))
          }
        },
      },
    },
  })
}

function drawPrint(ink: Ink, accent: Color, { draw, ground = 'flat', isCut = false, ...fit }: Stamp): void {
  const field = fieldOutline(ink)
  drawGround(ink, field, accent, ground)
  const place = { left: FIELD.left + 10, top: FIELD.top + 8, right: FIELD.right - 10, bottom: FIELD.bottom - 8 }
  const { left, top, width, height } = PRINT_BOX
  // Its neighbours on the sheet begin where its own box ends.
  const within = isCut ? field : ink.box(left, top, width, height)
  ink.marks.push(...fitted(ink, draw, place, WHITE, { ...fit, within }))
}

function drawGround(ink: Ink, field: Line, accent: Color, ground: Ground): void {
  if (ground === 'night') {
    ink.solid(field)
    return
  }
  ink.cut(field, { fill: WHITE })
  const color = { color: accent, alpha: 0.94, dx: 1, dy: 0.8 }
  ink.wash(ground === 'disc' ? ink.ellipse(...MIDDLE, 46, 46) : field, color)
  if (ground === 'moon') ink.cut(ink.ellipse(...MIDDLE, 45, 45), { fill: PAPER })
  ink.contour(field, { width: 1.4, gap: 0.05 })
}

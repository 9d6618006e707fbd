import { copyPixels, emptyRaster } from '../../ink/raster'
import { type Cut, LARGEST, PADDING, RIM, type Sheet } from './pack'

/** Pixels by which other words may move the edge of a drawing, as chance falls otherwise after them: nobody misses those. */
const OVERHANG = 2

/** A frame where it lies on a sheet, and whether its place is free for another. */
export interface Slot {
  readonly cut: Cut
  readonly left: number
  readonly top: number
  readonly isFree: boolean
}

/**
 * Lays other frames on a sheet that has been laid out: each in its own place if it fits there, else in the smallest free one in
 * which it does, else below all others. What stays lies where it lay. Throws where that is higher than a texture may be.
 */
export function layAnew(slots: readonly Slot[], cuts: readonly Cut[]): Sheet {
  const free = slots.filter(({ isFree }) => isFree).sort((a, b) => areaOf(a.cut) - areaOf(b.cut))
  const placed: Sheet['placed'] = slots
    .filter(({ isFree }) => !isFree)
    .map(({ cut, left, top }) => ({ cut, left, top }))
  const homeless: Cut[] = []
  const lay = (cut: Cut, found: Slot | undefined) => {
    if (!found) return false
    free.splice(free.indexOf(found), 1)
    placed.push({ cut, left: found.left, top: found.top })
    return true
  }
  for (const drawn of cuts) {
    const own = free.find((slot) => slot.cut.name === drawn.name)
    const cut = own ? trimmedTo(own.cut, drawn) : drawn
    if (!lay(cut, own && fits(cut, own) ? own : undefined)) homeless.push(cut)
  }
  const right = Math.max(
    ...slots.map(({ cut, left }) => left + cut.width),
    ...homeless.map(({ width }) => width + RIM + PADDING),
  )
  let bottom = Math.max(...slots.map(({ cut, top }) => top + cut.height))
  let pen = { x: Number.POSITIVE_INFINITY, y: bottom }
  for (const cut of homeless.sort((a, b) => b.height - a.height)) {
    const place = free.find((slot) => fits(cut, slot))
    if (lay(cut, place)) continue
    if (pen.x + cut.width > right) pen = { x: RIM + PADDING, y: bottom + 2 * RIM + PADDING }
    placed.push({ cut, left: pen.x, top: pen.y })
    bottom = Math.max(bottom, pen.y + cut.height)
    pen.x += cut.width + 2 * RIM + PADDING
  }
  const height = upToFour(bottom + RIM + PADDING)
  if (height > LARGEST) throw new Error(`A sheet with other words is ${height} pixels high, and may be ${LARGEST}.`)
  return { width: upToFour(right + RIM + PADDING), height, placed }
}

/** The frame without the little by which it overhangs that one's rectangle, in the picture that both were cut from; else as it is. */
function trimmedTo({ x, y, width, height }: Cut, cut: Cut): Cut {
  const [left, top] = [Math.max(x, cut.x), Math.max(y, cut.y)]
  const [right, bottom] = [Math.min(x + width, cut.x + cut.width), Math.min(y + height, cut.y + cut.height)]
  const lost = [left - cut.x, top - cut.y, cut.x + cut.width - right, cut.y + cut.height - bottom]
  if (Math.max(...lost) === 0 || Math.max(...lost) > OVERHANG) return cut
  const raster = emptyRaster(right - left, bottom - top)
  copyPixels({ ...cut, x: left - cut.x, y: top - cut.y }, raster, 0, 0)
  return { ...cut, ...raster, x: left, y: top }
}

function fits({ width, height }: Cut, { cut }: Slot): boolean {
  return width <= cut.width && height <= cut.height
}

function areaOf({ width, height }: Cut): number {
  return width * height
}

function upToFour(side: number): number {
  return Math.ceil(side / 4) * 4
}

import { MaxRectsPacker } from 'maxrects-packer/dist/maxrects-packer.mjs'
import { copyPixels, emptyRaster, type Raster } from '../../ink/raster'
import type { FramePlace } from '../manifest'
import type { Rendered } from './frameStore'

/** A frame ready to be laid on a sheet. */
export interface Cut extends Rendered {
  name: string
}

/** Where a frame lies on its sheet, in pixels, its repeated rim not counted. */
interface Placed {
  cut: Cut
  left: number
  top: number
}

export interface Sheet {
  width: number
  height: number
  placed: Placed[]
}

/** The largest side of a texture that every device can hold, in pixels. */
export const LARGEST = 4096
/** Clear pixels between two frames and along the sheet's edge. */
export const PADDING = 2
/** Pixels by which each frame's edge is repeated outwards, so that a scaled texture never samples its neighbour. */
export const RIM = 1

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** Lays frames out on as few and as small sheets as it finds, none larger than `LARGEST`. Throws on a frame that fits none. */
export function layOut(cuts: readonly Cut[]): Sheet[] {
  const tooLarge = cuts.find(({ width, height }) => Math.max(width, height) + 2 * (RIM + PADDING) > LARGEST)
  if (tooLarge) throw new Error(`${tooLarge.name} fits no sheet of ${LARGEST} pixels: make it a backdrop.`)
  const widths = [128, 256, 512, 1024, 2048, LARGEST]
  const tries = widths.map((width) => packedInto(width, cuts)).filter((sheets) => sheets !== undefined)
  const best = tries.reduce((a, b) => (costOf(b) < costOf(a) ? b : a), tries[0] ?? [])
  return best
}

/** The sheet's pixels: every frame where it was laid, its rim repeated. */
export function paintSheet({ width, height, placed }: Sheet): Raster {
  const sheet = emptyRaster(width, height)
  for (const { cut, left, top } of placed) {
    // Corners first, then sides, then the frame itself: each covers what the one before laid too far.
    for (const [across, down] of [...CORNERS, ...SIDES]) {
      copyPixels({ ...cut, x: 0, y: 0 }, sheet, left + across * RIM, top + down * RIM)
    }
    copyPixels({ ...cut, x: 0, y: 0 }, sheet, left, top)
  }
  return sheet
}

/** Where the frames lie on the sheet of that number, by name. */
export function framePlaces({ placed }: Sheet, sheet: number): Record<string, FramePlace> {
  const places = placed.map(({ cut, left, top }): [string, FramePlace] => {
    const { name, width, height, x, y, sourceWidth, sourceHeight } = cut
    return [name, [sheet, left, top, width, height, x, y, sourceWidth, sourceHeight]]
  })
  return Object.fromEntries(places)
}

interface Rectangle {
  cut: Cut
  x: number
  y: number
  width: number
  height: number
}

function packedInto(width: number, cuts: readonly Cut[]): Sheet[] | undefined {
  const widest = Math.max(...cuts.map((cut) => cut.width + 2 * RIM))
  if (widest + 2 * PADDING > width) return undefined
  const packer = new MaxRectsPacker<Rectangle>(width, LARGEST, PADDING, { smart: true, pot: false, border: PADDING })
  packer.addArray(cuts.map((cut) => ({ cut, x: 0, y: 0, width: cut.width + 2 * RIM, height: cut.height + 2 * RIM })))
  return packer.bins.map((bin) => ({
    width: upToFour(bin.width),
    height: upToFour(bin.height),
    placed: bin.rects.map(({ cut, x, y }) => ({ cut, left: x + RIM, top: y + RIM })),
  }))
}

/** Sides of a multiple of four keep every texture format and mip level open. */
function upToFour(side: number): number {
  return Math.ceil(side / 4) * 4
}

/** Fewer sheets first, then fewer pixels. */
function costOf(sheets: readonly Sheet[]): number {
  return sheets.length * 1e9 + sheets.reduce((sum, { width, height }) => sum + width * height, 0)
}

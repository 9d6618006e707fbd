import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Bounds } from '../../src/stage/hitTest'

/** What a day's manifest says of its sheets and of the pictures on them. */
interface DrawnSheets {
  readonly sheets: readonly { readonly file: string; readonly resolution: number }[]
  readonly frames: Readonly<
    Record<
      string,
      readonly [
        sheet: number,
        left: number,
        top: number,
        width: number,
        height: number,
        x: number,
        y: number,
        ...rest: readonly number[],
      ]
    >
  >
}

/** The most alpha that a lossy sheet has where nothing is drawn, 0…255. */
const NOTHING = 1

/** The places in a drawing, in scene units from its upper left corner, that are drawn and lie in none of the cuts. */
export async function lostPixels(
  { sheets, frames }: DrawnSheets,
  name: string,
  cuts: readonly Bounds[],
): Promise<string[]> {
  const frame = frames[name]
  const sheet = frame && sheets[frame[0]]
  if (!frame || !sheet) throw new Error(`No sheet has ${name}.`)
  const [, left, top, width, height, x, y] = frame
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(`assets/public/${sheet.file}`), -left, -top)
  const { data } = context.getImageData(0, 0, width, height)
  const lost: string[] = []
  for (let pixel = 0; pixel * 4 < data.length; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) <= NOTHING) continue
    const across = ((pixel % width) + x) / sheet.resolution
    const down = (Math.floor(pixel / width) + y) / sheet.resolution
    const isKept = cuts.some(
      (cut) => across >= cut.x && across <= cut.x + cut.width && down >= cut.y && down <= cut.y + cut.height,
    )
    if (!isKept) lost.push(`${across.toFixed(0)}, ${down.toFixed(0)}`)
  }
  return lost
}

import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { manifest } from '../../../assets/scurry/manifest'
import { CUTS } from './cuts'

/** The picture of a layer, pixel by pixel, with where its upper left corner lies in the drawing, in pixels, and pixels a unit. */
async function drawn(name: keyof typeof CUTS) {
  const [sheet, left, top, width, height, x, y] = manifest.frames[name]
  const { file, resolution } = manifest.sheets[sheet]
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(await loadImage(`assets/public/${file}`), -left, -top)
  const { data } = context.getImageData(0, 0, width, height)
  return { data, width, x, y, scale: resolution }
}

it.each(['skyline', 'foreground'] as const)('the cuts of the %s leave nothing of it out', async (name) => {
  const { data, width, x, y, scale } = await drawn(name)
  const lost: string[] = []
  for (let pixel = 0; pixel * 4 < data.length; pixel++) {
    if (data[pixel * 4 + 3] === 0) continue
    const across = ((pixel % width) + x) / scale
    const down = (Math.floor(pixel / width) + y) / scale
    const isKept = CUTS[name].some(
      (cut) => across >= cut.x && across <= cut.x + cut.width && down >= cut.y && down <= cut.y + cut.height,
    )
    if (!isKept) lost.push(`${across.toFixed(0)}, ${down.toFixed(0)}`)
  }
  expect(lost).toEqual([])
})

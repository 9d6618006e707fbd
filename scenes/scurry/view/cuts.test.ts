import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { manifest } from '../../../assets/scurry/manifest'
import { CUTS } from './cuts'

interface Sheet {
  readonly frames: Readonly<Record<string, Frame>>
  readonly meta: { readonly image: string; readonly scale: string }
}

interface Frame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly spriteSourceSize: { readonly x: number; readonly y: number }
}

const sheets = manifest.sheets.map(({ file }): Sheet => JSON.parse(readFileSync(`assets/public/${file}`, 'utf8')))

/** The picture of a layer, pixel by pixel, with where its upper left corner lies in the drawing, in pixels, and pixels a unit. */
async function drawn(name: string) {
  const sheet = sheets.find(({ frames }) => name in frames)
  const entry = sheet?.frames[name]
  if (!sheet || !entry) throw new Error(`No sheet has ${name}.`)
  const { x, y, w, h } = entry.frame
  const context = createCanvas(w, h).getContext('2d')
  context.drawImage(await loadImage(`assets/public/day2/${sheet.meta.image}`), -x, -y)
  const { data } = context.getImageData(0, 0, w, h)
  return { data, width: w, ...entry.spriteSourceSize, scale: Number(sheet.meta.scale) }
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

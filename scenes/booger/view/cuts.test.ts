import { readFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { manifest } from '../../../assets/booger/manifest'
import type { Bounds } from '../../../src/stage/hitTest'
import { CUTS } from './cuts'

interface Sheet {
  readonly frames: Readonly<Record<string, Frame>>
  readonly meta: { readonly image: string; readonly scale: string }
}

interface Frame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly spriteSourceSize: { readonly x: number; readonly y: number }
}

const sheets = manifest.sheets.map(({ file }) => {
  const sheet: Sheet = JSON.parse(readFileSync(`assets/public/${file}`, 'utf8'))
  return { ...sheet, image: `assets/public/${file.replace(/[^/]*$/, sheet.meta.image)}` }
})

/** The places in a drawing, in scene units, that are drawn and lie in none of the cuts. */
async function lostOf(name: string, cuts: readonly Bounds[]): Promise<string[]> {
  const sheet = sheets.find(({ frames }) => name in frames)
  const entry = sheet?.frames[name]
  if (!sheet || !entry) throw new Error(`No sheet has ${name}.`)
  const { x, y, w, h } = entry.frame
  const scale = Number(sheet.meta.scale)
  const context = createCanvas(w, h).getContext('2d')
  context.drawImage(await loadImage(sheet.image), -x, -y)
  const { data } = context.getImageData(0, 0, w, h)
  const lost: string[] = []
  for (let pixel = 0; pixel * 4 < data.length; pixel++) {
    if (data[pixel * 4 + 3] === 0) continue
    const across = ((pixel % w) + entry.spriteSourceSize.x) / scale
    const down = (Math.floor(pixel / w) + entry.spriteSourceSize.y) / scale
    const isKept = cuts.some(
      (cut) => across >= cut.x && across <= cut.x + cut.width && down >= cut.y && down <= cut.y + cut.height,
    )
    if (!isKept) lost.push(`${across.toFixed(0)}, ${down.toFixed(0)}`)
  }
  return lost
}

const DRAWINGS = Object.entries(CUTS).flatMap(([sprite, byKey]) =>
  Object.entries<readonly Bounds[]>(byKey).map(([key, cuts]) => ({ name: `${sprite}_${key}`, cuts })),
)

describe('the cuts of the features', () => {
  it.each(DRAWINGS)('leave nothing of $name out', async ({ name, cuts }) => {
    expect(await lostOf(name, cuts)).toEqual([])
  })

  it.each(DRAWINGS)('do not overlap in $name: what they share would be drawn twice', ({ cuts }) => {
    const overlapping = cuts.flatMap((one, place) =>
      cuts
        .slice(place + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    )
    expect(overlapping).toEqual([])
  })
})

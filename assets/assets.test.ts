import { existsSync, readdirSync, statSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { days } from '../src/calendar'
import { LANGUAGES } from '../src/language/words'
import { editionIn } from '../src/stage/contract/manifest'
import { BUDGETS } from '../tests/budgets'
import type { Raster } from './ink/raster'
import { bundlesWith } from './pipeline/bundle'
import { checkBundle } from './pipeline/check'
import type { FixedManifest, FixedSheetManifest } from './pipeline/manifest'
import { NOTHING } from './pipeline/pictures/outline'
import { createPictureKind } from './pipeline/pictures/pictureKind'
import { soundKind } from './pipeline/sounds/soundKind'
import { createSourceHasher } from './pipeline/sourceHash'

test.each([createPictureKind(), soundKind])('every committed $noun matches its source', async (kind) => {
  const hasher = createSourceHasher()
  const faults: string[] = []
  for (const bundle of bundlesWith(kind.declaration)) faults.push(...(await checkBundle(kind, bundle, { hasher })))
  expect(faults, `Run \`${kind.command}\`, look at what changed, and commit it.`).toEqual([])
})

test('every frame that a manifest names lies on one of its sheets', async () => {
  const missing: string[] = []
  for (const { name } of bundlesWith('drawings.ts')) {
    const { manifest }: { manifest: FixedSheetManifest & Partial<FixedManifest> } = await import(
      `./${name}/manifest.ts`
    )
    const { sprites = {}, words = {} } = manifest
    const editions = LANGUAGES.map((language) => editionIn(language, manifest))
    const letters = Object.values(words).flatMap(({ glyphs }) =>
      Object.values(glyphs).flatMap(({ frame }) => frame ?? []),
    )
    const laid = editions.flatMap(({ frames }) => Object.keys(frames))
    const named = new Set([...Object.values(sprites).flatMap((sprite) => sprite.frames), ...letters, ...laid])
    // What one language alone has lies on its sheets; wherever a frame lies, there is a sheet.
    const isThere = (frame: string) => {
      const places = editions.filter(({ frames }) => frames[frame] !== undefined)
      return places.length > 0 && places.every(({ sheets, frames }) => sheets[frames[frame]?.[0] ?? -1] !== undefined)
    }
    missing.push(...[...named].filter((frame) => !isThere(frame)).map((frame) => `${name}: ${frame}`))
  }
  expect(missing).toEqual([])
})

test('every pixel that is drawn lies within the outline that its frame is cut to', async () => {
  const lost: string[] = []
  let cut = 0
  for (const { name } of bundlesWith('drawings.ts')) {
    const { manifest }: { manifest: FixedSheetManifest } = await import(`./${name}/manifest.ts`)
    const sheets = new Map<string, Raster>()
    for (const frame of Object.keys(manifest.outlines ?? {})) {
      cut++
      const pixels = await pixelsOutside(manifest, frame, sheets)
      if (pixels > 0) lost.push(`${name}: ${pixels} pixels of ${frame}`)
    }
  }
  expect(lost).toEqual([])
  expect(cut).toBeGreaterThan(10)
})

/**
 * How many pixels of a frame, as its sheet shows it, are drawn and not wholly within its outline.
 * @param decoded the sheets that were looked at before, by their files: to decode one takes longer than all else
 */
async function pixelsOutside(
  { sheets, frames, outlines }: FixedSheetManifest,
  name: string,
  decoded: Map<string, Raster>,
): Promise<number> {
  const frame = frames[name]
  const sheet = frame && sheets[frame[0]]
  if (!frame || !sheet) throw new Error(`No sheet has ${name}.`)
  const [, left, top, width, height, x, y] = frame
  const drawn = decoded.get(sheet.file) ?? (await rasterOf(`assets/public/${sheet.file}`))
  decoded.set(sheet.file, drawn)
  const kept = createCanvas(width, height).getContext('2d')
  kept.translate(-x, -y)
  for (const rim of outlines?.[name]?.flat() ?? []) {
    const [startX = 0, startY = 0] = rim
    kept.moveTo(startX, startY)
    for (let at = 2; at < rim.length; at += 2) kept.lineTo(rim[at] ?? 0, rim[at + 1] ?? 0)
  }
  kept.fill('evenodd')
  const within = kept.getImageData(0, 0, width, height).data
  let outside = 0
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const alpha = drawn.pixels[((top + row) * drawn.width + left + column) * 4 + 3] ?? 0
      if (alpha > NOTHING && (within[(row * width + column) * 4 + 3] ?? 0) < 255) outside++
    }
  }
  return outside
}

async function rasterOf(file: string): Promise<Raster> {
  const image = await loadImage(file)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  return { width, height, pixels: context.getImageData(0, 0, width, height).data }
}

const KILOBYTE = 1024
const kilobytes = (file: string) => statSync(`assets/public/${file}`).size / KILOBYTE

test('the icons, which every page waits for, are light at either density', () => {
  expect(kilobytes('ui/icons-1x.webp')).toBeLessThanOrEqual(BUDGETS.icons.most)
  expect(kilobytes('ui/icons-2x.webp')).toBeLessThanOrEqual(BUDGETS.sharpIcons.most)
})

test('the vignettes at rest are one picture, and no day brings its own', () => {
  expect(kilobytes('home/vignettes-1x.webp')).toBeLessThanOrEqual(BUDGETS.vignettes.most)
  expect(kilobytes('home/vignettes-2x.webp')).toBeLessThanOrEqual(BUDGETS.sharpVignettes.most)
  for (const { number } of days.filter(({ slug }) => existsSync(`assets/${slug}`))) {
    const own = readdirSync(`assets/public/day${number}`).filter((name) => name.startsWith('vignette'))
    expect(own).toEqual(['vignette-arrival.webp', 'vignette-hover-strip.webp'])
    expect(kilobytes(`day${number}/vignette-arrival.webp`)).toBeLessThanOrEqual(BUDGETS.arrivalVignette.most)
  }
})

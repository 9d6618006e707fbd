import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { days } from '../src/calendar'
import { bundlesWith } from './pipeline/bundle'
import { checkBundle } from './pipeline/check'
import type { FixedManifest } from './pipeline/manifest'
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
    const { manifest }: { manifest: FixedManifest } = await import(`./${name}/manifest.ts`)
    const { sheets, frames, sprites, words } = manifest
    const letters = Object.values(words).flatMap(({ glyphs }) =>
      Object.values(glyphs).flatMap(({ frame }) => frame ?? []),
    )
    const named = [...Object.values(sprites).flatMap((sprite) => sprite.frames), ...letters]
    const isThere = (frame: string) => frames[frame] !== undefined && sheets[frames[frame][0]] !== undefined
    missing.push(...named.filter((frame) => !isThere(frame)).map((frame) => `${name}: ${frame}`))
  }
  expect(missing).toEqual([])
})

const KILOBYTE = 1024
const kilobytes = (file: string) => statSync(`assets/public/${file}`).size / KILOBYTE

test('the icons, which every page waits for, are light at either density', () => {
  expect(kilobytes('furniture/icons-1x.webp')).toBeLessThanOrEqual(6)
  expect(kilobytes('furniture/icons-2x.webp')).toBeLessThanOrEqual(15)
})

test('the vignettes at rest are one picture, and no day brings its own', () => {
  expect(kilobytes('home/vignettes-1x.webp')).toBeLessThanOrEqual(35)
  expect(kilobytes('home/vignettes-2x.webp')).toBeLessThanOrEqual(80)
  for (const { number } of days) {
    const own = readdirSync(`assets/public/day${number}`).filter((name) => name.startsWith('vignette'))
    expect(own).toEqual(['vignette-arrival.webp', 'vignette-hover-strip.webp'])
    expect(kilobytes(`day${number}/vignette-arrival.webp`)).toBeLessThanOrEqual(10)
  }
})

import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { days } from '../src/calendar'
import { bundlesWith } from './pipeline/bundle'
import { checkBundle } from './pipeline/check'
import { createPictureKind } from './pipeline/pictures/pictureKind'
import { soundKind } from './pipeline/sounds/soundKind'
import { createSourceHasher } from './pipeline/sourceHash'

test.each([createPictureKind(), soundKind])('every committed $noun matches its source', async (kind) => {
  const hasher = createSourceHasher()
  const faults: string[] = []
  for (const bundle of bundlesWith(kind.declaration)) faults.push(...(await checkBundle(kind, bundle, { hasher })))
  expect(faults, `Run \`${kind.command}\`, look at what changed, and commit it.`).toEqual([])
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
    expect(own).toEqual(['vignette-hover-strip.webp'])
  }
})

import { expect, it } from 'vitest'
import { manifest } from '../../../assets/scurry/manifest'
import { lostPixels } from '../../../tests/support/lostPixels'
import { CUTS } from './cuts'

it.each(['skyline', 'foreground'] as const)('the cuts of the %s leave nothing of it out', async (name) => {
  expect(await lostPixels(manifest, name, CUTS[name])).toEqual([])
})

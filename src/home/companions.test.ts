import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { manifest } from '../../assets/travellers/manifest'
import { companionOf } from './companions'

it.each(['heronk', 'brewster', 'swirlo'] as const)('%s is drawn as it sits on the bottle', (who) => {
  expect(manifest.pictures[who]['2x']).toMatchObject(companionOf(who))
  expect(existsSync(`assets/public/${companionOf(who).file}`)).toBe(true)
})

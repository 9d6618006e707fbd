import { expect, test } from 'vitest'
import type { FixedManifest, FixedSheetManifest, Manifest } from './manifest'
import { fineManifestText, manifestText } from './pictures/pictureKind'

const heist = {
  sheets: [{ file: 'day22/heist.webp', version: '0a1b2c3d', resolution: 2 }],
  frames: {
    thief_0: [0, 3, 3, 200, 190, 4, 12, 208, 220],
    thief_1: [0, 207, 3, 201, 190, 4, 12, 208, 220],
    score_u31: [0, 412, 3, 20, 50, 0, 0, 20, 50],
    score_u27: [0, 412, 57, 8, 16, 0, 0, 8, 16],
  },
  sprites: { thief: { frames: ['thief_0', 'thief_1'], width: 208, height: 220, anchor: { x: 0.5, y: 0.9 } } },
  words: {
    score: {
      size: 64,
      lineHeight: 75,
      baseline: 58,
      glyphs: {
        1: { frame: 'score_u31', x: 0.5, y: 7, advance: 33 },
        "'": { frame: 'score_u27', x: 1, y: 7, advance: 9 },
      },
      kerning: {},
    },
  },
  backdrops: { floor: { file: 'day22/floor.webp', version: '4e5f6a7b', width: 768, height: 512, resolution: 2 } },
  pictures: { card: { rest: { file: 'day22/card-rest.webp', width: 46, height: 46, resolution: 2 } } },
} as const satisfies FixedManifest

const written: Manifest = JSON.parse(JSON.stringify(heist))

test('a manifest is written with every name as a literal', () => {
  const text = manifestText('heist', written)
  expect(text).toContain(
    "    thief: { frames: ['thief_0', 'thief_1'], width: 208, height: 220, anchor: { x: 0.5, y: 0.9 } },\n",
  )
  expect(text).toContain(
    "    card: { rest: { file: 'day22/card-rest.webp', width: 46, height: 46, resolution: 2 } },\n",
  )
  expect(text).toContain('    thief_0: [0, 3, 3, 200, 190, 4, 12, 208, 220],\n')
  expect(text).toMatch(/as const satisfies FixedManifest\n$/)
})

test('that of finer pictures says where they lie, and nothing that the first ones say', () => {
  const text = fineManifestText('heist-fine', { ...written, outlines: { thief_0: [[[0, 0, 9, 0, 9, 9]]] } })
  expect(text.match(/^ {2}\w+(?=:)/gm)).toEqual(['  sheets', '  frames', '  outlines'])
  expect(text).toContain('    thief_0: [0, 3, 3, 200, 190, 4, 12, 208, 220],\n')
  expect(text).toMatch(/as const satisfies FixedSheetManifest\n$/)
  const fine: FixedSheetManifest = heist
  // @ts-expect-error whoever wants a sprite asks the first ones
  expect(fine.sprites).toBeDefined()
})

import { expect, test } from 'vitest'
import { type CutName, editionIn, type FrameKey, type Manifest, type SpriteName } from './manifest'

const face = {
  sheets: [{ file: 'day23/face.webp', version: '0a1b2c3d', resolution: 1 }],
  frames: {
    eyes_open: [0, 3, 3, 200, 90, 0, 0, 200, 90],
    eyes_shut: [0, 3, 97, 200, 90, 0, 0, 200, 90],
    nose_rest: [0, 3, 191, 90, 90, 0, 0, 90, 90],
  },
  sprites: {
    eyes: { frames: ['eyes_open', 'eyes_shut'], width: 200, height: 90, anchor: { x: 0.5, y: 0.5 } },
    nose: { frames: ['nose_rest'], width: 90, height: 90, anchor: { x: 0.5, y: 0.5 } },
  },
  words: {},
  outlines: { eyes_open: [[[0, 0, 90, 0, 90, 90]]], eyes_shut: [[[0, 0, 90, 0, 90, 90]]] },
} as const satisfies Manifest

const { outlines: _, ...uncut } = face

test('names that were never drawn do not compile', () => {
  const frame: FrameKey<typeof face, 'eyes'> = 'open'
  // @ts-expect-error the eyes have two frames
  const noFrame: FrameKey<typeof face, 'eyes'> = 'wink'
  const sprite: SpriteName<typeof face> = 'nose'
  // @ts-expect-error a frame is no sprite
  const noSprite: SpriteName<typeof face> = 'nose_rest'
  expect([frame, noFrame, sprite, noSprite]).toHaveLength(4)
})

test('a sprite whose declaration does not ask to be cut does not compile as one', () => {
  const eyes: CutName<typeof face> = 'eyes'
  // @ts-expect-error the nose has no outline
  const nose: CutName<typeof face> = 'nose'
  // @ts-expect-error nothing has one
  const none: CutName<typeof uncut> = 'eyes'
  expect([eyes, nose, none]).toHaveLength(3)
})

test('another language has its own sheet in the place of one, and the rest in common', () => {
  const fr = { sheets: { 0: { file: 'day23/face-fr.webp', version: '4e5f6a7b', resolution: 1 } }, frames: {} }
  const edition = editionIn('fr', { ...face, editions: { fr } })
  expect(edition).toMatchObject({ sheets: [{ file: 'day23/face-fr.webp' }], frames: face.frames })
  expect(editionIn('en', face)).toBe(face)
  expect(editionIn('fr', face)).toBe(face)
})

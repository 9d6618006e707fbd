import type { Words } from '../../src/language/words'
import type { Areas } from '../../src/stage/areas'
import type { Point } from '../../src/stage/geometry'
import { depthOf, FAIRY_AREAS, FOUNTAIN, HALF_HEIGHT, KINDS, NARROWEST, REACH, sizeAt, TOAD } from './layout'
import type { Garden, Kind } from './state'
import type { Tuning } from './tuning'

/** What the three are called. */
export const NAMES: Readonly<Record<Kind, Words>> = {
  0: { en: 'The fairy with the acorn', fr: 'La fée au gland' },
  1: { en: 'The fairy with the sprout', fr: 'La fée à la pousse' },
  2: { en: 'The fairy with the ponytail', fr: 'La fée à la queue de cheval' },
}

/** A box without its corners, as shares of its half sides. */
const OCTAGON: readonly Point[] = [
  { x: -0.6, y: -1 },
  { x: 0.6, y: -1 },
  { x: 1, y: -0.7 },
  { x: 1, y: 0.7 },
  { x: 0.6, y: 1 },
  { x: -0.6, y: 1 },
  { x: -1, y: 0.7 },
  { x: -1, y: -0.7 },
]

/** The same around a fairy: written over and over. */
const octagon = OCTAGON.map(({ x, y }) => ({ x, y }))

/** The toad with its feet, about where it sits. */
const TOAD_OUTLINE: readonly Point[] = [
  { x: -62, y: -72 },
  { x: 62, y: -72 },
  { x: 84, y: -10 },
  { x: 116, y: 22 },
  { x: 132, y: 60 },
  { x: 132, y: 92 },
  { x: -92, y: 92 },
  { x: -114, y: 74 },
  { x: -116, y: 22 },
  { x: -84, y: -10 },
]

/** The bottle is the pointer everywhere. */
const cursor = 'none'

export const areas = [
  ...KINDS.map((kind): Areas<Garden, Tuning>[number] => ({
    id: FAIRY_AREAS[kind],
    label: NAMES[kind],
    when: ({ fairies }) => depthOf(fairies, kind) >= 0,
    shape({ fairies }, out, { size, tuning }) {
      const fairy = fairies[depthOf(fairies, kind)]
      if (!fairy) return
      const grown = sizeAt(fairy.y)
      const across = grown * REACH[kind] * Math.max(NARROWEST, Math.abs(fairy.facing)) + tuning.touch
      const up = grown * HALF_HEIGHT + tuning.touch
      for (const [corner, { x, y }] of OCTAGON.entries()) {
        const at = octagon[corner]
        if (!at) continue
        at.x = x * across
        at.y = y * up
      }
      out.polygon(octagon, fairy.x * size.width, fairy.y * size.height)
    },
    front: ({ fairies }) => KINDS.length - depthOf(fairies, kind),
    order: 1 + kind,
    cursor,
  })),
  {
    id: 'toad',
    label: { en: 'The stone toad', fr: 'Le crapaud de pierre' },
    shape: (_, out) => out.polygon(TOAD_OUTLINE, TOAD.x, TOAD.y),
    order: 5,
    cursor,
  },
  {
    id: 'fountain',
    label: { en: 'The fountain', fr: 'La fontaine' },
    shape: (_, out) => out.polygon(FOUNTAIN),
    order: 4,
    cursor,
  },
  {
    id: 'garden',
    label: { en: 'The garden', fr: 'Le jardin' },
    // Beyond the stage too, as far as any window reaches.
    shape: (_, out) => out.rect(-3000, -3000, 7600, 7000),
    order: 6,
    cursor,
  },
] satisfies Areas<Garden, Tuning>

import type { Localized } from '../../src/language/words'
import type { Areas } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import { depthOf, FAIRY_AREAS, FOUNTAIN, HALF_HEIGHT, KINDS, NARROWEST, REACH, seenAt, sizeAt, TOAD } from './layout'
import type { FairyState, Kind } from './state'
import type { Tuning } from './tuning'

/** What the three are called. */
export const NAMES: Readonly<Record<Kind, Localized>> = {
  0: { en: 'The fairy with the acorn', fr: 'La fée au gland' },
  1: { en: 'The fairy with the sprout', fr: 'La fée à la pousse' },
  2: { en: 'The fairy with the ponytail', fr: 'La fée à la queue de cheval' },
}

/** A box without its corners, as shares of its half sides. */
const OCTAGON = outline('-0.6,-1 0.6,-1 1,-0.7 1,0.7 0.6,1 -0.6,1 -1,0.7 -1,-0.7')

/** The toad with its feet, about where it sits. */
const TOAD_OUTLINE = outline('-62,-72 62,-72 84,-10 116,22 132,60 132,92 -92,92 -114,74 -116,22 -84,-10')

/** Where a fairy is seen: written over and over. */
const place: Point = { x: 0, y: 0 }

export const areas = [
  ...KINDS.map((kind): Areas<FairyState, Tuning>[number] => ({
    id: FAIRY_AREAS[kind],
    label: NAMES[kind],
    when: ({ fairies }) => depthOf(fairies, kind) >= 0,
    shape({ fairies }, out, { size, tuning }, viewport) {
      const fairy = fairies[depthOf(fairies, kind)]
      if (!fairy) return
      const grown = sizeAt(fairy.y)
      const across = grown * REACH[kind] * Math.max(NARROWEST, Math.abs(fairy.facing)) + tuning.touch
      const up = grown * HALF_HEIGHT + tuning.touch
      seenAt(fairy.x * size.width, fairy.y * size.height, viewport, place)
      out.polygon(OCTAGON, place.x, place.y, across, up)
    },
    front: ({ fairies }) => KINDS.length - depthOf(fairies, kind),
    order: 1 + kind,
  })),
  {
    id: 'toad',
    label: { en: 'The stone toad', fr: 'Le crapaud de pierre' },
    shape: (_, out) => out.polygon(TOAD_OUTLINE, TOAD.x, TOAD.y),
    order: 5,
  },
  {
    id: 'fountain',
    label: { en: 'The fountain', fr: 'La fontaine' },
    shape: (_, out) => out.polygon(FOUNTAIN),
    order: 4,
  },
  {
    id: 'garden',
    label: { en: 'The garden', fr: 'Le jardin' },
    // Beyond the stage too, as far as any window reaches.
    shape: (_, out) => out.rect(-3000, -3000, 7600, 7000),
    order: 6,
  },
] satisfies Areas<FairyState, Tuning>

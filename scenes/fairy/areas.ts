import type { HitArea, Words } from '../../src/stage/scene'
import type { Kind } from './fairy'
import { FOUNTAIN, TOAD } from './places'
import type { Garden } from './rules'

/** What the three are called. */
export const NAMES: Readonly<Record<Kind, Words>> = {
  0: { en: 'The fairy with the acorn', fr: 'La fée au gland' },
  1: { en: 'The fairy with the sprout', fr: 'La fée à la pousse' },
  2: { en: 'The fairy with the ponytail', fr: 'La fée à la queue de cheval' },
}

const TOAD_AREA: HitArea = {
  id: 'toad',
  label: { en: 'The stone toad', fr: 'Le crapaud de pierre' },
  shape: {
    kind: 'rect',
    x: TOAD.x - TOAD.radiusX,
    y: TOAD.y - TOAD.radiusY,
    width: 2 * TOAD.radiusX,
    height: 2 * TOAD.radiusY,
  },
  cursor: 'none',
  order: 5,
}
const FOUNTAIN_AREA: HitArea = {
  id: 'fountain',
  label: { en: 'The fountain', fr: 'La fontaine' },
  shape: { kind: 'polygon', points: FOUNTAIN },
  cursor: 'none',
  order: 4,
}
/** The bottle is the pointer everywhere, beyond the stage too. */
const GARDEN_AREA: HitArea = {
  id: 'garden',
  label: { en: 'The garden', fr: 'Le jardin' },
  shape: { kind: 'rect', x: -3000, y: -3000, width: 7600, height: 7000 },
  cursor: 'none',
  order: 6,
}

interface FairyArea extends HitArea {
  readonly shape: { readonly kind: 'circle'; x: number; y: number; radius: number }
}

interface Known {
  readonly fairies: Readonly<Record<Kind, FairyArea>>
  readonly list: HitArea[]
}

/** The areas last handed out for each game: the stage asks every frame, and only the circles move. */
const known = new WeakMap<Garden, Known>()

/** The fairies that fly, then the toad, the fountain and all the rest, front to back. */
export function areasOf(
  garden: Garden,
  { width, height }: { width: number; height: number },
  radius: number,
): readonly HitArea[] {
  const { fairies, list } = known.get(garden) ?? remember(garden)
  if (hasChanged(garden, fairies, list)) {
    list.length = 0
    for (const { kind } of garden.fairies) list.push(fairies[kind])
    list.push(TOAD_AREA, FOUNTAIN_AREA, GARDEN_AREA)
  }
  for (let place = 0; place < garden.fairies.length; place++) {
    const fairy = garden.fairies[place]
    if (!fairy) continue
    const { shape } = fairies[fairy.kind]
    shape.x = fairy.x * width
    shape.y = fairy.y * height
    shape.radius = radius
  }
  return list
}

/** Whether others fly than those the list was made for. */
function hasChanged({ fairies: flying }: Garden, fairies: Known['fairies'], list: readonly HitArea[]): boolean {
  if (list.length !== flying.length + 3) return true
  for (let place = 0; place < flying.length; place++) {
    const fairy = flying[place]
    if (fairy && list[place] !== fairies[fairy.kind]) return true
  }
  return false
}

/** Which fairy an area is. */
export function kindOf(area: string | null): Kind | null {
  if (area === 'fairy-0') return 0
  if (area === 'fairy-1') return 1
  return area === 'fairy-2' ? 2 : null
}

function remember(garden: Garden): Known {
  const area = (kind: Kind): FairyArea => ({
    id: `fairy-${kind}`,
    label: NAMES[kind],
    shape: { kind: 'circle', x: 0, y: 0, radius: 0 },
    cursor: 'none',
    order: kind + 1,
  })
  const made: Known = { fairies: { 0: area(0), 1: area(1), 2: area(2) }, list: [] }
  known.set(garden, made)
  return made
}

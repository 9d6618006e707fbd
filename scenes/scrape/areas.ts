import type { HitArea, Words } from '../../src/stage/scene'
import { FIELD, type Kind, middleOf, toStage } from './card'

const NAMES: Readonly<Record<Kind, Words>> = {
  0: { en: 'a coin', fr: 'une pièce' },
  1: { en: 'a purse', fr: 'une bourse' },
  2: { en: 'a house', fr: 'une maison' },
}

/** What a screen reader calls a symbol. */
export function nameOf(kind: Kind): Words {
  return NAMES[kind]
}

/** What the areas depend on. */
interface Fields {
  readonly symbols: readonly Kind[]
  readonly seen: readonly boolean[]
}

const SHAPES = Array.from({ length: FIELD.columns * FIELD.rows }, (_, field): HitArea['shape'] => {
  const { x, y } = middleOf(field)
  const right = FIELD.width / FIELD.columns / 2
  const down = FIELD.height / FIELD.rows / 2
  const corners = [
    { x: x - right, y: y - down },
    { x: x + right, y: y - down },
    { x: x + right, y: y + down },
    { x: x - right, y: y + down },
  ]
  return { kind: 'polygon', points: corners.map(toStage) }
})

/** Every area there can be: for each field one that is covered, and one for each symbol. */
const COVERED = SHAPES.map((shape, field) =>
  areaOf(field, shape, { en: `Field ${field + 1}, covered`, fr: `Case ${field + 1}, couverte` }),
)
const SHOWING = SHAPES.map((shape, field) =>
  ([0, 1, 2] as const).map((kind) =>
    areaOf(field, shape, {
      en: `Field ${field + 1}: ${NAMES[kind].en}`,
      fr: `Case ${field + 1} : ${NAMES[kind].fr}`,
    }),
  ),
)

function areaOf(field: number, shape: HitArea['shape'], label: Words): HitArea {
  return { id: `field ${field + 1}`, label, shape, cursor: 'none', order: field }
}

/** The list last made for each game: the stage asks every frame, and a symbol comes to light six times at the most. */
const kept = new WeakMap<Fields, { seen: number; list: readonly HitArea[] }>()

/** The six fields, named by what can be seen on them. */
export function areasOf(fields: Fields): readonly HitArea[] {
  let seen = 0
  for (let field = 0; field < fields.seen.length; field++) if (fields.seen[field]) seen |= 1 << field
  const known = kept.get(fields)
  if (known?.seen === seen) return known.list
  const list = COVERED.map((area, field) => {
    const kind = fields.symbols[field]
    return (fields.seen[field] && kind !== undefined && SHOWING[field]?.[kind]) || area
  })
  kept.set(fields, { seen, list })
  return list
}

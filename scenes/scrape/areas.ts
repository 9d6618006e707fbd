import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import { FIELD, FIELDS, middleOf, toStage } from './layout'
import type { Kind, ScrapeState } from './state'

/** What a screen reader calls the symbols. */
export const SYMBOLS: Readonly<Record<Kind, Localized>> = {
  0: { en: 'a coin', fr: 'une pièce' },
  1: { en: 'a purse', fr: 'une bourse' },
  2: { en: 'a house', fr: 'une maison' },
}

/** The six fields, named by what can be seen on them. */
export const areas = Array.from({ length: FIELDS }, (_, field): Area<ScrapeState> => {
  const corners = cornersOf(field)
  const covered = { en: `Field ${field + 1}, covered`, fr: `Case ${field + 1}, couverte` }
  const showing = [nameOf(field, 0), nameOf(field, 1), nameOf(field, 2)] as const
  return {
    id: `field ${field + 1}`,
    label: ({ seen, symbols }) => (seen[field] && showing[symbols[field] ?? 0]) || covered,
    shape: (_, out) => out.polygon(corners),
  }
}) satisfies Areas<ScrapeState>

/** What a field is called once its symbol can be told. */
function nameOf(field: number, kind: Kind): Localized {
  const { en, fr } = SYMBOLS[kind]
  return { en: `Field ${field + 1}: ${en}`, fr: `Case ${field + 1} : ${fr}` }
}

function cornersOf(field: number) {
  const { x, y } = middleOf(field)
  const right = FIELD.width / FIELD.columns / 2
  const down = FIELD.height / FIELD.rows / 2
  const corners = [
    { x: x - right, y: y - down },
    { x: x + right, y: y - down },
    { x: x + right, y: y + down },
    { x: x - right, y: y + down },
  ]
  return corners.map(toStage)
}

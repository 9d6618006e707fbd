import type { Localized } from '../../src/language/words'
import type { Area, Areas } from '../../src/stage/contract/areas'
import { CURL, catOf, FIELD, FIELDS, hasCat, middleOf, SUM, toStage } from './layout'
import type { Kind, ScrapeState } from './state'
import { SYMBOLS } from './words'

/** The six fields, named by what can be seen on them. */
const fields = Array.from({ length: FIELDS }, (_, field): Area<ScrapeState> => {
  const corners = cornersOf(field)
  const covered = { en: `Field ${field + 1}, covered`, fr: `Case ${field + 1}, couverte` }
  const showing = [nameOf(field, 0), nameOf(field, 1), nameOf(field, 2)] as const
  return {
    id: `field ${field + 1}`,
    when: isThere,
    label: ({ seen, symbols }) => (seen[field] && showing[symbols[field] ?? 0]) || covered,
    shape: (_, out) => out.polygon(corners),
  }
})

/** Whether there is a card: none while a pad is reckoned up. */
function isThere({ table }: ScrapeState): boolean {
  return table.reckonedAt === null
}

export const areas = [
  ...fields,
  {
    id: 'next',
    label: { en: 'The next card', fr: 'Le ticket suivant' },
    when: ({ table }: ScrapeState) => table.hasLater && table.reckonedAt === null,
    shape: (_, out) => out.rect(CURL.x - 10, CURL.y - CURL.reach, CURL.reach, CURL.reach + 10),
  },
  {
    id: 'cat',
    label: { en: 'The cat of chance', fr: 'Le chat du hasard' },
    when: ({ table }: ScrapeState) => table.reckonedAt === null && hasCat(table),
    shape: ({ table }, out) => out.rect(catOf(table).x - 90, catOf(table).y - 210, 180, 210),
  },
  {
    id: 'sum',
    label: { en: 'The reckoning, in chalk', fr: 'Le compte, à la craie' },
    when: ({ table }: ScrapeState) => table.reckonedAt !== null,
    shape: (_, out) => out.rect(SUM.left, SUM.top, SUM.width, SUM.height),
  },
] satisfies Areas<ScrapeState>

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

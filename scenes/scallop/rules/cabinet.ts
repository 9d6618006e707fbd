import { COMPARTMENTS, PLACES } from '../../../assets/scallop-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import type { World } from '../../../src/stage/contract/scene'
import { BOWS_AT, FIGURINES, FIRST_BOW, HEARS_AT, LASTS, SMALL_ONE, VISIT } from '../layout'
import type { Cabinet, Events, ScallopState } from '../state'
import type { Tuning } from '../tuning'

type Gallery = World<Events, Tuning>

/** Nobody has been looked at but whoever stands in the niche. */
export function coveredCabinet(shown: number): Cabinet {
  const looked = Array.from({ length: FIGURINES }, (_, index) => index === shown)
  return { hasLater: false, looked, count: 1, fallen: null, due: [], hasBowed: false, visit: null }
}

/** Whoever stands in the niche has been looked at: the sheet comes off, and where it was the last of a compartment, that will bow. */
export function lookAt(cabinet: Cabinet, index: number, { now, emit }: Gallery): void {
  if (cabinet.looked[index] !== false) return
  cabinet.looked[index] = true
  cabinet.count += 1
  cabinet.fallen = { index, at: now }
  const part = COMPARTMENTS.findIndex(({ last }) => index <= last)
  if (cabinet.count === FIRST_BOW) cabinet.due = COMPARTMENTS.map((_, place) => place)
  else if (cabinet.count > FIRST_BOW && isWhole(cabinet, part) && !cabinet.due.includes(part)) cabinet.due.push(part)
  emit('looked', { index, count: cabinet.count })
  if (cabinet.hasLater) emit('unveiled')
}

function isWhole({ looked }: Cabinet, part: number): boolean {
  const { first = 0, last = 0 } = COMPARTMENTS[part] ?? {}
  return looked.slice(first, last + 1).every(Boolean)
}

/** All that have been looked at bow once; what bows then is no compartment's turn. */
const isAllDue = ({ count, hasBowed }: Cabinet) => count === FIGURINES && !hasBowed

/** One steps back by oneself when a compartment, or all of it, is whole and nothing has been chosen for a while; and in again. */
export function advanceCabinet({ cabinet, change }: ScallopState, { now, emit }: Gallery): void {
  const { visit } = cabinet
  if (!visit) {
    const isDue = isAllDue(cabinet) || cabinet.due.length > 0
    if (!cabinet.hasLater || !isDue || now < (change?.until ?? 0) + VISIT.waits) return
    const why = isAllDue(cabinet) ? 'all' : 'part'
    const hasSheet = why === 'all'
    const until = now + LASTS[why]
    cabinet.visit = { why, parts: [...cabinet.due], from: now, until, pointed: null, hasSheet, hasBowed: false }
    emit('steppedBack')
    return
  }
  if (visit.why !== 'look' && !visit.hasBowed && now >= visit.from + BOWS_AT[visit.why]) {
    visit.hasBowed = true
    cabinet.due = cabinet.due.filter((part) => !visit.parts.includes(part))
    if (visit.why === 'part')
      emit('partBowed', { count: cabinet.count, isFirst: visit.parts.length === COMPARTMENTS.length })
    else {
      cabinet.hasBowed = true
      emit('allBowed')
    }
    emit('bowed')
  }
  if (visit.until !== null && now >= visit.until) cabinet.visit = null
}

/** The counter is pressed: one looks at the whole cabinet; where nothing is covered any more they bow again. */
export function stepBack({ cabinet }: ScallopState, { now, emit }: Gallery): void {
  if (!cabinet.hasLater || cabinet.visit) return
  const why = cabinet.count === FIGURINES ? 'all' : 'look'
  const until = why === 'all' ? now + LASTS.all : null
  cabinet.visit = { why, parts: [], from: now, until, pointed: null, hasSheet: false, hasBowed: false }
  emit('steppedBack')
}

/** Who on the shelves is pointed at; whoever is in the niche does not stand there. */
export function pointAt({ cabinet: { visit }, selected }: ScallopState, at: Readonly<Point>): void {
  if (visit?.why !== 'look') return
  const found = visit.until === null ? figurineAt(at) : null
  visit.pointed = found === selected ? null : found
}

/** One goes in again, unless that has begun, or what one sees has only just. */
export function stepIn({ visit }: Cabinet, { now }: Gallery): void {
  if (!visit || now < visit.from + HEARS_AT[visit.why]) return
  visit.pointed = null
  visit.until = Math.min(visit.until ?? Number.MAX_SAFE_INTEGER, now + VISIT.in)
}

/** Who stands at that place of the shelves; `null` where nobody does. */
export function figurineAt({ x, y }: Readonly<Point>): number | null {
  const found = PLACES.findIndex(
    (place) =>
      Math.abs(x - place.x) <= SMALL_ONE.halfWidth && y >= place.y - SMALL_ONE.above && y <= place.y + SMALL_ONE.below,
  )
  return found < 0 ? null : found
}

/** Who has been looked at, as a browser keeps it: whether all have bowed, and four figurines a digit. */
export function textOf({ cabinet: { looked, hasBowed } }: Pick<ScallopState, 'cabinet'>): string {
  const digits = Array.from({ length: Math.ceil(FIGURINES / WORTH.length) }, (_, digit) =>
    WORTH.reduce((sum, worth, place) => sum + (looked[digit * WORTH.length + place] ? worth : 0), 0).toString(16),
  )
  return `${hasBowed ? 1 : 0} ${digits.join('')}`
}

/** What each of four figurines is worth in their digit. */
const WORTH = [1, 2, 4, 8] as const
const KEPT = /^([01]) ([0-9a-f]{32})$/

/** Of what was kept, whatever makes sense. What was whole before has bowed. */
export function takeKept(cabinet: Cabinet, text: string): void {
  const [, bowed, digits = ''] = KEPT.exec(text) ?? []
  for (const [digit, four] of [...digits].entries())
    for (const [place, worth] of WORTH.entries()) {
      const index = digit * WORTH.length + place
      if (index < FIGURINES && Number.parseInt(four, 16) & worth) cabinet.looked[index] = true
    }
  cabinet.count = cabinet.looked.filter(Boolean).length
  cabinet.hasBowed = bowed === '1' && cabinet.count === FIGURINES
}

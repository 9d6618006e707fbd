import type { World } from '../../../src/stage/contract/scene'
import { CLOSING, rollAgain } from '../layout'
import type { Events, TemptingState } from '../state'
import type { Tuning } from '../tuning'
import { setMood } from './mood'

/** What is told of the closing, and how long after it. */
const TOLD = [
  [CLOSING.shutters, 'shuttered'],
  [CLOSING.lock, 'locked'],
  [CLOSING.sign, 'hung'],
  [CLOSING.wink, 'hinted'],
  [CLOSING.dawn, 'opened'],
] as const

/** The lever was pulled for the last time today: what that brought is seen, and then it closes. */
export function closeAfter(machine: TemptingState, ms: number, now: number): void {
  machine.closesAt = now + ms
  machine.rollsAt = null
}

/** A tick of its closing: coins are kept, shutters come down, a sign is hung; and after a while it is tomorrow. */
export function stepClosing(machine: TemptingState, world: World<Events, Tuning>): void {
  const { now, emit } = world
  if (machine.closesAt !== null && now >= machine.closesAt) close(machine, world)
  if (machine.closedAt === null) return
  for (const [after, event] of TOLD) if (now === machine.closedAt + after) emit(event)
  machine.isHung = now >= machine.closedAt + CLOSING.sign && now < machine.closedAt + CLOSING.dawn
  if (now >= machine.closedAt + CLOSING.over) open(machine, world)
}

/** The day's books as they are kept: what `bringBack` takes. */
export function booksOf({ credit, best, record, pulls, days, loans }: Readonly<TemptingState>): string {
  return [credit, best, record, pulls, days, loans].join(' ')
}

/** Goes on with the books of before, as far as they make sense. */
export function bringBack(machine: TemptingState, text: string, { now, tuning }: World<Events, Tuning>): void {
  const books = text.split(' ').map(Number)
  const [credit = 0, best = 0, record = 0, pulls = 0, days = 0, loans = 0] = books
  if (books.length !== 6 || !books.every((book) => Number.isInteger(book) && book >= 0 && book <= 99_999)) return
  machine.days = days
  machine.record = record
  // It had closed.
  if (pulls === 0) return
  machine.credit = credit
  machine.best = Math.max(best, credit)
  machine.pulls = pulls
  machine.loans = loans
  machine.brought = credit - loans * tuning.loan
  // Whoever left as the last coin was lost has lost it.
  if (credit === 0) machine.lendsAt = now + tuning.brokeTime
}

export function checkClosing({ closesAt, closedAt, credit, best, bet, hasLater, pulls, isHung }: TemptingState): void {
  if (!hasLater && (closesAt ?? closedAt) !== null) throw new Error(`closesAt is ${closesAt}, closedAt ${closedAt}.`)
  if (closedAt !== null && (credit !== 0 || pulls !== 0 || bet !== null))
    throw new Error(`closedAt is ${closedAt}, credit ${credit}, pulls ${pulls}, bet ${bet}.`)
  if (isHung && closedAt === null) throw new Error(`isHung is ${isHung}, closedAt ${closedAt}.`)
  if (credit > best) throw new Error(`credit is ${credit}, best ${best}.`)
}

function close(machine: TemptingState, { now, emit }: World<Events, Tuning>): void {
  const { credit, best } = machine
  Object.assign(machine, {
    ...{ closesAt: null, closedAt: now, kept: credit, outcome: null, counting: null, wavedAt: null, pushedAt: null },
    ...{ credit: 0, payOut: 0, brought: 0, wagered: 0, won: 0, loans: 0, pulls: 0 },
    days: machine.days + 1,
    record: Math.max(machine.record, best),
  } satisfies Partial<TemptingState>)
  setMood(machine, 'closed', now)
  emit('booked')
  emit('closed', { coins: credit, best })
}

function open(machine: TemptingState, { now, tuning }: World<Events, Tuning>): void {
  const { opening } = tuning
  Object.assign(machine, {
    closedAt: null,
    credit: opening,
    brought: opening,
    best: opening,
  } satisfies Partial<TemptingState>)
  for (const reel of machine.reels) rollAgain(reel, now)
  setMood(machine, 'asking', now)
}

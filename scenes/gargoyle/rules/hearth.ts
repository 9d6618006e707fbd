import { days } from '../../../src/calendar'
import { hashOf } from '../../../src/stage/time/random'
import { MOST } from '../layout'
import type { Hearth } from '../state'

/** What the word comes to that opens the table: it is written nowhere, but its letters are drawn on seven days. */
const HIDDEN = 3_806_171_977

/** A fire at whose foot nothing stands. */
export function bareHearth(): Hearth {
  return { braziers: [], fresh: 0, litAt: null, roars: 0 }
}

/** Whether that is the word whose letters seven days hide. */
export function isHiddenWord(typed: string): boolean {
  return hashOf(typed) === HIDDEN
}

/** The word of a day was opened: a brazier burns for it from then on. */
export function lightBrazier(hearth: Hearth, day: number, now: number): void {
  if (hearth.braziers.includes(day)) return
  hearth.fresh = hearth.braziers.push(day) - 1
  hearth.litAt = now
}

/** One for each day burns, of whatever was there before. */
export function lightAll(hearth: Hearth, now: number): void {
  hearth.fresh = hearth.braziers.length
  hearth.litAt = now
  for (const { number } of days) if (!hearth.braziers.includes(number)) hearth.braziers.push(number)
}

/** Each roar leaves two letters of the title burning, the outermost first. */
export function roar(hearth: Hearth): void {
  hearth.roars = Math.min(MOST.roars, hearth.roars + 1)
}

/** All of it as a text: how often it has roared, then the days whose braziers burn. */
export function writeHearth({ roars, braziers }: Readonly<Hearth>): string {
  return [roars, ...braziers].join(' ')
}

/** What such a text tells; of what else may stand there, nothing. */
export function readHearth(text: string): Hearth {
  const [roars = 0, ...numbers] = text.split(' ', days.length + 1).map(Number)
  const braziers = days.map(({ number }) => number).filter((number) => numbers.includes(number))
  braziers.sort((one, other) => numbers.indexOf(one) - numbers.indexOf(other))
  const isCount = Number.isInteger(roars) && roars >= 0
  return { ...bareHearth(), roars: isCount ? Math.min(MOST.roars, roars) : 0, braziers, fresh: braziers.length }
}

/** @throws where more burns than there are words, or one twice */
export function checkHearth({ braziers, fresh, roars }: Readonly<Hearth>): void {
  if (new Set(braziers).size !== braziers.length) throw new Error(`hearth.braziers is ${braziers}.`)
  if (!(fresh >= 0 && fresh <= braziers.length)) throw new Error(`hearth.fresh is ${fresh} of ${braziers.length}.`)
  if (!(roars >= 0 && roars <= MOST.roars)) throw new Error(`hearth.roars is ${roars}.`)
}

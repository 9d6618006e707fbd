import { isSecondPress } from '../../../src/stage/contract/rules/secondPress'
import { since } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { isNostril, PULL, REIGN, THINGS, WITHDRAWN } from '../layout'
import type { BoogerState, Events, Garland } from '../state'
import type { Tuning } from '../tuning'

type Game = World<Events, Tuning>

/** The longest streak that is counted, and the most kings. */
const MOST = 999

export function bareGarland(): Garland {
  return {
    ...{ hasLater: false, known: 0, out: 0, held: false, streak: 0, kings: 0, drawn: null, cameAt: null, before: 0 },
    ...{ snappedAt: null, snapped: 0, reignsAt: null, knockedAt: null },
  }
}

/** How long all of a streak is: each thing is an ell longer than the one before it. */
export const ellsOf = (streak: number) => (streak * (streak + 1)) / 2

/** What is drawn of it has come. */
export function hangGarland({ garland }: BoogerState): void {
  garland.hasLater = true
}

/** The finger has found a nostril: it will not come out with nothing. */
export function lengthenStreak({ garland }: BoogerState): void {
  garland.streak = Math.min(MOST, garland.streak + 1)
}

/** The finger has poked flesh: all of it snaps back into the nose. */
export function snapBack({ garland }: BoogerState, { now, emit }: Game): void {
  if (garland.streak === 0) return
  garland.snapped = garland.out
  garland.snappedAt = now
  garland.out = 0
  const ells = ellsOf(garland.streak)
  garland.streak = 0
  emit('snapped', { ells })
}

/** Somebody presses who cannot send the finger: where it is done it comes down again; a king is knocked at. */
export function pressAfter({ garland, endedAt, ahead }: BoogerState, { now, random, emit }: Game): void {
  if (garland.reignsAt !== null) {
    if (isSecondPress(garland.knockedAt, now)) return
    garland.knockedAt = now
    emit('knocked')
  } else if (garland.hasLater && endedAt !== null && garland.drawn === null && !isSecondPress(endedAt, now)) {
    garland.drawn = { at: now, x: random.next(), goLeft: random.next() < 0.5 }
    if (isNostril(ahead)) emit('drew')
  }
}

export function stepGarland(booger: BoogerState, world: Game): void {
  const { garland } = booger
  if (garland.drawn) withdraw(booger, garland.drawn, world)
  else if (garland.reignsAt !== null) reign(garland, garland.reignsAt, world)
  else if (garland.hasLater && booger.movingX) {
    if (garland.held) bringOut(garland, world)
    if (garland.out === THINGS) garland.reignsAt = world.now
  }
}

/** The finger comes down, with what it has found, to where it slides on. */
function withdraw(booger: BoogerState, { at, x, goLeft }: NonNullable<Garland['drawn']>, world: Game): void {
  const { garland, ahead } = booger
  const { now } = world
  const holds = isNostril(ahead)
  if (holds && now === at + PULL.frees) bringOut(garland, world)
  if (now < at + (holds ? PULL.lasting : WITHDRAWN)) return
  garland.drawn = null
  Object.assign(booger, { x, goLeft, y: 1, movingX: true, perdu: false, ahead: null, endedAt: null })
}

/** Something comes out of the nose, and before it all that has come before. */
function bringOut(garland: Garland, { now, emit }: Game): void {
  const isAgain = garland.out < garland.known
  garland.held = false
  garland.before = garland.out
  garland.known = Math.min(THINGS, garland.known + 1)
  garland.out = garland.known
  garland.cameAt = now
  emit('pulled', { thing: garland.known, isAgain })
}

/** The king has the finger arrested, and the hand goes along; then the nose is too full. */
function reign(garland: Garland, since: number, { now, emit }: Game): void {
  const reigned = now - since
  if (reigned === REIGN.sniffs) emit('sniffed')
  if (reigned === REIGN.sneezes) {
    garland.out = 0
    garland.known = 0
    emit('sneezed')
  }
  if (reigned === REIGN.deposed) {
    garland.kings = Math.min(MOST, garland.kings + 1)
    emit('deposed', { kings: garland.kings })
  }
  if (reigned >= REIGN.over) garland.reignsAt = null
}

/** What is kept of it. What a finger holds that is still in a nostril counts: Replay takes the finger out, too. */
export function textOf({ garland, ahead, endedAt }: BoogerState): string {
  const { known, out, streak, kings, cameAt } = garland
  const holds = endedAt !== null && isNostril(ahead) && since(cameAt, endedAt) > 0
  return [known, out, streak, kings, holds ? 1 : 0].join(' ')
}

const KEPT = /^[0-6] [0-6] \d{1,3} \d{1,3} [01]$/

/** Takes up what was left: what makes no sense is nothing. */
export function layKept({ garland }: BoogerState, text: string): void {
  if (!KEPT.test(text)) return
  const [known = 0, out = 0, streak = 0, kings = 0, held = 0] = text.split(' ').map(Number)
  if ((out !== 0 && out !== known) || (out + held > 0 && streak === 0)) return
  Object.assign(garland, { known, out, streak, kings, held: held === 1 })
}

export function checkGarland({ garland, movingX, endedAt }: BoogerState): void {
  const { known, out, streak, kings, drawn, reignsAt } = garland
  if (out !== 0 && out !== known) throw new Error(`garland.out is ${out} while garland.known is ${known}.`)
  if (known < 0 || known > THINGS) throw new Error(`garland.known is ${known} of ${THINGS}.`)
  if (streak < 0 || streak > MOST || kings < 0 || kings > MOST)
    throw new Error(`garland.streak is ${streak} and garland.kings ${kings}, above ${MOST}.`)
  if (out > 0 && streak === 0) throw new Error(`garland.out is ${out} while garland.streak is ${streak}.`)
  if (drawn && endedAt === null) throw new Error(`garland.drawn.at is ${drawn.at} while endedAt is ${endedAt}.`)
  if (reignsAt !== null && !movingX) throw new Error(`garland.reignsAt is ${reignsAt} while movingX is ${movingX}.`)
}

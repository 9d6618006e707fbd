import { keepOnly, pushBounded } from '../../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../../src/stage/contract/rules/secondPress'
import type { World } from '../../../src/stage/contract/scene'
import { answeredAt, backAt, CALLERS, CROSSING, callerOf, hungUpAt, SLIP } from '../layout'
import type { Events, GearState, WrongNumber } from '../state'
import type { Tuning } from '../tuning'

/** What is kept from visit to visit: a number, of so many digits at the most. */
const KEPT = /^\d{1,6}$/

/** What is heard of each, in the order that they come. */
const VOICES = ['clucked', 'barked', 'muttered'] as const

/** A turn of the crank: with the third within 4 s somebody is due. A double press is one turn. */
export function turnCrank(call: GearState, now: number): void {
  if (isSecondPress(call.turns.at(-1)?.at, now)) return
  keepOnly(call.turns, ({ at }) => now - at <= CROSSING.within)
  pushBounded(call.turns, { at: now }, CROSSING.turns)
  if (call.turns.length < CROSSING.turns) return
  call.turns.length = 0
  call.isDue = true
}

/** Patches through who is due as soon as nobody speaks, and tells what follows. */
export function crossLines(call: GearState, world: World<Events, Tuning>): void {
  if (call.isDue && call.isReady && !call.isSpeaking && call.wrong === null) {
    call.isDue = false
    call.wrong = { who: callerOf(call.calls), at: world.now, told: 0 }
    call.calls += 1
    world.emit('crossed')
  }
  if (call.wrong) followCall(call, call.wrong, world)
}

function followCall(call: GearState, wrong: WrongNumber, { now, tuning, emit }: World<Events, Tuning>): void {
  const { who } = wrong
  if (wrong.told === 0 && now >= wrong.at + SLIP.at) {
    wrong.told = 1
    emit(VOICES[who])
  }
  if (wrong.told === 1 && now >= answeredAt(wrong)) {
    wrong.told = 2
    if (call.line !== null || call.shout) call.tear = { from: now, until: now + tuning.tear }
    call.shout = { who, at: now }
    emit('printed')
    emit('toldOff', { who })
  }
  if (wrong.told === 2 && now >= hungUpAt(wrong)) {
    wrong.told = 3
    emit('struckOut')
  }
  if (wrong.told === 3 && now >= backAt(wrong)) {
    call.wrong = null
    call.back = now
    if (who === CALLERS - 1) emit('signed', { again: call.calls > CALLERS })
  }
}

/** What is kept of them. */
export function callsOf({ calls }: Readonly<GearState>): string {
  return String(calls)
}

/** As many as there were on an earlier day. */
export function recallCalls(call: GearState, text: string): void {
  if (KEPT.test(text)) call.calls = Number(text)
}

/** Throws where a wrong number is not what it has to be. */
export function checkWrong({ wrong, calls, isSpeaking, turns, line, shout, speech }: GearState, now: number): void {
  if (turns.length >= CROSSING.turns) throw new Error(`The crank was turned ${turns.length} times, and nobody is due.`)
  if (line !== null && shout && speech && shout.at < speech.until)
    throw new Error(`What was shouted at ${shout.at} hangs there while a line is spoken until ${speech.until}.`)
  if (!wrong) return
  if (isSpeaking) throw new Error(`isSpeaking is ${isSpeaking} while ${wrong.who} is on the line.`)
  if (wrong.who !== callerOf(calls - 1)) throw new Error(`Call ${calls} is from ${wrong.who}.`)
  if (now > backAt(wrong)) throw new Error(`A wrong number of ${wrong.at} is still on the line at ${now}.`)
}

import { pushBounded } from '../../../src/stage/contract/rules/lists'
import type { World } from '../../../src/stage/contract/scene'
import { REALLY } from '../layout'
import type { BouquetState, Events, Face, Message, Part } from '../state'
import type { Tuning } from '../tuning'
import { isHurried } from './petals'

/** What each message is written in. */
export const PARTS: Readonly<Record<Message, readonly Part[]>> = {
  loves: ['loves', 'm', 'flourish'],
  lovesNot: ['loves', 'm', 'e', 'not'],
  reallyLoves: ['really', 'loves', 'm', 'flourish'],
  reallyLovesNot: ['really', 'loves', 'm', 'e', 'not'],
}

/** The share of a word's time that the brush takes for a part. */
const SHARES: Readonly<Record<Part, number>> = { really: 1, loves: 1, m: 0.5, e: 0.5, flourish: 0.5, not: 1 }

/** No more parts than this are ever being wiped away: the longest messages, each following another at once. */
const MOST_WIPED = 10
/** The share of its time that the brush takes when petals come in a hurry. */
const HURRIES = 0.5

/** The message of a face; that of an ending says "really" at the third like ending in a row. */
export function messageOf(face: Exclude<Face, 'neutral'>, streak: number): Message {
  const isFinal = face === 'happyge' || face === 'sadge'
  const isLove = face === 'happy' || face === 'happyge'
  if (isFinal && streak === REALLY) return isLove ? 'reallyLoves' : 'reallyLovesNot'
  return isLove ? 'loves' : 'lovesNot'
}

/** Has the brush write the message. It goes on from what already hangs there, and wipes away only what is wrong. */
export function writeMessage(
  bouquet: BouquetState,
  message: Message | null,
  { now, tuning }: World<Events, Tuning>,
): void {
  const parts = message === null ? [] : PARTS[message]
  const isSmall = parts[0] === 'really'
  const { brushed, wiped } = bouquet
  let kept = 0
  while (brushed[kept] && brushed[kept]?.part === parts[kept] && brushed[kept]?.isSmall === isSmall) kept++
  for (const wrong of brushed.splice(kept)) {
    // A part that the brush has not begun needs no wiping.
    if (wrong.from < now) pushBounded(wiped, { ...wrong, wipedAt: now, goneAt: now + tuning.wiping }, MOST_WIPED)
  }
  let from = Math.max(now, brushed.at(-1)?.until ?? now)
  const pace = isHurried(bouquet) ? HURRIES : 1
  for (const part of parts.slice(kept)) {
    const until = from + tuning.word * SHARES[part] * pace
    brushed.push({ part, isSmall, askedAt: now, from, until })
    from = until
  }
  bouquet.message = message
}

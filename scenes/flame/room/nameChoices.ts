import { lookOf } from './names'
import type { RoomState } from './state'

/** So many names are offered at most: those that spoke last. */
const OFFERED = 50

/**
 * The names that a visitor may hide or show again, each look once: the one that was pointed at, those that are hidden, and
 * then those that spoke last.
 */
export function nameChoices(
  { messages, own, hidden }: Pick<RoomState, 'messages' | 'own' | 'hidden'>,
  named: string | null,
): readonly string[] {
  const sent = new Set(own)
  const names = new Map<string, string>()
  for (const { id, author } of messages.toReversed()) {
    const look = lookOf(author)
    if (!sent.has(id) && !names.has(look)) names.set(look, author)
  }
  const first = named === null ? [] : [lookOf(named)]
  const looks = new Set([...first, ...hidden, ...[...names.keys()].slice(0, OFFERED)])
  return [...looks].map((look) => names.get(look) ?? look)
}

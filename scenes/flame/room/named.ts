import type { ChatMessage } from './chatServer'
import { lookOf } from './names'

/** What parts one word from another. */
const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * The message to which somebody points by naming who wrote it: the last one before of whomever its text names, not of its
 * own author; of several that who is named first, and of names that begin alike the longest. `null` where nobody is named.
 */
export function pointedAt(message: ChatMessage, before: readonly ChatMessage[]): ChatMessage | null {
  const text = folded(message.text)
  const own = folded(message.author)
  let found: { readonly at: number; readonly length: number; readonly message: ChatMessage } | null = null
  const seen = new Set<string>([own])
  for (let index = before.length - 1; index >= 0; index--) {
    const earlier = before[index]
    if (!earlier) continue
    const name = folded(earlier.author)
    if (seen.has(name)) continue
    seen.add(name)
    const at = wordIn(text, name)
    if (at < 0 || (found && (at > found.at || (at === found.at && name.length < found.length)))) continue
    found = { at, length: name.length, message: earlier }
  }
  return found?.message ?? null
}

function folded(text: string): string {
  return lookOf(text).toLocaleLowerCase('und')
}

/** Where a name stands in a text as a word of its own; -1 where it does not. */
function wordIn(text: string, name: string): number {
  if (name === '') return -1
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!LETTER.test(lastOf(text.slice(0, at))) && !LETTER.test(firstOf(text.slice(at + name.length)))) return at
  }
  return -1
}

function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0x20)
}

function lastOf(text: string): string {
  return [...text.slice(-2)].at(-1) ?? ''
}

import { lengthOf, TEXT_LIMIT, tidied } from './messageText'

/** The message that Enter makes of what stands in the writing box; `null` when that is nothing, or too long. */
export function sendable(draft: string): string | null {
  const text = tidied(draft)
  return text === '' || lengthOf(text) > TEXT_LIMIT ? null : text
}

import { lengthOf, TEXT_LIMIT, tidiedText } from './messageText'

/** The message that Enter makes of what stands in the writing box; `null` when that is nothing, or too long. */
export function sendableText(draft: string): string | null {
  const text = tidiedText(draft)
  return text === '' || lengthOf(text) > TEXT_LIMIT ? null : text
}

/** The most characters of a name, and of a message, as `firestore.rules` has them. */
export const AUTHOR_LIMIT = 40
export const TEXT_LIMIT = 1000

// What any reading of "trimmed" takes off: Unicode's white space, and all that Java counts as such.
const SPACE = /\s/u
const LAST_OF_JAVA = '\u0020'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Characters as the rules count them: code points, so that an emoji may count as one or as several, never as half. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _character of text) length += 1
  return length
}

/** The text without white space around it, and with halves of characters replaced, which no server could keep. */
export function tidiedText(text: string): string {
  return decoder.decode(encoder.encode(trimmedText(text)))
}

/** Looks at no character twice, which a regular expression for an end does: of 60,000 spaces, at each for all that follow. */
function trimmedText(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && isSpace(text.charAt(start))) start += 1
  while (end > start && isSpace(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

function isSpace(character: string): boolean {
  return character <= LAST_OF_JAVA || SPACE.test(character)
}

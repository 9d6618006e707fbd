/** The most characters of a name, and of a message, as `firestore.rules` has them. */
export const AUTHOR_LIMIT = 40
export const TEXT_LIMIT = 1000

// What any reading of "trimmed" takes off: Unicode's white space, and all that Java counts as such.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const EDGES = /^[\s\u0000-\u0020]+|[\s\u0000-\u0020]+$/gu

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Characters as the rules count them: code points, so that an emoji may count as one or as several, never as half. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _character of text) length += 1
  return length
}

/** The text without white space around it, and with halves of characters replaced, which no server could keep. */
export function tidied(text: string): string {
  return decoder.decode(encoder.encode(text.replaceAll(EDGES, '')))
}

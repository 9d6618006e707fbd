import { RecordingError } from '../time/recording'

/** How long a game may be in an address, in characters, and unpacked, in bytes. */
export const MOST_TEXT = { characters: 6_000, bytes: 250_000 } as const

/** How packed games are compressed, and how letters of the base64 are written that mean something in addresses. */
const FORMAT = 'deflate-raw'
const LETTERS: readonly (readonly [base64: string, written: string])[] = [
  ['+', '-'],
  ['/', '_'],
]

/** A packed game as an address holds it: compressed, in letters that nothing in an address is made of. */
export async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const compressed = await gathered(new Blob([bytes]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity)
  let text = btoa(Array.from(compressed, (byte) => String.fromCharCode(byte)).join(''))
  for (const [base64, written] of LETTERS) text = text.replaceAll(base64, written)
  return text.replace(/=+$/, '')
}

/**
 * The packed game in the text of whoever it may be.
 * @throws {RecordingError} where it is longer than any, or becomes so as it is unpacked
 * @throws {Error} where it is no such text
 */
export async function bytesIn(text: string): Promise<Uint8Array> {
  if (text.length > MOST_TEXT.characters) throw new RecordingError('This game is longer than any in a link.')
  let base64 = text
  for (const [letter, written] of LETTERS) base64 = base64.replaceAll(written, letter)
  const compressed = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return gathered(new Blob([compressed]).stream().pipeThrough(new DecompressionStream(FORMAT)), MOST_TEXT.bytes)
}

/** All that comes, up to so many bytes: no more is unpacked then. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value)
    length += read.value.length
    if (length <= most) continue
    await reader.cancel()
    throw new RecordingError('This game unpacks to more than there is in any.')
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/**
 * Characters that nobody sees, or that turn the text about: controls and marks of direction, whatever Unicode lets a font
 * leave out, as the fillers of Hangul are, the empty pattern of Braille, and all spaces but the one on every keyboard.
 */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Where one of them is part of what is seen: in joined emoji and flags, after what a selector turns into one, and between
 * letters of scripts that are written joined.
 */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}]'
const PICTURE = '\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?'
const SEEN = [
  `(?<=${PICTURE})\\u200d(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Emoji})\\ufe0f',
  '(?<=\\u{1f3f4}[\\u{e0020}-\\u{e007e}]*)[\\u{e0020}-\\u{e007f}]',
  `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})`,
].join('|')

/** Each run of unseen characters, or one that is seen after all: then the group holds it. */
const RUNS = new RegExp(`(${SEEN})|(?:(?!${SEEN})${UNSEEN.source})+`, 'gu')

/** What a name needs one of to be seen at all: accents and marks alone are not. */
const INKED = /(?![\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800])./su

/**
 * Somebody's name as it may be shown: what nobody would see of it is named by its number, `[U+200B]`, so that no name looks
 * like another, or like none.
 */
export function shownName(name: string): string {
  return name.normalize('NFC').replaceAll(RUNS, (run: string, seen?: string) => seen ?? `[${numberOf(run)}]`)
}

/** The first character of a name that nobody would see, as `U+200B`; `null` where there is none. */
export function unseenIn(name: string): string | null {
  for (const [run, seen] of name.matchAll(RUNS)) if (seen === undefined) return numberOf(run)
  return null
}

/** Whether there is something of a text to be seen. */
export function isInked(text: string): boolean {
  return INKED.test(text)
}

/** What names have in common that somebody who reads takes for one: hiding one hides them all. */
export function lookOf(name: string): string {
  const bare = name.normalize('NFKC').replaceAll(RUNS, (_run: string, seen?: string) => seen ?? '')
  return bare.replaceAll(/ +/g, ' ').trim()
}

function numberOf(run: string): string {
  return `U+${(run.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

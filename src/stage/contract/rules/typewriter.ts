/** Text that is typed letter by letter. Lengths are counted as strings count them, so that `text.slice(0, typed)` is what is seen. */

const ZERO_WIDTH_JOINER = 0x200d

/**
 * How much of a text is typed by now: a length that never cuts a letter in two, from 0 at `since` to `text.length`.
 *
 * @param perLetter ms from one letter to the next; 0 types all at once
 */
export function typewriter(text: string, since: number, now: number, perLetter: number): number {
  if (!(perLetter > 0)) return now >= since ? text.length : 0
  // A moment that is a rounding error short of due is due.
  let letters = Math.floor((now - since) / perLetter + 1e-9)
  let typed = 0
  for (; letters > 0 && typed < text.length; letters--) typed = endOfLetter(text, typed)
  return typed
}

/** How long it takes to type the whole text, in ms. */
export function typingTime(text: string, perLetter: number): number {
  let letters = 0
  for (let typed = 0; typed < text.length; typed = endOfLetter(text, typed)) letters += 1
  return letters * perLetter
}

/**
 * Where the letter ends that begins at `start`: with all its accents, as one emoji of several. Our own reading of that and
 * not `Intl.Segmenter`'s, which is another in each engine's year.
 */
function endOfLetter(text: string, start: number): number {
  const first = text.codePointAt(start) ?? 0
  let end = start + sizeOf(first)
  if (isRegional(first) && isRegional(text.codePointAt(end) ?? 0)) end += 2
  if (first === 0x0d && text.codePointAt(end) === 0x0a) end += 1
  while (end < text.length) {
    const next = text.codePointAt(end) ?? 0
    if (next === ZERO_WIDTH_JOINER) {
      end += 1
      end += end < text.length ? sizeOf(text.codePointAt(end) ?? 0) : 0
    } else if (belongsToLetterBefore(next)) end += sizeOf(next)
    else break
  }
  return end
}

function sizeOf(codePoint: number): number {
  return codePoint > 0xffff ? 2 : 1
}

/** Two of these are one flag. */
function isRegional(codePoint: number): boolean {
  return codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff
}

/** Accents, variation selectors, tones of skin and tags of flags. */
function belongsToLetterBefore(codePoint: number): boolean {
  return (
    (codePoint >= 0x0300 && codePoint <= 0x036f) ||
    (codePoint >= 0x1ab0 && codePoint <= 0x1aff) ||
    (codePoint >= 0x1dc0 && codePoint <= 0x1dff) ||
    (codePoint >= 0x20d0 && codePoint <= 0x20ff) ||
    (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
    (codePoint >= 0xfe20 && codePoint <= 0xfe2f) ||
    (codePoint >= 0x1f3fb && codePoint <= 0x1f3ff) ||
    (codePoint >= 0xe0020 && codePoint <= 0xe007f)
  )
}

/** The hands of the house, as a canvas names them. */
const FAMILIES = {
  text: '"Inkwell Text", "Inkwell Fallback", cursive',
  brush: '"Inkwell Display", "Inkwell Fallback", cursive',
} as const

type Hand = keyof typeof FAMILIES

/** Fetches both hands: what is printed before they have come is printed in others. */
export async function fetchHands(): Promise<void> {
  await Promise.allSettled(['16px "Inkwell Text"', '16px "Inkwell Display"'].map((font) => document.fonts.load(font)))
}

/** How words are set. */
export interface Setting {
  readonly size: number
  readonly hand?: Hand
  /** The most that they may take; a longer text is set smaller. */
  readonly width?: number
  readonly align?: 'left' | 'center' | 'right'
  readonly color?: string
}

/** The colours of words on a card: ink, and what is only remarked. */
const INK = '#1d1a17'
export const QUIET = '#5b544c'

/** Sets words on a baseline. */
export function setWords(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  setting: Setting,
): void {
  const { size, hand = 'text', width, align = 'left', color = INK } = setting
  context.font = `400 ${size}px ${FAMILIES[hand]}`
  const wide = context.measureText(words).width
  if (width !== undefined && wide > width) context.font = `400 ${(size * width) / wide}px ${FAMILIES[hand]}`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = color
  context.fillText(words, x, y)
}

/** How words are bent about 0, 0. */
interface Bend {
  readonly size: number
  /** To the baseline. */
  readonly radius: number
  /** Units between two letters beyond what the hand leaves. */
  readonly track: number
  /** The most that they may take of a turn, in radians. */
  readonly most: number
  /** Read along the upper half of the circle, or along the lower one. */
  readonly side: 'upper' | 'lower'
}

/** Sets words along a circle about 0, 0, in the middle of its upper or its lower half. */
export function bendWords(context: CanvasRenderingContext2D, words: string, bend: Bend): void {
  const { radius, most, side } = bend
  context.font = `400 ${bend.size}px ${FAMILIES.text}`
  const lengthOf = (text: string) => context.measureText(text).width + [...text].length * bend.track
  const fits = Math.min(1, (most * radius) / lengthOf(words))
  context.font = `400 ${bend.size * fits}px ${FAMILIES.text}`
  const track = bend.track * fits
  const letters = [...words]
  const startOf = (place: number) => context.measureText(letters.slice(0, place).join('')).width + place * track
  const whole = startOf(letters.length) - track
  const way = side === 'upper' ? 1 : -1
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  for (const [place, letter] of letters.entries()) {
    const middle = (startOf(place) + startOf(place + 1) - track) / 2
    context.save()
    context.rotate((way * (middle - whole / 2)) / radius)
    context.fillText(letter, 0, -way * radius)
    context.restore()
  }
}

import type { Language } from '../../src/language/words'
import { MEMORIES, SAID } from '../forget/shared'
import type { Ink } from '../ink/ink'
import { itemAt, TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { drawWords, drawWordsAlong, measureWords } from '../ink/words'
import { drawRope } from './ropes'

const HAND = { size: 25, face: 'text' } as const
/** Around the light, from its middle: the baselines of the inner and the outer line, over it and under it. */
const OVER = { inner: 116, outer: 144 } as const
const UNDER = { inner: 134, outer: 162 } as const
/** How far to either side of its middle a line reaches at most, in radians. */
const REACH = 1.5
/** How many places a baseline is led through. */
const PLACES = 30

/** A memory, written around the light: over it, or under it where the window ends. */
export function drawMemory(ink: Ink, thing: string, side: 'over' | 'under', language: Language): void {
  const text = named(thing)[language]
  const [first, second] = inTwo(text)
  const { inner, outer } = side === 'over' ? OVER : UNDER
  const [upper, lower] = side === 'over' ? [outer, inner] : [inner, outer]
  drawAround(ink, first, second === '' ? inner : upper, side)
  if (second !== '') drawAround(ink, second, lower, side)
}

function named(thing: string): (typeof MEMORIES)[keyof typeof MEMORIES] {
  const memory = Object.entries(MEMORIES).find(([name]) => name === thing)
  if (!memory) throw new Error(`Nothing comes to mind of ${thing}.`)
  return memory[1]
}

function drawAround(ink: Ink, text: string, radius: number, side: 'over' | 'under'): void {
  const way = side === 'over' ? 1 : -1
  const curve = Array.from({ length: PLACES }, (_, place) => {
    const angle = REACH * (2 * (place / (PLACES - 1)) - 1) * way - (way * TAU) / 4
    return [Math.cos(angle) * radius, Math.sin(angle) * radius]
  })
  drawWordsAlong(ink, text, curve, { ...HAND, align: 'middle' })
}

/** Broken where both lines are as long as they can be alike; what is short stays in one. */
function inTwo(text: string): [string, string] {
  const words = text.split(' ')
  const wide = (line: string) => measureWords(line, HAND).width
  if (wide(text) < 190) return [text, '']
  const breaks = words.slice(1).map((_, place) => {
    const lines: [string, string] = [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]
    return { lines, uneven: Math.abs(wide(lines[0]) - wide(lines[1])) }
  })
  // A mark of punctuation with a blank before it begins no line.
  const fair = breaks.filter(({ lines }) => !/^[?!:;]/.test(lines[1]))
  return itemAt(
    fair.sort((one, other) => one.uneven - other.uneven),
    0,
  ).lines
}

/** How far LOST is struck out in thread: half, all of it, and what is written over it then. */
export const STRIKES = ['half', 'struck', 'found'] as const

/** Over the text, about its middle: LOST is struck out, and what is true is written above. */
export function drawFound(ink: Ink, name: string, language: Language): void {
  if (name === 'half') {
    drawRope(ink, '-10,-16 22,-26 50,-18', 5.4)
    return
  }
  drawRope(ink, '-10,-16 22,-26 60,-16 104,-24', 5.4)
  if (name === 'struck') return
  drawRope(ink, '104,-24 128,-38 134,-64 116,-74', 4.4)
  const word = language === 'fr' ? 'RETROUVÉ' : 'FOUND'
  ink.at(language === 'fr' ? 18 : 44, -56, { rotate: -5 }, () => {
    const size = language === 'fr' ? 44 : 52
    drawWords(ink, word, 0, 0, { size, face: 'display', align: 'middle', color: TEAL, alpha: 1, width: 6 })
  })
}

/** Where its words are broken. */
const SENTENCE = { first: /(?<=there|Ah,) /i, again: /(?<=[.!]) / } as const

/** What the bear says, in two lines about the middle of the first. */
export function drawSaid(ink: Ink, name: string, language: Language): void {
  const lines = (name === 'first' ? SAID.first : SAID.again)[language].split(
    SENTENCE[name === 'first' ? 'first' : 'again'],
  )
  for (const [line, text] of lines.entries()) {
    drawWords(ink, text, 0, line * 36, { size: 33, face: 'text', align: 'middle' })
  }
}

import type { Ink } from '../ink/ink'
import { displayFace } from '../ink/lettering/faces'
import { openHand, setWord } from '../ink/lettering/word'
import { noise1 } from '../ink/noise'
import { itemAt } from '../ink/numbers'
import { PAPER, VERMILION } from '../ink/palette'
import { drawWords, measureWords } from '../ink/words'

/** Letters lean to the right by this share of their height. */
const LEAN = -0.2
const TITLE = "GARGROYLE'S QUEST"
const SUBTITLE = "GHOSTS'N GOBLINS"
const MIDDLE = (TITLE.length - 1) / 2
/** Where the words stand, in units of the stage. */
const BASELINE = 656
const SUBTITLE_AT = { x: 810, y: 730, size: 52 } as const

interface Letter {
  readonly character: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where each letter of the title stands: they grow towards both ends, as the posts of a gate do. */
export function titleLetters(): readonly Letter[] {
  const base = 122
  const word = setWord(openHand(displayFace), TITLE, base)
  const outwards = (i: number) => Math.abs((i - MIDDLE) / MIDDLE) ** 2.2
  const widths = word.letters.map((letter, i) => {
    const next = word.letters[i + 1]?.x ?? word.width
    return (next - letter.x) * (1 + 0.42 * outwards(i)) + 4
  })
  let x = 818 - widths.reduce((sum, width) => sum + width, 0) / 2
  return [...TITLE].map((character, i) => {
    const left = x
    x += itemAt(widths, i)
    const size = base * (1 + 0.42 * outwards(i))
    return { character, x: left, y: BASELINE + 28 * outwards(i) + noise1(4, i) * 4, size }
  })
}

/** The title and its subtitle in leaning brush capitals, on their own shade; the feet of the letters are red from the fire. */
export function drawTitles(ink: Ink): void {
  const letters = titleLetters().filter(({ character }) => character !== ' ')
  for (const letter of letters) write(ink, letter, { shade: true })
  leaning(ink, SUBTITLE_AT.y, () => {
    const { x, y, size } = SUBTITLE_AT
    drawWords(ink, SUBTITLE, x, y + 2, { size, face: 'display', align: 'middle', width: 24, opaque: true })
    drawWords(ink, SUBTITLE, x, y, { size, face: 'display', align: 'middle', width: 6.6, gouache: PAPER })
  })
  for (const letter of letters) {
    write(ink, letter, {})
    blush(ink, letter)
    chisel(ink, letter)
  }
}

function write(ink: Ink, { character, x, y, size }: Letter, { shade = false, color = PAPER }): void {
  leaning(ink, y, () => {
    if (shade) drawWords(ink, character, x, y + 4, { size, face: 'display', width: size * 0.15 + 22, opaque: true })
    else drawWords(ink, character, x, y, { size, face: 'display', width: size * 0.152, gouache: color })
  })
}

/** The fire's red climbs the letter in bands that grow thin, as an engraver fades a tone. */
function blush(ink: Ink, letter: Letter, { from, bands, step } = { from: 0.1, bands: 9, step: 0.055 }): void {
  const { x, y, size } = letter
  const [left, right] = [x - size, x + size * 1.4]
  const edge = (height: number, seed: number) =>
    Array.from({ length: 13 }, (_, i) => [left + ((right - left) * i) / 12, height + 2.4 * noise1(seed, i * 1.7), 1, 0])
  for (let band = 0; band < bands; band++) {
    const top = y - size * (from + step * band)
    const thick = size * step * (1 - band / (bands + 0.5))
    const bottom = band === 0 ? y + size * 0.3 : top + thick
    const seed = Math.round(x) + band * 7
    const strip = [...edge(top, seed), ...edge(bottom, seed + 3).reverse()]
    ink.clip(strip, () => write(ink, letter, { color: VERMILION }))
  }
}

/** A letter of the title that burns: red up to its head, but for what glows white there. */
export function drawBurningLetter(ink: Ink, letter: Letter): void {
  write(ink, letter, {})
  blush(ink, letter, { from: 0.4, bands: 14, step: 0.034 })
  chisel(ink, letter)
}

/** Cuts across their heads, as if they had been chiselled. */
function chisel(ink: Ink, { x, y, size }: Letter): void {
  const random = ink.fork(`chisel ${Math.round(x)}`)
  for (let cut = 0; cut < 7; cut++) {
    const left = x + size * random.between(0.1, 0.8)
    const top = y - size * random.between(0.56, 0.84)
    const stroke = [
      [left + 12, top - 8],
      [left + 4, top + 8],
      [left - 3, top + random.between(18, 44)],
    ]
    ink.line(stroke, { width: random.between(2.4, 5), profile: 'flick', opaque: true })
  }
}

function leaning(ink: Ink, y: number, draw: () => void): void {
  ink.warp(0, y, { skew: LEAN }, draw)
}

/** A line of the menu, its baseline beginning at 0, 0: in white, to be tinted, on a shade that stays black. */
export function drawMenuLine(ink: Ink, text: string): void {
  drawWords(ink, text, 0, 2, { size: 54, face: 'display', width: 24, opaque: true })
  drawWords(ink, text, 0, 0, { size: 54, face: 'display', width: 7.2, gouache: PAPER })
}

/** How wide that is. */
export function widthOfMenuLine(text: string): number {
  return measureWords(text, { size: 54, face: 'display' }).width
}

import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { drawWords, measureWords } from '../ink/words'

/** How wide a shouted line may be, how large its letters are, and how far each is turned and shifted at the most. */
const SHOUT = { width: 470, least: 45, most: 51, turn: 3.4, shift: 1.6 } as const
/** Between two letters, and between two words, in shares of their size; and how broad the brush is. */
const TRACK = 0.03
const BLANK = 0.3
const BRUSH = 0.165

/** In brush capitals on one line, about 0, 0, each letter as it came out. */
export function drawShout(ink: Ink, line: string): void {
  const size = Math.min(SHOUT.most, Math.max(SHOUT.least, (SHOUT.width / widthOf(line, 1000)) * 1000))
  let x = -widthOf(line, size) / 2
  for (const [i, letter] of [...line].entries()) {
    const chance = ink.fork(`${letter} ${i}`)
    if (letter !== ' ')
      ink.at(x, size * 0.35 + chance.signed() * SHOUT.shift, { rotate: chance.signed() * SHOUT.turn }, () => {
        const width = size * BRUSH
        drawWords(ink, letter, 0, 0, { size, face: 'display', width })
        drawWords(ink, letter, 0.8, -0.5, { size, face: 'display', width: width * 0.97 })
      })
    x += advanceOf(letter, size)
  }
}

/** How wide it comes out, in units. */
function widthOf(line: string, size: number): number {
  return [...line].reduce((width, letter) => width + advanceOf(letter, size), 0)
}

function advanceOf(letter: string, size: number): number {
  return letter === ' ' ? size * BLANK : measureWords(letter, { size, face: 'display' }).width + size * TRACK
}

/** A slip of paper with a name, about its middle, stuck on; struck out, it is older. */
export function drawSlip(ink: Ink, name: string, isStruck: boolean): void {
  const half = measureWords(name, { size: 20, face: 'display' }).width / 2 + 12
  const slip = ink.path(
    [
      [-half, -12, 1, 1],
      [0, -12.8],
      [half - 2, -13, 1, 1],
      [half + 2, 0],
      [half - 1, 12, 1, 1],
      [0, 12.2],
      [-half + 1, 13, 1, 1],
    ],
    true,
  )
  ink.form(slip, { width: 2.4, halo: 1.2, fill: isStruck ? '#c9d8cc' : '#fbf5e6' })
  drawWords(ink, name, 0, 6.6, { size: 20, face: 'display', align: 'middle' })
  if (isStruck)
    ink.lines(
      [
        [
          [-half + 5, 4],
          [-half * 0.3, -1],
          [half * 0.4, 2],
          [half - 5, -3],
        ],
      ],
      { width: 4.4, profile: 'brush', gouache: TEAL },
    )
  // A bit of tape over its corner.
  ink.form(
    [
      [-half - 8, -8, 1, 1],
      [-half + 9, -13, 1, 1],
      [-half + 11, -4, 1, 1],
      [-half - 6, 2, 1, 1],
    ],
    { width: 1.6, fill: '#c9d8cc', halo: 0.4 },
  )
}

/** What Pim puts over it himself, in his own hand, once he is back. */
export function drawSigned(ink: Ink, name: string): void {
  const half = measureWords(name, { size: 21, face: 'text' }).width / 2 + 10
  const torn = ink.fork('torn')
  const edge = (y: number, way: 1 | -1) =>
    Array.from({ length: 9 }, (_, i) => [way * (-half + (i / 8) * 2 * half), y + torn.signed() * 1.5, 1, 1])
  ink.form(ink.path([...edge(-13, 1), ...edge(13, -1)], true), { width: 2.2, halo: 1.2, fill: '#fbf5e6' })
  drawWords(ink, name, 0, 6, { size: 21, face: 'text', align: 'middle', width: 2.2 })
  ink.line(
    [
      [-half + 12, 10],
      [-half * 0.2, 8.6],
      [half * 0.5, 10.4],
      [half - 9, 8],
    ],
    { width: 1.5, profile: 'flick', color: TEAL },
  )
}

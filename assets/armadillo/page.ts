import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { drawWords } from '../ink/words'

/** The picture on the page: its corner, a pixel of it and its side, in units of 10/9 scene units. */
export const CELL = 5.49
export const LEFT = 365.4
export const TOP = 63
export const SIDE = 128 * CELL

/** What is printed on the first plate: its number, its name, and what is known of it. It is Latin, as all science was. */
const FIRST = ['Tab. XV', 'DASYPUS SPECTATOR', 'ad vivum, dum quiescebat'] as const

/** The dent that the copper plate has left in the leaf, and what is printed in it. */
export function drawPlate(ink: Ink, [tab, name, line]: readonly [string, string, string] = FIRST): void {
  ink.wash('292,22* 1164,19* 1168,884* 288,881*', { alpha: 0.075 })
  ink.lines(
    ['292,22 720,18 1164,20', '1165,22 1169,460 1167,884', '1160,884 720,888 290,882', '290,876 286,430 291,26'],
    { width: 1.3, profile: 'swell', alpha: 0.6 },
  )
  drawWords(ink, tab, LEFT + 2, 50, { size: 25 })
  drawWords(ink, 'Fig. 1', LEFT + SIDE - 2, 50, { size: 22, align: 'end' })
  drawWords(ink, name, LEFT + SIDE / 2, 820, { size: 40, face: 'display', align: 'middle' })
  drawWords(ink, line, LEFT + SIDE / 2, 854, { size: 22, align: 'middle' })
  ink.lines(['446,846 482,849 528,847', '906,847 948,849 990,846'], { width: 2, profile: 'swell' })
  drawWords(ink, 'ad naturam', 304, 872, { size: 15 })
}

/** A piece of the leaf: clouds in old paper, to be laid side by side. */
export function drawPaper(ink: Ink): void {
  ink.wash('-40,-40* 840,-40* 840,540* -40,540*', { alpha: 0.07, color: '#8a6a45' })
}

/** The fold of the book: edges of the leaves on our side of it, and the page before it, whose lines run down into it. */
export function drawGutter(ink: Ink): void {
  ink.wash('0,-640* 66,-640* 54,0 60,450 50,900 62,1540* 0,1540*', {
    alpha: 0.5,
    fade: { from: [2, 450], to: [64, 450] },
  })
  ink.wash('0,-640* -150,-640* -138,0 -146,450 -140,900 -150,1540* 0,1540*', {
    alpha: 0.5,
    fade: { from: [0, 450], to: [-140, 450] },
  })
  ink.line('27,-640 24,-120 22,280 28,620 25,910 29,1540', { width: 3, profile: 'even' })
  ink.line('16,-640 13,-160 14,330 17,640 13,910 16,1540', { width: 2, profile: 'even' })
  ink.black('-7,-650* 8,-650* 6,-100 7,300 10,600 6,920 9,1550* -6,1550* -8,700 -5,100')
  ink.line('-17,-640 -14,-60 -18,420 -15,900 -18,1540', { width: 1.8, profile: 'even' })
  const random = ink.fork('lines')
  for (let row = 0; row < 74; row++) {
    const y = -560 + row * 28
    const isLast = row % 9 === 5
    for (let x = -420; x < (isLast ? -240 : -78); ) {
      const long = random.between(14, 46)
      const to = Math.min(x + long, -70)
      const down = (at: number) => y + (Math.max(0, at + 190) / 100) ** 2 * 9
      const word = Array.from({ length: 6 }, (_, step) => {
        const at = x + ((to - x) * step) / 5
        return [at, down(at) + (step % 2 ? -2.8 : 1.6) * random.between(0.4, 1)]
      })
      if (to - x > 9) ink.line(word, { width: 2, profile: 'pen', alpha: 0.7, color: '#8a8174' })
      x = to + 10
    }
  }
}

/** Brown spots of age: small, round and large. */
export function drawStain(ink: Ink, frame: number): void {
  const radius = [4, 9, 16][frame] ?? 4
  ink.wash(ink.ellipse(0, 0, radius, radius * 0.8, frame * 40, 0.2), { alpha: 0.14 + frame * 0.02, color: RUST })
}

/** A box-wood ruler of 128 parts, lying along the picture. */
export function drawRuler(ink: Ink): void {
  const x = LEFT + SIDE + 20
  ink.wash(
    [
      [x + 8, TOP - 4, 1, 1],
      [x + 50, TOP + 2, 1, 1],
      [x + 54, TOP + SIDE + 18, 1, 1],
      [x + 6, TOP + SIDE + 16, 1, 1],
    ],
    { alpha: 0.34 },
  )
  const wood = ink.path(
    [
      [x, TOP - 14, 1, 1],
      [x + 40, TOP - 13, 1, 1],
      [x + 41.5, TOP + SIDE / 2],
      [x + 41, TOP + SIDE + 13, 1, 1],
      [x, TOP + SIDE + 14, 1, 1],
      [x - 1, TOP + SIDE / 2],
    ],
    true,
  )
  ink.form(wood, { width: 3, halo: 2 })
  ink.wash(wood, { alpha: 0.5, color: '#d0902a' })
  ink.wash(
    [
      [x + 30, TOP - 13, 1, 1],
      [x + 40, TOP - 13, 1, 1],
      [x + 41, TOP + SIDE + 13, 1, 1],
      [x + 31, TOP + SIDE + 13, 1, 1],
    ],
    { alpha: 0.3 },
  )
  for (let part = 0; part <= 128; part += 4) {
    const y = TOP + part * CELL
    const long = part % 32 === 0 ? 19 : part % 16 === 0 ? 13 : 7.5
    ink.line(
      [
        [x + 1, y],
        [x + long, y + 0.4],
      ],
      { width: part % 16 === 0 ? 2.2 : 1.5, profile: 'flick' },
    )
    if (part % 32 === 0)
      ink.at(x + 25, y + (part === 0 ? 7 : part === 128 ? -3 : 2), { rotate: 90 }, () =>
        drawWords(ink, String(part), 0, 0, { size: 15, align: 'middle' }),
      )
  }
}

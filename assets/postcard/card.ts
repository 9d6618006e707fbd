import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { LEATHER } from '../ink/palette'
import { CARD, WORDS } from './shared'

/** The hand-made paper's edges. */
const EDGE = { left: 15, top: 15, right: CARD.width - 15, bottom: CARD.height - 15 } as const
const PAPER = '#fffaee'

/** What every card has: its paper, and the rules that are written on. */
export function drawCard(ink: Ink): void {
  drawPaper(ink)
  drawRules(ink)
}

function drawPaper(ink: Ink): void {
  ink.at(3, 5, {}, () => ink.wash(deckle(), { alpha: 0.4 }))
  const card = ink.cut(deckle(), { fill: PAPER })
  ink.contour(card, { width: 1.1, gap: 0.3, lit: 0.4 })
  ink.contour(deckle(-3.6), { width: 0.8, gap: 0.4, lit: 0.2, color: LEATHER, alpha: 0.5 })
  const random = ink.fork('fibres')
  for (let fibre = 0; fibre < 30; fibre++) {
    const side = fibre % 2 ? EDGE.bottom : EDGE.top
    const x = random.between(EDGE.left, EDGE.right)
    const path = [
      [x, side + random.signed() * 2],
      [x + random.signed() * 5, side + random.signed() * 5],
      [x + random.signed() * 9, side + random.signed() * 6],
    ]
    ink.line(path, { width: 0.7, color: LEATHER, alpha: 0.6, wobble: 0 })
  }
}

/** The outline of paper that was made by hand: it wanders, and is thin in places. `grow` is how many units further out. */
function deckle(grow = 0): number[][] {
  const { left, top, right, bottom } = EDGE
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  const outwards = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const
  const step = 3.4
  let at = 0
  return corners.flatMap(([x, y], side) => {
    const [endX, endY] = corners[(side + 1) % corners.length] ?? corners[0]
    const [outX, outY] = outwards[side] ?? outwards[0]
    const length = Math.hypot(endX - x, endY - y)
    return Array.from({ length: Math.ceil(length / step) }, (_, place) => {
      const along = place * step
      const near = Math.min(along, length - along)
      const rough = noise1(11, at * 0.021) * 3.4 + noise1(12, at * 0.09) * 1.7 + noise1(13, at * 0.37) * 0.9
      const rounded = near < 9 ? (9 - near) * 0.34 : 0
      const out = rough * Math.min(1, 0.4 + near / 30) + grow - rounded
      at += step
      const share = along / length
      return [x + (endX - x) * share + outX * out, y + (endY - y) * share + outY * out, 1, 0]
    })
  })
}

function drawRules(ink: Ink): void {
  const { address, message, signature } = WORDS
  ink.line('722,304 720,372 722,452', { width: 1.3, profile: 'swell' })
  for (const y of address.lines) {
    ink.line(`${address.x - 6},${y + 8} 800,${y + 9} 860,${y + 7.4}`, { width: 1.1, profile: 'swell' })
  }
  const [first, second] = [message.y + 14, signature.y + 9]
  ink.line(`306,${first} 480,${first + 1.6} 700,${first - 1} 858,${first + 0.6}`, { width: 1.3, profile: 'swell' })
  ink.line(`306,${second} 560,${second + 1} 858,${second - 1}`, { width: 1.1, profile: 'swell' })
}

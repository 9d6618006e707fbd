import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { lerp } from '../ink/numbers'
import { PAPER, PLUM } from '../ink/palette'
import { AIR, drawFlat, EVERYWHERE, throwShadow } from './flats'

/** How deep the hall below the stage is drawn, in scene units. */
export const BELOW = 860

/** Where the boards of the stage end, and its edge does, in scene units below the stage. */
const EDGE = { top: 44, bottom: 150 } as const

/** What only tall windows show, below the stage, from its lower edge down: the edge of the boards, the lamps on it, and who has come to see the castle go. */
export function drawHall(ink: Ink): void {
  ink.cut(EVERYWHERE, { fill: '#5c3f59' })
  ink.wash(EVERYWHERE, { color: AIR.dark, alpha: 0.95, fade: { from: [0, 640], to: [0, EDGE.bottom] } })
  drawEdge(ink)
  for (let lamp = 0; lamp < 7; lamp++) drawLamp(ink, 116 + lamp * 228)
  drawRow(ink, 'first row', { y: 392, size: 1, count: 9, isLit: true })
  drawRow(ink, 'second row', { y: 590, size: 1.5, count: 6, isLit: false })
  ink.black('-20,730* 400,702 800,714 1200,698 1620,730* 1620,900* -20,900*')
}

/** The ground ends in a board, carved in waves. */
function drawEdge(ink: Ink): void {
  const ground: number[][] = [[-20, -20, 1, 1]]
  for (let x = -20; x <= 1620; x += 30) ground.push([x, EDGE.top + 5 * noise1(4, x / 70), 1, 0])
  ground.push([1620, -20, 1, 1])
  const board: number[][] = [[-20, 0, 1, 1]]
  for (let bow = 0; bow <= 20; bow++)
    board.push([bow * 82 - 20, EDGE.bottom + (bow % 2 === 0 ? 0 : 30), 1, bow % 2 === 0 ? 1 : 0])
  board.push([1620, 0, 1, 1])
  const front = ink.path(board, true)
  throwShadow(ink, front, 0.5, 2.4)
  drawFlat(ink, front, AIR.near, { edge: 0 })
  ink.crescent(front, { dx: 1, dy: -5, alpha: 0.5, color: '#c9a9bb' })
  for (const y of [78, 112])
    ink.line(`-20,${y} 400,${y + 3} 800,${y - 2} 1200,${y + 3} 1620,${y}`, {
      width: 2.6,
      color: AIR.dark,
      profile: 'even',
    })
  ink.black(ground)
}

/** A lamp at the stage's foot: a scallop shell that keeps its light from our eyes. */
function drawLamp(ink: Ink, x: number): void {
  ink.wash(ink.ellipse(x, 60, 110, 76), {
    color: '#f3dfc4',
    alpha: 0.5,
    fade: { center: [x, 50], inner: 10, outer: 100, full: 'inside' },
  })
  ink.at(x, 92, {}, () => {
    const shell = ink.path('-40,0* -44,-30 -30,-54 0,-64 30,-54 44,-30 40,0* 14,12 -14,12', true)
    ink.form(shell, { width: 3.2, halo: 2, fill: PLUM })
    for (const rib of [
      '-8,8 -16,-20 -22,-50',
      '0,9 0,-24 0,-60',
      '8,8 16,-20 22,-50',
      '-18,6 -30,-14 -38,-30',
      '18,6 30,-14 38,-30',
    ])
      ink.line(rib, { width: 2.4, profile: 'even' })
    ink.line('-30,-55 -10,-66 10,-66 30,-55', { width: 4, white: true, profile: 'swell' })
  })
}

interface Row {
  readonly y: number
  readonly size: number
  readonly count: number
  /** Whether the lamps still light the tops of their heads. */
  readonly isLit: boolean
}

/** The heads of who may sit there, seen from behind, each about the middle of its shoulders. */
const HEADS = [
  // Round, with ears.
  '-70,90* -66,30 -46,4 -50,-40 -62,-84* -34,-66 0,-74 34,-66 64,-86* 50,-38 46,4 68,30 72,90*',
  // A hat that nobody behind it will see past.
  '-70,90* -64,34 -44,10 -46,-34* -66,-36* -64,-46* -42,-50* -46,-124* 44,-128* 42,-50* 66,-48* 64,-36* 46,-34* 44,10 64,34 70,90*',
  // Long ears, one of them bent.
  '-66,90* -62,36 -42,8 -44,-30 -34,-60 -50,-120 -36,-158 -22,-120 -12,-68 10,-68 26,-116 58,-128* 44,-96 34,-58 44,-30 42,8 62,36 66,90*',
  // Spikes.
  '-76,90* -74,30 -58,0 -76,-16* -54,-24 -66,-52* -40,-50 -40,-82* -16,-66 0,-96* 16,-66 42,-84* 40,-50 68,-52* 54,-24 78,-14* 58,0 74,30 76,90*',
  // Stalks with eyes.
  '-84,90* -80,30 -40,-4 -22,-10 -26,-60 -40,-74 -30,-96 -12,-88 -12,-60 -8,-12 8,-12 12,-62 12,-90 32,-98 42,-74 26,-60 22,-10 42,-4 80,30 84,90*',
  // A drop.
  '-64,90* -62,40 -52,0 -34,-40 -8,-78 2,-108* 10,-76 34,-40 52,0 62,40 64,90*',
] as const
/** Which of them turns round, and in which seat. */
const TURNED = { kind: 5, seat: 3 } as const

function drawRow(ink: Ink, name: string, { y, size, count, isLit }: Row): void {
  const random = ink.fork(name)
  const first = random.integer(0, HEADS.length - 1)
  for (let seat = 0; seat < count; seat++) {
    const kind = (first + seat * 5 + (seat > 3 ? 1 : 0)) % HEADS.length
    const x = lerp(70, 1530, seat / (count - 1)) + random.signed() * 26
    const scale = size * random.between(0.92, 1.12)
    ink.at(x, y + random.signed() * 12, { scale, rotate: random.signed() * 4 }, () => {
      const head = ink.path(HEADS[kind] ?? HEADS[0], true)
      ink.page(() => {
        ink.cut(head, { fill: isLit ? AIR.far : AIR.middle, halo: 2.4 })
        ink.black(head)
        if (isLit) ink.crescent(head, { dx: 0, dy: 6, alpha: 0.62, color: AIR.moonlit })
      })
      if (kind !== TURNED.kind || seat !== TURNED.seat || !isLit) return
      // This one would rather look at you.
      for (const side of [-14, 14]) {
        ink.cut(ink.ellipse(side, -14, 11, 13), { fill: PAPER })
        ink.dot(side + 1, -13, 4.6)
      }
      ink.line('-8,12 0,16 10,11', { width: 3, white: true })
    })
    if (isLit) drawBack(ink, x, y + 96)
  }
}

/** The back of a chair. */
function drawBack(ink: Ink, x: number, y: number): void {
  const back = ink.path(
    `${x - 78},${y + 90}* ${x - 74},${y - 14}* ${x - 40},${y - 26} ${x + 40},${y - 26} ${x + 74},${y - 14}* ${x + 78},${y + 90}*`,
    true,
  )
  ink.cut(back, { fill: '#221822' })
  ink.crescent(back, { dx: 0, dy: 3, alpha: 0.5, color: PLUM })
}

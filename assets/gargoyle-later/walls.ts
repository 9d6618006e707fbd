import { drawLick, LICKS } from '../gargoyle/fire'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { itemAround } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import { TONGUE, WALL } from './shared'

/** Rows of flames, the further one first: how far ahead their feet are, how large they are, how far apart. */
const ROWS = [
  { ahead: 70, size: 0.86, apart: 84 },
  { ahead: 0, size: 1.12, apart: 112 },
] as const

const REDS = LICKS.flatMap((name, lick) => (name.startsWith('red') ? [lick] : []))

/** How flames of a wall stand: how long it is, how much further apart, degrees from upright, and where a place of it is. */
interface Stand {
  readonly seed: number
  readonly long: number
  readonly wide: number
  readonly lean: number
  readonly place: (along: number, ahead: number) => readonly [x: number, y: number]
}

/** Flames as the banks have them, shoulder to shoulder; what is behind them is nothing but red, which licks at their feet. */
function drawWall(ink: Ink, { seed, long, wide, lean, place }: Stand): void {
  for (const [row, { ahead, size, apart }] of ROWS.entries()) {
    for (let i = -1; i * apart * wide < long + 100; i++) {
      const [one, other] = [noise1(seed + row, i * 3.7), noise1(seed + 5 + row, i * 2.9)]
      const [x, y] = place(i * apart * wide + 26 * other, ahead + 40 * one)
      const scale = size * (1 + 0.26 * one)
      const lick = itemAround(REDS, (i + 2) * 5 + row + seed)
      ink.at(x, y, { rotate: lean + 15 * other, scale, textures: 'local' }, () =>
        i % 2 === 0 ? drawLick(ink, lick) : ink.mirror(0, () => drawLick(ink, lick)),
      )
    }
  }
  const edge: [number, number, number, number][] = []
  for (let i = -1; i * 58 < long + 100; i++) {
    const high = 96 + 34 * noise1(seed + 9, i * 2.3)
    for (const [on, up, corner] of [
      [0, 44, 1],
      [0.18, 0.7 * high, 0],
      [0.62, high, 1],
      [0.7, 0.6 * high, 0],
    ] as const)
      edge.push([...place((i + on) * 58, up), 1, corner])
  }
  const back = (along: number): [number, number, number, number] => [...place(along, -90), 1, 1]
  ink.cut([back(-100), ...edge, back(long + 160)], { fill: VERMILION, halo: 0 })
}

/** A wall of fire at the left or the right edge of the window, that comes in: its foot at 0, 0, and tips ahead of it. */
export function drawSide(ink: Ink, side: 'left' | 'right'): void {
  const way = side === 'left' ? 1 : -1
  const seed = side === 'left' ? 9 : 23
  drawWall(ink, { seed, long: WALL.long, wide: 1.3, lean: way * 56, place: (along, ahead) => [way * ahead, -along] })
}

/** The tongue below, from its left end. */
export function drawTongue(ink: Ink): void {
  drawWall(ink, { seed: 41, long: TONGUE.long, wide: 1, lean: 0, place: (along, ahead) => [along, -ahead] })
}

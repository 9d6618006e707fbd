import { figurines } from '../figurines/figurines'
import { fitted } from '../figurines/kit/fitted'
import type { Ink } from '../ink/ink'
import type { Mark, Matrix } from '../ink/marks'

/** How many there are. */
export const FOLK = figurines.length

/** How far paper stands out around everybody, in units, so that black stands out from black, and in how many directions it is pushed. */
const RIM = 2.8
const DIRECTIONS = 10

/** Everybody once more, small: the figurine of that index. */
export function drawFolk(ink: Ink, index: number): void {
  const figurine = figurines[index]
  if (!figurine) throw new Error(`There is no figurine ${index}.`)
  fitted(figurine.draw, 0.97)(ink)
  const bodies = ink.marks.filter(({ kind }) => kind === 'body')
  for (const body of bodies)
    for (let turn = 0; turn < DIRECTIONS; turn++) ink.marks.push(pushed(body, (turn / DIRECTIONS) * 2 * Math.PI))
}

function pushed(mark: Mark, turn: number): Mark {
  const [a, b, c, d, e, f] = mark.warp ?? [1, 0, 0, 1, 0, 0]
  const warp: Matrix = [a, b, c, d, e + Math.cos(turn) * RIM, f + Math.sin(turn) * RIM]
  return { ...mark, warp }
}

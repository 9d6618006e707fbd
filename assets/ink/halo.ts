import type { Ink } from './ink'
import type { Mark, Matrix } from './marks'
import { radians } from './numbers'

/** How far the paper reaches beyond the drawing, in units, and in how many directions it is pushed out. */
const REACH = 4.2
const DIRECTIONS = 12

/**
 * What lies under a drawing so that it stands clear of whatever it flies over: its silhouette, a little larger, in
 * paper. It is a picture of its own because a drop-line belongs to the drawing, not to the paper around it.
 */
export function haloOf(draw: (ink: Ink, frame: number) => void): (ink: Ink, frame: number) => void {
  return (ink, frame) => {
    draw(ink, frame)
    const bodies = ink.marks.filter((mark) => mark.kind === 'body')
    ink.marks.length = 0
    for (const body of bodies) {
      for (let i = 0; i < DIRECTIONS; i++) ink.marks.push(pushed(body, radians((i / DIRECTIONS) * 360)))
    }
  }
}

function pushed(mark: Mark, direction: number): Mark {
  const [a, b, c, d, e, f] = mark.warp ?? [1, 0, 0, 1, 0, 0]
  const warp: Matrix = [a, b, c, d, e + Math.cos(direction) * REACH, f + Math.sin(direction) * REACH]
  return { ...mark, warp }
}

import type { Mark, Matrix } from '../ink/marks'

/** Marks again, as many units to the right and down: what was drawn as a picture of its own becomes a part of a larger one. */
export function movedMarks(marks: readonly Mark[], right: number, down: number): Mark[] {
  return marks.map((mark) => {
    const [a, b, c, d, e, f]: Matrix = mark.warp ?? [1, 0, 0, 1, 0, 0]
    return { ...mark, warp: [a, b, c, d, e + right, f + down] }
  })
}

import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** What a mark stands for: how many were found, of how many, in the order in which they lie beside each other. */
const MARKS = [
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [0, 2],
  [1, 2],
  [2, 2],
] as const
const CELL = { width: 12, height: 32 }
const PITCH = 10.5
const QUIET = '#5b544c'

/** Dots of ink in a column, open until what they stand for is found; all of them red. Seven columns, each in a cell of 12 × 32. */
export function drawFindMarks(ink: Ink): void {
  for (const [place, [found, of]] of MARKS.entries()) {
    const random = ink.fork(`marks ${place}`)
    for (let dot = 0; dot < of; dot++) {
      const x = (place + 0.5) * CELL.width + random.signed() * 0.6
      const y = CELL.height / 2 + (dot - (of - 1) / 2) * PITCH + random.signed() * 0.5
      if (dot < found) ink.dot(x, y, 3.7, found === of ? { color: VERMILION } : {})
      else ink.line(ink.ellipse(x, y, 3.1, 3.1, random.between(0, 360)), { width: 1.2, color: QUIET, profile: 'even' })
    }
  }
}

/** Three strokes of the pen, each 400 × 10: one goes over the dots of a day that was opened, with a dip where it was lifted a little. */
export function drawLeaders(ink: Ink): void {
  for (let place = 0; place < 3; place++) {
    const random = ink.fork(`leader ${place}`)
    const y = place * 10.5 + 5
    const dip = random.between(0.3, 0.7)
    const waver = () => y + random.signed() * 1.4
    ink.line(`2,${waver()} 120,${waver()} 280,${waver()} 398,${waver()}`, {
      width: 2.5,
      profile: (along) =>
        Math.min(1, 0.55 + along * 12) *
        (1 - 0.4 * Math.exp(-(((along - dip) / 0.13) ** 2))) *
        Math.min(1, 0.35 + (1 - along) * 9),
    })
  }
}

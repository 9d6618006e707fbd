import type { Ink } from '../ink/ink'
import { GREY } from '../ink/palette'

/** A piece of the page that everything lies on; every other one is turned over, so that they meet. */
export function drawPaper(ink: Ink): void {
  const random = ink.fork('fibres')
  for (let fibre = 0; fibre < 14; fibre++) {
    const x = random.between(10, 390)
    const y = random.between(10, 390)
    const lean = random.signed() * 6
    ink.line(
      [
        [x, y],
        [x + lean + random.signed() * 5, y + 4],
        [x + lean * 1.6, y + 9 + random.next() * 6],
      ],
      { width: 0.9, color: GREY, alpha: 0.12, profile: 'flick' },
    )
  }
}

import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'

/** The black of the page. */
const NIGHT: Color = '#191715'

/** How high a piece of the night's hem is. */
export const HEM_HEIGHT = 420

/** The hem of the night, as a wide brush leaves it: from the left, where it runs dry, to the right, where all is black. */
export function drawHem(ink: Ink): void {
  const random = ink.fork('strokes')
  for (let y = -30; y < HEM_HEIGHT + 40; ) {
    const width = random.between(16, 44)
    const from = random.between(2, 96)
    const bend = random.between(-7, 7)
    const stroke = `270,${y} 160,${y + bend} ${from},${y + 2 * bend}`
    ink.line(stroke, { width, profile: 'brush', dry: random.between(0.4, 0.9), still: true, color: NIGHT, alpha: 1 })
    y += width * 0.6
  }
  const black = `136,-40* 320,-40* 320,${HEM_HEIGHT + 40}* 130,${HEM_HEIGHT + 40}* 140,${HEM_HEIGHT / 2}`
  ink.cut(ink.path(black, true), { fill: NIGHT })
}

import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** A shout in a burst of spray, whose longest point shows where it comes from; (0, 0) is the tip of that point, at its lower right. */
export function drawMark(ink: Ink): void {
  const { random } = ink
  const [x, y] = [-40, -38]
  const points: number[][] = []
  const rays = 13
  for (let ray = 0; ray < rays; ray++) {
    const turn = (ray / rays) * Math.PI * 2 - 1.57
    const out = random.between(30, 37)
    points.push([x + Math.cos(turn) * out * 1.06, y + Math.sin(turn) * out, 1, 1])
    const valley = turn + Math.PI / rays
    const inner = random.between(21, 24)
    points.push([x + Math.cos(valley) * inner * 1.08, y + Math.sin(valley) * inner * 1.1, 1, 0])
  }
  // The ray towards the basket is drawn out to its mouth.
  points[10] = [0, 0, 1, 1]
  const burst = ink.path(points, true)
  ink.form(burst, { width: 3, halo: 1.6, gap: 0.04, lit: 0.6 })
  ink.crescent(burst, { depth: 4, alpha: 0.6, color: INDIGO })
  ink.black(
    `${x - 6.5},${y - 24}* ${x + 7.5},${y - 25}* ${x + 5},${y - 6} ${x + 2.8},${y + 6}* ${x - 2.8},${y + 6}* ${x - 4.8},${y - 8}`,
  )
  ink.black(ink.ellipse(x, y + 14.5, 5.2, 5))
}

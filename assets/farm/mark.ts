import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** A shout in a burst of spray, whose longest point shows whose it is; (0, 0) is the tip of that point, at its right. */
export function drawMark(ink: Ink): void {
  const { random } = ink
  const [x, y] = [-49, -13]
  const points: number[][] = []
  const rays = 13
  for (let ray = 0; ray < rays; ray++) {
    const turn = (ray / rays) * Math.PI * 2 - 1.57
    const out = random.between(27, 33)
    points.push([x + Math.cos(turn) * out * 1.06, y + Math.sin(turn) * out, 1, 1])
    const valley = turn + Math.PI / rays
    const inner = random.between(20, 23)
    points.push([x + Math.cos(valley) * inner * 1.08, y + Math.sin(valley) * inner * 1.1, 1, 0])
  }
  // The ray towards the basket is drawn out to its side.
  points[8] = [0, 0, 1, 1]
  const burst = ink.path(points, true)
  ink.form(burst, { width: 3, halo: 1.6, gap: 0.04, lit: 0.6 })
  ink.crescent(burst, { depth: 4, alpha: 0.6, color: INDIGO })
  ink.black(
    `${x - 6.5},${y - 19}* ${x + 7.5},${y - 20}* ${x + 5},${y - 5} ${x + 2.8},${y + 5.5}* ${x - 2.8},${y + 5.5}* ${x - 4.8},${y - 6}`,
  )
  ink.black(ink.ellipse(x, y + 13.5, 5, 4.8))
}

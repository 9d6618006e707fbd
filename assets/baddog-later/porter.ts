import { drawSeed } from '../baddog/dandelion'
import { drawMouse } from '../baddog/mouse'
import type { Ink } from '../ink/ink'

/** Where the thread of each ends, which way it flies, in degrees, and which it is. */
const SEEDS = [
  [-16, -84, -112, 0],
  [2, -90, -88, 1],
  [19, -82, -66, 2],
] as const

/** The mouse under three seeds of the dandelion, on its way up: its feet, at (0, 0), hold what it carries. */
export function drawPorter(ink: Ink): void {
  for (const [x, y, turn, seed] of SEEDS) {
    ink.line(`${x * 0.5},-50 ${x},${y}`, { width: 1.4, profile: 'even' })
    ink.at(x, y, { rotate: turn, scale: 0.9 }, () => drawSeed(ink, seed))
  }
  drawMouse(ink, 'carries')
}

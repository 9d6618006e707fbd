import type { Ink } from '../../ink/ink'
import type { PathSource } from '../../ink/path'
import { made, type Stuff } from './stuff'

/** A braid along a spine, `'x,y@thickness …'`: lobes from either side in turn. */
export function drawBraid(ink: Ink, spine: PathSource, stuff: Stuff): void {
  const { points } = ink.path(spine)
  const lobes: { x: number; y: number; turn: number; thick: number; side: number }[] = []
  let walked = 0
  let side = 1
  for (const [i, point] of points.entries()) {
    const before = points[i - 1]
    if (!before) continue
    walked += Math.hypot(point.x - before.x, point.y - before.y)
    if (walked < point.pressure * 0.46) continue
    walked = 0
    side = -side
    const turn = (Math.atan2(point.y - before.y, point.x - before.x) * 180) / Math.PI
    lobes.push({ x: point.x, y: point.y, turn, thick: point.pressure, side })
  }
  ink.page(() => {
    for (const { x, y, turn, thick, side: way } of lobes) {
      ink.at(x, y, { rotate: turn }, () => {
        const lobe = ink.leaf(-thick * 0.3, -way * thick * 0.2, way * 32, thick * 1.06, thick * 0.74, {
          belly: 0.55,
          tip: 0.9,
        })
        made(ink, lobe, stuff, { width: 1.8, halo: 0.5, from: 0.6, rim: 1.1 })
      })
    }
  })
}

/** Hair that lies over a brow and frames a face of the size that `drawHead` draws, in its coordinates. */
export function drawFringe(ink: Ink, path: string, stuff: Stuff, lights: readonly string[] = []): void {
  made(ink, path, stuff, { width: 2.4, halo: 0.6, rim: 1.4, from: 0.6 })
  ink.lines(lights, stuff === 'black' ? { width: 1.6, white: true, bare: true } : { width: 1.5, profile: 'flick' })
}

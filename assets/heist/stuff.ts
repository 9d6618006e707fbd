import type { Ink } from '../ink/ink'
import { itemAt, type Options } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import type { Tone } from '../ink/tone'

/** Light from the lantern he carries: from the right, where he faces, so that his mirror image is lit as rightly. */
export const LANTERN_LIGHT = [0.5, -0.66, 0.56] as const

/** A garment of solid black with a light along its lit edge; in stone, a grey one. */
export function dark(ink: Ink, shape: PathSource, stone = false, { halo = 1, rim = 1.6 } = {}): Line {
  const line = ink.cut(shape, { halo })
  if (stone) {
    ink.wash(line, { alpha: 0.34 })
    ink.tone(line, { from: 0.36, to: 0.8, width: 1.8, spacing: 2.3 })
    ink.contour(line, { width: 2.6 })
    return line
  }
  ink.black(line)
  if (rim > 0) ink.rim(line, { distance: rim })
  return line
}

/** Red stripes across a striped jersey; chiselled lines in stone. `first` and `last` are the guides the stripes lie between. */
export function stripes(ink: Ink, cloth: Line, first: string, last: string, count: number, stone = false): void {
  const mark = stone ? { width: 1.3, alpha: 0.8 } : { width: 8.2, color: VERMILION, alpha: 0.9 }
  ink.clip(cloth, () => ink.between(first, last, count, { ...mark, profile: 'even', trim: 0, jitter: 0.1 }))
}

/** A sleeve along a spine (`'x,y@thickness …'`), striped across at these shares of its length; below 0 lies the shoulder. */
export function sleeve(
  ink: Ink,
  spine: string,
  shares: readonly number[],
  stone = false,
  tone: Options<Tone> = { from: 0.5, width: 1.7, spacing: 2 },
): void {
  const line = ink.tube(spine, { root: true })
  const { points } = ink.path(spine)
  ink.form(line, { width: 2.8, halo: 1.2, contour: false })
  const mark = stone ? { width: 1.2, alpha: 0.8 } : { width: 6.6 * ink.scale, color: VERMILION, alpha: 0.9 }
  ink.clip(line, () => {
    for (const share of shares) {
      const index = Math.round(Math.max(0, share) * (points.length - 1))
      const next = itemAt(points, Math.min(points.length - 1, index + 4))
      const last = itemAt(points, Math.max(0, index - 4))
      const length = Math.hypot(next.x - last.x, next.y - last.y) || 1
      const way = { x: (next.x - last.x) / length, y: (next.y - last.y) / length }
      const start = itemAt(points, index)
      const before = Math.min(0, share) * points.length
      const here = { x: start.x + way.x * before, y: start.y + way.y * before }
      // A stripe bows round the arm, towards the hand.
      const across = [-16, 0, 16].map((side) => {
        const bow = side === 0 ? 2.5 : 0
        return [here.x - way.y * side + way.x * bow, here.y + way.x * side + way.y * bow]
      })
      ink.page(() => ink.line(across, { ...mark, profile: 'even' }))
    }
  })
  ink.tone(line, tone)
  if (stone) ink.wash(line, { alpha: 0.16 })
  ink.contour(line, { width: 2.8, gap: 0.12 })
}

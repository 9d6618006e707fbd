import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'

/** A feather: one pull of a wide brush, knocked out of what lies behind by its own leaf of paper. */
export function drawPlume(
  ink: Ink,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  bend: number,
  name: string,
  wet = 0.5,
): void {
  const leaf = ink.leaf(x, y, angle, length * 0.98, width * 1.1, { bend, belly: 0.7, tip: 0.9 })
  ink.cut(leaf, { halo: 2.4 })
  const turn = radians(angle)
  const spine = [0.02, 0.2, 0.4, 0.6, 0.8, 0.97].map((share, i) => {
    const off = bend * share * share
    const pressure = [0.42, 0.7, 0.9, 1, 0.98, 0.8][i] ?? 1
    return [
      x + Math.cos(turn) * length * share - Math.sin(turn) * off,
      y + Math.sin(turn) * length * share + Math.cos(turn) * off,
      pressure,
    ] as const
  })
  const path = spine.map((point) => [...point] as [number, number, number])
  brushStroke(ink, path, { width, wet, dry: 0.74, tail: 0.7, entry: 0.1, lean: 10, name })
  ink.line(
    path.slice(1, 5).map(([px, py]) => [px, py]),
    { width: 2.6, white: true, profile: 'swell' },
  )
}

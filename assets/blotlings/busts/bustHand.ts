import type { Ink } from '../../ink/ink'
import type { Color } from '../../ink/palette'
import type { Line, PathSource } from '../../ink/path'

/** Draws one bust for an oval of 68 × 82 units about the origin, its coloured part in `tint`. */
export type DrawBust = (ink: Ink, tint: Color) => void

/** The hand for small heads: few lines, all of them bold. */
export function bustHand(ink: Ink) {
  return {
    form: (shape: PathSource, from?: number, width = 3): Line =>
      ink.form(shape, {
        width,
        lit: 0.5,
        gap: 0.14,
        halo: 1.2,
        overshoot: 0.4,
        tone: from === undefined ? false : { from, to: 0.82, width: 2.2, spacing: 2.5, angle: -52 },
      }),
    black: (shape: PathSource): Line => ink.black(ink.cut(shape, { halo: 1.2 })),
    spot: (shape: PathSource) => ink.black(shape),
    pen: (width: number, ...paths: PathSource[]) => ink.lines(paths, { width }),
    flick: (width: number, ...paths: PathSource[]) => ink.lines(paths, { width, profile: 'flick' }),
    white: (width: number, ...paths: PathSource[]) => ink.lines(paths, { width, white: true, profile: 'swell' }),
    eye(x: number, y: number, radius: number) {
      ink.black(ink.ellipse(x, y, radius, radius * 1.25))
      ink.dot(x - radius * 0.35, y - radius * 0.45, radius * 0.42, { white: true })
    },
    /** An eye with a white round it: `look` says where it looks. */
    ring(x: number, y: number, radius: number, look = -0.3) {
      ink.form(ink.ellipse(x, y, radius, radius * 1.05), { width: 2.2, halo: 0.4, gap: 0 })
      ink.black(ink.ellipse(x + look * radius, y + radius * 0.12, radius * 0.46, radius * 0.56))
      ink.dot(x + look * radius - radius * 0.18, y - radius * 0.16, radius * 0.2, { white: true })
    },
  }
}

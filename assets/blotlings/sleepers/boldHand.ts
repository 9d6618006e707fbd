import type { Ink } from '../../ink/ink'
import { OCHRE } from '../../ink/palette'
import type { Line, PathSource } from '../../ink/path'

/** The hand for sleepers, who are seen small and by lamplight: few lines, all of them bold. The same head is drawn awake for its portrait and asleep for its nest. */
export interface BoldHand {
  readonly ink: Ink
  readonly isAsleep: boolean
  /** A form, shaded where it turns away from the light further than `from` (0…1); without, not at all. */
  form(shape: PathSource, from?: number, width?: number): Line
  /** A black that hides what lies behind it. */
  black(shape: PathSource): Line
  /** A black within a form. */
  spot(shape: PathSource): void
  /** The one accent, slipped off the light. */
  tint(shape: PathSource, offset?: number): void
  pen(width: number, ...paths: PathSource[]): void
  flick(width: number, ...paths: PathSource[]): void
  white(width: number, ...paths: PathSource[]): void
  /** A black eye with a light in it; shut, a lid with lashes. */
  eye(x: number, y: number, radius: number): void
  /** An eye with a white round it, that looks to the side by `look` (-1…1); shut, a heavy lid. */
  ring(x: number, y: number, radius: number, look?: number): void
  /** An eye that shines out of a black face, drawn by `open`; shut, a white lid. */
  shining(x: number, y: number, radius: number, open: () => void): void
}

export function boldHandOf(ink: Ink, isAsleep: boolean): BoldHand {
  const form: BoldHand['form'] = (shape, from, width = 3) => {
    const tone =
      from === undefined ? undefined : { from, to: 0.82, width: 2.2, spacing: isAsleep ? 2.7 : 2.5, angle: -52 }
    return ink.form(shape, { width, lit: 0.5, gap: 0.14, halo: isAsleep ? 1.8 : 1.2, overshoot: 0.4, tone })
  }
  return {
    ink,
    isAsleep,
    form,
    black: (shape) => ink.black(ink.cut(shape, { halo: isAsleep ? 2 : 1.2 })),
    spot: (shape) => ink.black(shape),
    tint: (shape, offset = 1) => ink.tint(shape, { color: OCHRE, alpha: 0.85, offset }),
    pen: (width, ...paths) => ink.lines(paths, { width }),
    flick: (width, ...paths) => ink.lines(paths, { width, profile: 'flick' }),
    white: (width, ...paths) => ink.lines(paths, { width, white: true, profile: 'swell' }),
    eye(x, y, radius) {
      if (isAsleep) return drawLid(ink, x, y, radius * 1.5, false)
      ink.black(ink.ellipse(x, y, radius, radius * 1.25))
      ink.dot(x - radius * 0.35, y - radius * 0.45, radius * 0.42, { white: true })
    },
    ring(x, y, radius, look = -0.3) {
      form(ink.ellipse(x, y, radius, radius * 1.05), isAsleep ? 0.56 : undefined, 2.4)
      if (isAsleep) return drawLid(ink, x, y + radius * 0.2, radius * 0.72, false)
      ink.black(ink.ellipse(x + look * radius, y + radius * 0.12, radius * 0.46, radius * 0.56))
      ink.dot(x + look * radius - radius * 0.18, y - radius * 0.16, radius * 0.2, { white: true })
    },
    shining(x, y, radius, open) {
      if (isAsleep) drawLid(ink, x, y, radius, true)
      else open()
    },
  }
}

/** A shut eye: a bow hanging down, and three lashes. */
function drawLid(ink: Ink, x: number, y: number, reach: number, white: boolean): void {
  ink.line(
    [
      [x - reach, y - reach * 0.2],
      [x, y + reach * 0.5],
      [x + reach, y - reach * 0.2],
    ],
    { width: 3.4, white },
  )
  for (const [share, lean] of [
    [-0.62, -0.3],
    [0, 0],
    [0.62, 0.3],
  ] as const) {
    const top = y + reach * 0.5 * (1 - share * share)
    ink.line(
      [
        [x + share * reach, top],
        [x + (share + lean) * reach, top + reach * 0.55],
      ],
      { width: 2.4, white, profile: 'flick' },
    )
  }
}

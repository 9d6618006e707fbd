import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import { polar } from '../ink/polar'
import { RAISED } from './colors'

/** A form in a colour of its own, outlined in ink, with a light scraped along its lit edge. */
export function enamel(
  ink: Ink,
  shape: PathSource,
  fill: Color,
  form: { width?: number; from?: number; halo?: number; rim?: number; angle?: number } = {},
): Line {
  const { width = 3, from, halo = 0, rim = 1.4, angle = -48 } = form
  const line = ink.form(shape, {
    width,
    halo,
    fill,
    gap: 0.06,
    lit: 0.7,
    tone: from === undefined ? false : { from, to: Math.min(0.95, from + 0.36), width: 2.6, spacing: 2.5, angle },
  })
  if (rim > 0) ink.rim(line, { distance: rim })
  return line
}

export function drawScrew(ink: Ink, x: number, y: number, radius: number, turn: number, fill: Color = RAISED): void {
  const head = ink.ellipse(x, y, radius, radius, 0, 0.03)
  ink.form(head, { width: radius * 0.36, halo: 0.4, fill, gap: 0 })
  ink.line([polar(x, y, radius * 0.8, 2.6), polar(x, y, radius * 0.78, 3.6), polar(x, y, radius * 0.8, 4.6)], {
    width: radius * 0.34,
    white: true,
  })
  ink.at(x, y, { rotate: turn }, () =>
    ink.line(
      [
        [-radius * 0.66, 0],
        [radius * 0.66, 0],
      ],
      { width: radius * 0.36, profile: 'even' },
    ),
  )
}

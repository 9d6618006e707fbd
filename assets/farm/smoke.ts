import type { Ink } from '../ink/ink'

/** A puff from the chimney: small and round, larger, coming apart. (0, 0) is its middle. */
export function drawSmoke(ink: Ink, frame: number): void {
  const size = [6.5, 10.5, 14][frame] ?? 10
  const puff = ink.clay(
    [
      ink.ellipse(-size * 0.3, size * 0.16, size * 0.7, size * 0.6),
      ink.ellipse(size * 0.4, 0, size * 0.66, size * 0.6),
      ink.ellipse(0, -size * 0.4, size * 0.5, size * 0.46),
    ],
    3,
  )
  ink.form(puff, { width: 2.2, gap: frame === 2 ? 0.38 : 0.25, lit: 0.4 })
  ink.crescent(puff, { depth: size * 0.2, alpha: 0.3 })
}

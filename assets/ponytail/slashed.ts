import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import type { Line } from '../ink/path'

/** Breeches and sleeves as the landsknechts wore them: slashed, with the lining puffing out. */
export function drawSlashed(ink: Ink, shape: Line, slits: readonly string[]): void {
  ink.form(shape, { width: 3.4, halo: 1.6, contour: false, tone: { from: 0.5, to: 0.84, width: 2.2, spacing: 2.3 } })
  ink.clip(shape, () => {
    for (const slit of slits) {
      const opening = ink.tube(
        slit
          .split(' ')
          .map((point, i) => `${point}@${i === 1 ? 11 : 1.6}`)
          .join(' '),
        { root: true },
      )
      ink.form(opening, { width: 2, halo: 0.6, gap: 0.06 })
      ink.tint(opening, { color: PLUM, offset: 1, alpha: 0.95 })
    }
  })
  ink.contour(shape, { width: 3.4, gap: 0.1 })
}

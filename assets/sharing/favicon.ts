import type { Ink } from '../ink/ink'
import { PAPER, VERMILION } from '../ink/palette'

/** A drop of ink with one red glint, 64 × 64, with paper around it so that it shows on a dark tab too. */
export function drawFavicon(ink: Ink): void {
  ink.cut('33,0.6* 42,13 54,30 57,43 50,57 36,63.4 20,61.6 8.6,51 8,37 16,23 26,10', { fill: PAPER })
  ink.black('33,6* 39,17 49,31 52,43 46,53.4 35,58.6 22,57 13,48.4 12.6,37 20,24 28,14', { wobble: 0 })
  const glint = ink.path('20.6,34 26,29.6 30.4,33 28.6,41 30.6,48.4 26,52 20,46.6', true)
  ink.cut(glint, { fill: VERMILION })
}

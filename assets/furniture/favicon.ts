import { BRIGHT_PAPER } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { PAPER, VERMILION } from '../ink/palette'

/** A drop of ink with one red glint, 64 × 64, with paper around it so that it shows on a dark tab too. */
export function drawFavicon(ink: Ink): void {
  ink.cut('33,0.6* 42,13 54,30 57,43 50,57 36,63.4 20,61.6 8.6,51 8,37 16,23 26,10', { fill: PAPER })
  ink.black('33,6* 39,17 49,31 52,43 46,53.4 35,58.6 22,57 13,48.4 12.6,37 20,24 28,14', { wobble: 0 })
  const glint = ink.path('20.6,34 26,29.6 30.4,33 28.6,41 30.6,48.4 26,52 20,46.6', true)
  ink.cut(glint, { fill: VERMILION })
}

/** The same drop on a sheet of its own, 64 × 64: for home screens, which want no transparency. */
export function drawTouchIcon(ink: Ink): void {
  ink.cut('-4,-4* 68,-4* 68,68* -4,68*', { fill: PAPER })
  ink.wash('12,57 30,53 50,54 58,57 46,60.4 22,60.6', { alpha: 0.36 })
  const drop = ink.black('33,6* 38,17 47,30 49.6,41 44.6,51 34,55.6 22,54.4 14,46.4 13.6,36 20,24 28,14')
  ink.rim(drop, { distance: 0.9 })
  ink.line('21,32 18.6,39 20.6,46.4', { width: 3.6, white: true, profile: 'swell' })
  const glint = ink.path('36,44 41,40.6 43.6,43.6 41,48.4 36.6,49.8 34,47', true)
  ink.cut(glint, { fill: BRIGHT_PAPER })
  ink.wash(glint, { color: VERMILION, alpha: 0.95 })
  ink.splatter(52, 20, { radius: 6, count: 4, largest: 1.2 })
}

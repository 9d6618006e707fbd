import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** A short red stroke, as under the site's name: what is chosen among words is underlined with it. 48 × 16. */
export function drawUnderline(ink: Ink): void {
  ink.line('4,9.4 14,7.6 30,7 44,5.6', { width: 6.4, color: VERMILION, alpha: 0.92, dry: 0.5, profile: 'brush' })
}

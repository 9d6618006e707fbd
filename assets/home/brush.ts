import type { Ink } from '../ink/ink'
import { type Color, VERMILION } from '../ink/palette'

/** The house's brush: its tip at the origin, its handle along x, some 198 units long. `wet` colours the point; `shadow` is how dark its own is. */
export function drawBrush(
  ink: Ink,
  { wet = VERMILION, shadow = 0.2 }: { wet?: Color | false; shadow?: number } = {},
): void {
  ink.wash('10,14 70,10 150,6 200,4 204,9 130,15 80,19 22,21', { alpha: shadow })

  // The hair: a loaded belly drawn out to a point that bends, with a few hairs straying.
  const hair = ink.path('0,2.4* 12,-3 24,-8.4 36,-10.6 50,-9* 50,9* 33,9.6 16,6.4', true)
  ink.cut(hair, { halo: 1 })
  ink.black(hair)
  ink.line('34,9 22,10 10,8.6', { width: 1.3, profile: 'flick' })
  ink.line('30,-9.6 18,-8.6 9,-4.6', { width: 1.2, profile: 'flick' })
  ink.line('11,-1 27,-4.6 45,-4.6', { width: 2, white: true, bare: true, profile: 'swell' })
  ink.line('19,3 34,4.4 46,3', { width: 1.2, white: true, bare: true, profile: 'swell' })
  if (wet) {
    ink.erase('-1,2.4 9,-4 17,-6 19,0 16,6.6 8,5')
    ink.cut('-0.4,2.4 9,-3 16,-5 17,0 14,5.6 7,4.4')
    ink.wash('-0.4,2.4 9,-3 16,-5 17,0 14,5.6 7,4.4', { alpha: 1, color: wet })
  }

  // The ferrule, bright above and black below, with its two crimps.
  const ferrule = ink.path('48,-9.4* 79,-8* 79,8* 48,9.4*', true)
  ink.form(ferrule, { width: 2.6 })
  ink.clip(ferrule, () => {
    ink.black('47,3.4 62,2.6 80,3 80,12 47,12')
    ink.lines(['55,-9 56,0 55,9', '71,-8 72,0 71,8'], { width: 1.8, profile: 'even' })
  })

  // The handle: it swells, thins to a tail, and its end is dipped in black.
  const handle = ink.path('78,-7* 100,-9.4 126,-8.6 168,-4.8 196,-2* 197,2.6* 170,5 130,8.6 100,9.4 78,7.6*', true)
  ink.form(handle, { width: 2.8, tone: { from: 0.42, to: 0.7, width: 3, spacing: 2.6, angle: -8 } })
  ink.line('92,-4.4 118,-4.8 140,-3.6', { width: 1.3, profile: 'swell' })
  ink.black('171,-5.4 184,-3.6 198,-2.6 198.6,3 184,4.6 171,5.6')
  ink.line('176,-2.6 186,-1.6', { width: 1.2, white: true, bare: true, profile: 'swell' })
}

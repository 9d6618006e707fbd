import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { LEATHER, TEAL } from '../ink/palette'

const GLASS = '-11,-50* -12,-32 -22,-20 -32,-4 -36,18 -31,40 -18,54 0,57 18,54 31,40 36,18 32,-4 22,-20 12,-32 11,-50*'

/** The far wall of the glass: pale in the middle, where somebody may sit. The mouth is at (0, -54). */
export function drawBottleBack(ink: Ink): void {
  const glass = ink.path(GLASS, true)
  ink.cut(glass, { halo: 1.2 })
  ink.clip(glass, () => {
    ink.wash(glass, { alpha: 0.55, color: TEAL, fade: { center: [-2, 16], inner: 20, outer: 46 } })
    ink.line('-22,44 -6,49 12,48 24,42', { width: 1.6, profile: 'swell' })
    ink.hatch(glass, { angle: -58, spacing: 2.5, width: 1.3, density: (x, y) => clamp((x + y * 0.6 - 30) / 15) })
  })
}

/** The near wall, over whoever is inside: outline, lights, neck, string and label. */
export function drawBottleFront(ink: Ink): void {
  const glass = ink.path(GLASS, true)
  ink.clip(glass, () => {
    ink.line('31,-6 34,16 30,38 16,52', { width: 4.4, profile: 'swell' })
    ink.line('-27,36 -18,48 -4,53', { width: 2.2, profile: 'swell' })
    ink.black('-30,2 -25,-7 -21,-4 -26,6 -28,20 -32,20', { white: true })
    ink.line('-29,26 -26,36', { width: 3, white: true })
    ink.line('20,-12 26,0 28,10', { width: 1.8, white: true, profile: 'swell' })
  })
  ink.contour(glass, { width: 3.4, lit: 0.42, gap: 0.2 })
  ink.lines(['7,-28 8,-20 13,-13', '-7,-30 -8,-22 -13,-15'], { width: 1.7, profile: 'swell' })
  ink.form('-16,-56 0,-59 16,-56 18,-51 15,-46 0,-44 -15,-46 -18,-51', {
    width: 2.9,
    halo: 0.8,
    tone: { from: 0.5, width: 1.5, spacing: 2 },
  })
  ink.black(ink.ellipse(0, -53.6, 10.5, 2.9))
  ink.line('-11,-34 0,-31 11,-34', { width: 2.1, profile: 'even' })
  ink.line('-11,-38 0,-35 11,-38', { width: 1.9, profile: 'even' })
  ink.line('9,-35 20,-31 26,-22', { width: 1.5, profile: 'even' })
  ink.at(25, -22, { rotate: 30 }, () => {
    ink.form('0,5* 7,-3 28,-4* 28,14* 7,13*', { width: 2, halo: 0.8 })
    ink.wash(ink.leaf(11, 5, 0, 14, 7), { alpha: 0.85, color: TEAL })
    ink.line('10,5 24,5.4', { width: 1, profile: 'flick' })
    ink.contour(ink.ellipse(5, 5, 1.6), { width: 1, gap: 0 })
  })
}

/** A cork, its lower half to go into the neck; (0, 0) is where the mouth is. */
export function drawCork(ink: Ink): void {
  const cork = ink.path('-11,-13* 0,-15.5 11,-13* 8.5,5* 0,7 -8.5,5*', true)
  ink.form(cork, {
    width: 2.5,
    halo: 0.8,
    contour: false,
    washColor: LEATHER,
    tone: { from: 0.5, width: 1.7, spacing: 2.1 },
  })
  ink.stipple(cork, { spacing: 4.4, radius: 0.8, density: () => 0.5 })
  ink.contour(cork, { width: 2.5 })
  const top = ink.ellipse(0, -13, 11, 3.8)
  ink.form(top, { width: 2.2, halo: 0 })
  ink.lines(['-5,-13.6 -1,-13', '3,-12 6,-12.6'], { width: 1.3, profile: 'pen' })
}

/** What the bottle throws on the ground below it. */
export function drawShadow(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 44, 12, -4, 0.06), { alpha: 0.42 })
}

import { drawScarf, drawTrunk } from '../characters/dog'
import { drawEars, drawNose, drawRust, drawSkull } from '../characters/dogHead'
import { drawForeleg } from '../characters/dogPaws'
import type { Ink } from '../ink/ink'

/*
 * The dog as far as his chest, who wants to be played with: (0, 0) is the ground between his hind paws, which nobody sees. The arm
 * that waves, and his head, move by themselves; his eyes are those that look out of the grass.
 */

/** His light comes from where he looks to. */
const LIGHT = [0.5, -0.66, 0.56] as const

/** The arm that waves, from the shoulder. */
export function drawInviteArm(ink: Ink): void {
  ink.light = LIGHT
  const spine = '-44,-250@34 -94,-246@29 -132,-280@24 -138,-322@23'
  drawForeleg(ink, { spine, paw: [-137, -343, -6], open: true, black: true })
}

/** His chest, his neckerchief, and the other arm, which leans on the grass. */
export function drawInviteBody(ink: Ink): void {
  ink.light = LIGHT
  drawTrunk(ink, {
    trunk: { rotate: 1, scaleX: 1.02, scaleY: 0.97 },
    creases: ['-8,-192 2,-188 12,-192'],
  })
  drawForeleg(ink, { spine: '24,-250@24 58,-242@35 100,-216@30 116,-194@26', paw: [122, -184, 122] })
  ink.at(2, -255, {}, () => drawScarf(ink))
}

/** All eagerness: the middle of the skull is at (0, 0). */
export function drawInviteHead(ink: Ink): void {
  ink.light = LIGHT
  drawEars(ink, '-36,-38* -64,-76 -50,-124* -24,-98 -8,-52*', '28,-46* 58,-78 96,-86 113,-66 97,-42 72,-30 50,-18*')
  const skull = ink.clay([ink.ellipse(0, -12, 55, 48), ink.ellipse(0, 30, 46, 32)], 12)
  drawSkull(ink, skull, '8,-46 34,-50 54,-30 54,-4 38,10 16,4 4,-16')
  ink.black('-37,31* -18,42 0,44 20,42 39,29* 31,55 12,63 -8,63 -28,55')
  const tongue = ink.path('3,50* 6,74 16,89 31,88 40,71 35,50* 20,46', true)
  ink.form(tongue, { width: 2.8, halo: 0.8, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  drawRust(ink, tongue, 1.6)
  ink.line('20,54 24,68 24,78', { width: 2, profile: 'swell' })
  for (const tooth of ['-30,36* -24,47* -17,42*', '-9,43* -4,51* 2,44*']) ink.black(tooth, { white: true })
  ink.lines(['-45,26 -36,32 -34,40', '47,24 38,31 38,38'], { width: 3, profile: 'swell' })
  drawNose(ink, 1, 20, 1.05)
  ink.lines(['-46,-44 -32,-57 -14,-51', '18,-59 32,-63 46,-53'], { width: 4, profile: 'brush' })
}

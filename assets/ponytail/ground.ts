import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'

/** The one colour of the page: a disc of plum, a brushload running dry across its foot. */
export function drawDisc(ink: Ink): void {
  const disc = ink.ellipse(312, 172, 142, 140, 12, 0.02)
  ink.wash(disc, { color: PLUM, alpha: 0.92 })
  ink.wash(disc, { color: PLUM, alpha: 0.4, fade: { from: [360, 320], to: [270, 120] } })
  ink.line('148,232 230,222 330,230 470,216', { width: 7, white: true, dry: 0.7, bare: true })
  ink.line('190,262 260,256 330,262', { width: 5, white: true, dry: 0.9, bare: true })
}

/** The ground: a dry stroke, and her shadow. */
export function drawGround(ink: Ink): void {
  ink.wash('150,436 230,424 330,428 470,426 600,432 560,442 360,444 190,444', { alpha: 0.4 })
  ink.line('120,441 280,436 460,440 640,437', { width: 7, dry: 0.8 })
  ink.line('300,446 420,443 520,446', { width: 4, dry: 1 })
}

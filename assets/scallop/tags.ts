import type { Ink } from '../ink/ink'
import { BRIGHT, DEEP, STONE } from './palette'

export const TAGS = ['idle', 'chosen'] as const

/** A luggage tag for the name of a language, 40 × 22 units of it clean. The chosen one is bright and underlined. 0, 0 is its middle. */
export function drawTag(ink: Ink, frame: number): void {
  const isChosen = TAGS[frame] === 'chosen'
  const tag = ink.path('-29,-1* -19,-12* 26,-13* 27,11* -18,12* -29,4*', true)
  ink.wash(tag, { alpha: 0.4, dx: 3, dy: 4 })
  ink.form(tag, { width: isChosen ? 3 : 2, halo: 0.8, fill: isChosen ? BRIGHT : STONE, gap: 0.06 })
  ink.form(ink.ellipse(-21.6, 1, 2.2, 2.2), { width: 1.3, fill: DEEP })
  if (isChosen) ink.line('-14,8.8 4,8.4 22,8.2', { width: 2.6, profile: 'swell' })
}

/** The one string that both hang on. */
export function drawString(ink: Ink): void {
  ink.line('30,4 37,13 46,24', { width: 1.6 })
  ink.line('150,12 128,6 112,14 104,25', { width: 1.6 })
}

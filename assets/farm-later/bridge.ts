import { drawLantern } from '../characters/lantern'
import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { SPAN } from './shared'

/** What of a span stands behind whoever walks over it, from the deck at its left post, (0, 0), to the next. */
export function drawSpan(ink: Ink): void {
  ink.form(ink.tube('0,6@11 2,70@12'), {
    width: 2.6,
    tone: { from: 0.1, to: 0.6, width: 2.6, spacing: 2.2, angle: 80 },
  })
  ink.line('-22,72 0,77 26,71', { width: 2.4, gouache: PAPER, profile: 'swell' })
  ink.form(`-8,-9* ${SPAN / 2},-10 ${SPAN + 4},-9* ${SPAN + 4},13* ${SPAN / 2},12 -8,13*`, { width: 3, halo: 2 })
  ink.line(`-8,17 ${SPAN / 2},17 ${SPAN + 4},17`, { width: 8, profile: 'even' })
  const chance = ink.fork('planks')
  for (let x = 2; x < SPAN; x += 17 + chance.signed() * 3)
    ink.line(`${x + 3},-8 ${x - 2},12`, { width: 1.8, profile: 'pen' })
}

/** What stands before them: the post for a lamp, and the rope to the next. */
export function drawRail(ink: Ink): void {
  const post = ink.tube('0,16@8 0,-96@7', { root: true })
  ink.form(post, { width: 2.2, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.2 } })
  ink.line(`0,-40 ${SPAN / 2},-18 ${SPAN},-40`, { width: 2.6, profile: 'even' })
}

export const LAMPS = ['out', 'lit'] as const

export function drawLamp(ink: Ink, _frame: number, name: string): void {
  drawLantern(ink, { mood: 'glad', gaze: [0, 0.4], lit: name === 'lit' })
}

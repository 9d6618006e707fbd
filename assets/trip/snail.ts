import type { Ink } from '../ink/ink'
import { LIGHT } from './hand'

/** A snail on its way along the book's edge, out of its house or in it; the middle of its foot is the origin. */
export function drawSnail(ink: Ink, name: string): void {
  ink.light = LIGHT
  ink.at(0, 0, { rotate: 3 }, () => {
    ink.wash('-24,6 20,2 44,8 10,14', { alpha: 0.5 })
    if (name === 'in') ink.form('-12,6* -8,-2 24,-2 28,6*', { width: 2.2, halo: 0.6 })
    if (name === 'out') ink.form('-34,6* -30,-6 -20,-6 -4,-2 24,0 40,8*', { width: 2.2, halo: 1 })
    ink.form(ink.ellipse(8, -9, 16, 14), { width: 2.6, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.2 } })
    ink.line('22,-4 14,2 2,0 -2,-10 6,-17 14,-12 12,-6 7,-8', { width: 2.2 })
    if (name === 'in') return
    ink.lines(['-30,-4 -36,-16', '-26,-5 -27,-18'], { width: 2.2 })
    ink.dot(-36, -17, 2.4)
    ink.dot(-27, -19, 2.4)
  })
}

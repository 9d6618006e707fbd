import type { Ink } from '../ink/ink'

/** What the snail on the toe of her boot does: it looks, or has drawn its eyes in. */
export type SnailLook = 'out' | 'in'

/** The snail; 0, 0 is the middle of its foot. */
export function drawSnail(ink: Ink, look: SnailLook): void {
  ink.at(0, -10, { rotate: 12, scale: 0.94 }, () => {
    ink.form('-20,10* -16,4 -6,4 8,4 14,-6 20,-8* 24,-4 22,4 14,11 -4,12', { width: 2 })
    const shell = ink.ellipse(-2, -4, 12, 11)
    ink.form(shell, { width: 2.4, halo: 0.8, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
    ink.line('6,2 2,6 -6,5 -9,-3 -5,-9 2,-9 5,-4 1,-1 -2,-3', { width: 1.7, profile: 'pen' })
    if (look === 'in') {
      ink.dot(19, -9, 1.5)
      ink.dot(23, -8, 1.4)
      return
    }
    ink.lines(['19,-7 20,-14', '22,-6 26,-12'], { width: 1.5, profile: 'even' })
    ink.dot(20, -15, 1.6)
    ink.dot(26.6, -13, 1.5)
  })
}

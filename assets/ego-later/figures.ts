import type { Livery } from '../characters/liveries'
import { drawPim, type PimPose } from '../characters/pim'
import { PIM_STANDS_BACK, PIM_SWING_LEFT, PIM_UNARMED } from '../characters/pimPoses'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawCrown, drawMirror } from './vanities'

const LOOKS_UP: PimPose = {
  ...itemAt(PIM_SWING_LEFT, 6),
  ...{ lean: -5, hand: [-20, -34], elbow: [-40, -44], blade: 110, head: { at: [-2, -2], turn: 12 } },
}
const HOLDS_MIRROR: PimPose = {
  ...PIM_UNARMED,
  ...{ lean: -3, head: { at: [-2, 0], turn: -6 }, hand: [-56, -62], elbow: [-44, -44], otherElbow: [44, -50] },
}

/** One of the four before his own statue: three look up at it; the fourth has the mirror, which is nearer. */
export function drawAdmirer(ink: Ink, livery: Livery): void {
  ink.wash('-54,2 -20,-7 24,-6 60,4 30,13 -26,12', { alpha: 0.44 })
  if (livery === 'violet')
    drawPim(ink, { turn: 'left', pose: LOOKS_UP, mood: 'awe', livery, biggin: { mood: 'grumpy' } })
  else if (livery === 'green')
    drawPim(ink, { turn: 'right', pose: { ...LOOKS_UP, blade: 96 }, mood: 'grin', livery, biggin: { mood: 'wink' } })
  else if (livery === 'blue') drawPim(ink, { turn: 'back', pose: PIM_STANDS_BACK, livery })
  else {
    drawPim(ink, { pose: HOLDS_MIRROR, mood: 'grin', livery, biggin: { mood: 'wink' } })
    ink.at(-60, -66, { rotate: -14 }, () => drawMirror(ink))
    ink.form(ink.ellipse(-57, -64, 7, 6.4), { width: 2, halo: 0.6 })
    // On top of Biggin, who was there first.
    ink.at(-8, -140, { rotate: -9 }, () => drawCrown(ink))
  }
}

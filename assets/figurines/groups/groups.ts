import type { Figurine } from '../figurine'
import { onBase } from '../kit/bases'
import { drawThreeAunts } from './aunts'
import { drawChoir } from './choir'
import { drawPalaceGuard } from './guard'
import { drawNightWatch } from './nightWatch'
import { drawPasserByAgain } from './passerBy'
import { drawBrothersTumm } from './tumm'

/** The groups, in the roster's order, and the one who is out of step with all of them. */
export const groups: readonly Figurine[] = [
  {
    key: 'aunts',
    base: 'cheese',
    draw: (ink) => onBase(ink, 'cheese', { half: 92, height: 26 }, () => drawThreeAunts(ink)),
  },
  { key: 'choir', base: 'shell', draw: (ink) => onBase(ink, 'shell', { half: 92, height: 22 }, () => drawChoir(ink)) },
  {
    key: 'tumm',
    base: 'barrel',
    draw: (ink) => onBase(ink, 'barrel', { half: 50, height: 24 }, () => drawBrothersTumm(ink)),
  },
  {
    key: 'night-watch',
    base: 'paving',
    draw: (ink) => onBase(ink, 'paving', { half: 104, height: 24 }, () => drawNightWatch(ink)),
  },
  {
    key: 'guard',
    base: 'block',
    draw: (ink) => onBase(ink, 'block', { half: 108, height: 30, wear: 'chip' }, () => drawPalaceGuard(ink)),
  },
  {
    key: 'passer-by-again',
    base: 'pool',
    draw: (ink) => onBase(ink, 'pool', { half: 88, height: 14 }, () => drawPasserByAgain(ink)),
  },
]

import type { Figurine } from '../figurine'
import { onBase } from '../kit/bases'
import { drawGrannyBlot } from './grannyBlot'
import { drawGeneralHark } from './hark'
import { drawElderMoss } from './moss'
import { drawElderOde } from './ode'
import { drawOldestMan } from './oldest'
import { drawElderThrum } from './thrum'

/** The elders, in the roster's order. */
export const elders: readonly Figurine[] = [
  {
    key: 'thrum',
    base: 'paving',
    draw: (ink) => onBase(ink, 'paving', { half: 100, height: 24 }, () => drawElderThrum(ink)),
  },
  { key: 'granny-blot', base: 'rug', draw: (ink) => onBase(ink, 'rug', { half: 92 }, () => drawGrannyBlot(ink)) },
  {
    key: 'oldest',
    base: 'plinth',
    draw: (ink) => onBase(ink, 'plinth', { half: 84, height: 34, plate: true, wear: 'chip' }, () => drawOldestMan(ink)),
  },
  { key: 'ode', base: 'wheel', draw: (ink) => onBase(ink, 'wheel', { half: 84, height: 22 }, () => drawElderOde(ink)) },
  { key: 'moss', base: 'rock', draw: (ink) => onBase(ink, 'rock', { half: 84, height: 30 }, () => drawElderMoss(ink)) },
  {
    key: 'hark',
    base: 'crate',
    draw: (ink) => onBase(ink, 'crate', { half: 88, height: 36 }, () => drawGeneralHark(ink)),
  },
]

import type { Figurine } from '../figurine'
import { onBase } from '../kit/bases'
import { fitted } from '../kit/fitted'
import { drawFormFinal } from './formFinal'
import { drawFormOne } from './formOne'
import { drawFormReally } from './formReally'
import { drawFormThree } from './formThree'
import { drawFormTwo } from './formTwo'

/** The final forms of the sorcerer, in the roster's order. Two of them have broken what they stood on, and draw what is left of it. */
export const forms: readonly Figurine[] = [
  {
    key: 'form-one',
    base: 'rock',
    draw: (ink) => onBase(ink, 'rock', { half: 104, height: 34 }, () => drawFormOne(ink)),
  },
  {
    key: 'form-two',
    base: 'column',
    draw: (ink) => onBase(ink, 'column', { half: 44, height: 30 }, () => drawFormTwo(ink)),
  },
  { key: 'form-three', base: 'block', draw: fitted(drawFormThree, 0.86) },
  { key: 'form-final', base: 'plinth', draw: fitted(drawFormFinal, 0.96) },
  {
    key: 'form-really',
    base: 'tiers',
    draw: (ink) => onBase(ink, 'tiers', { half: 86, height: 156, plate: true, wear: 'tag' }, () => drawFormReally(ink)),
  },
]

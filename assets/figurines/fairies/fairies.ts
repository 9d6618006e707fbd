import type { Figurine } from '../figurine'
import { onBase } from '../kit/bases'
import { drawButtonFairy } from './button'
import { drawLadyDandelion } from './dandelion'
import { drawGodmotherGrumm } from './godmother'
import { drawSullenInkcap } from './inkcap'
import { drawLastCandle } from './lastCandle'
import { drawToothClerk } from './toothClerk'

/** The fairies, in the roster's order. */
export const fairies: readonly Figurine[] = [
  {
    key: 'dandelion',
    base: 'bottle',
    draw: (ink) => onBase(ink, 'bottle', { half: 48, height: 66 }, () => drawLadyDandelion(ink)),
  },
  {
    key: 'inkcap',
    base: 'knoll',
    draw: (ink) => onBase(ink, 'knoll', { half: 74, height: 34 }, () => drawSullenInkcap(ink)),
  },
  {
    key: 'button',
    base: 'drawer',
    draw: (ink) => onBase(ink, 'drawer', { half: 64, height: 40 }, () => drawButtonFairy(ink)),
  },
  {
    key: 'tooth-clerk',
    base: 'planks',
    draw: (ink) => onBase(ink, 'planks', { half: 96, height: 24 }, () => drawToothClerk(ink)),
  },
  {
    key: 'candle-fairy',
    base: 'column',
    draw: (ink) => onBase(ink, 'column', { half: 60, height: 42 }, () => drawLastCandle(ink)),
  },
  {
    key: 'godmother',
    base: 'cushion',
    draw: (ink) => onBase(ink, 'cushion', { half: 60, height: 28, wear: 'tag' }, () => drawGodmotherGrumm(ink)),
  },
]

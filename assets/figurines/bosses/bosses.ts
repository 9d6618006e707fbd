import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import type { Figurine } from '../figurine'
import type { BaseKind, BasePlan } from '../kit/baseKinds'
import { onBase } from '../kit/bases'
import { drawPimBackwards } from './backwards'
import { drawCorkedGiant } from './corked'
import { drawDameEclipse } from './eclipse'
import { drawFoldedDragon } from './folded'
import { drawOldGulp } from './gulp'
import { drawHand } from './hand'
import { drawHydra } from './hydra'
import { drawMidnight } from './midnight'
import { drawMothQueen } from './mothQueen'
import { drawPress } from './press'

/** The bosses, in the roster's order. */
export const bosses: readonly Figurine[] = [
  boss('corked', 'crate', drawCorkedGiant, { half: 88, height: 34 }),
  boss('hydra', 'rock', drawHydra, { half: 84, height: 34 }),
  boss('press', 'planks', drawPress, { half: 92, height: 26 }),
  boss('hand', 'paving', drawHand, { half: 96, height: 26 }),
  boss('gulp', 'pool', drawOldGulp, { half: 104, height: 20 }),
  boss('folded', 'books', drawFoldedDragon, { half: 72, height: 30 }),
  boss('midnight', 'plinth', drawMidnight, { half: 70, height: 24, plate: true }),
  boss('eclipse', 'knoll', drawDameEclipse, { half: 84, height: 20 }),
  boss('moth-queen', 'stump', drawMothQueen, { half: 64, height: 28 }),
  boss('backwards', 'rug', drawPimBackwards, { half: 96 }),
]

function boss(key: string, base: BaseKind, figure: (ink: Ink) => void, plan: Options<BasePlan>): Figurine {
  return { key, base, draw: (ink) => onBase(ink, base, plan, () => figure(ink)) }
}

import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import type { Figurine } from '../figurine'
import type { BaseKind, BasePlan } from '../kit/baseKinds'
import { onBase } from '../kit/bases'
import { drawPlainBlot } from './blot'
import { drawBookworm } from './bookworm'
import { drawBrollyBat } from './brolly'
import { drawBurr } from './burr'
import { drawCandle } from './candle'
import { drawChair } from './chair'
import { drawCoat } from './coat'
import { drawFeralKettle } from './feralKettle'
import { drawFlourish } from './flourish'
import { drawGrumpcap } from './grumpcap'
import { drawHairpinSpider } from './hairpin'
import { drawHollow } from './hollow'
import { drawInkhound } from './inkhound'
import { drawLampwolf } from './lampwolf'
import { drawNibstalker } from './nibstalker'
import { drawNinthCat } from './ninthCat'
import { drawPaperweight } from './paperweight'
import { drawPeeper } from './peeper'
import { drawQuarrel } from './quarrel'
import { drawSaucepanCrab } from './saucepan'
import { drawShaggle } from './shaggle'
import { drawShears } from './shears'
import { drawSheetGhost } from './sheet'
import { drawSnailiff } from './snailiff'
import { drawStrutfish } from './strutfish'
import { drawToad } from './toad'
import { drawTopiary } from './topiary'
import { drawTulip } from './tulip'
import { drawWobble } from './wobble'

/** The common monsters, in the roster's order. */
export const monsters: readonly Figurine[] = [
  monster('burr', 'stump', drawBurr, { half: 62, wear: 'crack' }),
  monster('shaggle', 'rock', drawShaggle, { half: 92, height: 32 }),
  monster('nibstalker', 'pool', drawNibstalker, { half: 92 }),
  monster('snailiff', 'paving', drawSnailiff, { half: 110, height: 24 }),
  monster('quarrel', 'column', drawQuarrel, { height: 50 }, 0.95),
  monster('strutfish', 'shell', drawStrutfish, {}),
  monster('wobble', 'tiers', drawWobble, { half: 66, height: 34, wear: 'tag' }),
  monster('bookworm', 'planks', drawBookworm, { half: 86, height: 20, wear: 'tag' }),
  monster('hollow', 'plinth', drawHollow, { half: 74, height: 26, plate: true, wear: 'chip' }, 0.89),
  monster('shears', 'knoll', drawShears, { half: 84, height: 24 }),
  monster('grumpcap', 'stump', drawGrumpcap, { half: 80, height: 32 }),
  monster('lampmoth', 'block', drawLampwolf, { half: 66, height: 30, plate: true, wear: 'crack' }, 0.92),
  monster('blot', 'tiers', drawPlainBlot, { half: 84, height: 50 }),
  monster('tulip', 'crate', drawTulip, { half: 60, height: 36 }, 0.96),
  monster('paperweight', 'drawer', drawPaperweight, { half: 104, height: 34 }),
  monster('coat', 'paving', drawCoat, { half: 88, height: 24 }, 0.94),
  monster('flourish', 'books', drawFlourish, { half: 78, height: 32 }),
  monster('peeper', 'plinth', drawPeeper, { half: 66, height: 28, wear: 'chip' }, 0.94),
  monster('inkhound', 'knoll', drawInkhound, { half: 100, height: 26 }, 0.97),
  monster('sheet', 'planks', drawSheetGhost, { half: 112, height: 24 }),
  monster('hairpin', 'cushion', drawHairpinSpider, { half: 104, height: 42, stuff: 'stone' }),
  monster('brolly', 'rock', drawBrollyBat, { half: 104, height: 30 }),
  monster('saucepan', 'barrel', drawSaucepanCrab, { half: 70, height: 46, wear: 'tag' }),
  monster('feral-kettle', 'wheel', drawFeralKettle, { half: 92, height: 24 }, 0.95),
  monster('chair', 'rug', drawChair, { half: 110 }),
  monster('candle', 'cheese', drawCandle, { half: 82, height: 30 }, 0.94),
  monster('ninth-cat', 'drawer', drawNinthCat, { half: 116, height: 30 }, 0.94),
  monster('toad', 'block', drawToad, { half: 104, height: 30, plate: true }),
  monster('topiary', 'knoll', drawTopiary, { half: 88, height: 28, wear: 'tag' }),
]

/** A monster on its base; `scale` is how much smaller than drawn it stands there. */
function monster(
  key: string,
  base: BaseKind,
  figure: (ink: Ink) => void,
  plan: Options<BasePlan>,
  scale = 1,
): Figurine {
  return { key, base, draw: (ink) => onBase(ink, base, plan, () => ink.at(0, 0, { scale }, () => figure(ink))) }
}

import type { Figurine } from '../figurine'
import { fitted } from '../kit/fitted'
import { drawCastle, drawCircus, drawInkstand, drawLetterTree, drawSieve } from './abroad'
import { drawLighthouse, drawMill, drawTollBridge, drawWell } from './country'

/** Where one may go, 68 to 76. */
export const places: readonly Figurine[] = [
  { key: 'well', base: 'knoll', draw: drawWell },
  { key: 'mill', base: 'rock', draw: drawMill },
  { key: 'bridge', base: 'pool', draw: drawTollBridge },
  { key: 'lighthouse', base: 'knoll', draw: fitted(drawLighthouse, 0.94) },
  { key: 'castle', base: 'cushion', draw: drawCastle },
  { key: 'letter-tree', base: 'block', draw: drawLetterTree },
  { key: 'sieve', base: 'pool', draw: drawSieve },
  { key: 'circus', base: 'wheel', draw: drawCircus },
  { key: 'inkstand', base: 'drawer', draw: drawInkstand },
]

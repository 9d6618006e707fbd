import type { Figurine } from '../figurine'
import { fitted } from '../kit/fitted'
import { drawBootShop, drawNibs, drawRemedies, drawStall, drawWagon } from './backLanes'
import { drawBakery, drawHatShop, drawSmithy, drawSpiltPot, drawTeaHouse } from './highStreet'

/** Where one may buy something, 58 to 67. */
export const shops: readonly Figurine[] = [
  { key: 'bakery', base: 'paving', draw: drawBakery },
  { key: 'smithy', base: 'rock', draw: fitted(drawSmithy, 0.93) },
  { key: 'spilt-pot', base: 'pool', draw: drawSpiltPot },
  { key: 'hats', base: 'plinth', draw: drawHatShop },
  { key: 'kettle', base: 'knoll', draw: drawTeaHouse },
  { key: 'boots', base: 'crate', draw: drawBootShop },
  { key: 'remedies', base: 'tiers', draw: fitted(drawRemedies, 0.93) },
  { key: 'stall', base: 'planks', draw: drawStall },
  { key: 'wagon', base: 'paving', draw: drawWagon },
  { key: 'nibs', base: 'books', draw: fitted(drawNibs, 0.94) },
]

import type { Figurine } from '../figurine'
import { bakerToSmith } from './bakerToSmith'
import { barberToMoneylender } from './barberToMoneylender'
import { braidsToInnkeeper } from './braidsToInnkeeper'
import { cookToPainter } from './cookToPainter'
import { gardenerToApothecary } from './gardenerToApothecary'
import { gooseGirlToPasserBy } from './gooseGirlToPasserBy'
import { ratcatcherToConstable } from './ratcatcherToConstable'

/** The townspeople and shopkeepers, 8 to 39. */
export const residents: readonly Figurine[] = [
  ...bakerToSmith,
  ...braidsToInnkeeper,
  ...barberToMoneylender,
  ...ratcatcherToConstable,
  ...gardenerToApothecary,
  ...cookToPainter,
  ...gooseGirlToPasserBy,
]

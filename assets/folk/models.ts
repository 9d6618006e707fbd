import type { ModelSheet } from './modelSheet'
import { bigginSheet } from './models/biggin'
import { crabSheet } from './models/crab'
import { dogSheet } from './models/dog'
import { blotlingSheet, dropSheet } from './models/drop'
import { henSheet } from './models/hen'
import { lanternSheet } from './models/lantern'
import { pimMoodsSheet, pimSheet, pimSwingSheet } from './models/pim'

/** The recurring folk, each on a model sheet of its own. */
export const MODEL_SHEETS: readonly ModelSheet[] = [
  bigginSheet,
  blotlingSheet,
  crabSheet,
  dogSheet,
  dropSheet,
  henSheet,
  lanternSheet,
  pimSheet,
  pimMoodsSheet,
  pimSwingSheet,
]

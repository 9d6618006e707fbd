import type { ModelSheet } from './modelSheet'
import { bigginSheet } from './models/biggin'
import { crabSheet } from './models/crab'
import { dogSheet } from './models/dog'
import { pimMoodsSheet, pimSheet, pimSwingSheet } from './models/pim'

/** The recurring folk, each on a model sheet of its own. */
export const MODEL_SHEETS: readonly ModelSheet[] = [
  bigginSheet,
  crabSheet,
  dogSheet,
  pimSheet,
  pimMoodsSheet,
  pimSwingSheet,
]

import type { ModelSheet } from './modelSheet'
import { crabSheet } from './models/crab'

/** The recurring folk, each on a model sheet of its own. */
export const MODEL_SHEETS: readonly ModelSheet[] = [crabSheet]

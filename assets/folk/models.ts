import type { ModelSheet } from './modelSheet'
import { aldebertSheet } from './models/aldebert'
import { crabSheet } from './models/crab'
import { gargoyleSheet, statuetteSheet } from './models/gargoyle'
import { morvaneSheet } from './models/morvane'
import { orliaSheet } from './models/orlia'
import { quibbleBustSheet, quibbleSheet } from './models/quibble'

/** The recurring folk, each on a model sheet of its own. */
export const MODEL_SHEETS: readonly ModelSheet[] = [
  crabSheet,
  aldebertSheet,
  gargoyleSheet,
  statuetteSheet,
  morvaneSheet,
  orliaSheet,
  quibbleSheet,
  quibbleBustSheet,
]

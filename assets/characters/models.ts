import type { ModelSheet } from './modelSheet'
import { aldebertSheet } from './models/aldebert'
import { bigginSheet } from './models/biggin'
import { captainSheet } from './models/captain'
import { catSheet } from './models/cat'
import { crabSheet } from './models/crab'
import { dogSheet } from './models/dog'
import { blotlingSheet, dropSheet } from './models/drop'
import { gargoyleSheet, statuetteSheet } from './models/gargoyle'
import { henSheet } from './models/hen'
import { lanternSheet } from './models/lantern'
import { morvaneSheet } from './models/morvane'
import { orliaSheet } from './models/orlia'
import { pimMoodsSheet, pimSheet, pimSwingSheet } from './models/pim'
import { quibbleBustSheet, quibbleSheet } from './models/quibble'

/** The recurring characters, each on a model sheet of its own. */
export const MODEL_SHEETS: readonly ModelSheet[] = [
  aldebertSheet,
  bigginSheet,
  captainSheet,
  catSheet,
  crabSheet,
  dogSheet,
  blotlingSheet,
  dropSheet,
  gargoyleSheet,
  statuetteSheet,
  henSheet,
  lanternSheet,
  morvaneSheet,
  orliaSheet,
  pimMoodsSheet,
  pimSheet,
  pimSwingSheet,
  quibbleBustSheet,
  quibbleSheet,
]

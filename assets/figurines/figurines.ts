import { bosses } from './bosses/bosses'
import { elders } from './elders/elders'
import { fairies } from './fairies/fairies'
import type { Figurine } from './figurine'
import { forms } from './forms/forms'
import { groups } from './groups/groups'
import { heroes } from './heroes'
import { monsters } from './monsters/monsters'
import { residents } from './residents/residents'

/** All figurines, in the order of the roster. */
export const figurines: readonly Figurine[] = [
  ...heroes,
  ...residents,
  ...fairies,
  ...elders,
  ...groups,
  ...monsters,
  ...bosses,
  ...forms,
]

import { bosses } from './bosses/bosses'
import { collections } from './collections/collections'
import { elders } from './elders/elders'
import { fairies } from './fairies/fairies'
import type { Figurine } from './figurine'
import { forms } from './forms/forms'
import { groups } from './groups/groups'
import { heroes } from './heroes'
import { monsters } from './monsters/monsters'
import { places } from './places/places'
import { residents } from './residents/residents'
import { shops } from './shops/shops'

/** All figurines, in the order of the roster. */
export const figurines: readonly Figurine[] = [
  ...heroes,
  ...residents,
  ...fairies,
  ...elders,
  ...groups,
  ...shops,
  ...places,
  ...collections,
  ...monsters,
  ...bosses,
  ...forms,
]

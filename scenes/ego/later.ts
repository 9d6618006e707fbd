import { manifest } from '../../assets/ego-later/manifest'
import { createBlades } from './view/blades'
import { createHiding } from './view/hiding'
import { createStatues } from './view/statues'

/** What of the clearing is drawn later: the large blades that fly past, what hides in the grass, and the statues that the four put up once it is found. */
export const later = { manifest, parts: { blades: createBlades, hiding: createHiding, statues: createStatues } }

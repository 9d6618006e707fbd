import { manifest } from '../../assets/ego-later/manifest'
import { createHiding } from './view/hiding'
import { createStatues } from './view/statues'

/** What of the clearing is drawn later: what hides in the grass, and the statues that the four put up once it is found. */
export const later = { manifest, parts: { hiding: createHiding, statues: createStatues } }

import { manifest } from '../../assets/uh-oh-later/manifest'
import { createBack } from './view/back'
import { createSaid } from './view/said'

/** What is behind the page, and what is said about it. */
export const later = { manifest, parts: { back: createBack, said: createSaid } }

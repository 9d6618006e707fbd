import { manifest } from '../../assets/match-later/manifest'
import { createBooklets } from './view/booklets'
import { createGuide } from './view/guide'

/** What is left of a game: a field guide to who was here, and a thin book in the lid. */
export const later = { manifest, parts: { booklets: createBooklets, guide: createGuide } }

export { GuideWords } from './guideWords'

import { manifest } from '../../assets/camping-later/manifest'
import { NIGHT_WORDS } from './nightWords'
import { createCamp } from './view/camp'
import { createGlimmers } from './view/glimmers'
import { createGuests } from './view/guests'
import { createStares } from './view/stares'
import { nightWords } from './words'

nightWords.set(NIGHT_WORDS)

/** A firefly for each that is found; the second night and the third: who comes, what stays of the party, and all the words for it. */
export const later = {
  manifest,
  parts: { camp: createCamp, guests: createGuests, stares: createStares, glimmers: createGlimmers },
}

import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'One large blot, which comes apart wherever you touch it, again and again, until somebody looks at you.',
    fr: 'Une grande tache, qui se divise partout où vous passez, encore et encore, jusqu’à ce que quelqu’un vous regarde.',
  },
  picture: {
    en: 'A plate of an old book of animals: a picture of rounded blots, large and small, in which a face begins to show; a ruler beside it.',
    fr: 'Une planche d’un vieux livre d’animaux : une image de taches rondes, grandes et petites, où un visage commence à paraître ; une règle à côté.',
  },
}

import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  bat: {
    on: 'rolled',
    name: { en: 'a somersault', fr: 'une culbute' },
    hint: {
      en: 'Wake who hangs in the cave. Then do not let go.',
      fr: 'Réveillez qui pend dans la grotte. Puis insistez.',
    },
  },
  story: {
    on: 'crept',
    name: { en: 'what the wall tells', fr: 'ce que dit le mur' },
    hint: {
      en: 'Sit in the cave, touch nothing, count the drops.',
      fr: 'Dans la grotte, ne faites rien : comptez les gouttes.',
    },
  },
  herrings: {
    on: 'caught',
    name: { en: 'the gull’s hand', fr: 'le jeu de la mouette' },
    hint: {
      en: 'Behind a smaller hole somebody bluffs last.',
      fr: 'Derrière un trou plus petit, quelqu’un bluffe en dernier.',
    },
  },
} satisfies Finds<Events>

import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  goat: {
    on: 'bleated',
    name: { en: 'the goat’s opinion', fr: 'l’avis de la chèvre' },
    hint: {
      en: 'Up there somebody chews, and looks down on you.',
      fr: 'Là-haut, quelqu’un mâche et vous regarde de haut.',
    },
  },
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
      fr: 'Restez dans la grotte sans rien toucher, et comptez les gouttes.',
    },
  },
} satisfies Finds<Events>

import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  pat: {
    on: 'patted',
    name: { en: 'a pat for Biggin', fr: 'une petite tape' },
    hint: { en: 'Pim knows the remedy.', fr: 'Pim connaît le remède.' },
  },
  hermit: {
    on: 'copied',
    name: { en: 'the copycat', fr: 'le copieur' },
    hint: { en: 'Somebody in a thimble looks on.', fr: 'Du fond d’un dé, quelqu’un regarde.' },
  },
  wave: {
    on: 'taken',
    name: { en: 'the seventh wave', fr: 'la septième vague' },
    hint: { en: 'The sea brings what he builds with.', fr: 'La mer apporte de quoi bâtir.' },
  },
} satisfies Finds<Events>

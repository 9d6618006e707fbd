import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  pat: {
    on: 'patted',
    name: { en: 'a pat for Biggin', fr: 'une petite tape' },
    hint: { en: 'Pim knows what helps against a bad mood.', fr: 'Pim connaît le remède à la mauvaise humeur.' },
  },
  hermit: {
    on: 'copied',
    name: { en: 'the copycat', fr: 'le copieur' },
    hint: {
      en: 'When the crab snips, somebody in a thimble looks on.',
      fr: 'Quand le crabe pince, quelqu’un regarde, du fond d’un dé.',
    },
  },
  wave: {
    on: 'taken',
    name: { en: 'the seventh wave', fr: 'la septième vague' },
    hint: { en: 'The sea brings what he builds with.', fr: 'La mer apporte de quoi bâtir.' },
  },
} satisfies Finds<Events>

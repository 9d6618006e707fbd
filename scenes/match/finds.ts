import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  ladybirds: {
    on: 'ladybirdsFluttered',
    name: { en: 'wings', fr: 'leurs ailes' },
    hint: {
      en: 'Your chances sit on the case. They can fly.',
      fr: 'Vos chances sont posées sur la boîte. Elles savent voler.',
    },
  },
  foot: {
    on: 'awarded',
    when: ({ bonus }) => bonus >= 700,
    name: { en: 'by the foot alone', fr: 'rien qu’au pied' },
    hint: { en: 'Be right before a single portrait is seen.', fr: 'Ayez raison avant de voir un seul portrait.' },
  },
  guide: {
    on: 'ranked',
    name: { en: 'the field guide', fr: 'le guide de terrain' },
    hint: {
      en: 'Finish a game. Somebody keeps notes.',
      fr: 'Finissez une partie. Quelqu’un prend des notes.',
    },
  },
} satisfies Finds<Events>

import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  right: {
    on: 'right',
    name: { en: 'a foot known', fr: 'un pied reconnu' },
    hint: { en: 'One of the four left it.', fr: 'L’un des quatre l’a laissée.' },
  },
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
} satisfies Finds<Events>

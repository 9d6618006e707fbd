import type { Finds } from '../../../src/stage/contract/finds'
import type { Events } from './state'

export const finds = {
  call: {
    on: 'called',
    name: { en: 'the first call', fr: 'le premier appel' },
    hint: { en: 'Press the card.', fr: 'Appuyez sur la carte.' },
  },
  third: {
    on: 'called',
    when: ({ calls }) => calls === 3,
    name: { en: 'the third call', fr: 'le troisième appel' },
    hint: { en: 'Press it again, and again.', fr: 'Appuyez encore, et encore.' },
  },
} satisfies Finds<Events>

import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  call: {
    on: 'hungUp',
    name: { en: 'over and out', fr: 'terminé' },
    hint: { en: 'Five lines. Hear them out.', fr: 'Cinq répliques. Écoutez-les jusqu’au bout.' },
  },
  sock: {
    on: 'swung',
    name: { en: 'the other sock', fr: 'l’autre chaussette' },
    hint: {
      en: 'A machine like that has somewhere to dry things.',
      fr: 'Une telle machine, on y fait aussi sécher son linge.',
    },
  },
  crank: {
    on: 'crossed',
    name: { en: 'a wrong number', fr: 'un faux numéro' },
    hint: {
      en: 'Turn what is at its side, and do not stop.',
      fr: 'Sur le côté, tournez sans vous arrêter.',
    },
  },
} satisfies Finds<Events>

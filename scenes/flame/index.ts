import { definePage } from '../../src/day/definePage'
import { FlamePage } from './FlamePage'
import { finds } from './finds'

export const day = definePage({
  Page: FlamePage,
  finds,
  help: {
    what: {
      en: 'Choose a name and sit down by the fire: everyone here reads what you write, and in a day it has gone up in smoke.',
      fr: 'Choisissez un nom et asseyez-vous près du feu : tout le monde ici lit ce que vous écrivez, et en un jour tout part en fumée.',
    },
    keys: [
      { caps: ['PgUp'], does: { en: 'read back', fr: 'relire' } },
      { caps: ['End'], does: { en: 'newest', fr: 'le plus récent' } },
    ],
  },
})

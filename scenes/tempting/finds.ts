import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  win: {
    on: 'won',
    name: { en: 'a win', fr: 'un gain' },
    hint: { en: 'It pays. Just one more.', fr: 'Elle paie. Encore une fois.' },
  },
  sneeze: {
    on: 'sneezed',
    name: { en: 'bless you', fr: 'à vos souhaits' },
    hint: {
      en: 'It takes your money in by the nose. That must tickle.',
      fr: 'Elle prend votre argent par le nez. Ça doit chatouiller.',
    },
  },
  tomorrow: {
    on: 'hung',
    name: { en: 'tomorrow', fr: 'demain' },
    hint: { en: 'Just one more. Twenty times.', fr: 'Encore une. Vingt fois.' },
  },
} satisfies Finds<Events>

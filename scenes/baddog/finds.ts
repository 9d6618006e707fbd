import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  tickle: {
    on: 'tickled',
    name: { en: 'ticklish', fr: 'chatouilleux' },
    hint: { en: 'When he is up, press him himself.', fr: 'Quand il est en l’air, c’est lui qu’il faut toucher.' },
  },
  howl: {
    on: 'howled',
    name: { en: 'a laugh held in', fr: 'un rire retenu' },
    hint: {
      en: 'He has four ways to laugh. One of them he fights.',
      fr: 'Il a quatre façons de rire. Il y en a une qu’il retient.',
    },
  },
  bald: {
    on: 'balded',
    name: { en: 'a bald dandelion', fr: 'un pissenlit chauve' },
    hint: {
      en: 'Each bark takes some of it along. So does a hand.',
      fr: 'Chaque aboiement en emporte un peu. Une main aussi.',
    },
  },
} satisfies Finds<Events>

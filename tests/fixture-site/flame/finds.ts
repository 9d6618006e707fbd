import type { Finds } from '../../../src/stage/contract/finds'

export interface Events {
  typed: { text: string }
}

export const finds = {
  letter: {
    on: 'typed',
    name: { en: 'a letter', fr: 'une lettre' },
    hint: { en: 'Write one.', fr: 'Écrivez-en une.' },
  },
} satisfies Finds<Events>

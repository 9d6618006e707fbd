import type { Finds } from '../../src/stage/contract/finds'
import type { Events } from './state'

/** What can be found here. */
export const finds = {
  statue: {
    on: 'caught',
    name: { en: 'the statue', fr: 'la statue' },
    hint: { en: 'Press him, and there is no thief here.', fr: 'Appuyez sur lui : il n’y a pas de voleur ici.' },
  },
  corner: {
    on: 'caught',
    // As far into the upper left corner of the window as he goes.
    when: ({ x, y }) => x <= 130 && y <= 130,
    name: { en: 'cornered', fr: 'au pied du mur' },
    hint: {
      en: 'He follows you everywhere. Even into the upper left corner. Press him there.',
      fr: 'Il vous suit partout. Même dans le coin en haut à gauche. Appuyez sur lui, là-bas.',
    },
  },
} satisfies Finds<Events>

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
      en: 'He follows you. Even to the upper left? Press him there.',
      fr: 'Il vous suit. Même en haut à gauche ? Appuyez sur lui, là-bas.',
    },
  },
  haul: {
    on: 'told',
    name: { en: 'the haul', fr: 'le butin' },
    hint: {
      en: 'A sack may outgrow its thief. Then there is the window.',
      fr: 'Un sac peut dépasser son voleur. Reste la fenêtre.',
    },
  },
} satisfies Finds<Events>

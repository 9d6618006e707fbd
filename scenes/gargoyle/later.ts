import { manifest } from '../../assets/gargoyle-later/manifest'
import { createBraziers } from './view/braziers'
import { createFront } from './view/front'
import { createFlames, createLetters } from './view/letters'
import { createRed } from './view/red'

/** What burns beside the fire: braziers, the letters of the title, and in the end the page. */
export const later = {
  manifest,
  parts: {
    braziers: createBraziers,
    front: createFront,
    flames: createFlames,
    letters: createLetters,
    red: createRed,
  },
}

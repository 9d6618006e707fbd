import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A console starts up with nothing in its slot. Press whatever you like: nothing happens, twice.',
    fr: 'Une console démarre, la fente vide. Appuyez où vous voulez : il ne se passe rien, deux fois.',
  },
  picture: {
    en: 'Two hands hold a console; on its white screen is nothing but a plate with the word INKWELL.',
    fr: 'Deux mains tiennent une console ; sur son écran blanc, rien d’autre qu’une plaque et le mot INKWELL.',
  },
}

import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'A title screen, and the great ink bird on it drips. Press anywhere, and all her eyes will know.',
    fr: 'Un écran-titre, et le grand oiseau d’encre qui y goutte. Appuyez n’importe où : tous ses yeux le sauront.',
  },
  picture: {
    en: 'A great bird of black ink, with eyes all over her tail, flies before the words THE CAP AND THE QUILL; below, PRESS START.',
    fr: 'Un grand oiseau d’encre noire, des yeux plein la queue, vole devant le titre d’un vieux jeu ; dessous, une invitation à commencer.',
  },
}

import type { About } from '../../src/sharing/about'

/** What it is, and what its card shows. */
export const about: About = {
  line: {
    en: 'Somebody is in the tall grass, and thinks it very funny. Press anywhere, and up he leaps.',
    fr: 'Il y a quelqu’un dans les hautes herbes, et cela l’amuse beaucoup. Appuyez n’importe où : il bondit.',
  },
  picture: {
    en: 'A dog with a red scarf stands up to his chest in tall grass and waves; beside him a mouse on an ear of grass, and a dandelion.',
    fr: 'Un chien à foulard rouge, dans l’herbe jusqu’à la poitrine, fait signe de la patte ; près de lui, une souris sur un épi et un pissenlit.',
  },
}

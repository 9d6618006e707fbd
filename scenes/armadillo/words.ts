import type { Localized } from '../../src/language/words'

/** What is said as it comes to light, by eighths of all there is to split. */
export const EIGHTHS: Readonly<Record<number, Localized>> = {
  1: { en: 'An eighth of the picture is fine.', fr: 'Un huitième de l’image est net.' },
  2: { en: 'A quarter of the picture is fine.', fr: 'Un quart de l’image est net.' },
  3: { en: 'Three eighths of the picture are fine.', fr: 'Trois huitièmes de l’image sont nets.' },
  4: { en: 'Half of the picture is fine.', fr: 'La moitié de l’image est nette.' },
  5: { en: 'Five eighths of the picture are fine.', fr: 'Cinq huitièmes de l’image sont nets.' },
  6: { en: 'Three quarters of the picture are fine.', fr: 'Les trois quarts de l’image sont nets.' },
  7: { en: 'Seven eighths of the picture are fine.', fr: 'Sept huitièmes de l’image sont nets.' },
}

export const WHOLE_BLOT: Localized = {
  en: 'The blot comes apart: four blots, each of another colour.',
  fr: 'La tache se divise : quatre taches, chacune d’une autre couleur.',
}

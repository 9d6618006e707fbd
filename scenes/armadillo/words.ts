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

/** What is written below each plate, once its picture is whole. */
export const WHOLE: readonly Localized[] = [
  {
    en: 'An armadillo. It has been looking at you all along.',
    fr: 'Un tatou. Il vous regardait depuis le début.',
  },
  {
    en: 'The round hen. Was she first, or the egg? She does not know.',
    fr: 'La poule ronde. Elle d’abord, ou l’œuf ? Elle l’ignore.',
  },
  {
    en: 'The sideways crab. It has never seen a straight road.',
    fr: 'Le crabe oblique. Il n’a jamais vu de route droite.',
  },
  { en: 'The blot that looks on. It saw you first.', fr: 'La tache qui regarde. C’est elle qui vous a vu.' },
]

/** What is said as a leaf is turned to each. */
export const TURNED: readonly Localized[] = [
  {
    en: 'The book is turned back to Tab. XV. There is a track on it now.',
    fr: 'Le livre revient à la Tab. XV. Il y a désormais une trace.',
  },
  { en: 'The leaf is turned: Tab. XVI, one blot.', fr: 'La page se tourne : Tab. XVI, une seule tache.' },
  { en: 'The leaf is turned: Tab. XVII, one blot.', fr: 'La page se tourne : Tab. XVII, une seule tache.' },
  { en: 'The leaf is turned: Tab. XVIII, one blot.', fr: 'La page se tourne : Tab. XVIII, une seule tache.' },
]

import type { Localized } from '../../src/language/words'
import type { GullName, Jetsam } from './state'

/** A gull that has been pressed, as it is said. */
export const CRIES: Readonly<Record<GullName, Localized>> = {
  logGull: { en: 'The gull on the log cries.', fr: 'La mouette sur le tronc crie.' },
  postGull: { en: 'The gull on the post cries.', fr: 'La mouette sur le poteau crie.' },
  skyGull: { en: 'The gull in the air cries.', fr: 'La mouette en vol crie.' },
}

/** What a wave has wiped away. */
export const WASHED: Readonly<Record<'some' | 'none', Localized>> = {
  some: { en: 'No tracks. The crab was never here.', fr: 'Plus de traces. Le crabe n’est jamais passé par ici.' },
  none: { en: 'The water runs up and back.', fr: 'L’eau monte et se retire.' },
}

/** What the sea leaves on the sand. */
export const STRANDED: Readonly<Record<Jetsam, Localized>> = {
  bottle: { en: 'A bottle', fr: 'Une bouteille' },
  tooth: { en: 'A tooth', fr: 'Une dent' },
  boot: { en: 'A boot', fr: 'Une botte' },
  ring: { en: 'A ring', fr: 'Une bague' },
  star: { en: 'A starfish', fr: 'Une étoile de mer' },
}

/** What was in the bottle, by how many castles the sea had had before. Whoever builds, writes. */
const LETTERS: readonly [Localized, Localized, Localized] = [
  {
    en: '“Five things make a castle. Seven waves unmake it.”',
    fr: '« Cinq trouvailles font un château. Sept vagues le défont. »',
  },
  {
    en: '“It took mine, too. The crab.”',
    fr: '« Elle a pris le mien aussi. Le crabe. »',
  },
  {
    en: '“Crab: stop writing to yourself. The sea.”',
    fr: '« Crabe, cessez de vous écrire. La mer. »',
  },
]

export function letterAfter(lost: number): Localized {
  return LETTERS[lost] ?? LETTERS[2]
}

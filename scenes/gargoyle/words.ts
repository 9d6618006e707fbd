import type { Localized } from '../../src/language/words'
import type { Verdict } from './state'

/** The owner's words, the same in every language. */
export const TITLE = 'GARGROYLE’S QUEST'
export const SUBTITLE = 'GHOSTS’N GOBLINS'

/** What the three stones below the letters say, and are called. */
export const STONE_WORDS = {
  rub: { en: 'rub out', fr: 'effacer' },
  end: { en: 'enter', fr: 'valider' },
  back: { en: 'back', fr: 'retour' },
} as const satisfies Record<string, Localized>

const VERDICTS: Readonly<Record<Verdict['kind'], Localized>> = {
  wrong: { en: 'That opens nothing.', fr: 'Cela n’ouvre rien.' },
  restored: { en: 'Your top fives are back.', fr: 'Vos meilleurs scores sont revenus.' },
  here: { en: 'You are there already.', fr: 'Vous y êtes déjà.' },
  warp: { en: 'Off you go.', fr: 'En route.' },
  feast: { en: 'Come to the table.', fr: 'À table !' },
}

/** What is said of a password that was entered. */
export function wordsOfVerdict(kind: Verdict['kind'], words: Localized | null): Localized {
  const plain = VERDICTS[kind]
  if (!words) return plain
  return kind === 'warp' ? { en: `Off to ${words.en}!`, fr: `En route vers ${words.fr} !` } : words
}

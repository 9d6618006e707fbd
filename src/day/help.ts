import type { Localized } from '../language/words'

/** What a visitor is told of a day who asks for help. */
export interface Help {
  /** What to do, in one sentence. */
  readonly what: Localized
  /** What the keyboard does on this day, beside the keys that every day shares. */
  readonly keys: readonly KeyHelp[]
}

/** One line of the help card. */
export interface KeyHelp {
  /** The caps to press, as printed on an English keyboard: `['Shift', 'Enter']`. */
  readonly caps: readonly string[]
  /** What happens then, in a word or two, in lower case. */
  readonly does: Localized
}

/** The keys that every day understands. Source: docs/days.md, What all days share. */
export const SHARED_KEYS: readonly KeyHelp[] = [
  { caps: ['Tab'], does: { en: 'next thing', fr: 'élément suivant' } },
  { caps: ['Enter'], does: { en: 'press', fr: 'appuyer' } },
  { caps: ['M'], does: { en: 'mute', fr: 'couper le son' } },
  { caps: ['P'], does: { en: 'postcard', fr: 'carte postale' } },
  { caps: ['?'], does: { en: 'this card', fr: 'cette carte' } },
  { caps: ['Esc'], does: { en: 'home', fr: 'accueil' } },
]

/**
 * The lines of a day's help card: its own keys, then the shared ones, but for those that the day has said something
 * nearer of.
 */
export function helpedKeys({ keys }: Help): readonly KeyHelp[] {
  const own = new Set(keys.map(({ caps }) => caps.join(' ')))
  return [...keys, ...SHARED_KEYS.filter(({ caps }) => !own.has(caps.join(' ')))]
}

import type { Localized } from '../../src/language/words'
import { Store } from '../../src/store'
import type { Guest, Thing } from './state'

/** What is said when it hangs between the trees. */
export const ELSEWHERE: Localized = {
  en: 'The lantern hangs in the wood. Eyes shut where its light comes.',
  fr: 'La lanterne est dans le bois. Des yeux se ferment où vient sa lumière.',
}

/** What is said of whoever is there: before the light has come to them, once it has, and when the lantern is hung before them. */
export type Words = Readonly<Record<'dark' | 'lit' | 'said', Localized>>

/** The words of the other nights: as many again, so they come with the pictures. */
export interface NightWords {
  readonly guests: Readonly<Record<Guest, Words>>
  /** What is said of who was there before, and has changed; `null` on the first night of all. */
  readonly saidAgain: (thing: Thing, nights: number) => Localized | null
  readonly out: Localized
  /** What is said when it is lit again: on the first night, the second, the third. */
  readonly again: readonly Localized[]
}

/** Those of the first night. */
export const firstWords = new Store<Readonly<Partial<Record<Thing, Words>>>>({})
export const nightWords = new Store<NightWords | null>(null)

/** Who has no words yet. */
const SOMEBODY: Localized = { en: 'Somebody', fr: 'Quelqu’un' }

function wordsOf(thing: Thing): Words | undefined {
  const guests: Partial<Record<Thing, Words>> | undefined = nightWords.read()?.guests
  return firstWords.read()[thing] ?? guests?.[thing]
}

/** What somebody is called, before the light has come there and after. */
export const nameOf = (thing: Thing, isSeen: boolean): Localized =>
  wordsOf(thing)?.[isSeen ? 'lit' : 'dark'] ?? SOMEBODY

/** What is said when the lantern is hung before somebody after so many nights. */
export const litWords = (thing: Thing, nights: number): Localized =>
  nightWords.read()?.saidAgain(thing, nights) ?? wordsOf(thing)?.said ?? SOMEBODY

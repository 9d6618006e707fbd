import type { Localized } from '../../src/language/words'
import { isNight, TRAPS } from './layout'
import type { Events } from './state'

const COASTS = {
  west: { en: 'West', fr: 'ouest' },
  east: { en: 'East', fr: 'est' },
  south: { en: 'South', fr: 'sud' },
} as const

/** A trap's name: its coast, and its number along it. */
export const NAMES: readonly Localized[] = TRAPS.map(([x], index) => {
  const coast = coastOf(x)
  const number = TRAPS.slice(0, index + 1).filter(([other]) => coastOf(other) === coast).length
  return { en: `${COASTS[coast].en} trap ${number}`, fr: `Nasse ${COASTS[coast].fr} ${number}` }
})

export function caughtWords({ trap, waiting }: Events['caught']): Localized {
  const { en, fr } = NAMES[trap] ?? { en: 'A trap', fr: 'Une nasse' }
  return {
    en: `${en} has caught a fish.${waiting > 1 ? ` ${waiting} are waiting.` : ''}`,
    fr: `${fr} : un poisson est pris.${waiting > 1 ? ` ${waiting} attendent.` : ''}`,
  }
}

/** What is to be said of so many, as nobody else will. */
export const FULL: Readonly<Record<number, Localized>> = {
  1: { en: 'One fish. It came to see what this is.', fr: 'Un poisson. Il venait voir ce que c’était.' },
  10: { en: 'Ten fish. The sea has not noticed.', fr: 'Dix poissons. La mer n’a rien remarqué.' },
  25: { en: 'Twenty-five fish. They have begun to queue.', fr: 'Vingt-cinq poissons. Ils font déjà la queue.' },
  50: { en: 'Fifty fish. Has anybody asked for fish?', fr: 'Cinquante poissons. Quelqu’un en voulait ?' },
  100: {
    en: 'A hundred fish. Supper is safe, until next year.',
    fr: 'Cent poissons. Le dîner est prêt, pour l’année.',
  },
}

export function countWords({ score }: Events['leapt']): Localized {
  return { en: `Fish: ${score}`, fr: `Poissons : ${score}` }
}

function coastOf(x: number): keyof typeof COASTS {
  if (x === 0) return 'west'
  return x === 11 ? 'east' : 'south'
}

/** Of the cat: it has a fish; it goes without; it has let it fall. */
export const TAKEN: Localized = { en: 'The cat has one.', fr: 'Le chat en a pris un.' }
export const HOME: Localized = { en: 'The cat runs home.', fr: 'Le chat rentre en courant.' }
export const SAVED: Localized = { en: 'It only wanted to look.', fr: 'Il voulait seulement regarder.' }
/** What they say who drink to the visitor. */
export const CHEERS: Localized = { en: 'Cheers!', fr: 'Santé !' }

export function servedWords({ fish, isUntouched, isMost }: Events['served']): Localized {
  return {
    en: `Supper! ${fish} fish${isUntouched ? ', none for the cat' : ' since the cat had one'}.${isMost ? ' The most so far.' : ''}`,
    fr: `À table ! ${fish} poisson${fish > 1 ? 's' : ''}${isUntouched ? ', aucun pour le' : ' depuis celui du'} chat.${isMost ? ' Du jamais vu.' : ''}`,
  }
}

/** What follows on a supper: night, or in the end a morning. */
export function eatenWords(eaten: Events['eaten']): Localized {
  if (isNight(eaten))
    return { en: 'They will come again. So will the fish.', fr: 'Ils reviendront. Les poissons aussi.' }
  return { en: 'It is November. Nobody has noticed.', fr: 'C’est novembre. Personne ne l’a remarqué.' }
}

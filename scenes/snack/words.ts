import type { Localized } from '../../src/language/words'
import type { FoodName } from './state'

/** What she eats, in the middle of a sentence. */
const NAMES = {
  biscuit: { en: 'the biscuit', fr: 'le biscuit' },
  doughnut: { en: 'the doughnut', fr: 'le beignet' },
  croissant: { en: 'the croissant', fr: 'le croissant' },
  lollipop: { en: 'the lollipop', fr: 'la sucette' },
  strawberry: { en: 'the strawberry', fr: 'la fraise' },
} as const satisfies Record<FoodName, Localized>

/** What she has caught, high up. */
export function caughtWords({ food }: { readonly food: FoodName }): Localized {
  const { en, fr } = NAMES[food]
  return { en: `She catches ${en}, high up.`, fr: `Elle attrape ${fr} en plein vol.` }
}

/** What she has not. */
export function missedWords({ food }: { readonly food: FoodName }): Localized {
  const { en, fr } = NAMES[food]
  return { en: `She misses ${en}, heroically.`, fr: `Elle manque ${fr}, héroïquement.` }
}

/** What the ants say over their cups: for the first time, and whenever they do again. */
export const FIRST_TOAST = {
  en: 'Nothing is lost. The ants drink to her aim, and to yours.',
  fr: 'Rien ne se perd. Les fourmis boivent à son adresse, et à la vôtre.',
}
export const TOAST = {
  en: 'The ants would like to thank everybody who missed.',
  fr: 'Les fourmis tiennent à remercier tous ceux qui ont raté.',
}

import { MEMORIES } from '../../assets/forget/shared'
import type { Localized } from '../../src/language/words'
import { THING_NAMES } from './layout'
import type { ThingName } from './state'

/** What each thing is called once one has thought of it again. */
export const NAMES: Readonly<Record<ThingName, Localized>> = {
  spool: { en: 'The spool of thread', fr: 'La bobine de fil' },
  key: { en: 'The old key', fr: 'La vieille clé' },
  list: { en: 'The shopping list', fr: 'La liste de courses' },
  sock: { en: 'The odd sock', fr: 'La chaussette seule' },
  handkerchief: { en: 'The handkerchief with a knot', fr: 'Le mouchoir et son nœud' },
  letter: { en: 'The letter', fr: 'La lettre' },
  umbrella: { en: 'The umbrella', fr: 'Le parapluie' },
  glasses: { en: 'The glasses', fr: 'Les lunettes' },
  watch: { en: 'The pocket watch', fr: 'La montre à gousset' },
  cake: { en: 'The birthday cake', fr: 'Le gâteau d’anniversaire' },
  button: { en: 'The button', fr: 'Le bouton' },
  cup: { en: 'The cup of tea', fr: 'La tasse de thé' },
  piece: { en: 'The piece of a puzzle', fr: 'La pièce de puzzle' },
  bear: { en: 'The bear', fr: 'L’ours' },
  ticket: { en: 'The ticket', fr: 'Le billet' },
  plant: { en: 'The plant', fr: 'La plante' },
}

export const SNAIL: Localized = { en: 'A snail', fr: 'Un escargot' }

/** And before that. */
export const HIDDEN = Object.fromEntries(
  THING_NAMES.map((thing, place) => [
    thing,
    { en: `Something forgotten, number ${place + 1}`, fr: `Un objet oublié, numéro ${place + 1}` },
  ]),
) as Readonly<Record<ThingName, Localized>>

/** That something comes to mind, and the last one too. */
export function recalledWords({ thing, left }: { readonly thing: ThingName; readonly left: number }): Localized {
  const { en, fr } = MEMORIES[thing]
  if (left > 0) return { en, fr }
  return { en: `${en} Now all of it has come back.`, fr: `${fr} Tout est revenu, maintenant.` }
}

/** That something was pressed. */
export function touchedWords({ thing }: { readonly thing: ThingName }): Localized {
  const { en, fr } = NAMES[thing]
  return { en: `${en} hops.`, fr: `${fr} : un petit saut.` }
}

/** That the game is lost, in the owner's words, and how often by now. */
export function lostWords({ losses }: { readonly losses: number }): Localized {
  if (losses === 1) {
    return {
      en: 'The light has found it: YOU LOST THE GAME.',
      fr: 'La lumière l’a trouvé : « YOU LOST THE GAME ». Vous avez perdu.',
    }
  }
  return {
    en: `YOU LOST THE GAME, for the ${ordinalOf(losses)} time.`,
    fr: `« YOU LOST THE GAME », pour la ${losses}e fois.`,
  }
}

function ordinalOf(count: number): string {
  const [tens, ones] = [Math.floor((count % 100) / 10), count % 10]
  if (tens === 1) return `${count}th`
  return `${count}${['th', 'st', 'nd', 'rd'][ones] ?? 'th'}`
}

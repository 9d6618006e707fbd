import type { Localized } from '../../src/language/words'
import { textOf } from './layout'
import type { Telling, Thing } from './state'

/** The texts of things, as they are read aloud: in one breath. */
export function spoken({ thing, telling }: { readonly thing: Thing; readonly telling: Telling }): Localized {
  const { en, fr } = textOf(thing, telling)
  return { en: en.replace('\n', ' '), fr: fr.replace('\n', ' ') }
}

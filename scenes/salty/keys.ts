import type { DayKeys } from '../../src/stage/contract/keys'
import { named } from '../../src/stage/contract/rules/named'

/** What the rules are told of a key; a key that is held tells it again and again. */
const NAMES: Readonly<Record<string, string>> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }

/** Left and right turn him by a drawing, as the pointer does by a sixteenth of the picture. */
export function createKeys(): DayKeys<unknown> {
  return {
    take({ key }) {
      const name = named(NAMES, key)
      return name === undefined ? null : { press: [name] }
    },
  }
}

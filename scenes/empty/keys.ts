import type { DayKeys } from '../../src/stage/contract/keys'
import { named } from '../../src/stage/contract/rules/named'
import type { EmptyState, Key } from './state'

/** The keys of the keyboard that are keys of the console. */
const KEYBOARD: Readonly<Record<string, Key>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  Backspace: 'upper',
}

/** The arrows are the cross, and hold it down as long as they are held. */
export function createKeys(): DayKeys<EmptyState> {
  return {
    take({ key, isRepeat }) {
      const pressed = named(KEYBOARD, key)
      if (!pressed) return null
      if (!isRepeat) return { press: [pressed] }
      return pressed === 'upper' ? {} : { press: [`hold ${pressed}`] }
    },
  }
}

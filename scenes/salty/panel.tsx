import { useEffect } from 'react'
import type { Live } from '../../src/stage/contract/live'
import { keyOwner } from '../../src/ui/keyOwner'
import type { SaltyState } from './state'

/** What the rules are told of a key; a key that is held tells it again and again. */
const NAMES: Readonly<Record<string, string>> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' }

/** No words, but the keys: left and right turn him by a drawing, as the pointer does by a sixteenth of the picture. */
export function Panel({ live }: { readonly live: Live<SaltyState> }) {
  useEffect(() => {
    const listening = new AbortController()
    const turn = (event: KeyboardEvent) => {
      const name = NAMES[event.key]
      if (name === undefined || event.altKey || event.ctrlKey || event.metaKey || keyOwner(event) !== 'day') return
      event.preventDefault()
      live.press(name)
    }
    window.addEventListener('keydown', turn, { signal: listening.signal })
    return () => listening.abort()
  }, [live])
  return null
}

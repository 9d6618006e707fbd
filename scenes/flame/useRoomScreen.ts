import { useCallback, useEffect, useState } from 'react'
import type { RoomScreen } from './screens/RoomScreen'

/** Where the room's code is: `missing` when it did not load. */
type RoomCode =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'loaded'; readonly Screen: typeof RoomScreen }

const LOADING: RoomCode = { status: 'loading' }

/** The room's code once it is there: who comes back does not see the card again, not even for a moment. */
let loaded: RoomCode | null = null

/** Loads the code of the room, from when the page is shown on. @returns where it is, and what asks for it again */
export function useRoomScreen(): [RoomCode, tryAgain: () => void] {
  const [code, setCode] = useState(loaded ?? LOADING)

  const load = useCallback(() => {
    if (loaded) return
    setCode(LOADING)
    import('./screens/RoomScreen').then(
      ({ RoomScreen }) => {
        loaded = { status: 'loaded', Screen: RoomScreen }
        setCode(loaded)
      },
      (error: unknown) => {
        console.warn('The chat room did not load:', error)
        setCode({ status: 'missing' })
      },
    )
  }, [])

  useEffect(load, [load])

  return [code, load]
}

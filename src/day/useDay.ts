import { useCallback, useEffect, useState } from 'react'
import type { CalendarDay } from '../calendar'
import { ChunkLoadError } from '../loading/chunkLoader'
import type { Day } from './day'
import { loadDay } from './dayChunks'
import { onDayRewritten } from './hotDays'

/** How far the loading of a day has come. `arrived` runs from 0 to 1. */
export type DayLoad =
  | { readonly status: 'loading'; readonly arrived: number }
  | { readonly status: 'loaded'; readonly day: Day }
  | { readonly status: 'failed'; readonly error: ChunkLoadError }

const BEGUN: DayLoad = { status: 'loading', arrived: 0 }

/** Loads a day for as long as the calling component shows it. `tryAgain` starts over after a failure. */
export function useDay(calendarDay: CalendarDay): readonly [load: DayLoad, tryAgain: () => void] {
  const [attempt, setAttempt] = useState(1)
  const [load, setLoad] = useState<DayLoad>(BEGUN)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let isWanted = true
    const show = (next: DayLoad) => {
      if (isWanted) setLoad(next)
    }
    // A page that comes back from being hidden has its day, and asks again all the same.
    const showProgress = (arrived: number) => {
      if (isWanted) setLoad((last) => (last.status === 'loaded' ? last : { status: 'loading', arrived }))
    }
    loadDay(calendarDay, showProgress).then(
      (day) => show({ status: 'loaded', day }),
      (error) => {
        if (!(error instanceof ChunkLoadError)) throw error
        show({ status: 'failed', error })
      },
    )
    const stopListening = onDayRewritten(calendarDay.slug, (day) => show({ status: 'loaded', day }))
    return () => {
      isWanted = false
      stopListening()
    }
  }, [calendarDay, attempt])

  const tryAgain = useCallback(() => {
    setLoad(BEGUN)
    setAttempt((last) => last + 1)
  }, [])

  return [load, tryAgain]
}

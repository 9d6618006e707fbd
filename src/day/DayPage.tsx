import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import type { CalendarDay } from '../calendar'
import { book } from '../finds/book'
import { usePageTitle } from '../routing/usePageTitle'
import { lazyPart } from '../ui/lazyPart'
import { Arrival } from './Arrival'
import { DayBoundary } from './DayBoundary'
import { DayFrame } from './DayFrame'
import { isDrawn } from './dayChunks'
import { ChunkFailure } from './failures'
import { HeldArrivalProvider } from './heldArrival'
import type { Help } from './help'
import { useDay } from './useDay'

/** Only of a day that has no folder yet: no visitor loads it once all are drawn. */
const StillBeingDrawn = lazyPart<'StillBeingDrawn', { readonly day: CalendarDay }>(
  () => import('./StillBeingDrawn'),
  'StillBeingDrawn',
)

/** What the help card says while the day is loading, or has failed to. */
const NOT_THERE: Help = {
  what: {
    en: 'This day has not arrived yet: its ink is on the way.',
    fr: 'Cette journée n’est pas encore arrivée : son encre est en route.',
  },
  keys: [],
}

/** A day's page: the day inside its frame, or why it cannot be shown. */
export function DayPage({ day }: { readonly day: CalendarDay }) {
  usePageTitle(`${day.number}. ${day.prompt}`)
  if (isDrawn(day)) return <DrawnDay calendarDay={day} />
  return (
    <Suspense>
      <StillBeingDrawn day={day} />
    </Suspense>
  )
}

function DrawnDay({ calendarDay }: { readonly calendarDay: CalendarDay }) {
  const [load, tryAgain] = useDay(calendarDay)
  const help = load.status === 'loaded' ? load.day.help : NOT_THERE
  const [hasCome, setHasCome] = useState(false)
  const [holders, setHolders] = useState(0)
  const hold = useCallback(() => {
    setHolders((others) => others + 1)
    return () => setHolders((others) => others - 1)
  }, [])
  const arrived = load.status === 'loading' ? load.arrived : 1

  // Once the day has been mounted, and has said whether it needs more time: the stroke goes on as it is until then.
  useLayoutEffect(() => setHasCome(load.status !== 'loading'), [load.status])

  useEffect(() => {
    if (load.status === 'loaded') book.open(calendarDay.slug)
  }, [load.status, calendarDay])

  return (
    <DayFrame calendarDay={calendarDay} help={help}>
      {load.status === 'failed' && <ChunkFailure error={load.error} onTryAgain={tryAgain} />}
      {load.status === 'loaded' && (
        <HeldArrivalProvider value={hold}>
          <DayBoundary>{load.day.render(calendarDay)}</DayBoundary>
        </HeldArrivalProvider>
      )}
      {(!hasCome || holders > 0) && <Arrival arrived={arrived} day={calendarDay} />}
    </DayFrame>
  )
}

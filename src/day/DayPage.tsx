import type { CalendarDay } from '../calendar'
import { usePageTitle } from '../usePageTitle'
import { DayBoundary } from './DayBoundary'
import { DayFrame } from './DayFrame'
import { isDrawn } from './dayChunks'
import { ChunkFailure } from './failures'
import { LoadingStroke } from './LoadingStroke'
import { StillBeingDrawn } from './StillBeingDrawn'
import { useDay } from './useDay'

/** A day's page: the day inside its frame, or why it cannot be shown. */
export function DayPage({ day }: { readonly day: CalendarDay }) {
  usePageTitle(`${day.number}. ${day.prompt}`)
  return isDrawn(day) ? <DrawnDay calendarDay={day} /> : <UndrawnDay day={day} />
}

function DrawnDay({ calendarDay }: { readonly calendarDay: CalendarDay }) {
  const [load, tryAgain] = useDay(calendarDay)
  const keys = load.status === 'loaded' ? load.day.keys : []
  return (
    <DayFrame calendarDay={calendarDay} keys={keys}>
      {load.status === 'loading' && <LoadingStroke arrived={load.arrived} what={calendarDay.prompt} />}
      {load.status === 'failed' && <ChunkFailure error={load.error} onTryAgain={tryAgain} />}
      {load.status === 'loaded' && (
        <DayBoundary>
          {load.day.kind === 'page' ? (
            <load.day.Page />
          ) : (
            <load.day.ScenePage day={calendarDay} scene={load.day.scene} />
          )}
        </DayBoundary>
      )}
    </DayFrame>
  )
}

function UndrawnDay({ day }: { readonly day: CalendarDay }) {
  return (
    <DayFrame calendarDay={day} keys={[]}>
      <StillBeingDrawn day={day} />
    </DayFrame>
  )
}

import type { CalendarDay } from '../calendar'
import { LoadingStroke } from '../loading/LoadingStroke'
import { usePageTitle } from '../usePageTitle'
import { DayBoundary } from './DayBoundary'
import { DayFrame } from './DayFrame'
import { isDrawn } from './dayChunks'
import { ChunkFailure } from './failures'
import type { Help } from './help'
import { StillBeingDrawn } from './StillBeingDrawn'
import { useDay } from './useDay'

/** What the help card says while the day is loading, or has failed to. */
const NOT_THERE: Help = {
  what: {
    en: 'This day has not arrived yet: its ink is on the way.',
    fr: 'Cette journée n’est pas encore arrivée : son encre est en route.',
  },
  keys: [],
}

/** What it says of a day that has no folder yet. */
const UNDRAWN: Help = {
  what: {
    en: 'Nothing to play here yet: come back when the ink is dry.',
    fr: 'Rien à jouer ici pour l’instant : revenez quand l’encre sera sèche.',
  },
  keys: [],
}

/** A day's page: the day inside its frame, or why it cannot be shown. */
export function DayPage({ day }: { readonly day: CalendarDay }) {
  usePageTitle(`${day.number}. ${day.prompt}`)
  return isDrawn(day) ? <DrawnDay calendarDay={day} /> : <UndrawnDay day={day} />
}

function DrawnDay({ calendarDay }: { readonly calendarDay: CalendarDay }) {
  const [load, tryAgain] = useDay(calendarDay)
  const help = load.status === 'loaded' ? load.day.help : NOT_THERE
  return (
    <DayFrame calendarDay={calendarDay} help={help}>
      {load.status === 'loading' && <LoadingStroke arrived={load.arrived} what={calendarDay.prompt} />}
      {load.status === 'failed' && <ChunkFailure error={load.error} onTryAgain={tryAgain} />}
      {load.status === 'loaded' && <DayBoundary>{load.day.render(calendarDay)}</DayBoundary>}
    </DayFrame>
  )
}

function UndrawnDay({ day }: { readonly day: CalendarDay }) {
  return (
    <DayFrame calendarDay={day} help={UNDRAWN}>
      <StillBeingDrawn day={day} />
    </DayFrame>
  )
}

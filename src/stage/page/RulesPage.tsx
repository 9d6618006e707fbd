import { useState } from 'react'
import type { CalendarDay } from '../../calendar'
import { ReplayButton } from '../../day/ReplayButton'
import type { AnyPage } from '../contract/anyScene'
import { useFocusPassedOn } from '../input/useFocusPassedOn'
import { Announcement } from './Announcement'
import { SeekProgress } from './SeekProgress'
import { useScene } from './useScene'
import { useSceneQuery } from './useSceneLink'

interface Props {
  readonly day: CalendarDay
  readonly definition: AnyPage
}

/** A day of React components with rules: its page, and beside it what every day with rules has. */
export function RulesPage({ day, definition }: Props) {
  const query = useSceneQuery()
  return <PageVisit day={day} definition={definition} key={query} query={query} />
}

function PageVisit({ day, definition: currentDefinition, query }: Props & { readonly query: string }) {
  const [definition] = useState(currentDefinition)
  const { run, announcement, canReplay, seek, stopSeeking } = useScene({ day, definition, currentDefinition, query })
  useFocusPassedOn()
  const { Page } = currentDefinition
  return (
    <>
      {run && <Page day={day} live={run} />}
      {seek !== null && <SeekProgress onStay={stopSeeking} progress={seek} />}
      <Announcement text={announcement} />
      {run && canReplay && <ReplayButton onReplay={() => run.replay()} />}
    </>
  )
}

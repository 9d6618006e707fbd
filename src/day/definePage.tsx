import { type ComponentType, useCallback, useState } from 'react'
import type { CalendarDay } from '../calendar'
import { type FindTable, findsOf } from '../finds/findTable'
import { useTranslate } from '../language/language'
import type { Localized } from '../language/words'
import { PostcardLayer } from '../postcard/PostcardLayer'
import { UNSEEN } from '../ui/unseen'
import type { Day } from './day'
import type { Help } from './help'
import { SlipLayer } from './slips/SlipLayer'
import { tellFind } from './tellFind'

/** Says what has happened on a page: what can be found there is found by that. */
type Tell<Events extends object> = <Name extends keyof Events & string>(event: Name, data: Events[Name]) => void

export interface PageProps<Events extends object> {
  readonly day: CalendarDay
  /** Whether it stands still below a sheet: nothing is heard of it then. */
  readonly isHeld: boolean
  readonly tell: Tell<Events>
}

interface BarePage<Events extends object> {
  /** What to do, and what the keyboard does. */
  readonly help: Help
  /** What can be found there, of its `finds.ts`. */
  readonly finds?: FindTable
  readonly Page: ComponentType<PageProps<Events>>
}

/** Makes a day of React components without rules, which keep what changes themselves; `scenes/<slug>/index.ts` exports it, as `day`. */
export function definePage<Events extends object>({ help, finds = {}, Page }: BarePage<Events>): Day {
  return { help, render: (day) => <PageWithFinds Page={Page} day={day} finds={finds} /> }
}

interface Props<Events extends object> {
  readonly Page: ComponentType<PageProps<Events>>
  readonly day: CalendarDay
  readonly finds: FindTable
}

function PageWithFinds<Events extends object>({ Page, day, finds }: Props<Events>) {
  const t = useTranslate()
  const [said, setSaid] = useState<Localized | null>(null)
  const [isHeld, setHeld] = useState(false)
  const tell = useCallback<Tell<Events>>(
    (event, data) => {
      for (const find of findsOf(finds, event, data)) {
        const words = tellFind(day.slug, finds, find)
        if (words) setSaid(words)
      }
    },
    [day, finds],
  )
  return (
    <>
      <Page day={day} isHeld={isHeld} tell={tell} />
      <p aria-live="polite" style={UNSEEN}>
        {said && t(said)}
      </p>
      <PostcardLayer day={day} linkTo={null} onHold={setHeld} stage={null} />
      <SlipLayer place="lower left" />
    </>
  )
}

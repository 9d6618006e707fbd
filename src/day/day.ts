import type { ReactNode } from 'react'
import type { CalendarDay } from '../calendar'
import type { Help } from './help'

/** What a day's folder says the day is; `scenes/<slug>/index.ts` exports one, named `day`. */
export interface Day {
  readonly help: Help
  /** Draws the day's page, without the frame around it. */
  readonly render: (calendarDay: CalendarDay) => ReactNode
}

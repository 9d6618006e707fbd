import { type ComponentType, createElement } from 'react'
import type { CalendarDay } from '../calendar'
import type { Day } from './day'
import type { Help } from './help'

interface BarePage {
  /** What to do, and what the keyboard does. */
  readonly help: Help
  readonly Page: ComponentType<{ readonly day: CalendarDay }>
}

/** Makes a day of React components without rules, which keep what changes themselves; `scenes/<slug>/index.ts` exports it, as `day`. */
export function definePage({ help, Page }: BarePage): Day {
  return { help, render: (day) => createElement(Page, { day }) }
}

import type { ComponentType } from 'react'
import type { CalendarDay } from '../calendar'
import type { AnyScene } from '../stage/stageRequests'

/** What a day's folder says the day is; `scenes/<slug>/index.ts` exports one, named `day`. */
export type Day = PageDay | SceneDay

/** A day made of React components. */
export interface PageDay {
  readonly kind: 'page'
  readonly Page: ComponentType
  readonly keys: readonly KeyHelp[]
}

/** A day drawn by Pixi on the stage; `sceneDay` makes it. */
export interface SceneDay {
  readonly kind: 'scene'
  readonly scene: AnyScene
  /** Brings the stage along, so that the pages around the days need not know Pixi. */
  readonly ScenePage: ComponentType<{ readonly day: CalendarDay; readonly scene: AnyScene }>
  readonly keys: readonly KeyHelp[]
}

/** One line of the keys card: what the keyboard does on a day, beside the keys that every day shares. */
export interface KeyHelp {
  /** The caps to press, as printed on them: `['Shift', 'Enter']`. */
  readonly caps: readonly string[]
  /** What happens then, in a word or two, in lower case. */
  readonly does: string
}

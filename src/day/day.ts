import type { ComponentType } from 'react'

/** What a day's folder says the day is; `scenes/<slug>/index.ts` exports one, named `day`. */
export interface Day {
  /** A page is made of React components. */
  readonly kind: 'page'
  readonly Page: ComponentType
  /** What the keyboard does here, beside the keys that every day shares. */
  readonly keys: readonly KeyHelp[]
}

/** One line of the keys card. */
export interface KeyHelp {
  /** The caps to press, as printed on them: `['Shift', 'Enter']`. */
  readonly caps: readonly string[]
  /** What happens then, in a word or two, in lower case. */
  readonly does: string
}

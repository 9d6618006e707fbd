import type { Localized } from '../language/words'

/** What `scenes/<slug>/about.ts` says of a day to who has not opened it, as links do that are shared. */
export interface About {
  /** What it is: a sentence or two, of 130 characters at most. */
  readonly line: Localized
  /** What its card shows, for who cannot see that: in other words than the line. */
  readonly picture: Localized
}

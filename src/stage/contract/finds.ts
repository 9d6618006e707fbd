import type { Localized } from '../../language/words'
import type { EventName, EventTable } from './scene'

/** Something on a day that is worth finding: it comes into the visitor's book as a stamp when its event comes for the first time. */
export type Find<Events extends EventTable> = {
  [Name in EventName<Events>]: {
    /** The event that it is found by. */
    readonly on: Name
    /** Which of them, where not every one is. */
    readonly when?: (data: Readonly<Events[Name]>) => boolean
    /** What it is, in a few words, for who has found it. */
    readonly name: Localized
    /** How it might be found, in a sentence, for who has not. */
    readonly hint: Localized
  }
}[EventName<Events>]

/** What can be found on a day, by a name that never changes (books hold it), in the order of its stamps. */
export type Finds<Events extends EventTable> = Readonly<Record<string, Find<Events>>>

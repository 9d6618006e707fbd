import type { AnyRun } from '../stage/run'
import type { Visit } from '../stage/visits'

/** A visit to a day that is playing. */
export interface PlayedVisit extends Visit {
  readonly run: AnyRun
}

import type { AnyRun } from '../stage/session/run'
import type { Visit } from '../stage/session/visits'

/** A visit to a day that is playing. */
export interface PlayedVisit extends Visit {
  readonly run: AnyRun
}

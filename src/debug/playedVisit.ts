import type { Run } from '../stage/session/run'
import type { Visit } from '../stage/session/session'

/** A visit to a day that is playing. */
export interface PlayedVisit extends Visit {
  readonly run: Run
}

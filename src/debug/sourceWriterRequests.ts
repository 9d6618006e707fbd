/** Where the development server listens for the overlay, under the site's address. */
export const SOURCE_WRITER_PATH = '__source-writer'

/** What the development server answers. */
export interface SourceWriterReply {
  /** Whether it was done; a refusal is no error of the page, which its console would speak of. */
  readonly isDone: boolean
  /** What was done, or why not. */
  readonly message: string
}

/** Another value for a number of a day's `tuning.ts`. */
export interface TuningRequest {
  readonly day: string
  readonly name: string
  readonly value: number
}

/** A moment of a game that is to be a snapshot of its day. */
export interface SnapshotRequest {
  readonly name: string
  /** Simulated ms. */
  readonly at: number
  /** Whether the window it was played in belongs to it. */
  readonly keepsSize: boolean
  /** A recording, as a file holds it. */
  readonly recording: string
}

/** A recording that the unit tests are to play. */
export interface FixtureRequest {
  readonly name: string
  /** A recording, as a file holds it. */
  readonly recording: string
}

import {
  type FixtureRequest,
  type SnapshotRequest,
  SOURCE_WRITER_PATH,
  type SourceWriterReply,
  type TuningRequest,
} from './sourceWriterRequests'

/** Writes into the sources of the site. Every method returns what was done, in words, and throws why it was not. */
export interface SourceWriter {
  saveNumber(request: TuningRequest): Promise<string>
  addSnapshot(request: SnapshotRequest): Promise<string>
  saveFixture(request: FixtureRequest): Promise<string>
}

/** There in development only; a site that was built has no sources. */
export const sourceWriter: SourceWriter | null = import.meta.hot
  ? {
      saveNumber: (request) => askServer('tuning', request),
      addSnapshot: (request) => askServer('snapshots', request),
      saveFixture: (request) => askServer('fixtures', request),
    }
  : null

async function askServer(what: string, request: object): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}${SOURCE_WRITER_PATH}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const { isDone, message }: SourceWriterReply = await response.json()
  if (!isDone) throw new Error(message)
  return message
}

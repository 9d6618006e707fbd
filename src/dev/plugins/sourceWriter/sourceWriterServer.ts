import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { snapshotOf } from '../../../debug/snapshotText.ts'
import type {
  FixtureRequest,
  SnapshotRequest,
  SourceWriterReply,
  TuningRequest,
} from '../../../debug/sourceWriterRequests.ts'
import { parseRecording, printRecording, RecordingError } from '../../../stage/time/recording.ts'
import { isFromOwnPage } from '../../ownPages.ts'
import { withSnapshot } from './snapshotsFile.ts'
import { SourceEditError } from './sourceObjects.ts'
import { withNumber } from './tuningFile.ts'

/** The longest request that is read, in bytes. */
const LONGEST = 20_000_000

const SLUG = /^[a-z]+(-[a-z]+)*$/
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

export interface SourceWriterFolders {
  /** Absolute path of the folder that holds the day folders. */
  readonly scenes: string
  /** Absolute path of the folder that recordings for the tests are put into. */
  readonly fixtures: string
}

/**
 * Makes what answers the debug overlay when it wants a source file changed: a number in a day's `tuning.ts`, a snapshot in its
 * `snapshots.ts`, a recording among the tests' fixtures. Nothing else can be written.
 */
export function createSourceWriterServer(
  folders: SourceWriterFolders,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  /** Changes a file of a day's folder. Returns its name. */
  const edit = (day: string, name: 'tuning.ts' | 'snapshots.ts', change: (source: string) => string) => {
    const file = sceneFile(folders.scenes, day, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    return `scenes/${day}/${name}`
  }

  const saveNumber = ({ day, name, value }: TuningRequest) => {
    const file = edit(day, 'tuning.ts', (source) => withNumber(source, name, value))
    return `${file} says ${value} now.`
  }

  const addSnapshot = ({ recording: text, ...wishes }: SnapshotRequest) => {
    const recording = parseRecording(text)
    const file = edit(recording.day, 'snapshots.ts', (source) => withSnapshot(source, snapshotOf(recording, wishes)))
    return `${file} has it. "npm run snapshots" takes its picture for the tests.`
  }

  const saveFixture = ({ name, recording: text }: FixtureRequest) => {
    const recording = parseRecording(text)
    sceneFile(folders.scenes, recording.day, 'tuning.ts')
    if (!FILE_NAME.test(name)) throw new SourceEditError('A fixture is named by small letters, digits and hyphens.')
    const file = join(folders.fixtures, `${recording.day}-${name}.json`)
    if (existsSync(file))
      throw new SourceEditError(`There is a fixture ${basename(file)} already: choose another name.`)
    mkdirSync(folders.fixtures, { recursive: true })
    writeFileSync(file, printRecording(recording))
    return `tests/fixtures/${basename(file)} is saved; the unit tests play it from now on.`
  }

  return (request, response) =>
    answerRequest(request, response, (body) => {
      switch (request.url) {
        case '/tuning':
          return saveNumber(readTuningRequest(body))
        case '/snapshots':
          return addSnapshot(readSnapshotRequest(body))
        case '/fixtures':
          return saveFixture(readFixtureRequest(body))
        default:
          throw new SourceEditError(`Nothing is saved at ${request.url}.`)
      }
    })
}

/**
 * The path of a file that a day's folder holds, and that does not lie elsewhere by way of a link.
 * @throws {SourceEditError}
 */
function sceneFile(scenes: string, day: string, name: string): string {
  if (!SLUG.test(day)) throw new SourceEditError(`${day} is no day.`)
  const file = join(scenes, day, name)
  if (!existsSync(file)) throw new SourceEditError(`There is no scenes/${day}/${name}.`)
  const real = realpathSync(file)
  if (real !== join(realpathSync(scenes), day, name)) {
    throw new SourceEditError(`scenes/${day}/${name} lies outside of the scene's folder: it is left alone.`)
  }
  return real
}

/** Answers a request of the site's own page with what was done, or why it was not. */
async function answerRequest(request: IncomingMessage, response: ServerResponse, edit: (body: unknown) => string) {
  const reply = (status: number, message: SourceWriterReply) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(message))
  }
  // A page of another site can send neither this type nor, in a browser, these headers.
  const { 'content-type': type, 'sec-fetch-site': site } = request.headers
  const isOwn = type === 'application/json' && isFromHere(site) && isFromOwnPage(request)
  if (request.method !== 'POST' || !isOwn) {
    reply(403, { isDone: false, message: 'Only the debug overlay of this site may save.' })
    return
  }
  try {
    reply(200, { isDone: true, message: edit(JSON.parse(await textOf(request))) })
  } catch (error) {
    const isRefusal = error instanceof SourceEditError || error instanceof RecordingError
    reply(isRefusal ? 200 : 500, { isDone: false, message: error instanceof Error ? error.message : String(error) })
  }
}

function isFromHere(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin'
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > LONGEST) throw new SourceEditError('This is too long to save.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readTuningRequest(body: unknown): TuningRequest {
  const { day, name, value } = membersOf(body)
  return { day: asText(day), name: asText(name), value: asNumber(value) }
}

function readSnapshotRequest(body: unknown): SnapshotRequest {
  const { name, at, keepsSize, recording } = membersOf(body)
  return { name: asText(name), at: asNumber(at), keepsSize: keepsSize === true, recording: asText(recording) }
}

function readFixtureRequest(body: unknown): FixtureRequest {
  const { name, recording } = membersOf(body)
  return { name: asText(name), recording: asText(recording) }
}

function membersOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null) throw new SourceEditError('The request says nothing.')
  return { ...body }
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value
  throw new SourceEditError('The request lacks a text.')
}

function asNumber(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new SourceEditError('The request lacks a number.')
}

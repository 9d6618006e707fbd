import { ChunkLoadError } from '../loading/chunkLoader'
import type { NewRun, session } from '../stage/session/session'
import type { KeptRecording } from '../stage/time/recording'
import { errors, type ReportedError } from './errors'

/** What is sent of an error. Nothing in it is about the visitor: who has typed something is not told, nor what. */
export interface ErrorReport {
  readonly kind: ReportedError['kind'] | 'promise broken' | 'error uncaught'
  /** The error's name, and its message where that cannot repeat what somebody typed. */
  readonly error: string
  /** Where it was thrown: files, lines and columns. */
  readonly stack: readonly string[]
  /** Of the site, and the commit that it was built of: `1.0.0+0123456789`. */
  readonly version: string
  /** The slug of the day that was shown; `null` elsewhere. */
  readonly day: string | null
  readonly seed: number | null
  /** The game up to the error, as the debug overlay loads it; `null` when nothing was played, for too long, or too much was done. */
  readonly recording: KeptRecording | null
}

/** What reports are made of, and where they go. */
interface Setup {
  readonly url: string
  /** As `navigator.sendBeacon`. */
  readonly send: (url: string, body: string) => boolean
  /** Where broken promises and uncaught errors are told. */
  readonly page: EventTarget
  /** Tells of every run as it is made. */
  readonly session: Pick<typeof session, 'read' | 'subscribe'>
  /** The slug of the day that the page shows; `null` elsewhere. */
  readonly shownDay: () => string | null
  readonly version: string
}

/** The most reports of one visit to the site: an error that comes in many shapes says enough by then. */
const MOST_REPORTS = 5

/** The longest report, in bytes: browsers refuse beacons from 64 KB on, of all that are under way together. */
const LONGEST_REPORT = 60_000

/** How long a game is remembered, in simulated ms: a visitor's memory is not ours to fill. */
const LONGEST_GAME = 300_000

const LONGEST_MESSAGE = 300
const MOST_FRAMES = 12
/** A longer line of a stack is no place but a message, and would take long to look through. */
const LONGEST_LINE = 500

/**
 * Reports, once each, days that crash, assets that fail, promises that break with nobody to hear, and errors that nobody
 * catches; with what it takes to play the game again. From now on games are remembered for that.
 *
 * @returns what ends it
 */
export function reportErrors({ url, send, page, session, shownDay, version }: Setup): () => void {
  const told = new Set<string>()
  const journal = new Journal()

  const report = (kind: ErrorReport['kind'], thrown: unknown) => {
    const day = shownDay()
    // The game of another day says nothing of this one, where there may be something to type in.
    const run = journal.run?.day === day ? journal.run : null
    const stack = framesOf(thrown)
    const error = nameOf(thrown, run !== null)
    const key = [kind, error, stack[0]].join()
    if (told.has(key) || told.size >= MOST_REPORTS) return
    told.add(key)
    const known = {
      kind,
      error,
      stack,
      version,
      day,
      seed: run?.playhead.seed ?? null,
    }
    const whole: ErrorReport = { ...known, recording: run && recordingOf(run) }
    const body = JSON.stringify(whole)
    const fits = new TextEncoder().encode(body).length <= LONGEST_REPORT
    send(url, fits ? body : JSON.stringify({ ...known, recording: null } satisfies ErrorReport))
  }

  const onRejection = (event: Event) => report('promise broken', 'reason' in event ? event.reason : undefined)
  const onError = (event: Event) => report('error uncaught', 'error' in event ? event.error : undefined)
  page.addEventListener('unhandledrejection', onRejection)
  page.addEventListener('error', onError)
  const stopHearing = errors.subscribe(({ kind, error }) => report(kind, error))
  const stopWatching = session.subscribe(() => {
    const { newRun } = session.read()
    if (newRun && newRun !== journal.run) journal.follow(newRun)
  })
  return () => {
    page.removeEventListener('unhandledrejection', onRejection)
    page.removeEventListener('error', onError)
    stopHearing()
    stopWatching()
    journal.close()
  }
}

/** The game that is being played, or was until it crashed: a day that crashes is left at once. */
class Journal {
  run: NewRun | null = null
  #stopTiming = () => {}

  follow(run: NewRun): void {
    this.close()
    this.run = run
    const { playhead } = run
    if (playhead.remembersFrom === null) playhead.remember()
    this.#stopTiming = run.subscribe(() => {
      if (playhead.now < LONGEST_GAME || run.profiler) return
      playhead.forget()
      this.#stopTiming()
    })
  }

  close(): void {
    this.#stopTiming()
    this.run = null
  }
}

/** @returns `null` where no game is remembered from its start */
function recordingOf({ playhead }: NewRun): KeptRecording | null {
  return playhead.remembersFrom === 0 ? { ...playhead.record(), hash: playhead.hash() } : null
}

/** A day that is played by rules has nothing to type in: only then, and where the sentence is ours, a message is no letter. */
function nameOf(thrown: unknown, isPlayed: boolean): string {
  if (!(thrown instanceof Error)) return typeof thrown
  const isOurs = isPlayed || thrown instanceof ChunkLoadError
  return isOurs ? `${thrown.name}: ${thrown.message}`.slice(0, LONGEST_MESSAGE) : thrown.name
}

/** Of the stack the places alone: its first lines may repeat the message. Addresses go without their query, as it is the visitor's. */
function framesOf(thrown: unknown): readonly string[] {
  const lines = thrown instanceof Error ? (thrown.stack ?? '').split('\n') : []
  return lines
    .filter(({ length }) => length <= LONGEST_LINE)
    .flatMap(
      (line) => /([\w.-]+\.(?:js|ts|tsx))(?:\?[^:\s]*)?:(\d+):(\d+)\)?\s*$/.exec(line)?.slice(1, 4).join(':') ?? [],
    )
    .slice(0, MOST_FRAMES)
}

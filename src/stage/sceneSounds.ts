import { soundGate } from '../sound/soundGate'
import type { Soundscape } from '../sound/soundscape'
import type { AnyScene } from './stageRequests'

/** Where in time a day is, as far as its sounds care. */
interface Time {
  readonly state: unknown
  readonly isPaused: boolean
  readonly speed: number
}

/** How a loop is to be heard, read from the state. */
interface LoopReader {
  readonly name: string
  readonly level: (state: unknown) => number
  readonly rate: (state: unknown) => number
}

const NOTHING: readonly string[] = []

/** What is heard of a scene on one visit: events become sounds, and loops follow the state. */
export class SceneSounds {
  readonly #soundscape: Soundscape
  readonly #cuts: Readonly<Record<string, readonly string[]>>
  readonly #loops: readonly LoopReader[]

  constructor({ sounds = {}, cuts = {}, loops = {}, loopRates = {} }: AnyScene) {
    this.#soundscape = soundGate.enter(sounds)
    this.#cuts = cuts
    this.#loops = Object.entries(loops).map(([name, level]) => ({ name, level, rate: loopRates[name] ?? asRecorded }))
  }

  /** An event was given. Many bear no sound's name. */
  play(event: string): void {
    for (const name of this.#cuts[event] ?? NOTHING) this.#soundscape.cut(name)
    this.#soundscape.play(event)
  }

  /** Brings the sounds to the moment. Called once a frame; allocates nothing. */
  follow({ state, isPaused, speed }: Time): void {
    this.#soundscape.setTime(isPaused, speed)
    for (const { name, level, rate } of this.#loops) this.#soundscape.setLoop(name, level(state), rate(state))
  }

  /** Holds all sounds until the day is followed again. */
  standStill(): void {
    this.#soundscape.setTime(true, this.#soundscape.speed)
  }

  leave(): void {
    soundGate.leave(this.#soundscape)
  }
}

function asRecorded(): number {
  return 1
}

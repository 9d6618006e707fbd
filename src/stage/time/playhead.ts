import type { Point, Size } from '../contract/geometry'
import type { EventTable, LoggedInput, Random, Rules, World } from '../contract/scene'
import { expectFinite, expectSize, InputQueue, type QueuedInput, withinReach } from './inputQueue'
import { Keyframes } from './keyframes'
import { hashOf, seededRandom } from './random'
import type { Recording } from './recording'

/** The most simulated time that one frame makes up for, in ms; what is owed beyond is dropped. Down to four frames a second a day keeps up. */
const MOST_OWED = 250

/** How often a remembering playhead keeps a copy of the state to rewind to, in simulated ms. */
const KEYFRAME_EVERY = 5_000

/**
 * The longest game that is kept while nothing is remembered, in simulated ms, and the most inputs of it: so much can be passed on in a
 * link, and is no more than 2 MB.
 */
export const MOST_KEPT = { time: 300_000, inputs: 10_000 } as const

/** How slow and how fast the playhead may run, 1 being real time. */
export const SPEEDS = { min: 0.1, max: 4 } as const

interface Setup<State, Events extends EventTable, Tuning> {
  readonly day: string
  readonly rules: Rules<State, Events, Tuning>
  readonly tuning: Tuning
  readonly seed: number
  readonly size: Readonly<Size>
  /** Hears what just happened; not while the playhead seeks, as it happened before. */
  readonly onEvent?: (name: string, data: unknown) => void
}

/** The way to a moment that is gone in portions: see `Playhead.seekTo`. */
export interface PendingSeek {
  /** Where it leads, in simulated ms. */
  readonly target: number
  /** How much of the way is behind, 0…1. */
  readonly progress: number
}

/**
 * Says which moment of a day it is. It alone advances the state: in fixed ticks, so that a day is the same at any frame
 * rate, from a seed and a log of inputs, so that any moment can be come back to exactly.
 *
 * It reads no clock itself; the stage tells it how much time has gone by.
 */
export class Playhead<State, Events extends EventTable, Tuning extends object> {
  state: State
  /** How far the moment lies between two ticks, 0…1. */
  between = 0
  isPaused = false
  speed = 1
  /** Whether the tick that is played, or was last, had been played in this game before: what happens in it happens again. */
  isReliving = false
  /** Whether the game was begun by somebody else: a recording, from its start on or gone on with. */
  isHandedOn = false
  /** Whether all that was done since the game's start is known, so that it can be recorded. */
  isWhole = true

  #setup: Setup<State, Events, Tuning>
  readonly #world: MutableWorld<Events, Tuning>
  #seed: number
  #startSize: Size
  #tick = 0
  #owed = 0
  readonly #queue = new InputQueue()
  /** The inputs of this game in the order of their ticks; those from `#played` on lie in the future, after a seek back. */
  #log: LoggedInput[] = []
  #played = 0
  readonly #keyframes = new Keyframes<State>()
  /** The last tick that is known: of the past, or of a future that a seek back has left ahead. */
  #furthestTick = 0
  /** What came before was played with other numbers than those of now. */
  #isRetuned = false
  #isRemembering = false
  #isSilent = false
  /** The ticks that a seek leads from and to; `null` while none is under way. */
  #seekRange: { readonly from: number; readonly to: number } | null = null
  /** The state is one of other numbers or rules than those of now, and cannot be blamed for what they promise. */
  #isExcused = false

  constructor(setup: Setup<State, Events, Tuning>) {
    this.#setup = setup
    this.#seed = setup.seed
    this.#startSize = { ...setup.size }
    this.#world = {
      now: 0,
      size: { ...setup.size },
      pointer: centreOf(setup.size),
      tuning: { ...setup.tuning },
      random: seededRandom(setup.seed),
      emit: (name, ...[data = null]) => {
        if (!this.#isSilent) setup.onEvent?.(name, data)
      },
    }
    this.state = setup.rules.start(this.#world)
  }

  get world(): World<Events, Tuning> {
    return this.#world
  }

  /** Simulated ms from one tick to the next. */
  get tick(): number {
    return this.#setup.rules.tick
  }

  /** Simulated ms since the start. */
  get now(): number {
    return this.#world.now
  }

  get seed(): number {
    return this.#seed
  }

  /** How many copies of the state there are to rewind to, by their simulated ms. */
  get keyframes(): readonly number[] {
    return this.#keyframes.ticks.map((tick) => tick * this.#setup.rules.tick)
  }

  /** From which simulated ms on the past is remembered; `null` while nothing is. */
  get remembersFrom(): number | null {
    const { first } = this.#keyframes
    return first ? first.tick * this.#setup.rules.tick : null
  }

  /** The furthest simulated ms that this game has been at, and will come to again unless something else is done. */
  get furthest(): number {
    return Math.max(this.#furthestTick, this.#tick) * this.#setup.rules.tick
  }

  /**
   * From now on keeps the log and the keyframes. Visitors play without: of the past only what was done in a game of bounded length is
   * then kept in memory, and nothing is copied. The past before this moment cannot be come back to.
   */
  remember(): void {
    if (this.#isRemembering) return
    this.#isRemembering = true
    this.#furthestTick = this.#tick
    this.#keepFrame()
  }

  /** From now on keeps no more than before `remember`; the moments that were remembered, past and ahead, are let go of. */
  forget(): void {
    if (this.#isRetuned) this.isWhole = false
    this.#isRemembering = false
    this.#isRetuned = false
    this.#keyframes.clear()
    this.#log.length = this.#played
    this.#furthestTick = this.#tick
  }

  /**
   * Hands an input over, to be played at the beginning of the next tick. While a seek is under way only sizes are heard.
   * @throws {RangeError} when its place or size is not finite
   */
  queue(input: QueuedInput): void {
    // While the playhead is on its way nobody sees what they act on; but the window's size is so from then on.
    if (this.#seekRange && input.kind !== 'resize') {
      expectFinite(input)
      return
    }
    this.#queue.add(input, this.isPaused || this.#seekRange !== null)
  }

  /** Lets time go by: as many ticks as it owes, at most 250 ms worth; none while a seek is under way. Returns how many were stepped. */
  advance(elapsed: number): number {
    if (this.isPaused || this.#seekRange) return 0
    const { tick } = this.#setup.rules
    this.#owed = Math.min(this.#owed + elapsed * this.speed, MOST_OWED)
    // A tick that is a rounding error short of due is due.
    const due = Math.floor(this.#owed / tick + 1e-9)
    for (let step = 0; step < due; step++) this.#step()
    this.#owed = Math.max(0, this.#owed - due * tick)
    this.between = this.#owed / tick
    return due
  }

  pause(): void {
    this.isPaused = true
    this.#dropOwedTime()
  }

  play(): void {
    this.isPaused = false
  }

  /** Advances by that many ticks, paused or not. A seek that is under way ends here. */
  step(ticks = 1): void {
    this.#seekRange = null
    this.#dropOwedTime()
    for (let step = 0; step < ticks; step++) this.#step()
  }

  /**
   * Goes to that simulated moment, back or forth, to the nearest tick; the state there is exactly what it was, or will
   * be. Going back needs a playhead that remembers, and ends where its memory does.
   * @throws {RangeError} when the moment is not finite
   */
  seek(ms: number): void {
    this.seekTo(ms)
    this.continueSeek(Number.POSITIVE_INFINITY)
  }

  /**
   * Sets out for that simulated moment as `seek` does, but in portions: the way is gone by `continueSeek`, and until it has
   * arrived, or is cancelled, no time goes by of itself. No events are told on the way. A later seek takes its place.
   * @throws {RangeError} when the moment is not finite
   */
  seekTo(ms: number): void {
    if (!Number.isFinite(ms)) throw new RangeError(`A moment is a number of ms, not ${ms}.`)
    const to = Math.max(0, Math.round(ms / this.#setup.rules.tick))
    this.#seekRange = null
    this.#dropOwedTime()
    if (to < this.#tick || this.#isRetuned) this.#goBackTo(to)
    // What was done before it set out belongs to the moment that it leaves.
    if (this.#tick < to) this.#placeQueue()
    this.#seekRange = { from: this.#tick, to }
  }

  /** The seek that is under way; `null` while none is. */
  get pendingSeek(): PendingSeek | null {
    if (!this.#seekRange) return null
    const { from, to } = this.#seekRange
    return { target: to * this.#setup.rules.tick, progress: this.#tick < to ? (this.#tick - from) / (to - from) : 1 }
  }

  /** Goes on by at most that many ticks to where `seekTo` leads. Returns whether it is there: nothing is pending then. */
  continueSeek(mostTicks: number): boolean {
    if (!this.#seekRange) return true
    const { to } = this.#seekRange
    this.#isSilent = true
    try {
      for (let left = mostTicks; left > 0 && this.#tick < to; left--) this.#step()
    } catch (error) {
      this.#seekRange = null
      throw error
    } finally {
      this.#isSilent = false
    }
    if (this.#tick >= to) this.#seekRange = null
    return this.#seekRange === null
  }

  /** Stays where a seek has come to. What lies ahead is still known, as far as it was. */
  cancelSeek(): void {
    this.#seekRange = null
  }

  /** Starts over, with the same seed or another one. Nothing of the game before is kept. */
  restart(seed = this.#seed): void {
    this.#seed = seed
    this.#startSize = { ...this.#world.size }
    this.#log = []
    this.#queue.clear()
    this.isHandedOn = false
    this.#begin()
  }

  /**
   * Changes numbers that may be turned, from the next tick on. The past is one of a game with these numbers: to seek back,
   * or to record, plays it again with them. So does a seek that is under way.
   * @throws {RangeError} when a number is not finite
   */
  tune(changes: Partial<Tuning>): void {
    expectNumbers(changes)
    const { pendingSeek } = this
    Object.assign(this.#world.tuning, changes)
    this.#isRetuned = this.#isRemembering
    // Where it is not played again from its start, its beginning stays one of other numbers.
    if (this.remembersFrom !== 0) this.isWhole = false
    this.#isExcused = true
    if (pendingSeek) this.seekTo(pendingSeek.target)
  }

  /**
   * Holds the state to what the day's rules promise. Numbers that were turned, or rules that were changed, are given time: as
   * long as the state has not kept what they promise once, it is still one of those before.
   * @throws what the rules throw of a promise that is broken
   */
  check(): void {
    try {
      this.#setup.rules.check?.(this.state, this.#world)
      this.#isExcused = false
    } catch (error) {
      if (!this.#isExcused) throw error
    }
  }

  /**
   * Goes on from this very moment by other rules of the same day: somebody has changed its code. The past can still be come
   * back to, but not when its ticks were of another length.
   */
  goOnBy(rules: Rules<State, Events, Tuning>): void {
    const isOfSameTicks = rules.tick === this.#setup.rules.tick
    this.#setup = { ...this.#setup, rules }
    this.#isExcused = true
    if (isOfSameTicks) return
    this.#seekRange = null
    this.#tick = Math.round(this.now / rules.tick)
    this.#forgetInputs()
    this.#keyframes.clear()
    this.#furthestTick = this.#tick
    if (this.#isRemembering) this.#keepFrame()
  }

  /**
   * Tells the game so far.
   * @throws when it is not remembered from its start
   */
  record(): Recording {
    if (!this.isWhole) throw new Error('The beginning of this game is not remembered: start it over to record it.')
    if (this.#isRetuned) this.seek(this.now)
    return {
      day: this.#setup.day,
      seed: this.#seed,
      tuning: { ...(this.#world.tuning as Record<string, number>) },
      size: { ...this.#startSize },
      ticks: this.#tick,
      inputs: structuredClone(this.#log.slice(0, this.#played)),
    }
  }

  /**
   * Plays a recording from its start, ready to advance through it.
   * @throws when it is of another day, or holds places, sizes or numbers that are not finite
   */
  replay(recording: Recording): void {
    const { day } = this.#setup
    if (recording.day !== day) throw new Error(`This is a recording of ${recording.day}, not of ${day}.`)
    expectSize(recording.size)
    for (const input of recording.inputs) expectFinite(input)
    expectNumbers(recording.tuning)
    this.#seed = recording.seed
    this.#startSize = { ...recording.size }
    Object.assign(this.#world.tuning, recording.tuning)
    this.#queue.clear()
    this.#log = structuredClone(recording.inputs.map(withinReach))
    this.#isRemembering = true
    this.isHandedOn = true
    this.#begin()
    this.#furthestTick = recording.ticks
  }

  /** A fingerprint of the whole state: equal for equal states, and the same in every browser, as rules use no mathematics but our own. */
  hash(): string {
    const { now, random, size, pointer } = this.#world
    return hashOf(JSON.stringify([this.state, now, random.save(), size, pointer]))
      .toString(16)
      .padStart(8, '0')
  }

  #begin(): void {
    const world = this.#world
    world.random = seededRandom(this.#seed)
    world.now = 0
    Object.assign(world.size, this.#startSize)
    Object.assign(world.pointer, centreOf(this.#startSize))
    this.#tick = 0
    this.#played = 0
    this.isWhole = true
    this.#furthestTick = 0
    this.#isRetuned = false
    this.#isExcused = false
    this.#seekRange = null
    this.#keyframes.clear()
    this.#dropOwedTime()
    this.state = this.#setup.rules.start(world)
    if (this.#isRemembering) this.#keepFrame()
  }

  #dropOwedTime(): void {
    this.#owed = 0
    this.between = 0
  }

  #step(): void {
    if (!this.#seekRange) this.#placeQueue()
    this.isReliving = this.#tick < this.#furthestTick
    for (let input = this.#log[this.#played]; input && input.tick <= this.#tick; input = this.#log[this.#played]) {
      this.#played += 1
      this.#playInput(input)
    }
    if (!this.#isRemembering) this.#keepWithinBounds()
    this.#tick += 1
    this.#world.now = this.#tick * this.#setup.rules.tick
    this.#setup.rules.step(this.state, this.#world)
    if (this.#isRemembering && this.now % KEYFRAME_EVERY < this.#setup.rules.tick) this.#keepFrame()
    if (this.#tick > this.#furthestTick) this.#furthestTick = this.#tick
  }

  /**
   * Gives what was queued its place in time. A new input in the past makes a new future: what lay ahead is dropped, but what had come by
   * then is there.
   */
  #placeQueue(): void {
    if (this.#queue.isEmpty) return
    for (const input of this.#log.splice(this.#played))
      if (input.kind === 'later') this.#log.push({ ...input, tick: this.#tick })
    this.#queue.drain((input) => this.#log.push({ ...input, tick: this.#tick }))
    this.#furthestTick = this.#tick
    this.#keyframes.dropAfter(this.#tick)
  }

  #playInput(input: LoggedInput): void {
    const { rules } = this.#setup
    const world = this.#world
    if (input.kind === 'resize') {
      Object.assign(world.size, input.size)
      return
    }
    if (input.kind === 'kept') {
      rules.kept?.(this.state, input.text, world)
      return
    }
    if (input.kind !== 'leave' && input.kind !== 'later') Object.assign(world.pointer, input.at)
    rules[input.kind]?.(this.state, input, world)
  }

  /** Once a game is too long to be passed on, what is done in it is played and let go of. */
  #keepWithinBounds(): void {
    if (this.isWhole && this.now < MOST_KEPT.time && this.#played <= MOST_KEPT.inputs) return
    this.#forgetInputs()
  }

  #forgetInputs(): void {
    this.#log.length = 0
    this.#played = 0
    this.isWhole = false
  }

  #keepFrame(): void {
    if (this.#isRetuned || this.#keyframes.lastTick >= this.#tick) return
    this.#keyframes.keep({
      tick: this.#tick,
      state: structuredClone(this.state),
      random: this.#world.random.save(),
      pointer: { ...this.#world.pointer },
      size: { ...this.#world.size },
      logged: this.#played,
    })
  }

  #goBackTo(tick: number): void {
    if (this.#isRetuned) this.#goBackToStart()
    const keyframe = this.#keyframes.nearest(tick)
    if (!keyframe) throw new Error('This playhead does not remember: it cannot go back.')
    // What was done and has not come to pass yet belongs to the moment that is left.
    this.#queue.clear()
    this.#tick = keyframe.tick
    this.#played = keyframe.logged
    this.#world.now = keyframe.tick * this.#setup.rules.tick
    this.#world.random.restore(keyframe.random)
    Object.assign(this.#world.pointer, keyframe.pointer)
    Object.assign(this.#world.size, keyframe.size)
    this.state = structuredClone(keyframe.state)
  }

  /** The keyframes are of a game with other numbers. It is played from its start, or from where memory begins. */
  #goBackToStart(): void {
    this.#isRetuned = false
    if (this.remembersFrom !== 0) {
      this.#keyframes.dropAllButFirst()
      return
    }
    const furthest = this.#furthestTick
    this.#begin()
    this.#furthestTick = furthest
  }
}

/** A playhead of whichever day: it is handed on, not looked into. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some state, the same in rules and view".
export type AnyPlayhead = Playhead<any, any, any>

interface MutableWorld<Events extends EventTable, Tuning> extends World<Events, Tuning> {
  now: number
  size: Size
  pointer: Point
  random: Random
  tuning: Tuning
}

/** @throws {RangeError} when one is not finite */
function expectNumbers(numbers: object): void {
  for (const [name, value] of Object.entries(numbers)) {
    if (!Number.isFinite(value)) throw new RangeError(`${name} takes a number, not ${value}.`)
  }
}

function centreOf(size: Readonly<Size>): Point {
  return { x: size.width / 2, y: size.height / 2 }
}

import { say } from '../../language/language'
import type { FrameGauge } from '../canvas/frameGauge'
import { FrameLoop } from '../canvas/frameLoop'
import { AreaKeeper, type Areas, type HitArea } from '../contract/areas'
import type { Definition } from '../contract/definition'
import type { Size } from '../contract/geometry'
import type { Live } from '../contract/live'
import type { EventTable, Input, InputKind } from '../contract/scene'
import { tuned } from '../contract/tuned'
import type { Viewport } from '../contract/viewport'
import { Playhead } from '../time/playhead'
import type { Recording } from '../time/recording'
import type { SceneLink } from '../time/sceneLink'
import { begunRuns } from './begunRuns'
import { Effects } from './effects'
import type { SceneStore } from './sceneStatus'

/** A run of whichever day: it is handed on, not looked into. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript has no word for "some state, the same in rules and view".
export type AnyRun = Run<any, any, any>

/** How long a portion of a long way is gone at a time, in ms, and after how many ticks the clock is looked at. */
const SEEK_PORTION = { time: 60, ticks: 20 } as const

/** What is played. */
export interface Played<State, Events extends EventTable, Tuning> {
  readonly definition: Definition<State, Events, Tuning>
  readonly areas: Areas<State, Tuning>
  /** The day's slug, as recordings name it. */
  readonly day: string
  /** The stage's size in scene units. */
  readonly size: Readonly<Size>
  readonly link: SceneLink
  readonly store: SceneStore
  /** Leads to another day. */
  readonly go: (slug: string) => void
}

/** What a run brings to the moment in every frame, beside its state. */
export interface Follower {
  /** What is seen of the stage. */
  readonly viewport: Viewport
  /** Before the state is advanced by that many ms of real time. */
  before(elapsed: number): void
  /** The areas of this moment are known; they are what the visitor points at. */
  point(): void
  /** Draws the moment. Returns whether anything was rendered. */
  draw(): boolean
}

/**
 * One visit to a day: its state, its moment and what follows from them, brought together once a frame. A day on the stage adds
 * its picture and the visitor's hands as a `Follower`; a page of React components looks on through `Live`.
 */
export class Run<State, Events extends EventTable, Tuning extends object> implements Live<State> {
  /** The day's slug. */
  readonly day: string
  readonly playhead: Playhead<State, Events, Tuning>
  /** Hears every event: the toy box, the debug overlay. */
  readonly eventListeners = new Set<(name: string, data: unknown) => void>()
  /** `null` unless somebody looks on. */
  gauge: FrameGauge | null = null

  readonly #store: SceneStore
  readonly #go: (slug: string) => void
  readonly #frameListeners = new Set<() => void>()
  readonly #loop = new FrameLoop((elapsed) => this.#onFrame(elapsed))
  #definition: Definition<State, Events, Tuning>
  #areas: AreaKeeper<State, Tuning>
  #effects: Effects
  #follower: Follower | null = null
  #isWatching = false
  /** Whether an event has led to another day: whoever leaves, leaves once. */
  #isLeaving = false

  /** @throws what the day's `start` throws */
  constructor({ definition, areas, day, size, link, store, go }: Played<State, Events, Tuning>) {
    this.day = day
    this.#store = store
    this.#go = go
    this.#definition = definition
    this.#areas = new AreaKeeper(areas)
    this.playhead = new Playhead<State, Events, Tuning>({
      day,
      rules: definition.rules,
      tuning: { ...tuned<Tuning>(definition.tuning), ...link.tuning },
      seed: link.seed ?? freshSeed(),
      size,
      onEvent: (name, data) => this.#hear(name, data),
    })
    if (link.isDebugged) this.playhead.remember()
    begunRuns.tell(this)
    this.playhead.seekTo(link.at)
    this.playhead.speed = link.speed
    if (link.isPaused) this.playhead.pause()
    this.#effects = this.#newEffects()
  }

  get definition(): Definition<State, Events, Tuning> {
    return this.#definition
  }

  get state(): State {
    return this.playhead.state
  }

  get now(): number {
    return this.playhead.now
  }

  /** What can be pressed at this moment, front to back. */
  get areas(): readonly HitArea[] {
    return this.#areas.present
  }

  /** Whether a recording plays that the visitor only watches. */
  get isWatching(): boolean {
    return this.#isWatching
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#frameListeners.add(listener)
    return () => this.#frameListeners.delete(listener)
  }

  /** Goes to the moment that the link asks for, draws it, and goes on from there. */
  begin(follower: Follower | null = null): void {
    this.#follower = follower
    this.#seekOn()
    this.#loop.start()
  }

  /** Sets out for that simulated moment, back or forth. A long way is gone in portions, and can be left by `stopSeeking`. */
  seek(ms: number): void {
    this.playhead.seekTo(ms)
    this.#seekOn()
  }

  /** Stays where a seek has come to. */
  stopSeeking(): void {
    this.playhead.cancelSeek()
    try {
      this.#arrive()
    } catch (error) {
      this.fail(error)
    }
  }

  /** Holds the day as it is, silent, until `resume`: nobody can see it. */
  suspend(): void {
    this.#loop.stop()
    this.#effects.standStill()
  }

  resume(): void {
    this.#loop.start()
  }

  end(): void {
    this.#loop.stop()
    this.#effects.end()
    this.#follower = null
  }

  /** Hands an input over, in scene units. While a recording is watched the visitor's are left out. */
  send(input: Input & { readonly kind: InputKind }): void {
    if (!this.#isWatching) this.playhead.queue(input)
  }

  press(area: string, button: Input['button'] = 'main'): void {
    const at = { ...this.playhead.world.pointer }
    this.send({ kind: 'press', at, area, button })
    this.send({ kind: 'release', at, area, button })
  }

  /** Plays a recording from its start; what the visitor does meanwhile is left out. */
  watch(recording: Recording): void {
    this.playhead.replay(recording)
    this.#isWatching = true
  }

  /** Ends the watching, if a recording plays: what the visitor does counts again. */
  takeOver(): void {
    this.#isWatching = false
  }

  replay(): void {
    this.takeOver()
    this.playhead.restart(freshSeed())
  }

  /** Goes on from this moment with the day's changed code: somebody is working on it. Numbers that were turned stay so. */
  goOnWith(definition: Definition<State, Events, Tuning>, areas: Areas<State, Tuning>): void {
    const before = new Map(Object.entries(tuned<Tuning>(this.#definition.tuning)))
    const turned = Object.entries(this.playhead.world.tuning).filter(([name, value]) => value !== before.get(name))
    this.#definition = definition
    this.#areas = new AreaKeeper(areas)
    this.playhead.goOnBy(definition.rules)
    this.playhead.tune({ ...tuned<Tuning>(definition.tuning), ...Object.fromEntries(turned) })
    this.#effects.end()
    this.#effects = this.#newEffects()
  }

  /** Shows this very moment, whether or not anything seems to have changed. */
  redraw(): void {
    this.settle()
  }

  /** Brings all that follows the state to this very moment. */
  settle(): void {
    const { playhead } = this
    const follower = this.#follower
    if (follower) {
      if (this.#areas.follow(playhead.state, playhead.world, follower.viewport)) this.#publishAreas()
      follower.point()
    }
    const canReplay = this.#definition.canReplay?.(playhead.state) ?? false
    if (canReplay !== this.#store.read().canReplay) this.#store.update({ canReplay })
    this.#effects.follow(playhead)
    for (const listener of this.#frameListeners) listener()
    this.gauge?.drawing()
    const isRendered = follower?.draw() ?? false
    this.gauge?.drawn(isRendered)
  }

  #onFrame(elapsed: number): void {
    try {
      if (this.playhead.pendingSeek) {
        this.#seekOn()
        return
      }
      this.#follower?.before(elapsed)
      this.gauge?.begin()
      const ticks = this.playhead.advance(elapsed)
      this.gauge?.stepped(ticks)
      this.settle()
    } catch (error) {
      this.fail(error)
    }
  }

  /** Goes a portion of the way that a seek leads, so long that the page stays alive. */
  #seekOn(): void {
    const { playhead } = this
    const enough = performance.now() + SEEK_PORTION.time
    while (!playhead.continueSeek(SEEK_PORTION.ticks)) {
      if (performance.now() < enough) continue
      this.#store.update({ seek: playhead.pendingSeek?.progress ?? null })
      return
    }
    this.#arrive()
  }

  #arrive(): void {
    this.#store.update({ seek: null, isReady: true })
    this.redraw()
  }

  /** The day threw: it stands still, and the page around it says so. */
  fail(thrown: unknown): void {
    this.suspend()
    this.#store.update({ status: { kind: 'failed', error: asError(thrown) } })
  }

  /** Tells React of areas that came, went or were renamed; where they are is read anew every frame by their twins. */
  #publishAreas(): void {
    const inOrder = [...this.#areas.present].sort(byOrder)
    this.#store.update({ areas: inOrder.map(({ id, label }) => ({ id, label })) })
  }

  #newEffects(): Effects {
    return new Effects(this.#definition, {
      speak: say,
      announce: (announcement) => this.#store.update({ announcement }),
      go: (slug) => {
        if (!this.#isLeaving) this.#go(slug)
        this.#isLeaving = true
      },
    })
  }

  #hear(name: string, data: unknown): void {
    this.#effects.hear(name, data)
    for (const listener of this.eventListeners) listener(name, data)
  }
}

/** Areas without a place in the tab order come last, front to back. */
function byOrder(a: HitArea, b: HitArea): number {
  return (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE)
}

/** A seed that nobody has chosen. */
function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

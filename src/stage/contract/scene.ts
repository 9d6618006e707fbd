import type { Container } from 'pixi.js'
import type { Point, Size } from './geometry'
import type { Viewport } from './viewport'

/** What can happen on a day: by name, the plain data that goes with it, or `null`. */
export type EventTable = object

export type EventName<Events extends EventTable> = keyof Events & string

/** What a visitor did, in scene units: the same from a mouse, a finger, a key, a screen reader, a replay or a fuzz test. */
export interface Input {
  readonly at: Readonly<Point>
  /** The id of the area it was done to. */
  readonly area: string | null
  readonly button: 'main' | 'second'
}

/** `later` says that what the day draws later has come: the stage hands it over, and a replay holds it like what a visitor did. */
export type InputKind = 'press' | 'release' | 'move' | 'hover' | 'leave' | 'later'

/** What the visitor's browser has kept of the day, handed over before its first tick: any text at all, as years or strangers may have left it. */
export interface KeptInput {
  readonly kind: 'kept'
  readonly text: string
}

/** An input with its place in time, as the playhead logs it and a replay holds it. */
export type LoggedInput =
  | (Input & { readonly kind: InputKind; readonly tick: number })
  | { readonly kind: 'resize'; readonly tick: number; readonly size: Readonly<Size> }
  | (KeptInput & { readonly tick: number })

/** A seeded source of chance. There is no other in rules: the same seed gives the same day. */
export interface Random {
  /** A number in 0…1, 1 excluded. */
  next(): number
  /** A number in `low`…`high`, `high` excluded. */
  between(low: number, high: number): number
  /** One of the items, each as likely as any other. Throws when there are none. */
  pick<Item>(items: readonly Item[]): Item
  /** Puts the items into a random order, in place, every order as likely as any other. */
  shuffle<Item>(items: Item[]): Item[]
  /** The whole of the generator in one number, as a keyframe holds it. */
  save(): number
  /** Goes back to where `save` was called. */
  restore(saved: number): void
}

/** All that rules may know of the outside. */
export interface World<Events extends EventTable, Tuning> {
  /** Simulated milliseconds since `start`. */
  readonly now: number
  /** The stage's size in scene units. Only that of a `'window'` day ever changes. */
  readonly size: Readonly<Size>
  /** Where the pointer is; where the virtual cursor is, for a visitor who moves it by keys. */
  readonly pointer: Readonly<Point>
  readonly tuning: Readonly<Tuning>
  readonly random: Random
  /** Says what just happened. The day's table `on` turns events into sounds, announcements and effects; tests assert them. */
  emit<Name extends EventName<Events>>(
    name: Name,
    ...data: Events[Name] extends null ? [] : [data: Readonly<Events[Name]>]
  ): void
}

/**
 * The state of a day: plain, JSON-able data and how it changes. Rules know no Pixi, no DOM, no clock and no timer;
 * a moment in the future is a number in the state that `step` compares with `world.now`.
 *
 * In a frame the stage first hands over the inputs queued since the last one, then calls `step` as often as time owes.
 */
export interface Rules<State, Events extends EventTable, Tuning> {
  /** Simulated milliseconds from one `step` to the next. */
  readonly tick: number
  start(world: World<Events, Tuning>): State
  /** Advances the state by one tick, in place. `world.now` is already the end of that tick. */
  step(state: State, world: World<Events, Tuning>): void
  press?(state: State, input: Input, world: World<Events, Tuning>): void
  release?(state: State, input: Input, world: World<Events, Tuning>): void
  /** The pointer has moved; `world.pointer` is there already. */
  move?(state: State, input: Input, world: World<Events, Tuning>): void
  /** The pointer, or the focus, has entered an area. */
  hover?(state: State, input: Input, world: World<Events, Tuning>): void
  /** The pointer, or the focus, has left an area; a finger that is lifted leaves also where there is none. */
  leave?(state: State, input: Input, world: World<Events, Tuning>): void
  /** What the day draws later has come, and may be needed from now on. It may be said again. */
  later?(state: State, input: Input, world: World<Events, Tuning>): void
  /** What `keeps` has kept on an earlier visit: to be taken of it, whatever makes sense. */
  kept?(state: State, text: string, world: World<Events, Tuning>): void
  /** Throws when the state breaks a promise of the day. Called by tests and the debug overlay only. */
  check?(state: State, world: World<Events, Tuning>): void
}

/** The moment that a view draws. One and the same object in every frame: to be read, not to be kept. */
export interface Moment<Tuning = unknown> {
  /** Simulated ms since the start, between two ticks too. */
  readonly now: number
  /** How far the moment lies between two ticks, 0…1. */
  readonly between: number
  /** Which of the three drawings of a boiling line is due: 0, 1 or 2, six changes a simulated second; always 0 when calm. */
  readonly boil: number
  /** Whether the visitor asked for less motion. */
  readonly reducedMotion: boolean
  /** Where the pointer is, in scene units. */
  readonly pointer: Readonly<Point>
  /** The stage's size in scene units. */
  readonly size: Readonly<Size>
  /** What the window shows of the stage, and where the page's icons lie. */
  readonly viewport: Viewport
  /** The day's numbers, as the debug overlay may have turned them. */
  readonly tuning: Readonly<Tuning>
}

/** The picture of a day. It copies the state into display objects and decides nothing. */
export interface View<State, Tuning = unknown> {
  readonly root: Container
  /** Draws the state. Allocates nothing. Whether anything visible has changed the stage finds out itself, and renders only then. */
  draw(state: State, moment: Moment<Tuning>): void
  /** The stage of a `'window'` day has this size from now on. Called once before the first drawing, too. */
  resize?(size: Readonly<Size>): void
}

/** A number that a scene maker may turn in the debug overlay, and a link may set. */
export interface Tunable {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly unit: string
  /** What it does, in a sentence. */
  readonly description: string
}

export type TuningTable<Tuning> = { readonly [Name in keyof Tuning]: Tunable }
export type TuningOf<Table> = { readonly [Name in keyof Table]: number }

/** A moment that the visual tests photograph and the debug overlay jumps to. */
export interface Snapshot {
  readonly name: string
  readonly seed: number
  /** Simulated ms. */
  readonly at: number
  /** The window that a `'window'` day begins in, where it is not that of the tests, 1440 × 900. */
  readonly size?: Readonly<Size>
  readonly inputs?: readonly LoggedInput[]
}

import type { Container, Texture } from 'pixi.js'
import type { RenderedSound } from '../../assets/sound/manifest'
import type { Random } from './random'

/** What a day is, to the stage: state (`Rules`), picture (`View`), and the moments worth a photograph (`Snapshot`). */
export interface Scene<State, Numbers> {
  readonly rules: Rules<State, Numbers>
  readonly createView: (kit: ViewKit) => View<State>
  readonly tuning: TuningTable<Numbers>
  readonly snapshots: readonly Snapshot[]
  /** The stage the picture is composed on, in scene units; `'window'` follows the window in CSS pixels. */
  readonly stage: Size | 'window'
  /** The files of frames that the view draws from, in the day's asset folder: `['heist.json']`. */
  readonly sheets: readonly string[]
  /** The bitmap fonts that the view writes with, in `lettering/`: `['inkwell-display-64']`. */
  readonly fonts?: readonly string[]
  /** What a screen reader says of an event. An event without words is for the eyes and ears only. */
  readonly announcements?: Readonly<Record<string, (data: EventData) => Words>>
  /** The day's manifest of sounds: an event that bears a sound's name plays it. */
  readonly sounds?: Readonly<Record<string, RenderedSound>>
  /** Which sounds an event cuts short, by the event: `{ plop: ['slideUp'] }`. */
  readonly cuts?: Readonly<Record<string, readonly string[]>>
  /** How loud each looping sound is at that moment, 0…1; one that is not listed is not heard. Read every frame: allocates nothing. */
  readonly loops?: Readonly<Record<string, (state: State) => number>>
  /** How fast a looping sound goes at that moment, 0.5…4; without, 1. Read every frame: allocates nothing. */
  readonly loopRates?: Readonly<Record<string, (state: State) => number>>
  /** The day uses the right mouse button: the browser's own menu stays closed over it. */
  readonly usesSecondButton?: boolean
  /** The day follows the pointer, so the arrow keys move a drawn one. */
  readonly followsPointer?: boolean
  /** The day draws what the pointer is, at its place: neither the mouse pointer nor the drop is seen over it. */
  readonly drawsPointer?: boolean
  /** Whether the replay button is offered at that moment; without it, never. */
  readonly canReplay?: (state: State) => boolean
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A text in the languages of the site. */
export interface Words {
  readonly en: string
  readonly fr: string
}

export type Shape =
  | { readonly kind: 'rect'; x: number; y: number; width: number; height: number }
  | { readonly kind: 'circle'; x: number; y: number; radius: number }
  | { readonly kind: 'polygon'; points: readonly Point[] }

/** Something that a visitor can press. The stage matches pointers against `shape` and mirrors it as a button named `label`. */
export interface HitArea {
  readonly id: string
  readonly label: Words
  readonly shape: Shape
  readonly cursor?: 'pointer' | 'none'
  /** Its place in the tab order, low first; areas without one follow in the order they are listed. */
  readonly order?: number
}

/** What a visitor did, in scene units: the same from a mouse, a finger, a key, a screen reader, a replay or a fuzz test. */
export interface Input {
  readonly at: Point
  /** The id of the hit area it was done to. */
  readonly area: string | null
  readonly button: 'main' | 'second'
}

export type InputKind = 'press' | 'release' | 'move' | 'hover' | 'leave'

/** Plain data that goes with an event. */
export type EventData = Readonly<Record<string, number | string | boolean>>

/** All that rules may know of the outside. */
export interface World<Numbers> {
  /** Simulated milliseconds since `start`. */
  readonly now: number
  /** The stage's size in scene units. Only that of a `'window'` day ever changes. */
  readonly size: Readonly<Size>
  /** Where the pointer is; where it is drawn, for a visitor who moves it by keys. */
  readonly pointer: Readonly<Point>
  readonly tuning: Readonly<Numbers>
  readonly random: Random
  /** Says what just happened. The stage turns events into sounds and announcements; tests assert them. */
  emit(name: string, data?: EventData): void
}

/**
 * The state of a day: plain, JSON-able data and how it changes. Rules know no Pixi, no DOM, no clock and no timer;
 * a moment in the future is a number in the state that `step` compares with `world.now`.
 *
 * In a frame the stage first hands over the inputs queued since the last one, then calls `step` as often as time owes.
 */
export interface Rules<State, Numbers> {
  /** Simulated milliseconds from one `step` to the next. */
  readonly tick: number
  start(world: World<Numbers>): State
  /** Advances the state by one tick, in place. `world.now` is already the end of that tick. */
  step(state: State, world: World<Numbers>): void
  /** What can be pressed now, front to back. Called every frame: return the same list as long as nothing has moved. */
  hitAreas?(state: State, world: World<Numbers>): readonly HitArea[]
  press?(state: State, input: Input, world: World<Numbers>): void
  release?(state: State, input: Input, world: World<Numbers>): void
  /** The pointer has moved; `world.pointer` is there already. */
  move?(state: State, input: Input, world: World<Numbers>): void
  /** The pointer, or the focus, has entered an area. */
  hover?(state: State, input: Input, world: World<Numbers>): void
  /** The pointer, or the focus, has left an area. */
  leave?(state: State, input: Input, world: World<Numbers>): void
  /** Throws when the state breaks a promise of the day. Called by tests and the debug overlay only. */
  check?(state: State, world: World<Numbers>): void
}

/** The picture of a day. It copies state into display objects and decides nothing. */
export interface View<State> {
  readonly root: Container
  /**
   * Draws the state. `between` in 0…1 is how far the moment lies between two ticks.
   * Allocates nothing. Returns whether anything visible changed: if not, no frame is rendered.
   */
  draw(state: State, between: number): boolean
  /** The stage of a `'window'` day has a new size. */
  resize?(size: Readonly<Size>): void
}

/** What a view is given. The live members change while it stands. */
export interface ViewKit {
  /** A frame of the day's sheets. Throws, naming it, when no stage has it. */
  texture(frame: string): Texture
  /** The stage's size in scene units, live. */
  readonly size: Readonly<Size>
  /** The pointer in scene units, live. */
  readonly pointer: Readonly<Point>
  /** Which of the three drawings of a boiling line is due: 0, 1 or 2, six changes a simulated second; always 0 when calm. Live. */
  readonly boil: number
  /** Whether the visitor asked for less motion, live. */
  readonly isCalm: boolean
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

export type TuningTable<Numbers> = { readonly [Name in keyof Numbers]: Tunable }
export type NumbersOf<Table> = { readonly [Name in keyof Table]: number }

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

/** An input with its place in time, as the playhead logs it and a replay holds it. */
export type LoggedInput =
  | (Input & { readonly kind: InputKind; readonly tick: number })
  | { readonly kind: 'resize'; readonly tick: number; readonly size: Readonly<Size> }

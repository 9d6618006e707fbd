import type { Slug } from '../../calendar'
import type { Help } from '../../day/help'
import type { SlipPlace } from '../../day/slips/Slip'
import type { FindTable } from '../../finds/findTable'
import type { TABLE } from '../../finds/table'
import type { Localized } from '../../language/words'
import type { Sounds } from '../../sound/soundscape'
import type { Traveller } from '../../visit/traveller'
import type { Areas } from './areas'
import type { Size } from './geometry'
import type { DayKeys } from './keys'
import type { Later } from './later'
import type { Manifest, SheetManifest } from './manifest'
import type { Panel } from './panel'
import type { EventName, EventTable, Rules, TuningTable, View } from './scene'

/** What follows from an event. */
export interface Reaction<Data, OneShot extends string> {
  /** The sounds it makes. */
  readonly play?: OneShot | readonly OneShot[]
  /** The sounds it cuts short. */
  readonly stop?: OneShot | readonly OneShot[]
  /** What a screen reader says of it, where words are worth it; an event without is for the eyes and ears only. */
  readonly announce?: Localized | ((data: Data) => Localized)
  /** The same, and written for all to see: a joke, a memory, a verdict; what one cannot see otherwise. `null`: this time not. */
  readonly caption?: Localized | ((data: Data) => Localized | null)
  /** The day that it leads to: always the same, or the one that its data names; or the table, at the end of the book. */
  readonly goTo?: Slug | typeof TABLE | ((data: Data) => Slug)
  /** Who goes with the visitor from then on, and sits on the ink bottle of the index page. */
  readonly travel?: (data: Data) => Traveller
  /** The score that it ends a game with: entered among the day's five best, once, by who plays it. */
  readonly score?: (data: Data) => number
}

type Reactions<Events extends EventTable, OneShot extends string> = {
  readonly [Name in EventName<Events>]?: Reaction<Readonly<Events[Name]>, OneShot>
}

/** How a looping sound is to be heard, read from the state every frame: allocates nothing. */
export interface Loop<State> {
  /** 0…1. */
  readonly level: (state: State, now: number) => number
  /** 0.5…4; without, 1. */
  readonly rate?: (state: State, now: number) => number
}

/** The names of those sounds that go round and round. */
export type LoopName<AllSounds extends Sounds> = {
  [Name in keyof AllSounds & string]: AllSounds[Name]['loop'] extends null ? never : Name
}[keyof AllSounds & string]

/** The names of the others, which are played once. */
export type OneShotName<AllSounds extends Sounds> = {
  [Name in keyof AllSounds & string]: AllSounds[Name]['loop'] extends null ? Name : never
}[keyof AllSounds & string]

/** What a visitor's browser keeps of a day. */
interface Keeps<State, Events extends EventTable> {
  /** The form that it is kept in. A higher one may hold what this version of the day cannot read: that is left as it is. */
  readonly version: number
  /** Where: `keepsakes` of the session. */
  readonly shelf: {
    read(slug: string, version: number): string | null
    keep(slug: string, version: number, text: string): void
  }
  /** The events that it is kept after, as the state is then. */
  readonly on: EventName<Events> | readonly EventName<Events>[]
  /** A text of bounded length. The rules are handed it at the beginning of the next game, as `kept`. */
  readonly of: (state: State) => string
}

/** What a day on the stage is: `defineScene` makes a day of it. `Kit` is what its view is built with: the stage's own, typed by the day's manifest. */
export interface SceneDefinition<
  State,
  Events extends EventTable,
  Tuning,
  Kit,
  OneShot extends string = string,
  Looping extends string = string,
> {
  /** What the picture is composed on, in scene units; `'window'` follows the window in CSS pixels. */
  readonly stage: Size | 'window'
  readonly rules: Rules<State, Events, Tuning>
  readonly tuning: TuningTable<Tuning>
  /** What can be pressed. */
  readonly areas: Areas<State, Tuning>
  readonly createView: (kit: Kit) => View<State, Tuning>
  /** The day's manifest of pictures: all of its sprite sheets are loaded. */
  readonly manifest: Manifest
  /** Brings the same pictures with more pixels: loaded in the stead of those of `manifest` where they would be soft, on a stage of 1600 × 1000. */
  readonly fineManifest?: () => Promise<{ readonly manifest: SheetManifest }>
  /** Brings what the day draws later: fetched once somebody plays and nothing is in a hurry. The rules hear `later` when it is there. */
  readonly later?: () => Promise<{ readonly later: Later<State, Tuning> }>
  /** What keys do beside Enter and the space bar, which press. Called once a visit, so that it may remember what was typed. */
  readonly keys?: () => DayKeys<State>
  /** What to do, and what the keyboard does. */
  readonly help: Help
  /** What follows from events. */
  readonly on?: Reactions<Events, OneShot>
  /** What is kept from visit to visit, for as long as the browser does. */
  readonly keeps?: Keeps<State, Events>
  /** What can be found on the day, of its `finds.ts`, where it is `satisfies Finds<Events>`. */
  readonly finds?: FindTable
  /** The day's manifest of sounds. */
  readonly sounds?: Sounds
  /** Where captions are laid, the lower left unless told; `own`: the day writes them itself, in its picture. */
  readonly captions?: Extract<SlipPlace, 'lower left' | 'upper left'> | 'own'
  /** Where slips of finds are laid; as captions are, unless told. */
  readonly findSlips?: SlipPlace
  /** The looping sounds that are heard; one that is not listed is not. */
  readonly loops?: { readonly [Name in Looping]?: Loop<State> }
  /** What the day's heading says instead of its prompt at that moment, in English as that; `null`: nothing else. Read in every frame. */
  readonly heading?: (state: State) => string | null
  /** Whether the replay button is offered at that moment; without it, never. */
  readonly canReplay?: (state: State) => boolean
  /** The day uses the right mouse button, and a finger's long press as that: the browser's own menu stays closed over it. */
  readonly usesSecondButton?: boolean
  /** The day follows the pointer, so the arrow keys move a virtual cursor. */
  readonly followsPointer?: boolean
  /** The day draws what the pointer is, at its place: neither the mouse pointer nor the virtual cursor is seen over it. */
  readonly drawsPointer?: boolean
  /** The world scrolls by itself, fast: where there is a graphics card it is drawn in every frame of the browser even while nobody plays. */
  readonly scrolls?: boolean
  /** Words of React over the stage. */
  readonly Panel?: Panel<State>
  /** Fetches what the panel, or what can be pressed, says first, where that is no part of the day's script: the picture is begun once it has come, or has not. */
  readonly firstWords?: () => Promise<unknown>
  /** Whether the rules hear that name of the panel or of `keys`, though no area is called so: a recording may hold it. */
  readonly panelPresses?: (name: string) => boolean
}

import { type FindTable, findsOf } from '../../finds/findTable'
import type { Localized } from '../../language/words'
import { soundGate } from '../../sound/soundGate'
import type { Soundscape } from '../../sound/soundscape'
import type { Traveller } from '../../visit/traveller'
import type { AnyReaction, AnyScene } from '../contract/anyScene'
import type { Loop } from '../contract/definition'
import type { AnyPlayhead } from '../time/playhead'
import { Announcer } from './announcer'

/** What a day does beside its picture. */
interface Outside {
  /** Puts words into the visitor's language. */
  readonly translate: (words: Localized) => string
  /** Shows a text to a screen reader. */
  readonly announce: (text: string) => void
  /** Writes words for all to see. */
  readonly caption: (words: Localized) => void
  /** Leads to another day. */
  readonly goTo: (slug: string) => void
  /** Something was found, by its name in the day's finds. Returns what is said of it, where it is new. */
  readonly find: (name: string) => Localized | null
  /** Somebody goes with the visitor. */
  readonly travel: (who: Traveller) => void
  /** A game has ended with that score. */
  readonly score: (score: number) => void
}

/** A loop with its name, as it is read in every frame. */
interface NamedLoop extends Loop<unknown> {
  readonly name: string
}

const NOTHING: readonly string[] = []

/** What follows from a day's events on one visit: sounds, what a screen reader says, and the way to another day. Loops follow the state. */
export class Effects {
  readonly #soundscape: Soundscape
  readonly #announcer: Announcer
  readonly #outside: Outside
  readonly #reactions: Readonly<Record<string, AnyReaction | undefined>>
  readonly #finds: FindTable
  readonly #loops: readonly NamedLoop[]

  constructor(
    { sounds = {}, on = {}, finds = {}, loops = {} }: Pick<AnyScene, 'sounds' | 'on' | 'finds' | 'loops'>,
    outside: Outside,
  ) {
    this.#soundscape = soundGate.enter(sounds)
    this.#announcer = new Announcer(outside.announce)
    this.#outside = outside
    this.#reactions = on
    this.#finds = finds
    this.#loops = Object.entries(loops).flatMap(([name, loop]) => (loop ? [{ name, ...loop }] : []))
  }

  /** An event was emitted. Many are followed by nothing. */
  hear(event: string, data: unknown): void {
    const reaction = this.#reactions[event] ?? {}
    const { play, stop, goTo, travel, score } = reaction
    for (const name of namesIn(stop)) this.#soundscape.cut(name)
    for (const name of namesIn(play)) this.#soundscape.play(name)
    const found = findsOf(this.#finds, event, data).map((name) => this.#outside.find(name))
    const said = [announcementOf(reaction, data), ...found].flatMap((words) => words ?? [])
    if (said.length > 0) this.#announcer.say(event, said.map(this.#outside.translate).join(' '))
    const written = captionOf(reaction, data)
    if (written) this.#outside.caption(written)
    if (goTo) this.#outside.goTo(typeof goTo === 'function' ? goTo(data) : goTo)
    if (travel) this.#outside.travel(travel(data))
    if (score) this.#outside.score(score(data))
  }

  /** Brings the loops to the moment. Called once a frame; allocates nothing. */
  follow({ state, now, isPaused, speed }: AnyPlayhead): void {
    this.#soundscape.setTime(isPaused, speed)
    for (let place = 0; place < this.#loops.length; place++) {
      const loop = this.#loops[place]
      if (loop) this.#soundscape.setLoop(loop.name, loop.level(state, now), loop.rate?.(state, now) ?? 1)
    }
  }

  /** Holds all sounds until the day is followed again. */
  standStill(): void {
    this.#soundscape.setTime(true, this.#soundscape.speed)
  }

  end(): void {
    this.#announcer.destroy()
    soundGate.leave(this.#soundscape)
  }
}

/** What is said of an event with such data: also what is written of it. */
export function announcementOf(reaction: AnyReaction, data: unknown): Localized | null {
  const { announce } = reaction
  return captionOf(reaction, data) ?? (typeof announce === 'function' ? announce(data) : (announce ?? null))
}

/** What is written of an event with such data. */
export function captionOf({ caption }: AnyReaction, data: unknown): Localized | null {
  return typeof caption === 'function' ? caption(data) : (caption ?? null)
}

function namesIn(names: string | readonly string[] | undefined): readonly string[] {
  if (names === undefined) return NOTHING
  return typeof names === 'string' ? [names] : names
}

import type { Point } from '../contract/geometry'
import { smoothstep } from '../contract/math'
import type { LoggedInput } from '../contract/scene'

/** For how long the drop is on its way to where something is done next, in simulated ms. */
export const GLIDE = 350

/** For how long a press is seen at least, in simulated ms. */
const SHORTEST_PRESS = 120

/** What is done at a place that the pointer has come to. */
interface Stop extends Point {
  readonly ms: number
}

interface Press {
  readonly from: number
  readonly until: number
}

/** Where the pointer of a game is that is watched. Of thinned moves the drop knows only where they led: it glides there in time. */
export class Trail {
  readonly #stops: readonly Stop[]
  readonly #presses: readonly Press[]
  readonly #glide: number
  #next = 0
  #press = 0

  /**
   * @param tick simulated ms from one tick of the day to the next
   * @param glide for how long it is on its way, in simulated ms; 0: it is where it is at once
   */
  constructor(inputs: readonly LoggedInput[], tick: number, glide: number) {
    this.#glide = glide
    this.#stops = inputs.flatMap((input) =>
      input.kind === 'press' || input.kind === 'release' || input.kind === 'move' || input.kind === 'hover'
        ? [{ ms: input.tick * tick, ...input.at }]
        : [],
    )
    this.#presses = pressesIn(inputs, tick)
  }

  /**
   * Writes where it is at that simulated moment, in scene units. Called once a frame, forward in time; allocates nothing.
   * @returns whether it is to be seen: before anything is done nobody knows where it is
   */
  follow(now: number, out: Point): boolean {
    const stops = this.#stops
    for (let stop = stops[this.#next]; stop && stop.ms <= now; stop = stops[this.#next]) this.#next += 1
    const from = stops[this.#next - 1]
    const to = stops[this.#next]
    const [start, end] = [from ?? to, to ?? from]
    if (!start || !end || (!from && now < end.ms - this.#glide)) return false
    const share = start === end ? 1 : smoothstep(Math.max(start.ms, end.ms - this.#glide), end.ms, now)
    out.x = start.x + (end.x - start.x) * share
    out.y = start.y + (end.y - start.y) * share
    return true
  }

  /** Whether something is pressed at that moment. Asked once a frame, forward in time. */
  isPressed(now: number): boolean {
    const presses = this.#presses
    for (let press = presses[this.#press]; press && press.until <= now; press = presses[this.#press]) this.#press += 1
    return (presses[this.#press]?.from ?? Number.POSITIVE_INFINITY) <= now
  }
}

function pressesIn(inputs: readonly LoggedInput[], tick: number): Press[] {
  const ends = inputs.filter(({ kind }) => kind === 'press' || kind === 'release')
  return ends.flatMap((input, place) => {
    if (input.kind !== 'press') return []
    const from = input.tick * tick
    const until = (ends[place + 1]?.tick ?? Number.POSITIVE_INFINITY) * tick
    return [{ from, until: Math.max(until, from + SHORTEST_PRESS) }]
  })
}

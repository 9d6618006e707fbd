import { reducedMotion } from '../canvas/reducedMotion'
import type { Moment } from '../contract/scene'
import type { Viewport } from '../contract/viewport'
import type { AnyPlayhead } from '../time/playhead'

/** How often a boiling line is drawn anew, in simulated ms, and in how many drawings. */
const BOIL = { every: 1000 / 6, drawings: 3 } as const

/** The moment that a playhead is at, as views see it. */
export class ViewMoment implements Moment {
  readonly #playhead: AnyPlayhead
  readonly #shown: { readonly viewport: Viewport }

  constructor(playhead: AnyPlayhead, shown: { readonly viewport: Viewport }) {
    this.#playhead = playhead
    this.#shown = shown
  }

  get now() {
    return this.#playhead.now + this.#playhead.between * this.#playhead.tick
  }

  get between() {
    return this.#playhead.between
  }

  get boil() {
    return reducedMotion.matches ? 0 : Math.floor(this.#playhead.now / BOIL.every) % BOIL.drawings
  }

  get reducedMotion() {
    return reducedMotion.matches
  }

  get pointer() {
    return this.#playhead.world.pointer
  }

  get size() {
    return this.#playhead.world.size
  }

  get viewport() {
    return this.#shown.viewport
  }

  get tuning() {
    return this.#playhead.world.tuning
  }
}

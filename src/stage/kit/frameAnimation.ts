import { type Drawings, DrawnSprite } from './drawnSprite'

/** A drawing in frames by simulated time: a wing that beats, a flag that waves. */
export class FrameAnimation<Name extends string = string, Key extends string = string> extends DrawnSprite<Name, Key> {
  readonly #sequence: readonly number[]
  readonly #each: number
  readonly #ahead: number

  /**
   * @param sequence the frames by number, in the order they are seen, over and over
   * @param each how long each is seen, in simulated ms
   * @param ahead how many frames it is ahead of others of its kind, so that they do not beat as one
   */
  constructor(
    drawings: Readonly<Record<Name, Drawings>>,
    name: Name,
    sequence: readonly number[],
    each: number,
    ahead = 0,
  ) {
    super(drawings, name)
    this.#sequence = sequence
    this.#each = each
    this.#ahead = ahead
  }

  /** Shows the frame that is due at that simulated ms, or as if each were seen for another time. */
  at(now: number, each = this.#each): void {
    const turn = Math.floor((now + this.#ahead * each) / each) % this.#sequence.length
    this.show(this.#sequence[turn < 0 ? turn + this.#sequence.length : turn] ?? 0)
  }
}

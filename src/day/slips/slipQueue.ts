import type { Localized } from '../../language/words'
import { Store } from '../../store'
import type { StampPlace } from '../../ui/Stamp'

/** What was said: a joke, a memory, a verdict. */
interface CaptionSlip {
  readonly kind: 'caption'
  readonly words: Localized
}

/** What was found, for the first time. */
export interface FindSlip {
  readonly kind: 'find'
  /** Its stamp, 76 × 90. */
  readonly stamp: StampPlace
  readonly name: Localized
  /** How many of the day's finds have been made, this one with them. */
  readonly found: number
  readonly of: number
}

export type SlipContent = CaptionSlip | FindSlip

/** A slip that lies on the page. */
export interface LyingSlip {
  /** Another for every slip. */
  readonly id: number
  readonly content: SlipContent
  readonly isLeaving: boolean
}

/** How long slips are laid down, rest and leave, in ms. */
export const SLIP_TIMES = {
  laid: 240,
  rest: 1_400,
  restPerCharacter: 45,
  /** A find: its slip, its stamp, and how the slip shakes of that. */
  findLaid: 180,
  stamped: 160,
  shaken: 120,
  findRest: 3_200,
  leaving: 300,
  /** The stamp is raised while the slip is laid, and comes to rest while that shakes. */
  raised: 90,
  settled: 240,
} as const

/**
 * The slips of paper of a day, one at a time. A caption takes the place of another at once: of several the last stands. A find is
 * never lost to one: it waits until a caption that lies there has had its time, and what is said meanwhile comes after it.
 */
export class SlipQueue extends Store<LyingSlip | null> {
  readonly #prepare: () => Promise<void>
  readonly #lengthOf: (words: Localized) => number
  #waiting: readonly SlipContent[] = []
  #isReady = false
  #preparing: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  /**
   * @param prepare fetches what slips are drawn with: asked for once, by the first
   * @param lengthOf how many characters there are to be read
   */
  constructor(prepare: () => Promise<void>, lengthOf: (words: Localized) => number) {
    super(null)
    this.#prepare = prepare
    this.#lengthOf = lengthOf
  }

  say(words: Localized): void {
    this.#lay({ kind: 'caption', words })
  }

  find(find: Omit<FindSlip, 'kind'>): void {
    this.#lay({ kind: 'find', ...find })
  }

  /** Takes all slips away: the day was left. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.set(null)
  }

  #lay(content: SlipContent): void {
    const others = content.kind === 'find' ? this.#waiting : this.#waiting.filter(({ kind }) => kind === 'find')
    this.#waiting = [...others, content]
    if (this.#isReady) this.#layNow()
    else this.#preparing ??= this.#prepare().then(() => this.#begin())
  }

  #begin(): void {
    this.#isReady = true
    this.#layNow()
  }

  /** Lays the first that waits, if there is room, or both it and what lies there are captions. */
  #layNow(): void {
    const lying = this.read()
    const areCaptions = lying?.content.kind === 'caption' && this.#waiting[0]?.kind === 'caption'
    if (!lying || lying.isLeaving || areCaptions) this.#layNext()
  }

  #layNext(): void {
    clearTimeout(this.#timer)
    const [content, ...later] = this.#waiting
    if (!content) return
    this.#waiting = later
    this.#count += 1
    this.set({ id: this.#count, content, isLeaving: false })
    this.#timer = setTimeout(() => this.#end(), this.#timeOf(content))
  }

  #end(): void {
    const lying = this.read()
    if (this.#waiting.length > 0) this.#layNext()
    else if (lying) {
      this.set({ ...lying, isLeaving: true })
      this.#timer = setTimeout(() => this.set(null), SLIP_TIMES.leaving)
    }
  }

  #timeOf(content: SlipContent): number {
    const { laid, rest, restPerCharacter, findLaid, stamped, shaken, findRest } = SLIP_TIMES
    if (content.kind === 'find') return findLaid + stamped + shaken + findRest
    return laid + rest + restPerCharacter * this.#lengthOf(content.words)
  }
}

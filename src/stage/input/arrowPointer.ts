import { keyOwner } from '../../ui/keyOwner'
import type { Point, Size } from '../contract/geometry'

/** How fast the virtual cursor sets off and how fast it gets, in CSS pixels a second. */
const SPEED = { first: 160, most: 900 }

/** How long the arrow keys are held until it is at its fastest, in ms. */
const FASTEST_AFTER = 700

/** The longest time that one frame makes up for, in ms: after a long one the pointer must not have flown off. */
const MOST_ELAPSED = 100

/** How long a key counts as held that went down and up between two frames, in ms. */
const TAP = 1000 / 60

const DIRECTIONS: Readonly<Record<string, Readonly<Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The pointer of a visitor without one: moved by the arrow keys for as long as they are held, faster and faster. */
export class ArrowPointer {
  /** In CSS pixels of the window. */
  readonly at: Point = { x: 0, y: 0 }
  readonly #held = new Set<string>()
  /** Keys that went down since the last frame: a tap shorter than a frame, on a slow machine, moves it all the same. */
  readonly #tapped = new Set<string>()
  readonly #listening = new AbortController()
  #heldFor = 0

  constructor() {
    const { signal } = this.#listening
    window.addEventListener(
      'keydown',
      (event) => {
        if (!(event.key in DIRECTIONS) || keyOwner(event) !== 'day') return
        if (event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        this.#held.add(event.key)
        this.#tapped.add(event.key)
      },
      { signal },
    )
    window.addEventListener('keyup', (event) => this.#held.delete(event.key), { signal })
    window.addEventListener(
      'blur',
      () => {
        this.#held.clear()
        this.#tapped.clear()
      },
      { signal },
    )
  }

  /** Moves on by what that many ms of held keys make of it, inside the window. Returns whether it has moved. */
  advance(elapsed: number, window: Readonly<Size>): boolean {
    let x = 0
    let y = 0
    for (const key of this.#held) this.#tapped.add(key)
    for (const key of this.#tapped) {
      x += DIRECTIONS[key]?.x ?? 0
      y += DIRECTIONS[key]?.y ?? 0
    }
    this.#tapped.clear()
    if (x === 0 && y === 0) {
      this.#heldFor = 0
      return false
    }
    const counted = Math.min(elapsed, this.#held.size > 0 ? MOST_ELAPSED : TAP)
    this.#heldFor += counted
    const speed = SPEED.first + (SPEED.most - SPEED.first) * Math.min(1, this.#heldFor / FASTEST_AFTER)
    const length = (speed * counted) / 1000 / Math.hypot(x, y)
    this.at.x = Math.min(window.width, Math.max(0, this.at.x + x * length))
    this.at.y = Math.min(window.height, Math.max(0, this.at.y + y * length))
    return true
  }

  destroy(): void {
    this.#listening.abort()
  }
}

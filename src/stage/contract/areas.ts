import type { Localized } from '../../language/words'
import type { Circle, Point, Polygon, Rect, Shape, Size } from './geometry'
import type { Viewport } from './viewport'

/** Something that a visitor can press: declared once, when the day's module loads, and followed by the stage. */
export interface Area<State, Tuning = unknown> {
  readonly id: string
  /** What a screen reader calls it; a function returns one of a table of words, as it is asked every frame. */
  readonly label: Localized | ((state: State) => Localized)
  /** Writes where it is. Allocates nothing. */
  readonly shape: (state: State, out: ShapeWriter, world: AreaWorld<Tuning>, viewport: Viewport) => void
  /** Whether it can be pressed now; without it, always. */
  readonly when?: (state: State) => boolean
  /** Its place in the tab order, low first; areas without one follow as they are listed. */
  readonly order?: number | ((state: State) => number)
  /** Areas of one group are a single stop of Tab: the one that was last in focus, at first the first. `keys` leads to the others. */
  readonly tabGroup?: string
  /** How far in front it lies, the highest foremost; of equals, and without it, the first listed. */
  readonly front?: (state: State) => number
  /** It is all that lies behind the others: no hand shows over it that it can be pressed, as that would say nothing. */
  readonly isBackdrop?: boolean
  /**
   * Enter and the space bar press it while nothing is in focus: it is what the help card names for them. Of those that are there,
   * the foremost. A day on which one chooses first has none; where a day follows the pointer, the keys press what that points at.
   */
  readonly takesEnter?: boolean
}

/** All that can ever be pressed on a day, front to back. */
export type Areas<State, Tuning = unknown> = readonly Area<State, Tuning>[]

/** What the shape of an area may depend on beside the state. */
export interface AreaWorld<Tuning> {
  /** Simulated ms since the start. */
  readonly now: number
  /** The stage's size in scene units. */
  readonly size: Readonly<Size>
  readonly tuning: Readonly<Tuning>
}

/** Takes down the shape of an area, in scene units, once each time it is asked for. */
export interface ShapeWriter {
  rect(x: number, y: number, width: number, height: number): void
  circle(x: number, y: number, radius: number): void
  /** A shape with corners, moved by so much, so many times as wide and as high; mirrored where that is below 0. */
  polygon(points: readonly Readonly<Point>[], x?: number, y?: number, scaleX?: number, scaleY?: number): void
}

/** An area as it is at this moment. */
export interface HitArea {
  readonly id: string
  readonly label: Localized
  readonly shape: Shape
  /** Its place in the tab order; `null` follows those that have one. */
  readonly order: number | null
  /** The areas with which it shares a stop of Tab; `null` has one of its own. */
  readonly tabGroup: string | null
  /** It is all that lies behind the others. */
  readonly isBackdrop: boolean
  /** Enter presses it while nothing is in focus. */
  readonly takesEnter: boolean
}

/** Follows the declared areas of a day. What it hands out is reused: nothing is allocated from frame to frame. */
export class AreaKeeper<State, Tuning> {
  /** What can be pressed now, front to back. */
  readonly present: HitArea[] = []
  readonly #kept: readonly KeptArea<State, Tuning>[]
  /** Those that are there now, in the order of `present`. */
  readonly #there: KeptArea<State, Tuning>[] = []

  constructor(areas: Areas<State, Tuning>) {
    this.#kept = areas.map((area) => new KeptArea(area))
  }

  /** Brings the areas to the moment. Returns whether one came, went, or has another name or place in the tab order. */
  follow(state: State, world: AreaWorld<Tuning>, viewport: Viewport): boolean {
    let hasChanged = false
    for (let place = 0; place < this.#kept.length; place++) {
      if (this.#kept[place]?.follow(state, world, viewport)) hasChanged = true
    }
    this.#sort()
    return hasChanged
  }

  /** Those that are there, foremost first. Hardly anything ever changes its place: sorting by insertion costs nothing then. */
  #sort(): void {
    const there = this.#there
    there.length = 0
    for (let place = 0; place < this.#kept.length; place++) {
      const area = this.#kept[place]
      if (!area?.isThere) continue
      let at = there.length
      for (let before = there[at - 1]; before && before.front < area.front; before = there[at - 1]) {
        there[at] = before
        at -= 1
      }
      there[at] = area
    }
    this.present.length = there.length
    for (let place = 0; place < there.length; place++) {
      const area = there[place]
      if (area) this.present[place] = area
    }
  }
}

class KeptArea<State, Tuning> implements HitArea {
  readonly id: string
  label: Localized
  order: number | null
  front = 0
  isThere = false
  readonly tabGroup: string | null
  readonly isBackdrop: boolean
  readonly takesEnter: boolean
  readonly #area: Area<State, Tuning>
  readonly #out = new ReusedShape()

  constructor(area: Area<State, Tuning>) {
    this.#area = area
    this.id = area.id
    this.label = typeof area.label === 'function' ? UNNAMED : area.label
    this.order = typeof area.order === 'number' ? area.order : null
    this.tabGroup = area.tabGroup ?? null
    this.isBackdrop = area.isBackdrop ?? false
    this.takesEnter = area.takesEnter ?? false
  }

  get shape(): Shape {
    return this.#out.shape
  }

  follow(state: State, world: AreaWorld<Tuning>, viewport: Viewport): boolean {
    const { when, label, order, shape, front } = this.#area
    const isThere = when === undefined || when(state)
    let hasChanged = isThere !== this.isThere
    this.isThere = isThere
    if (!isThere) return hasChanged
    if (typeof label === 'function') {
      const words = label(state)
      if (words.en !== this.label.en || words.fr !== this.label.fr) hasChanged = true
      this.label = words
    }
    if (typeof order === 'function') {
      const place = order(state)
      if (place !== this.order) hasChanged = true
      this.order = place
    }
    if (front) this.front = front(state)
    shape(state, this.#out, world, viewport)
    return hasChanged
  }
}

const UNNAMED: Localized = { en: '', fr: '' }

/** One of each kind of shape, written over and over. */
class ReusedShape implements ShapeWriter {
  shape: Shape
  readonly #rect: Rect = { kind: 'rect', x: 0, y: 0, width: 0, height: 0 }
  readonly #circle: Circle = { kind: 'circle', x: 0, y: 0, radius: 0 }
  readonly #corners: Point[] = []
  readonly #polygon: Polygon = { kind: 'polygon', points: this.#corners }

  constructor() {
    this.shape = this.#rect
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#rect.x = x
    this.#rect.y = y
    this.#rect.width = width
    this.#rect.height = height
    this.shape = this.#rect
  }

  circle(x: number, y: number, radius: number): void {
    this.#circle.x = x
    this.#circle.y = y
    this.#circle.radius = radius
    this.shape = this.#circle
  }

  polygon(points: readonly Readonly<Point>[], x = 0, y = 0, scaleX = 1, scaleY = 1): void {
    this.#corners.length = Math.min(this.#corners.length, points.length)
    for (let place = 0; place < points.length; place++) {
      const point = points[place]
      if (!point) continue
      let corner = this.#corners[place]
      if (!corner) {
        corner = { x: 0, y: 0 }
        this.#corners[place] = corner
      }
      corner.x = point.x * scaleX + x
      corner.y = point.y * scaleY + y
    }
    this.shape = this.#polygon
  }
}

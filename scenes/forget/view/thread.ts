import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Point, Size } from '../../../src/stage/contract/geometry'
import { scatter } from '../../../src/stage/contract/math'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeIn, sizeIn, THREAD } from '../layout'

/** How far it is from one twist of the thread to the next where things are as large as drawn, and of how many it is made at most. */
const TWIST = 10.4
const MOST_TWISTS = 640
/** What the shadow of the thread lies aside, in CSS pixels. */
const SHADOW = { x: 3, y: 5 } as const
/** Into how many pieces the way from one of its points to the next is cut, to measure it. */
const PIECES = 24

/** A place on the thread, and which way it runs there, in radians. */
interface Place extends Point {
  angle: number
}

/** The thread, twist by twist: what runs through the whole page. It is printed with the page. */
export class Thread {
  readonly root = new Container({ label: 'thread' })
  readonly #strands
  readonly #shadows
  readonly #fray
  /** Where its twists are, from the spool on. */
  #places: readonly Place[] = []

  constructor(kit: ViewKit<typeof manifest>) {
    const indices = Array.from({ length: MOST_TWISTS }, (_, index) => index)
    this.#shadows = indices.map(() => kit.sprite('strandShadow'))
    this.#strands = indices.map((index) => kit.sprite('strand').show(Math.floor(scatter(index) * 3)))
    this.#fray = kit.sprite('fray')
    this.root.addChild(...this.#shadows, ...this.#strands, this.#fray)
  }

  resize(size: Readonly<Size>): void {
    const scale = sizeIn(size)
    this.#places = placesAlong(
      THREAD.map((point) => placeIn(point, size, { x: 0, y: 0 })),
      TWIST * scale,
    ).slice(0, MOST_TWISTS)
    for (let index = 0; index < MOST_TWISTS; index++) {
      const place = this.#places[index]
      for (const [sprites, aside] of [
        [this.#shadows, SHADOW],
        [this.#strands, NOWHERE],
      ] as const) {
        const sprite = sprites[index]
        if (!sprite) continue
        sprite.visible = place !== undefined
        if (!place) continue
        sprite.position.set(place.x + aside.x, place.y + aside.y)
        sprite.rotation = place.angle
        sprite.scale.set(scale)
      }
    }
    const end = this.#places.at(-1)
    if (end) this.#fray.position.copyFrom(end)
    this.#fray.scale.set(scale)
  }

  /** Where the thread is at a share of it: one of its twists. */
  at(share: number): Readonly<Place> | undefined {
    return this.#places[Math.floor(share * (this.#places.length - 1))]
  }
}

const NOWHERE = { x: 0, y: 0 } as const

/** Places at even distances on a smooth line through all the points. */
function placesAlong(points: readonly Point[], apart: number): Place[] {
  const places: Place[] = []
  let last: Point | undefined
  let left = 0
  for (let piece = 0; piece <= (points.length - 1) * PIECES; piece++) {
    const here = pointOn(points, piece / PIECES)
    if (last) {
      const way = Math.hypot(here.x - last.x, here.y - last.y)
      const angle = Math.atan2(here.y - last.y, here.x - last.x)
      for (; left < way; left += apart) {
        const share = left / way
        places.push({ x: last.x + (here.x - last.x) * share, y: last.y + (here.y - last.y) * share, angle })
      }
      left -= way
    }
    last = here
  }
  return places
}

/** A smooth line through all the points, by Catmull and Rom: the whole numbers are the points themselves. */
function pointOn(points: readonly Point[], along: number): Point {
  const index = Math.min(points.length - 2, Math.floor(along))
  const share = along - index
  const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map(
    (place) => points[Math.min(points.length - 1, Math.max(0, place))] ?? NOWHERE,
  )
  if (!before || !from || !to || !after) return NOWHERE
  const through = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3)
  return { x: through(before.x, from.x, to.x, after.x), y: through(before.y, from.y, to.y, after.y) }
}

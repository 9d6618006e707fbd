import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Point, Size } from '../../../src/stage/contract/geometry'
import { scatter } from '../../../src/stage/contract/math'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeIn, pointOn, sizeIn, THREAD } from '../layout'

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

  constructor(kit: ViewKit<typeof manifest>) {
    const indices = Array.from({ length: MOST_TWISTS }, (_, index) => index)
    this.#shadows = indices.map(() => kit.sprite('strandShadow'))
    this.#strands = indices.map((index) => kit.sprite('strand').show(Math.floor(scatter(index) * 3)))
    this.#fray = kit.sprite('fray')
    this.root.addChild(...this.#shadows, ...this.#strands, this.#fray)
  }

  resize(size: Readonly<Size>): void {
    const scale = sizeIn(size)
    const places = placesAlong(
      THREAD.map((point) => placeIn(point, size, { x: 0, y: 0 })),
      TWIST * scale,
    ).slice(0, MOST_TWISTS)
    for (let index = 0; index < MOST_TWISTS; index++) {
      const place = places[index]
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
    const end = places.at(-1)
    if (end) this.#fray.position.copyFrom(end)
    this.#fray.scale.set(scale)
  }
}

const NOWHERE = { x: 0, y: 0 } as const

/** Places at even distances on a smooth line through all the points. */
function placesAlong(points: readonly Point[], apart: number): Place[] {
  const places: Place[] = []
  let last: Point | undefined
  let left = 0
  for (let piece = 0; piece <= (points.length - 1) * PIECES; piece++) {
    const here = pointOn(points, piece / PIECES, { x: 0, y: 0 })
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

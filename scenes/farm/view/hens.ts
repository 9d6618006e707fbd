import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import { lerp } from '../../../src/stage/contract/math'
import { timeline } from '../../../src/stage/contract/rules/timeline'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** Where they peck, which way, how far each is ahead in its round, in ms, and where they peck once a table is laid. */
const HENS = [
  { x: 712, y: 472, size: 0.74, way: 1, ahead: 0, later: { x: 366, y: 398 } },
  { x: 562, y: 622, size: 0.84, way: -1, ahead: 2900, later: { x: 344, y: 566 } },
  { x: 1062, y: 612, size: 0.76, way: 1, ahead: 4300, later: { x: 1062, y: 612 } },
] as const

/** How high a hen hops on its way there, in units, and how often. */
const HOP = { height: 10, times: 9 } as const

/** One round of a hen. */
const ROUND = timeline([
  { until: 1700, value: 'stand' },
  { until: 1850, value: 'stoop' },
  { until: 2000, value: 'peck' },
  { until: 2130, value: 'stoop' },
  { until: 2280, value: 'peck' },
  { until: 2430, value: 'stoop' },
  { until: 3300, value: 'stand' },
  { until: 4200, value: 'look' },
  { until: 4900, value: 'stand' },
  { until: 5050, value: 'stoop' },
  { until: 5200, value: 'peck' },
  { until: 5400, value: 'stoop' },
  { until: 6100, value: 'look' },
])

/** Hens on the meadow, about their business. */
export class Hens {
  readonly root = new Container({ label: 'hens' })
  readonly #hens

  constructor(kit: ViewKit<typeof manifest>) {
    this.#hens = HENS.map(({ x, y, size, way, ahead, later }) => ({
      sprite: kit.sprite('hen').updateTransform({ x, y, scaleX: way * size, scaleY: size }),
      ahead,
      from: { x, y },
      later,
    }))
    this.root.addChild(...this.#hens.map(({ sprite }) => sprite))
  }

  /** @param moved how far they have made room for a table, 0…1 */
  draw(now: number, { reducedMotion }: Moment, moved: number): void {
    const hop = reducedMotion ? 0 : HOP.height * Math.abs(Math.sin(moved * HOP.times * Math.PI))
    for (const { sprite, ahead, from, later } of this.#hens) {
      const goes = moved > 0 && moved < 1 && from.x !== later.x
      sprite.show(reducedMotion || goes ? ROUND.at(0) : ROUND.looping(now + ahead))
      sprite.position.set(lerp(from.x, later.x, moved), lerp(from.y, later.y, moved) - (goes ? hop : 0))
    }
  }
}

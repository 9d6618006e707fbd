import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import { timeline } from '../../../src/stage/contract/rules/timeline'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { FarmState } from '../state'

/** Where they peck, which way, how far each is ahead in its round, in ms, and how far out of the way it goes for a table, in units. */
const HENS = [
  { x: 712, y: 472, size: 0.74, way: 1, ahead: 0, away: 0 },
  { x: 562, y: 622, size: 0.84, way: -1, ahead: 2900, away: -86 },
  { x: 1062, y: 612, size: 0.76, way: 1, ahead: 4300, away: 0 },
] as const

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
    this.#hens = HENS.map(({ x, y, size, way, ahead, away }) => ({
      sprite: kit.sprite('hen').updateTransform({ x, y, scaleX: way * size, scaleY: size }),
      ahead,
      y,
      away,
    }))
    this.root.addChild(...this.#hens.map(({ sprite }) => sprite))
  }

  draw({ rack }: FarmState, now: number, { reducedMotion }: Moment): void {
    const isLaid = rack.suppers > 0 || rack.servedAt !== null
    for (const { sprite, ahead, y, away } of this.#hens) {
      sprite.show(reducedMotion ? ROUND.at(0) : ROUND.looping(now + ahead))
      sprite.y = isLaid ? y + away : y
    }
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { clamp, DEGREE, easeOutElastic, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { angleOf, FLOWER, MOST_PETALS, PETAL_ROOT, UNFOLDING, UNIT } from '../layout'
import type { BouquetState } from '../state'
import { beckoningPetal, beckonShare, onFives } from './motion'

/** How many petals there are before they come again, mirrored. */
export const KINDS = 6
/** How much longer a petal is that is pointed at, and how soon, in ms. */
const LONGER = 0.055
const REACHING = 150
/** How far petals sway in the wind, in radians, and how fast, in ms. */
const SWAY = 0.017
const WIND = 760
/** How a petal beckons: how far it turns, in radians, and how much longer it grows. */
const BECKON = { turn: 0.17, longer: 0.11 } as const

/** The ring: even petals over odd ones. */
export class Petals {
  readonly under = new Container()
  readonly over = new Container()
  readonly #petals

  constructor(kit: ViewKit<typeof manifest>) {
    this.#petals = Array.from({ length: MOST_PETALS }, (_, index) => {
      const petal = kit.sprite('petal')
      petal.show(index % KINDS)
      petal.label = `petal-${index + 1}`
      const layer = index % 2 === 0 ? this.over : this.under
      layer.addChild(petal)
      return petal
    })
  }

  draw(bouquet: BouquetState, { now, reducedMotion }: Moment): void {
    const { petals, pointed } = bouquet
    const beckoned = reducedMotion ? 0 : beckonShare(bouquet, now)
    const chosen = beckoned > 0 ? beckoningPetal(bouquet, now) : -1
    for (let index = 0; index < MOST_PETALS; index++) {
      const sprite = this.#petals[index]
      const petal = petals[index]
      if (!sprite) continue
      sprite.visible = petal?.stage === 'on'
      if (petal?.stage !== 'on') continue
      const angle = angleOf(index, petals.length) * DEGREE
      sprite.position.set(
        FLOWER.x + Math.sin(angle) * PETAL_ROOT * UNIT,
        FLOWER.y - Math.cos(angle) * PETAL_ROOT * UNIT,
      )
      let turn = 0
      let longer = 0
      if (pointed?.index === index) {
        const share = smoothstep(0, REACHING, now - pointed.since)
        longer = LONGER * (pointed.isOver ? 1 - share : share)
      }
      if (!reducedMotion) {
        turn = SWAY * Math.sin(onFives(now) / WIND + index * 1.9)
        if (index === chosen) {
          turn += BECKON.turn * Math.sin(beckoned * 5 * Math.PI) * (1 - beckoned)
          longer += BECKON.longer * Math.sin(beckoned * Math.PI)
        }
      }
      sprite.rotation = angle + turn
      const size = reducedMotion ? 1 : budSize(petal.budsAt, now)
      sprite.scale.set((index >= KINDS ? -1 : 1) * size * (1 - longer * 0.4), size * (1 + longer))
    }
  }
}

/** How large a petal is that has budded then: it shoots out beyond its size, and back. */
export function budSize(budsAt: number, now: number): number {
  return clamp(easeOutElastic(now - budsAt, UNFOLDING / 5, UNFOLDING / 0.95), 0.04, 1.2)
}

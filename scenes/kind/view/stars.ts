import { Container, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/kind/manifest'
import { clamp, easeOutBack, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MARKS, RISING, STARS, THINGS } from '../layout'
import type { KindState } from '../state'
import { createGlow } from './room'

/** How long a mark asks, in ms, and how far it stays under what it asks for, in scene units. */
const ASKING = { lasts: 1500, up: 10 } as const
/** How high a star goes on its way, in scene units; how it glows, and how it twinkles. */
const FLIGHT = { high: 150, spin: 5 } as const
const GLOW = { radius: 38, color: 0x7c8c84 } as const
const TWINKLE = { period: 3400, share: 0.16 } as const

/** By the moon, marks over what has something to say yet; and of each that has told, its star on the wall above the bed. */
export class Stars {
  readonly root = new Container({ label: 'stars' })
  readonly #stars

  constructor(kit: ViewKit<typeof manifest>) {
    const { radius, color } = GLOW
    const light = kit.bake(createGlow(radius, color), { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius })
    this.#stars = THINGS.map((thing) => ({
      thing,
      mark: kit.sprite('mark').show('dark'),
      glow: new Sprite({ texture: light, blendMode: 'add' }),
    }))
    this.root.addChild(...this.#stars.map(({ glow }) => glow), ...this.#stars.map(({ mark }) => mark))
  }

  draw(room: KindState, { now, reducedMotion }: Moment, isDark: boolean): void {
    for (const [place, { thing, mark, glow }] of this.#stars.entries()) {
      const told = room.toldAt[thing]
      const from = MARKS[thing]
      if (told === null) {
        const asked = since(room.beckonedAt, now) / ASKING.lasts
        mark.alpha = isDark && asked < 1 && room.hasRead[thing] ? hop(clamp(asked, 0, 1)) : 0
        glow.alpha = 0
        mark.position.set(from.x, from.y + (reducedMotion ? 0 : ASKING.up * (1 - hop(asked))))
        continue
      }
      const to = STARS[thing]
      const share = reducedMotion ? 1 : clamp((now - told) / RISING, 0, 1)
      const way = smoothstep(0, 1, share)
      const twinkle = reducedMotion ? 0 : Math.sin((now / TWINKLE.period + place * 0.27) * 2 * Math.PI)
      mark.alpha = isDark ? 1 : 0
      mark.position.set(lerp(from.x, to.x, way), lerp(from.y, to.y, way) - FLIGHT.high * hop(way))
      mark.rotation = FLIGHT.spin * (1 - way)
      mark.scale.set(share < 1 ? 0.7 + 0.3 * easeOutBack(share) : 1 + 0.5 * TWINKLE.share * twinkle)
      glow.alpha = isDark ? share * (1 - TWINKLE.share + TWINKLE.share * twinkle) : 0
      glow.position.set(mark.x, mark.y)
    }
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** Gulls too high to be seen: how fast they cross, in units a second, where, and how they slant. */
const GULLS = [
  { speed: 118, y: 300, slant: 0.12, size: 1.05, lag: 0, way: 1 },
  { speed: 96, y: 650, slant: -0.16, size: 0.86, lag: 1500, way: -1 },
  { speed: 104, y: 880, slant: -0.1, size: 0.74, lag: 2300, way: 1 },
] as const
/** They turn round this far out, beyond the widest window, in units from end to end. */
const TRIP = { from: -700, length: 3400 } as const
/** One beat of the wings, then a long glide, each drawing for so many ms; each gull is so many drawings ahead of the one before it. */
const FLAP = { time: 130, ahead: 7, drawings: [0, 1, 2, 1, ...Array<number>(18).fill(1)] } as const

/** The shadows of gulls, gliding over sea and island. Whoever asked for calm has none. */
export class Gulls {
  readonly root = new Container({ label: 'gulls' })
  readonly #shadows

  constructor(kit: ViewKit<typeof manifest>) {
    this.#shadows = GULLS.map((gull, index) => {
      const sprite = kit.animation('gull', FLAP.drawings, FLAP.time, index * FLAP.ahead)
      sprite.scale.set(gull.size)
      sprite.alpha = 0.5
      return { sprite, gull }
    })
    this.root.addChild(...this.#shadows.map(({ sprite }) => sprite))
  }

  draw(now: number, { reducedMotion }: Moment): void {
    this.root.visible = !reducedMotion
    if (reducedMotion) return
    for (const { sprite, gull } of this.#shadows) {
      const gone = ((now / 1000) * gull.speed + gull.lag) % TRIP.length
      const across = gull.way > 0 ? TRIP.from + gone : TRIP.from + TRIP.length - gone
      sprite.position.set(across, gull.y + (across - 800) * gull.slant + 34 * Math.sin(gone / 240))
      sprite.rotation = gull.way * (Math.PI / 2 - 0.1) + 0.2 * Math.cos(gone / 240)
      sprite.at(now)
    }
  }
}

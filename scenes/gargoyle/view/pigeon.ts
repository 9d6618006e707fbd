import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { hop, lerp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PIGEON_PLACE } from '../layout'
import type { GargoyleState } from '../state'

/** ms for which a wing is up, or down. */
const WINGBEAT = 90
/** The way round the tower: shares of the flight, and where it is then from the horn, in scene units. */
const WAY = [
  [0, 0, 0],
  [0.06, -70, -70],
  [0.18, -320, -130],
  [0.3, -980, -190],
  [0.7, -980, -150],
  [0.86, -300, -150],
  [0.95, -50, -70],
  [1, 0, 0],
] as const
/** Feathers that are left in the air: how many, and for how long, in ms. */
const FEATHERS = 3
const HANGS = 2600

/** The pigeon on the broken horn: asleep, looking about, or flying round the tower; and the feathers that it leaves in the air. */
export class Pigeon {
  readonly root = new Container({ label: 'pigeon' })
  readonly #pigeon
  readonly #feathers

  constructor(kit: ViewKit<typeof manifest>) {
    this.#pigeon = kit.sprite('pigeon')
    this.#feathers = Array.from({ length: FEATHERS }, () => kit.sprite('feather'))
    this.root.addChild(...this.#feathers, this.#pigeon)
  }

  draw({ pigeon: { peek, flight } }: GargoyleState, { now, reducedMotion }: Moment): void {
    if (flight) this.#fly(progress(flight, now), now, reducedMotion)
    else {
      const looking = peek ? now - peek.from : -1
      this.#pigeon.show(peek ? 'peeping' : 'asleep')
      const up = peek && !reducedMotion ? 8 * hop(Math.min(1, looking / 220)) : 0
      // It looks to one side, to the other, and back.
      this.#pigeon.scale.set(peek && looking > 700 && looking < 1250 ? -1 : 1, 1)
      this.#pigeon.position.set(PIGEON_PLACE.x, PIGEON_PLACE.y - up)
      this.#pigeon.rotation = -0.07
    }
    const off = flight ? now - flight.from : HANGS
    for (const [i, feather] of this.#feathers.entries()) {
      feather.visible = off < HANGS && !reducedMotion
      if (!feather.visible) continue
      const sway = Math.sin(off / 380 + i * 2)
      feather.position.set(PIGEON_PLACE.x - 30 + i * 26 + sway * 20, PIGEON_PLACE.y - 20 - i * 16 + off * 0.055)
      feather.rotation = sway * 0.7 + i
      feather.alpha = 1 - off / HANGS
    }
  }

  #fly(share: number, now: number, reducedMotion: boolean): void {
    let leg = 1
    while (leg < WAY.length - 1 && share > (WAY[leg]?.[0] ?? 1)) leg++
    const [from = 0, fromX = 0, fromY = 0] = WAY[leg - 1] ?? []
    const [to = 1, toX = 0, toY = 0] = WAY[leg] ?? []
    const part = (share - from) / (to - from)
    const isUp = reducedMotion || Math.floor(now / WINGBEAT) % 2 === 0
    this.#pigeon.show(isUp ? 'up' : 'down')
    this.#pigeon.scale.set(share < 0.5 ? 0.85 : -0.85, 0.85)
    this.#pigeon.rotation = 0.08
    this.#pigeon.position.set(
      PIGEON_PLACE.x + lerp(fromX, toX, part),
      PIGEON_PLACE.y - 14 + lerp(fromY, toY, part) + (isUp ? 6 : -6),
    )
  }
}

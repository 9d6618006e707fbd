import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { scatter, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { stepOutOfIcons } from '../../../src/stage/contract/viewport'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { distance, scaleIn, toCamp } from '../layout'
import type { CampingState } from '../state'
import type { Beam } from './beam'

type Kit = ViewKit<typeof manifest>

const EMBERS = { x: 488, y: 846 } as const
const BEAR = { x: 1268, y: 490 } as const
const DOOR = { x: 330, y: 866 } as const

/** How long a spark flies, in ms, how high and how far aside, in units; how many fly when somebody pokes the fire. */
const SPARKS = { count: 12, time: 1150, high: 250, aside: 150, alone: 3700 } as const

/** Between how near to the flame, in units, a firefly goes out. */
const DAZZLED = { from: 30, to: 70 } as const

/** How long a light is put on, and out, in ms. */
const FADE = 160

/** What shines of itself: embers and their sparks, a bear's eyes, somebody's door, fireflies. */
export class Lights {
  readonly root = new Container({ label: 'lights' })
  readonly #glows
  readonly #sparks
  readonly #stare
  readonly #tenant
  readonly #pointer
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: Kit) {
    this.#glows = [kit.sprite('emberGlow').show(0), kit.sprite('emberGlow').show(1)] as const
    for (const glow of this.#glows) glow.position.copyFrom(EMBERS)
    this.#sparks = Array.from({ length: SPARKS.count }, () => kit.sprite('spark'))
    this.#stare = kit.sprite('bearStare').updateTransform(BEAR)
    this.#tenant = kit.sprite('tenant').updateTransform(DOOR)
    this.#pointer = kit.sprite('firefly')
    this.root.addChild(...this.#glows, this.#stare, this.#tenant, ...this.#sparks, this.#pointer)
  }

  draw(camp: CampingState, moment: Moment, { glow }: Readonly<Beam>): void {
    const { now, reducedMotion, size } = moment
    const [one, other] = this.#glows
    const pulse = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(now / 610)
    one.alpha = 0.45 + 0.55 * pulse
    other.alpha = 0.45 + 0.55 * (reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(now / 830 + 2))
    const near = (distance(BEAR, camp.lantern) * scaleIn(size)) / camp.radius
    this.#stare.alpha = Math.max(1 - glow, smoothstep(0.86, 1.02, near))
    this.#tenants(camp, moment)
    this.#fly(camp, moment)
    this.#point(camp, moment)
  }

  #tenants({ tenant, finds }: CampingState, { now }: Moment): void {
    const knocked = isDuring(finds.mushrooms.answer, now)
    this.#tenant.show(knocked ? 'peep' : 'light')
    const share = tenant ? Math.min((now - tenant.from) / FADE, (tenant.until - now) / FADE) : 0
    this.#tenant.alpha = Math.min(1, Math.max(0, share))
  }

  /** Sparks fly up when the fire is poked; and now and then one of its own accord. */
  #fly({ finds }: CampingState, { now, reducedMotion }: Moment): void {
    const poked = since(finds.embers.answer?.from, now)
    for (let place = 0; place < this.#sparks.length; place++) {
      const spark = this.#sparks[place]
      if (!spark) continue
      const alone = place === 0 && poked > SPARKS.time * 2
      const elapsed = alone ? now % SPARKS.alone : poked - 40 * place
      const share = elapsed / SPARKS.time
      const isUp = share > 0 && share < 1 && !reducedMotion
      spark.alpha = isUp ? 1 - share ** 3 : 0
      if (!isUp) continue
      const round = alone ? Math.floor(now / SPARKS.alone) : 0
      const aside = (scatter(place + round * 17) - 0.5) * 2 * SPARKS.aside
      const weave = Math.sin(share * 9 + place) * 9
      const high = SPARKS.high * (0.6 + 0.4 * scatter(place + 31)) * (1 - (1 - share) ** 2)
      spark.position.set(EMBERS.x + aside * share * 0.8 + aside * 0.3 + weave, EMBERS.y - 8 - high)
      spark.showShare(share)
    }
  }

  /** The pointer is a firefly, too: it goes out before the flame's face. */
  #point({ hasPointer, isHeld, lantern }: CampingState, { now, reducedMotion, pointer, size, viewport }: Moment): void {
    const firefly = this.#pointer
    const place = this.#place
    place.x = pointer.x
    place.y = pointer.y
    // There is no other pointer to be seen: it is not lost under the icons.
    stepOutOfIcons(place, viewport)
    toCamp(place, size, firefly)
    const isOut = hasPointer && !isHeld
    firefly.alpha = isOut ? smoothstep(DAZZLED.from, DAZZLED.to, distance(firefly, lantern)) : 0
    firefly.show(reducedMotion ? 0 : Math.floor(now / 70) % 2)
  }
}

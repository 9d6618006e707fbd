import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { GROUNDS, WITNESS, WITNESS_EYES } from '../../../assets/uh-oh/shared'
import { ringing } from '../../../src/stage/contract/math'
import { isDuring, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { calmWordHeight, isTorn, LARGE_WORD, WITNESS_HOP, witnessHeight, witnessHop } from '../layout'
import type { UhOhState } from '../state'
import { Eye } from './eyes'
import { dropAt } from './smallPrint'

/** So long it is awake after it was poked, and it blinks for so long every so many ms. */
const AWAKE = 1200
const BLINK = { every: 3700, lasts: 150 } as const

/** The blotling on the last letter, which has seen it all: it sleeps at night, and has a leaf for the storm. */
export class Witness {
  readonly root = new Container({ label: 'witness' })
  readonly #body
  readonly #eyes: readonly Eye[]
  readonly #target = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#body = kit.sprite('witness')
    this.#eyes = WITNESS_EYES.map((eye) => new Eye(kit, 'small').placeAt(eye))
    this.root.addChild(this.#body, ...this.#eyes.map(({ root }) => root))
  }

  draw(screen: UhOhState, moment: Moment): void {
    const { now, reducedMotion } = moment
    // It is at the crank by then.
    this.root.visible = !isTorn(screen, now)
    const poked = since(screen.poked, now)
    const ground = GROUNDS[screen.ground]
    const isHiding = isDuring(screen.hiding, now)
    const isAwake = poked < AWAKE || isDuring(screen.uhOh, now)
    const isAsleep = ground === 'night' && !isAwake && !isHiding
    this.#body.show(isHiding ? 'hides' : isAsleep ? 'sleeps' : ground === 'storm' ? 'shelters' : 'sits')

    const startled = since(screen.shriek?.from, now)
    const height = reducedMotion ? calmWordHeight(LARGE_WORD.quill, screen, now) : witnessHeight(screen, now)
    const leap = reducedMotion ? 0 : witnessHop(screen, now)
    const landed = reducedMotion
      ? 0
      : ringing(poked - WITNESS_HOP.lasts, 70, 180) + ringing(startled - WITNESS_HOP.lasts, 70, 180)
    const breath = isAsleep && !reducedMotion ? Math.sin(now / 420) * 0.03 : 0
    const trembling = isHiding && !reducedMotion ? Math.sin(now / 21) * 1.2 : 0
    this.root.position.set(WITNESS.x + trembling, WITNESS.y - height)
    this.root.scale.set(1 + landed * 0.12 - breath, 1 - landed * 0.18 + breath + leap * 0.004)

    dropAt(screen, moment, this.#target)
    const isBlinking = !reducedMotion && now % BLINK.every > BLINK.every - BLINK.lasts
    for (let i = 0; i < this.#eyes.length; i++) {
      const eye = this.#eyes[i]
      eye?.placeAt(isHiding || isAsleep ? null : (WITNESS_EYES[i] ?? null))
      if (poked < AWAKE) eye?.lookTowards(0, 0.1, 0.8)
      else eye?.lookAt(this.#target.x - WITNESS.x, this.#target.y - WITNESS.y, 1)
      eye?.closeLid(isBlinking ? 1 : 0)
    }
  }
}

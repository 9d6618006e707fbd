import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/salty/manifest'
import { smoothstep } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MUTTER, SLAM, SLUMP } from '../layout'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'

const LETTERS = 3
/** Where what he mutters hangs, before the black of his coat, and how far it rises. */
const MUTTERED = { x: 408, y: 226, up: 4 } as const
/** Where his snores come from, how far they rise, and their sizes. */
const SNORES = { x: 322, y: 140, right: 58, up: -96, small: 0.45, large: 1.2 } as const

/** What hangs in the air: mutters, snores, and what the slam throws up. */
export class EffectsView {
  readonly root = new Container({ label: 'effects' })
  readonly #mutter: DrawnSprite
  readonly #splash: DrawnSprite
  readonly #shock: DrawnSprite
  readonly #snores: readonly DrawnSprite[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#mutter = kit.sprite('mutter')
    this.#splash = kit.sprite('splash').updateTransform({ x: 90, y: 204 })
    this.#shock = kit.sprite('shock').updateTransform({ x: 94, y: 306 })
    this.#snores = Array.from({ length: LETTERS }, () => kit.sprite('snore'))
    this.root.addChild(this.#mutter, this.#splash, this.#shock, ...this.#snores)
  }

  draw(salt: SaltyState, { now, boil, reducedMotion, tuning }: Moment<Tuning>): void {
    const { frame, muttering, shaking } = salt
    this.root.visible = !salt.sea.isIn
    if (!this.root.visible) return
    this.#mutter.visible = frame === MUTTER || (Math.abs(frame - MUTTER) === 1 && isDuring(muttering, now))
    if (this.#mutter.visible) {
      const gone = muttering && !reducedMotion ? Math.min(1, (now - muttering.from) / 400) : 1
      this.#mutter.show(boil)
      this.#mutter.position.set(MUTTERED.x, MUTTERED.y - MUTTERED.up * gone)
      this.#mutter.scale.set(0.7 + 0.3 * gone)
    }
    this.#splash.visible = frame === SLAM
    this.#shock.visible = frame === SLAM
    if (frame === SLAM && shaking) {
      const gone = reducedMotion ? 1 : smoothstep(-30, 110, now - shaking.from)
      this.#splash.scale.set(0.7 + 0.3 * gone, 0.4 + 0.6 * gone)
      this.#shock.scale.set(0.85 + 0.15 * gone)
    }
    for (let index = 0; index < LETTERS; index++) {
      const letter = this.#snores[index]
      if (!letter) continue
      letter.visible = frame === SLUMP
      if (!letter.visible) continue
      const share = reducedMotion ? (index + 1) / (LETTERS + 1) : (now / tuning.snore + index / LETTERS) % 1
      letter.position.set(SNORES.x + SNORES.right * share + Math.sin(share * 9) * 6, SNORES.y + SNORES.up * share)
      letter.scale.set(SNORES.small + (SNORES.large - SNORES.small) * share)
      letter.alpha = Math.min(1, Math.min(share, 1 - share) * 6)
    }
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { SMALL_PRINT } from '../../../assets/uh-oh/shared'
import { lerp, ringing } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { isTorn, nibAt } from '../layout'
import type { UhOhState } from '../state'
import { hoverAt } from './hover'

/** How long the crown of a splash stands, and how long the blot runs after it, in ms. */
const CROWN = 130
const RUNS = 240
/** The length of a drop that has swollen, in scene units. */
const LONG = 48

/** Where the drop is, or the next one will be, in scene units: what her eyes follow. */
export function dropAt({ drop }: UhOhState, moment: Moment, out: { x: number; y: number }): void {
  const { drawing, bob } = hoverAt(moment)
  nibAt(drawing, bob, out)
  if (!drop.isFalling) {
    // After it has fallen they look where it fell.
    if (moment.now < drop.from) {
      out.x = SMALL_PRINT.x
      out.y = SMALL_PRINT.y
    }
    return
  }
  const share = progress(drop, moment.now) ** 2
  const from = moment.reducedMotion ? out : drop
  out.x = lerp(from.x, SMALL_PRINT.x, share)
  out.y = lerp(from.y, SMALL_PRINT.y - LONG, share)
}

/** The drop that swells at her nib and falls on the year, and the blot that it makes there. */
export class SmallPrint {
  readonly blot = new Container({ label: 'blot' })
  readonly drop
  readonly #stain
  readonly #at = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#stain = kit.sprite('blot')
    this.blot.addChild(this.#stain)
    this.blot.position.set(SMALL_PRINT.x, SMALL_PRINT.y)
    this.drop = kit.sprite('drop')
  }

  draw(screen: UhOhState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const age = now - screen.drop.from
    dropAt(screen, moment, this.#at)
    this.drop.position.set(this.#at.x, this.#at.y)
    this.drop.visible = screen.drop.isFalling || age >= 0
    if (screen.drop.isFalling) {
      const stretch = Math.min(1, age / 160) * 0.24
      this.drop.scale.set(1 - stretch * 0.5, 1 + stretch)
    } else {
      const swollen = progress(screen.drop, now)
      const tremble = reducedMotion || swollen < 0.6 ? 0 : Math.sin(now / 38) * 0.04 * swollen
      this.drop.scale.set((0.2 + 0.8 * swollen) * (1 + tremble), (0.16 + 0.84 * swollen * swollen) * (1 - tremble))
    }

    this.blot.visible = !isTorn(screen, now)
    const blotted = since(screen.blotted, now)
    this.#stain.show(blotted < CROWN ? 'crown' : blotted < CROWN + RUNS ? 'running' : 'settled')
    const shaken = reducedMotion ? 0 : ringing(blotted, 110, 210)
    this.#stain.scale.set(1 + shaken * 0.14, 1 - shaken * 0.2)
  }
}

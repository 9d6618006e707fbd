import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm-later/manifest'
import { SPAN, SPANS } from '../../../assets/farm-later/shared'
import { clamp, easeOutBack } from '../../../src/stage/contract/math'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { SUPPER } from '../layout'

/** How high its deck is, and how much higher in the middle of what most windows show, in scene units. */
const DECK = { y: 884, arch: 26, from: 884, length: 800 } as const
/** How far above its deck a lamp hangs, and how far below it the water shines. */
const LAMP_RISE = 118
const GLINT_FALL = 84
/** By its lamps. */
const TINT = 0xe9d6b2
/** How long a span takes to come down, how much later each is than the one to its right, in ms, and from how high. */
const LAID = { lasts: 240, apart: 80, from: -60 } as const

/** How high the deck is there, in scene units. */
export function deckAt(x: number): number {
  return DECK.y - DECK.arch * Math.sin((clamp(x - DECK.from, 0, DECK.length) / DECK.length) * Math.PI)
}

/** The bridge of an evening: what is behind whoever walks on it, and what is before them. */
export class Bridge {
  readonly back = new Container({ label: 'bridge' })
  readonly front = new Container({ label: 'rail' })
  readonly #spans

  constructor(kit: LaterKit<typeof manifest>) {
    this.#spans = SPANS.map((x, index) => {
      const y = deckAt(x)
      const turn = Math.atan2(deckAt(x + SPAN) - y, SPAN)
      const span = kit.sprite('span').updateTransform({ x, y, rotation: turn })
      const rail = kit.sprite('rail').updateTransform({ x, y, rotation: turn })
      const lamp = kit
        .sprite('lamp')
        .show('lit')
        .updateTransform({ x, y: y - LAMP_RISE })
      const glint = kit.sprite('glint').updateTransform({ x, y: y + GLINT_FALL })
      span.tint = rail.tint = TINT
      this.back.addChild(glint, span)
      this.front.addChild(rail, lamp)
      return { y, late: (SPANS.length - 1 - index) * LAID.apart, parts: [span, rail], lights: [lamp, glint] }
    })
  }

  /** @param age of the supper, in ms; below 0, none */
  draw(age: number, reducedMotion: boolean): void {
    this.back.visible = this.front.visible = age >= SUPPER.bridge
    if (!this.back.visible) return
    for (const { y, late, parts, lights } of this.#spans) {
      // It is taken up from where it was laid last.
      const laid = Math.min(age - SUPPER.bridge - late, SUPPER.over - age - (SPANS.length * LAID.apart - late))
      const share = clamp(laid / LAID.lasts, 0, 1)
      for (const part of parts) {
        part.visible = share > 0
        part.y = y + (reducedMotion ? 0 : LAID.from * (1 - easeOutBack(share)))
        part.alpha = share
      }
      for (const light of lights) light.visible = share === 1 && age >= SUPPER.laid
    }
  }
}

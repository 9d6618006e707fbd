import { Container, type Graphics, type GraphicsContext, type Sprite } from 'pixi.js'
import type { ViewKit } from '../../src/stage/scene'
import { BODY, bodyOf, wingsOf } from './figure'
import { flicker, glowOf } from './glow'
import { frameAt, type Pictures, picturesOf, shareOf, show, spriteOf } from './pictures'
import type { Garden } from './rules'

/** How far the bottle's body hangs to the right of where it points, in radians: it must not hide what it is to catch. */
const HANG = -0.34

/** Where somebody sits in it, below its mouth, in scene units, and how small she has to make herself. */
const SEAT = { y: 118, size: 0.7, wings: 0.48 } as const

/** Up to which share of her way in she is still before the mouth, and how small it makes her. */
const SUCKED = { until: 0.42, size: 0.44 } as const

/** How much of the glass there is to be seen: what is behind it shows a little. */
const GLASS = 0.86

/** Where its shadow falls from its mouth, in scene units: nearer while it stands. */
const SHADOW = { standing: { x: 6, y: 172 }, held: { x: 86, y: 200 } } as const

/** The bottle, which is the pointer: its two walls with whoever is in between, its cork, its light and its shadow. */
export class Flask {
  readonly root = new Container({ label: 'bottle' })
  readonly shadow: Sprite
  readonly glow: Graphics
  /** The cork in the air, and the dust of whoever has just gone in. */
  readonly cork: Sprite
  readonly sparks: Sprite
  readonly #kit: ViewKit
  readonly #stopper: Sprite
  readonly #front: Sprite
  readonly #inmate = new Container({ label: 'inmate' })
  readonly #body: Sprite
  readonly #wings: Sprite
  readonly #fronts: Pictures
  readonly #sparkles: Pictures
  readonly #bodies: readonly [Pictures, Pictures, Pictures]
  readonly #wingFrames: readonly [Pictures, Pictures, Pictures]

  constructor(kit: ViewKit, light: GraphicsContext) {
    this.#kit = kit
    this.#fronts = picturesOf(kit, 'bottleFront')
    this.#sparkles = picturesOf(kit, 'sparks')
    this.#bodies = [bodyOf(kit, 0), bodyOf(kit, 1), bodyOf(kit, 2)]
    this.#wingFrames = [wingsOf(kit, 0), wingsOf(kit, 1), wingsOf(kit, 2)]
    this.#front = spriteOf(this.#fronts)
    this.#body = spriteOf(this.#bodies[0])
    this.#wings = spriteOf(this.#wingFrames[0])
    const cork = picturesOf(kit, 'cork')
    this.cork = spriteOf(cork)
    this.#stopper = spriteOf(cork)
    this.shadow = spriteOf(picturesOf(kit, 'shadow'))
    this.sparks = spriteOf(this.#sparkles)
    this.glow = glowOf(light)
    this.#inmate.addChild(this.#wings, this.#body)
    const back = spriteOf(picturesOf(kit, 'bottleBack'))
    back.alpha = GLASS
    this.#stopper.y = 7
    this.root.addChild(back, this.#inmate, this.#front, this.#stopper)
  }

  draw(garden: Garden, now: number): void {
    const { bottle, cork } = garden
    const { boil, isCalm } = this.#kit
    const { x, y, tilt, squash, holds } = bottle
    const swings = isCalm ? 0.3 : 1
    const turn = HANG + tilt * (bottle.taken ? swings : 1)
    this.root.position.set(x, y)
    this.root.rotation = turn
    this.root.scale.set(1 - 0.8 * squash * swings, 1 + squash * swings)
    show(this.#front, this.#fronts, boil)

    const { x: shadowX, y: shadowY } = bottle.taken ? SHADOW.held : SHADOW.standing
    this.shadow.position.set(x + shadowX - Math.sin(tilt) * 60, y + shadowY)
    this.shadow.alpha = bottle.taken ? 0.6 : 1

    this.#inmate.visible = holds !== null
    this.#stopper.visible = holds !== null && now >= bottle.corkAt
    this.glow.visible = holds !== null
    this.sparks.visible = holds !== null && now < bottle.corkAt
    if (holds !== null) {
      const entered = shareOf(now, bottle.caughtAt, bottle.corkAt)
      const knocks = Math.abs(bottle.swing) > 0.45 && !isCalm
      show(this.#body, this.#bodies[holds], knocks ? BODY.knock : BODY.sulk)
      show(this.#wings, this.#wingFrames[holds], isCalm ? 2 : 1 + (Math.floor(now / 140) % 2))
      this.#wings.scale.set(SEAT.wings / SEAT.size)
      this.#drawEntry(garden, entered, turn)
      const bodyX = x - Math.sin(turn) * 110
      const bodyY = y + Math.cos(turn) * 110
      this.glow.position.set(bodyX, bodyY)
      this.glow.scale.set(1.25 * flicker(boil, 1))
      this.sparks.position.set(x, y)
      show(this.sparks, this.#sparkles, frameAt(entered, this.#sparkles.frames.length))
    }
    this.cork.visible = cork !== null
    if (cork) {
      this.cork.position.set(cork.x, cork.y)
      this.cork.rotation = cork.turn
    }
  }

  /** Drawn to the mouth from wherever she was, ever thinner, then down to her seat. */
  #drawEntry({ bottle: { x, y, takenFrom } }: Garden, entered: number, turn: number): void {
    const { isCalm } = this.#kit
    // She sits, whichever way the bottle hangs.
    this.#inmate.rotation = -0.5 * turn
    if (entered < SUCKED.until && !isCalm) {
      const share = (entered / SUCKED.until) ** 2
      const aside = (takenFrom.x - x) * (1 - share)
      const down = (takenFrom.y - y) * (1 - share)
      this.#inmate.position.set(
        aside * Math.cos(turn) + down * Math.sin(turn),
        down * Math.cos(turn) - aside * Math.sin(turn),
      )
      const size = 1 + (SUCKED.size - 1) * share
      this.#inmate.scale.set(size * (1 - 0.45 * share), size * (1 + 0.5 * share))
      return
    }
    const sunk = isCalm ? entered : (entered - SUCKED.until) / (1 - SUCKED.until)
    this.#inmate.position.set(0, SEAT.y * sunk * (2 - sunk))
    this.#inmate.scale.set(SUCKED.size + (SEAT.size - SUCKED.size) * sunk)
  }
}

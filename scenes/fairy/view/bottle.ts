import { Container, Sprite, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/fairy/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { seenAt } from '../layout'
import type { Bottle, FairyState, Kind } from '../state'
import { BODIES, WINGS } from './fairy'
import { flicker } from './glow'
import { type Stance, updateStance } from './invitation'

/** How far the bottle's body hangs to the right of where it points, in radians: it must not hide what it is to catch. */
const HANG = -0.34

/** Where somebody sits in it, below its mouth, in scene units, and how small she has to make herself. */
const SEAT = { y: 118, size: 0.7, wings: 0.48 } as const

/** Up to which share of her way in she is still before the mouth, and how small it makes her. */
const SUCKED = { until: 0.42, size: 0.44 } as const

/** How much of the glass there is to be seen: what is behind it shows a little. */
const GLASS = 0.86

/** How far its foot is below its mouth, in scene units. */
const FOOT = 176

/** Where its shadow falls from its mouth, in scene units: nearer while it stands. */
const SHADOW = { standing: { x: 6, y: 172 }, held: { x: 86, y: 200 } } as const

/** The bottle, which is the pointer: its two walls with whoever is in between, its cork, its light and its shadow. */
export class BottleView {
  readonly root = new Container({ label: 'bottle' })
  readonly shadow
  readonly glow
  /** The cork in the air, and the dust of whoever has just gone in. */
  readonly cork
  readonly sparks
  readonly #stopper
  readonly #front
  readonly #inmate = new Container({ label: 'inmate' })
  readonly #body
  readonly #wings
  /** Where she was seen who goes in. */
  readonly #from: Point = { x: 0, y: 0 }
  readonly #stance: Stance = { height: 0, lean: 0, stretch: 0, sparkle: null }

  constructor(kit: ViewKit<typeof manifest>, light: Texture) {
    this.#front = kit.sprite('bottleFront')
    this.#body = kit.sprite(...BODIES)
    this.#wings = kit.sprite(...WINGS)
    this.cork = kit.sprite('cork')
    this.shadow = kit.sprite('shadow')
    this.sparks = kit.sprite('sparks')
    this.glow = new Sprite(light)
    this.#wings.scale.set(SEAT.wings / SEAT.size)
    this.#inmate.addChild(this.#wings, this.#body)
    const back = kit.sprite('bottleBack')
    back.alpha = GLASS
    this.#stopper = kit.sprite('cork').updateTransform({ y: 7 })
    this.root.addChild(back, this.#inmate, this.#front, this.#stopper)
  }

  draw({ bottle, cork }: FairyState, moment: Moment): void {
    const { x, y, tilt, squash, holds, taken } = bottle
    const entered = progress(bottle.entry, moment.now)
    const swings = moment.reducedMotion ? 0.3 : 1
    const turn = HANG + tilt * (taken ? swings : 1)
    if (taken || moment.reducedMotion) {
      this.root.position.set(x, y)
      this.root.rotation = turn
      this.root.scale.set(1 - 0.8 * squash * swings, 1 + squash * swings)
    }
    this.#front.show(moment.boil)

    const fallen = taken ? SHADOW.held : SHADOW.standing
    this.shadow.position.set(x + fallen.x - Math.sin(tilt) * 60, y + fallen.y)
    this.shadow.alpha = taken ? 0.6 : 1

    this.#inmate.visible = holds !== null
    this.#stopper.visible = holds !== null && entered >= 1
    this.glow.visible = holds !== null
    if (holds !== null) this.#drawInmate(holds, bottle, entered, turn, moment)
    if (taken) this.sparks.showFor(holds === null ? 1 : entered, 1)
    else this.#stand(bottle, turn, moment)
    this.cork.visible = cork !== null
    if (!cork) return
    this.cork.position.set(cork.x, cork.y)
    this.cork.rotation = cork.turn
  }

  /** Nobody has taken it yet: it asks to be. Where nothing may move, it only sparkles. */
  #stand({ x, y }: Readonly<Point>, turn: number, { now, reducedMotion }: Moment): void {
    const { sparks } = this
    const stance = this.#stance
    updateStance(now, stance)
    sparks.showFor(reducedMotion ? 0.5 : (stance.sparkle ?? -1), 1)
    sparks.position.set(x, y - (reducedMotion ? 0 : stance.height))
    if (reducedMotion) return
    // It stands on its foot, however it is squashed.
    this.root.position.set(x, y - stance.height - FOOT * stance.stretch)
    this.root.rotation = turn + stance.lean
    this.root.scale.set(1 - 0.7 * stance.stretch, 1 + stance.stretch)
  }

  #drawInmate(
    kind: Kind,
    bottle: Bottle,
    entered: number,
    turn: number,
    { now, boil, reducedMotion, viewport }: Moment,
  ): void {
    const { x, y, swing, takenFrom } = bottle
    const knocks = Math.abs(swing) > 0.45 && !reducedMotion
    this.#body.show(BODIES[kind], knocks ? 'caught1' : 'caught0')
    this.#wings.show(WINGS[kind], reducedMotion ? 2 : 1 + (Math.floor(now / 140) % 2))
    this.glow.position.set(x - Math.sin(turn) * 110, y + Math.cos(turn) * 110)
    this.glow.scale.set(1.25 * flicker(boil, 1))
    this.sparks.position.set(x, y)
    // She sits, whichever way the bottle hangs.
    this.#inmate.rotation = -0.5 * turn
    seenAt(takenFrom.x, takenFrom.y, viewport, this.#from)
    if (entered < SUCKED.until && !reducedMotion) this.#suck(bottle, this.#from, (entered / SUCKED.until) ** 2, turn)
    else this.#seat(reducedMotion ? entered : (entered - SUCKED.until) / (1 - SUCKED.until))
  }

  /** Drawn to the mouth from wherever she was, ever thinner. */
  #suck({ x, y }: Readonly<Point>, from: Readonly<Point>, share: number, turn: number): void {
    const aside = (from.x - x) * (1 - share)
    const down = (from.y - y) * (1 - share)
    this.#inmate.position.set(
      aside * Math.cos(turn) + down * Math.sin(turn),
      down * Math.cos(turn) - aside * Math.sin(turn),
    )
    const size = lerp(1, SUCKED.size, share)
    this.#inmate.scale.set(size * (1 - 0.45 * share), size * (1 + 0.5 * share))
  }

  /** Then down to her seat. */
  #seat(share: number): void {
    this.#inmate.position.set(0, SEAT.y * share * (2 - share))
    this.#inmate.scale.set(lerp(SUCKED.size, SEAT.size, share))
  }
}

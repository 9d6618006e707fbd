import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { awakeFor, LEDGE, WAKE } from '../layout'
import type { GargoyleState } from '../state'
import { tintOf } from './body'
import { shakeOf } from './shake'

/** Where the place between its brows is, in scene units from the middle of the ledge, and the scale and turn of the head there. */
interface Held {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Radians. */
  readonly turn: number
}

/** The scale that the head is drawn for. */
const PRINTED = 1.2
const ASLEEP: Held = { x: -1, y: -178, scale: 1.16 / PRINTED, turn: -0.087 }
const GLARING: Held = { x: -8, y: -218, scale: 1.2 / PRINTED, turn: 0.052 }
const ROARING: Held = { x: -9, y: -224, scale: 1.24 / PRINTED, turn: 0.07 }

/** A breath in sleep, in ms, and how much the head grows with it. */
const BREATH = 4000
const DEEP = 0.012

/** The nostrils: where they are from between the brows, and which way they blow, to the left or to the right. */
const NOSTRILS = [
  [-84, 96, -1],
  [8, 100, 1],
] as const
/** How long a puff of dust out of them is seen, in ms. */
const PUFF = 620

/** The gargoyle's head. */
export class Head {
  readonly root = new Container({ label: 'gargoyle' })
  readonly #head
  readonly #eyes
  readonly #stare
  readonly #puffs

  constructor(kit: ViewKit<typeof manifest>) {
    this.#head = kit.cutSprite('head')
    this.#eyes = kit.sprite('eyes')
    this.#stare = kit.sprite('stare')
    this.#puffs = NOSTRILS.map(() => kit.sprite('puff'))
    this.root.addChild(this.#head, this.#eyes, this.#stare, ...this.#puffs)
  }

  draw(page: GargoyleState, moment: Moment): void {
    const since = awakeFor(page.wake, moment.now)
    if (since === null) this.#sleep(page, moment)
    else this.#wake(since, moment)
    this.#head.tint = since === null ? 0xffffff : tintOf(page.blaze)
    this.#eyes.tint = this.#head.tint
    this.#glare(since)
    this.#snort(page, moment)
  }

  /** Other eyes over the shut ones; `null` leaves them as they are drawn. */
  #open(eyes: 'stirring' | 'glaring' | null): void {
    this.#eyes.visible = eyes !== null
    if (eyes) this.#eyes.show(eyes)
  }

  /** The open eyes once more, out of the fire's light: nothing on the page is whiter. */
  #glare(since: number | null): void {
    this.#stare.visible = since !== null && since >= WAKE.glares
    if (this.#eyes.visible) this.#lay(this.#eyes)
    if (this.#stare.visible) this.#lay(this.#stare)
  }

  /** Where the head is, and held as it is. */
  #lay(part: Container): void {
    part.position.copyFrom(this.#head.position)
    part.rotation = this.#head.rotation
    part.scale.copyFrom(this.#head.scale)
  }

  #sleep({ snort, squint, warp }: GargoyleState, { now, reducedMotion }: Moment): void {
    const isPeering = isDuring(squint, now) || warp !== null
    this.#head.show('asleep')
    this.#open(isPeering ? 'stirring' : null)
    const breath = reducedMotion ? 0 : 0.5 - 0.5 * Math.cos((now / BREATH) * 2 * Math.PI)
    // It draws its breath in, and lets it out.
    const snorting = snort ? now - snort.from : Number.POSITIVE_INFINITY
    const inhaled = snorting < 240 ? smoothstep(0, 200, snorting) : 1.5 * ringing(snorting - 240, 150, 380)
    const lift = snorting === Number.POSITIVE_INFINITY || reducedMotion ? 0 : inhaled
    this.#head.position.set(LEDGE.x + ASLEEP.x, LEDGE.y + ASLEEP.y - 9 * lift)
    this.#head.rotation = ASLEEP.turn + 0.03 * lift
    this.#head.scale.set(ASLEEP.scale * (1 + DEEP * breath * 0.4), ASLEEP.scale * (1 + DEEP * breath + 0.02 * lift))
  }

  #wake(since: number, { reducedMotion }: Moment): void {
    if (since < WAKE.glares) {
      const isStirring = since >= WAKE.stirs
      this.#head.show('asleep')
      this.#open(isStirring ? 'stirring' : null)
      // The stone trembles before it moves.
      const tremble = reducedMotion ? 0 : Math.sin(since / 9) * 1.6 * smoothstep(0, 260, since)
      const rise = isStirring ? 3 * smoothstep(WAKE.stirs, WAKE.glares, since) : 0
      this.#hold(ASLEEP, ASLEEP, 0, tremble, -rise)
      return
    }
    if (since < WAKE.roars) {
      this.#head.show('asleep')
      this.#open('glaring')
      // Up to where it glares, a little too far on the way.
      const share = reducedMotion ? 1 : 1 - ringing(since - WAKE.glares, 260 / 3, 260 * 1.7)
      // And back, before the roar.
      const wound = reducedMotion ? 0 : smoothstep(WAKE.roars - 260, WAKE.roars, since)
      this.#hold(ASLEEP, GLARING, share, 0, -16 * wound, 1 - 0.035 * wound)
      return
    }
    this.#head.show('roaring')
    this.#open(null)
    const roared = since - WAKE.roars
    const thrust = reducedMotion ? 0 : 0.07 * ringing(roared, 260, 620)
    const shake = reducedMotion ? 0 : shakeOf(since)
    this.#hold(GLARING, ROARING, 1, shake * 1.4, 14 * thrust * 10, 1 + thrust)
  }

  #hold(from: Held, to: Held, share: number, aside: number, down: number, size = 1): void {
    this.#head.position.set(LEDGE.x + lerp(from.x, to.x, share) + aside, LEDGE.y + lerp(from.y, to.y, share) + down)
    this.#head.rotation = lerp(from.turn, to.turn, share)
    this.#head.scale.set(lerp(from.scale, to.scale, share) * size)
  }

  /** Dust out of both nostrils. */
  #snort({ snort }: GargoyleState, { now, reducedMotion }: Moment): void {
    for (const [i, [x, y, way]] of NOSTRILS.entries()) {
      const puff = this.#puffs[i]
      const blown = snort ? now - snort.from - 250 : -1
      if (!puff) continue
      puff.showFor(blown, PUFF)
      if (!puff.visible) continue
      const share = blown / PUFF
      const far = reducedMotion ? 0 : 46 * Math.sqrt(share)
      puff.position.set(this.#head.x + x + way * (14 + far), this.#head.y + y + 26 + far * 0.4)
      puff.scale.set(way, 1)
      puff.alpha = 1 - share * share
    }
  }
}

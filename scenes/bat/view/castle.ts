import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { BELL, FLAGS, HINGE, LODGER, PIECES } from '../../../assets/bat/shared'
import { easeOutBack, hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { asideOf, CASTLE, type Carriage, carry, liftOf, RISING, ROOF_ASIDE, SINK, shakeOf, sunkOf } from '../layout'
import type { BatState, Castle as CastleState } from '../state'

/** How far it leans as it sinks, in radians, and in how many ms it has thought better of it. */
const LEAN = { period: 5200, comes: 700 } as const
/** Each time in its own way: it goes down by the left, by the right, in radians; it rolls, so far to either side; its highest roof blows off, so far up, in scene units. */
const TILTS = [0, -0.085, 0.085] as const
const SWAY = { calm: 0.013, fourth: 0.06 } as const
const BLOWN_FIFTH = 190
/** How far beyond its place the castle is pulled up: see `easeOutBack`. */
const OVERSHOOT = 1.35
/** The highest roof when somebody lifts it: how far up, in scene units, and how far open, in radians; how far its lodger comes up. */
const LIFT = { up: 30, open: 0.13, lodger: 36 } as const
/** The roof flies open when its lodger leaves, so many ms into the show, for so long; and hops at every jolt, so high. */
const FLUNG = { at: 1960, lasts: 700, open: 0.95, hop: 12 } as const
/** A flag's drawings, each for so many ms: in the evening air, and in a storm. */
const FLAP = { calm: 190, storm: 80, sequence: [0, 1, 2, 1] } as const
/** A piece that comes off: how long it hesitates, how long it is seen to fall, in ms, and how fast it turns. */
const FALL = { hesitates: 220, lasts: 1500, gravity: 1500, turn: 2.2 } as const

/** The castle: its walls, what comes off them, its bell, its flags, the roof that lifts, and who lives under it. */
export class Castle {
  readonly root = new Container({ label: 'castle' })
  /** Those who carry it: they move as it does. */
  readonly bearers
  readonly #pieces: readonly DrawnSprite<string, string>[]
  readonly #flags
  readonly #bell
  readonly #nib = new Container()
  readonly #lodger
  readonly #carried: Carriage = { x: 0, y: 0, size: 1, turn: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#lodger = kit.sprite('lodger')
    this.#lodger.position.x = LODGER.x
    this.#pieces = PIECES.map(({ x, y }) => {
      const piece = kit.sprite('piece')
      piece.pivot.set(x, y)
      return piece
    })
    this.#bell = kit.sprite('bell').updateTransform(BELL)
    this.#flags = FLAGS.map(({ x, y, size }, place) => {
      const flag = kit.animation('flag', FLAP.sequence, FLAP.calm, place * 1.4)
      flag.position.set(x, y)
      flag.scale.set(size)
      return flag
    })
    const [highest, ...others] = this.#flags
    if (highest) {
      highest.position.set(highest.x - HINGE.x, highest.y - HINGE.y)
      this.#nib.addChild(highest)
    }
    this.#nib.addChild(kit.sprite('nib'))
    this.root.addChild(this.#lodger, kit.laterPart('lodger'), ...others, kit.cutSprite('castle'), ...this.#pieces)
    this.root.addChild(this.#bell, this.#nib)
    this.bearers = kit.laterPart('bearers')
  }

  draw({ castle, letting, lodger }: BatState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const { show, stoodAt } = castle
    const age = show ? now - show.from : -1
    const stands = since(stoodAt, now)
    const isThere = letting.vacantAt === null || letting.leaves !== null
    this.root.visible = isThere
    this.bearers.visible = isThere
    if (!isThere) return

    // One that was brought has not been down.
    const comesUp = reducedMotion || castle.sinkings === 0 ? 0 : SINK * (1 - easeOutBack(stands / RISING, OVERSHOOT))
    const { x, y, size, turn } = carry(letting, now, this.#carried)
    this.root.position.set(x + (reducedMotion ? 0 : shakeOf(show, now)), y + sunkOf(show, now) + comesUp)
    const share = show ? age / (show.until - show.from) : 0
    const tilt = (TILTS[castle.sinkings - 1] ?? 0) * smoothstep(0, 0.5, share) * (1 - smoothstep(0.86, 1, share))
    const sway =
      (castle.sinkings === 4 ? SWAY.fourth : SWAY.calm) *
      Math.sin((age / LEAN.period) * 2 * Math.PI) *
      Math.min(1, age / LEAN.comes)
    this.root.rotation = turn + (show && !reducedMotion ? tilt + sway : 0)
    const landed = castle.sinkings === 0 ? stands : stands - RISING * 0.5
    const jolt = reducedMotion ? 0 : 0.035 * ringing(age, 130, 260) - 0.05 * ringing(landed, 140, 300)
    this.root.scale.set(size * (1 - jolt * 0.6), size * (1 + jolt))
    this.bearers.position.copyFrom(this.root.position)
    this.bearers.rotation = this.root.rotation
    this.bearers.scale.copyFrom(this.root.scale)

    for (const flag of this.#flags) {
      const isStormy = show !== null || castle.hoveredAt !== null
      flag.at(reducedMotion ? 0 : now, isStormy ? FLAP.storm : FLAP.calm)
    }
    const toll = show ? 0.1 * Math.sin(age / 90) : 0.75 * ringing(stands, 900, 1100)
    this.#bell.rotation = reducedMotion && show ? 0 : toll
    this.#lodger.visible = letting.lodger === 0
    const blown = reducedMotion || castle.sinkings !== 5 ? 0 : BLOWN_FIFTH * hop((share - 0.26) / 0.68)
    const lifted = letting.leaves ? Math.min(1, 9 * progress(letting.leaves, now)) : liftOf(lodger.peek, now)
    this.#drawRoof(lifted, letting.leaves ? 1 : progress(lodger.peek, now), age, blown, asideOf(letting, now), moment)
    this.#drawPieces(castle, moment)
  }

  /**
   * @param lift how far the roof is lifted by whoever lives under it, 0…1, and `share` how much of that has gone by
   * @param blown how far it is blown off, in scene units
   * @param aside how far it has gone aside, 0…1
   */
  #drawRoof(lift: number, share: number, age: number, blown: number, aside: number, moment: Moment): void {
    const { pointer, reducedMotion } = moment
    const flung = reducedMotion ? 0 : hop((age - FLUNG.at) / FLUNG.lasts)
    const hops = age < 0 || reducedMotion ? 0 : FLUNG.hop * Math.max(0, Math.sin(age / 95)) * (age < 1200 ? 1 : 0.3)
    this.#nib.position.set(
      HINGE.x + ROOF_ASIDE.x * aside,
      HINGE.y - LIFT.up * lift - hops - blown + ROOF_ASIDE.y * aside,
    )
    this.#nib.rotation = -LIFT.open * lift - FLUNG.open * flung
    this.#lodger.y = LODGER.y + LIFT.lodger * (1 - lift)
    if (share < 0.3) this.#lodger.show('sleepy')
    else this.#lodger.show(pointer.x < CASTLE.x - 160 ? 'left' : pointer.x > CASTLE.x + 160 ? 'right' : 'awake')
  }

  #drawPieces({ lost, lostAt }: CastleState, { now, reducedMotion }: Moment): void {
    const age = since(lostAt, now)
    for (let place = 0; place < this.#pieces.length; place++) {
      const piece = this.#pieces[place]
      const from = PIECES[place]
      if (!piece || !from) continue
      const isFalling = place === lost - 1 && age < FALL.lasts
      piece.show(place >= lost || isFalling ? place : place + PIECES.length)
      const seconds = isFalling ? Math.max(0, age - FALL.hesitates) / 1000 : 0
      const totters =
        isFalling && !reducedMotion ? 0.12 * Math.sin(age / 22) * Math.max(0, 1 - age / FALL.hesitates) : 0
      const side = from.x < 0 ? -1 : 1
      piece.position.set(from.x + side * 60 * seconds, from.y - 40 * seconds + (FALL.gravity / 2) * seconds * seconds)
      piece.rotation = totters + side * FALL.turn * seconds
    }
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { BELL, FLAGS, HINGE, LODGER, PIECES } from '../../../assets/bat/shared'
import { easeOutBack, hop, ringing } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CASTLE, liftOf, RISING, SINK, shakeOf, sunkOf } from '../layout'
import type { BatState, Castle as CastleState } from '../state'

/** How far it leans as it sinks, in radians, and in how many ms it has thought better of it. */
const LEAN = { reach: 0.013, period: 5200, comes: 700 } as const
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
  readonly #pieces: readonly DrawnSprite<string, string>[]
  readonly #flags
  readonly #bell
  readonly #nib = new Container()
  readonly #lodger

  constructor(kit: ViewKit<typeof manifest>) {
    this.#lodger = kit.sprite('lodger')
    this.#lodger.position.x = LODGER.x
    this.#pieces = PIECES.map(({ x, y }, place) => {
      const piece = kit.sprite('piece').show(place)
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
    this.root.addChild(this.#lodger, ...others, kit.cutSprite('castle'), ...this.#pieces, this.#bell, this.#nib)
  }

  draw({ castle, lodger }: BatState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const { show, stoodAt } = castle
    const age = show ? now - show.from : -1
    const stands = since(stoodAt, now)
    const comesUp = reducedMotion ? 0 : SINK * (1 - easeOutBack(stands / RISING, OVERSHOOT))
    this.root.position.set(CASTLE.x + (reducedMotion ? 0 : shakeOf(show, now)), CASTLE.y + sunkOf(show, now) + comesUp)
    const isLeaning = show !== null && !reducedMotion
    this.root.rotation = isLeaning
      ? LEAN.reach * Math.sin((age / LEAN.period) * 2 * Math.PI) * Math.min(1, age / LEAN.comes)
      : 0
    const jolt = reducedMotion ? 0 : 0.035 * ringing(age, 130, 260) - 0.05 * ringing(stands - RISING * 0.5, 140, 300)
    this.root.scale.set(1 - jolt * 0.6, 1 + jolt)

    for (const flag of this.#flags) {
      const isStormy = show !== null || castle.hoveredAt !== null
      flag.at(reducedMotion ? 0 : now, isStormy ? FLAP.storm : FLAP.calm)
    }
    const toll = show ? 0.1 * Math.sin(age / 90) : 0.75 * ringing(stands, 900, 1100)
    this.#bell.rotation = reducedMotion && show ? 0 : toll
    this.#drawRoof(liftOf(lodger.peek, now), progress(lodger.peek, now), age, moment)
    this.#drawPieces(castle, moment)
  }

  /** @param lift how far the roof is lifted by whoever lives under it, 0…1, and `share` how much of that has gone by */
  #drawRoof(lift: number, share: number, age: number, { pointer, reducedMotion }: Moment): void {
    const flung = reducedMotion ? 0 : hop((age - FLUNG.at) / FLUNG.lasts)
    const hops = age < 0 || reducedMotion ? 0 : FLUNG.hop * Math.max(0, Math.sin(age / 95)) * (age < 1200 ? 1 : 0.3)
    this.#nib.position.set(HINGE.x, HINGE.y - LIFT.up * lift - hops)
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
      piece.visible = place >= lost || isFalling
      const seconds = isFalling ? Math.max(0, age - FALL.hesitates) / 1000 : 0
      const totters =
        isFalling && !reducedMotion ? 0.12 * Math.sin(age / 22) * Math.max(0, 1 - age / FALL.hesitates) : 0
      const side = from.x < 0 ? -1 : 1
      piece.position.set(from.x + side * 60 * seconds, from.y - 40 * seconds + (FALL.gravity / 2) * seconds * seconds)
      piece.rotation = totters + side * FALL.turn * seconds
    }
  }
}

import { Container, type Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { type BatJoints, HANDLE, MOVER, SLEEPER } from '../../../assets/bat/shared'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CASTLE, sunkOf } from '../layout'
import type { BatState } from '../state'
import { Route } from './route'

type Kit = ViewKit<typeof manifest>

/** How a puppet goes through the show: in ms from its beginning. */
interface Flight {
  readonly leaves: number
  readonly hovers: number
  readonly departs: number
  readonly gone: number
  readonly out: Route
  readonly away: Route
  /** How large it is where it hovers. */
  readonly size: number
  /** A beat of its wings, in ms, and how far they go to either side of how they are drawn, in radians. */
  readonly beat: number
  readonly reach: number
}

const MOVER_FLIGHT: Flight = {
  ...{ leaves: 120, hovers: 2300, departs: 5300, gone: 6900, size: 1, beat: 430, reach: 0.42 },
  out: new Route('967,560 860,520 640,470 470,380 390,322'),
  away: new Route('390,322 330,380 120,300 -760,30'),
}
const SLEEPER_FLIGHT: Flight = {
  ...{ leaves: 2060, hovers: 3700, departs: 5700, gone: 7300, size: 0.62, beat: 520, reach: 0.36 },
  out: new Route('1040,380 980,210 850,130 738,150'),
  away: new Route('738,150 720,190 600,60 300,-900'),
}

/** How far it bobs against the beat of its wings, in scene units, and how far it drifts where it hovers. */
const BOB = 14
const DRIFT = { x: 12, y: 9, period: 2300 } as const
/** How often it blinks, and for how long, in ms. */
const BLINK = { every: 1900, lasts: 120 } as const
/** How far the case swings, in radians, and how late it follows the beat, in ms. */
const SWING = { reach: 0.15, period: 860, late: 180 } as const
/** How long the sleeper is wide awake, in ms after it has left. */
const AWAKE = 2400

/** A bat as large as a hand: wings on pins, and eyes that go where something is to be seen. */
class Puppet {
  readonly root = new Container()
  readonly #farWing
  readonly #nearWing
  readonly #pupils: readonly Sprite[]
  readonly #joints
  readonly #flight

  constructor(kit: Kit, joints: BatJoints, flight: Flight, farWing: Sprite, nearWing: Sprite, body: Container) {
    this.#joints = joints
    this.#flight = flight
    this.#farWing = farWing
    this.#nearWing = nearWing
    farWing.position.copyFrom(joints.farWing)
    nearWing.position.copyFrom(joints.nearWing)
    this.#pupils = joints.eyes.map(() => kit.sprite('pupil'))
    this.root.addChild(farWing, nearWing, body, ...this.#pupils)
  }

  /** Flies it through the show, and tells how long it has been on its way, in ms; `null` when it is not. */
  draw({ castle, glance }: BatState, { now, reducedMotion }: Moment): number | null {
    const { leaves, hovers, departs, gone, out, away, size, beat, reach } = this.#flight
    const { show } = castle
    const age = show ? now - show.from : -1
    this.root.visible = age >= leaves && age < gone
    if (!this.root.visible || !show) return null

    const comes = clamp((age - leaves) / (hovers - leaves), 0, 1)
    const goes = clamp((age - departs) / (gone - departs), 0, 1)
    const way = goes > 0 ? away.at(goes * goes * (1.6 - 0.6 * goes)) : out.at(1 - (1 - comes) ** 2.2)
    const phase = (age / beat) * 2 * Math.PI
    const hovering = reducedMotion ? 0 : smoothstep(0.7, 1, comes) * (1 - goes)
    const drift = (age / DRIFT.period) * 2 * Math.PI
    this.root.position.set(
      way.x + DRIFT.x * hovering * Math.sin(drift),
      way.y + DRIFT.y * hovering * Math.sin(drift * 1.7) - (reducedMotion ? 0 : BOB * Math.cos(phase) * size),
    )
    this.root.scale.set(size * lerp(0.1, 1, comes ** 1.6) * (1 + 0.5 * goes))
    this.root.rotation = -0.14 + 0.1 * hovering * Math.sin(drift * 0.8) - 0.24 * goes

    // Quick down, slow up: a wing that bears something.
    const stroke = Math.sin(phase + 0.5 * Math.sin(phase))
    this.#nearWing.rotation = reach * stroke
    this.#farWing.rotation = -reach * 0.9 * stroke
    this.#nearWing.scale.set(1, 1 - 0.16 * Math.max(0, -stroke))
    this.#farWing.scale.set(1, 1 - 0.16 * Math.max(0, -stroke))

    const sunk = sunkOf(show, now)
    this.#look(glance ? glance.x : CASTLE.x, glance ? glance.y : CASTLE.y - 240 + sunk, this.isBlinking(age))
    return age - leaves
  }

  isBlinking(age: number): boolean {
    return age % BLINK.every > BLINK.every - BLINK.lasts
  }

  #look(x: number, y: number, isShut: boolean): void {
    const [dx, dy] = [x - this.root.x, y - this.root.y]
    const far = Math.max(1, Math.hypot(dx, dy))
    const angle = -this.root.rotation
    const across = (dx * Math.cos(angle) - dy * Math.sin(angle)) / far
    const down = (dx * Math.sin(angle) + dy * Math.cos(angle)) / far
    for (let side = 0; side < this.#pupils.length; side++) {
      const pupil = this.#pupils[side]
      const eye = this.#joints.eyes[side]
      if (!pupil || !eye) continue
      pupil.scale.set(isShut ? 0 : 1)
      pupil.position.set(eye.x + across * this.#joints.gaze, eye.y + down * this.#joints.gaze)
    }
  }
}

/** The bat that moves house. */
export class Mover {
  readonly root = new Container({ label: 'mover' })
  readonly #puppet
  readonly #body
  readonly #case

  constructor(kit: Kit) {
    this.#body = kit.sprite('mover')
    this.#case = kit.sprite('case').updateTransform(HANDLE)
    const body = new Container()
    body.addChild(this.#case, this.#body)
    this.#puppet = new Puppet(kit, MOVER, MOVER_FLIGHT, kit.sprite('moverFarWing'), kit.sprite('moverNearWing'), body)
    this.root.addChild(this.#puppet.root)
  }

  draw(dusk: BatState, moment: Moment): void {
    const age = this.#puppet.draw(dusk, moment)
    if (age === null) return
    this.#body.show(this.#puppet.isBlinking(age + MOVER_FLIGHT.leaves) ? 'shut' : 'open')
    this.#case.rotation = moment.reducedMotion
      ? 0
      : SWING.reach * Math.sin(((age - SWING.late) / SWING.period) * 2 * Math.PI)
  }
}

/** The bat that was asleep. */
export class Sleeper {
  readonly root = new Container({ label: 'sleeper' })
  readonly #puppet
  readonly #body
  readonly #lids

  constructor(kit: Kit) {
    this.#body = kit.sprite('sleeper')
    this.#lids = kit.sprite('lids')
    this.#lids.y = SLEEPER.eyes[0].y
    this.#puppet = new Puppet(
      kit,
      SLEEPER,
      SLEEPER_FLIGHT,
      kit.sprite('sleeperFarWing'),
      kit.sprite('sleeperNearWing'),
      this.#body,
    )
    this.#puppet.root.addChild(this.#lids)
    this.root.addChild(this.#puppet.root)
  }

  draw(dusk: BatState, moment: Moment): void {
    this.root.visible = dusk.letting.lodger === 0
    const age = this.#puppet.draw(dusk, moment)
    if (age === null) return
    const isBlinking = this.#puppet.isBlinking(age + SLEEPER_FLIGHT.leaves)
    const isAwake = age < AWAKE || dusk.glance !== null
    this.#body.show(isBlinking ? 'shut' : isAwake ? 'awake' : 'sleepy')
    this.#lids.scale.set(isBlinking || isAwake ? 0 : 1)
  }
}

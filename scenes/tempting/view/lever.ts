import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { bitesOf, HUB } from '../layout'
import type { TemptingState } from '../state'
import { type ArmPose, ELBOW, poseArm, WRIST } from './arm'

/** Where the worm lives, from the wrist. */
const WORM = { x: -29, y: -107, rotation: -0.24 } as const
/** It looks out for so long in so long, ms, and at first for longer with its eyes alone. */
const PEEP = { every: 9000, from: 5200, head: 6400, until: 8300 } as const

/** How it waves, ms. */
const WAVE = { lasting: 1000, period: 320 } as const

/** The arm with the apple, which is the lever. */
export class LeverView {
  readonly root = new Container({ label: 'lever', ...HUB })
  readonly #upperArm: Container
  readonly #forearm: Container
  readonly #hand: Container
  readonly #whole: DrawnSprite
  readonly #worm: DrawnSprite<'worm', 'eyes' | 'head'>
  readonly #pose: ArmPose = { upperArm: 0, forearm: 0, elbow: { ...ELBOW }, wrist: { ...WRIST } }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#whole = kit.sprite('hand')
    this.#worm = kit.sprite('worm').updateTransform(WORM)
    this.#hand = new Container({ children: [this.#whole, kit.laterPart('held'), this.#worm, kit.laterPart('keys')] })
    this.#upperArm = kit.sprite('upperArm')
    this.#forearm = kit.sprite('forearm')
    // The cuff lies over the wrist, and the elbow over the arm.
    this.root.addChild(this.#hand, this.#upperArm, this.#forearm)
  }

  draw(machine: TemptingState, { now, reducedMotion }: Moment): void {
    const pulled = since(machine.pulledAt, now)
    this.#whole.visible = bitesOf(machine) === 0
    const pose = this.#pose
    poseArm(pulled, reducedMotion, pose)
    this.#upperArm.rotation = pose.upperArm
    this.#forearm.position.copyFrom(pose.elbow)
    this.#forearm.rotation = pose.forearm
    this.#hand.position.copyFrom(pose.wrist)
    // It beckons, a little.
    this.root.angle = reducedMotion ? 0 : Math.sin(now / 640) * 1.1
    // It says no.
    const wave = 14 * swaying(since(machine.wavedAt, now), WAVE.lasting, WAVE.period)
    this.#hand.angle = -this.root.angle + (reducedMotion ? 0 : Math.sin(now / 640 - 1) * 3 + wave)
    const at = now % PEEP.every
    this.#worm.visible = pulled > 1500 && at > PEEP.from && at < PEEP.until
    this.#worm.show(at < PEEP.head || reducedMotion ? 'eyes' : 'head')
  }
}

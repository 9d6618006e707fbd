import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import { INVITE_ARM } from '../../../assets/baddog/shared'
import { lerp, ringing } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { DOG_SIZE, INVITE, peekOf } from '../layout'
import type { Prowl } from '../state'
import { lookOf } from './look'

/** How far down the stage the ground under him is when nothing is seen of him, and when he is up as far as his chest. */
const GROUND = { down: 1440, up: 968 } as const
/** Where his head sits on that, in units of his drawing. */
const HEAD = { x: 4, y: -308 } as const
/** When his arm begins to wave, how long it takes to and fro, how often, and how far, in ms and radians. */
const WAVE = { from: 460, time: 440, times: 2, reach: 0.34 } as const

/** The dog as far as his chest, while nobody has played: he waves. */
export class Invite {
  readonly root = new Container({ label: 'rustle' })
  readonly #arm
  readonly #head = new Container()
  readonly #eyes

  constructor(kit: ViewKit<typeof manifest>) {
    this.#arm = kit.sprite('inviteArm')
    this.#arm.position.set(INVITE_ARM.x * DOG_SIZE, INVITE_ARM.y * DOG_SIZE)
    this.#head.position.set(HEAD.x * DOG_SIZE, HEAD.y * DOG_SIZE)
    this.#eyes = kit.sprite('peekEyes')
    this.#head.addChild(kit.sprite('inviteHead'), this.#eyes)
    const body = kit.sprite('inviteBody')
    body.y = -200 * DOG_SIZE
    this.root.addChild(this.#arm, body, this.#head)
  }

  draw(prowl: Prowl, { now, reducedMotion, pointer }: Moment): void {
    const up = prowl.invites ? peekOf(prowl, now) : 0
    this.root.visible = up > 0
    if (!prowl.peek || up === 0) return
    const age = now - prowl.peek.from
    const ring = reducedMotion ? 0 : ringing(age - INVITE.up * INVITE.lasts, 130, 300)
    const waved = (age - WAVE.from) / WAVE.time
    const waves = !reducedMotion && waved > 0 && waved < WAVE.times
    this.root.position.set(prowl.x, lerp(GROUND.down, GROUND.up, reducedMotion ? 1 : up))
    this.root.rotation = 0.07
    this.root.scale.set(1 - 0.04 * ring, 1 + 0.05 * ring)
    this.#arm.rotation = (waves ? WAVE.reach * Math.sin(waved * 2 * Math.PI) : 0) - 0.06 * ring
    this.#head.rotation = 0.12 + (waves ? 0.05 * Math.sin(waved * 2 * Math.PI - 0.9) : 0) + 0.05 * ring
    this.#eyes.show(lookOf(pointer.x - prowl.x, pointer.y))
  }
}

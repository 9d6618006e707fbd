import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { ringing, smoothstep } from '../../../src/stage/math'
import { since } from '../../../src/stage/rules/spans'
import type { Moment } from '../../../src/stage/scene'
import type { DrawnSprite } from '../../../src/stage/view/drawnSprite'
import type { ViewKit } from '../../../src/stage/view/kit'
import { HUB } from '../layout'
import type { Machine } from '../state'

/** How far it is pulled, in degrees; how long that takes, how long until it is back, and how long it goes on swinging, ms. */
const PULL = { angle: 62, down: 220, back: 500, swing: 160 } as const
/** From the hub to the wrist, in scene units. */
const WRIST = { x: 122, y: -356 } as const
/** Where the worm lives, from the wrist. */
const WORM = { x: -29, y: -107, rotation: -0.24 } as const
/** It looks out for so long in so long, ms, and at first for longer with its eyes alone. */
const PEEP = { every: 9000, from: 5200, head: 6400, until: 8300 } as const

/** The arm with the apple, which is the lever. */
export class LeverView {
  readonly root = new Container({ label: 'lever', ...HUB })
  readonly #hand: Container
  readonly #worm: DrawnSprite<'worm', 'eyes' | 'head'>

  constructor(kit: ViewKit<typeof manifest>) {
    this.#worm = kit.sprite('worm').updateTransform(WORM)
    this.#hand = new Container({ ...WRIST, children: [kit.sprite('hand'), this.#worm] })
    // The cuff lies over the wrist.
    this.root.addChild(this.#hand, kit.sprite('arm'))
  }

  draw({ pulledAt }: Machine, { now, isCalm }: Moment): void {
    const pulled = since(pulledAt, now)
    const down = smoothstep(0, PULL.down, pulled) * (1 - smoothstep(PULL.down, PULL.down + PULL.back, pulled))
    const swing = ringing(pulled - PULL.down - PULL.back * 0.72, PULL.swing, 250) * 0.09
    // It beckons, a little.
    const sway = isCalm ? 0 : Math.sin(now / 640) * 1.1
    this.root.angle = (down - (isCalm ? 0 : swing)) * PULL.angle + sway
    this.#hand.angle = -this.root.angle + (isCalm ? 0 : Math.sin(now / 640 - 1) * 3)
    const at = now % PEEP.every
    this.#worm.visible = pulled > 1500 && at > PEEP.from && at < PEEP.until
    this.#worm.show(at < PEEP.head || isCalm ? 'eyes' : 'head')
  }
}

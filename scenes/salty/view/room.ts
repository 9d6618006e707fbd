import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/salty/manifest'
import { hop } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { SaltyState } from '../state'

/** Where the lamp hangs, and its middle from there, in drawing units. */
const HOOK = { x: 112, y: 24 } as const
const MIDDLE = { x: 0, y: 60 } as const
/** A moth's way round the light, and how long it takes, ms; where it sits for those who asked for less motion. */
const MOTH = { wide: 68, high: 50, time: 9000, rest: { x: 64, y: 46 } } as const
/** How far the lamp swings, in degrees, how much further for each push more, and how long to and fro, ms. */
const SWING = { far: 11, more: 0.7, time: 1400 } as const
const FLICKER = 160

/** The lamp under its beam: it burns, it has a moth, it swings. */
export class LampView {
  readonly root = new Container({ x: HOOK.x, y: HOOK.y })
  readonly #flame: DrawnSprite
  readonly #moth: DrawnSprite

  constructor(kit: ViewKit<typeof manifest>) {
    this.#flame = kit.sprite('flame').updateTransform(MIDDLE)
    this.#moth = kit.sprite('moth')
    const lamp = new Container({ label: 'lamp' })
    lamp.addChild(kit.cutSprite('lamp'), this.#flame)
    this.root.addChild(lamp, this.#moth)
  }

  draw({ swinging, pushes }: SaltyState, { now, reducedMotion }: Moment): void {
    const left = 1 - progress(swinging, now)
    const gone = swinging ? now - swinging.from : 0
    const far = SWING.far * (1 + Math.max(0, pushes - 1) * SWING.more)
    this.root.angle = reducedMotion ? 0 : far * left * left * Math.sin((gone * Math.PI * 2) / SWING.time)
    this.#flame.show(reducedMotion ? 0 : Math.floor(now / FLICKER) % 3)
    if (reducedMotion) {
      this.#moth.position.copyFrom(MOTH.rest)
      return
    }
    // Drawn in twelve steps a second, as all that is by hand.
    const drawn = Math.floor(now / 83) * 83
    const round = (drawn / MOTH.time) * Math.PI * 2
    this.#moth.position.set(
      MIDDLE.x + Math.cos(round) * MOTH.wide + Math.sin(round * 5) * 5,
      MIDDLE.y + Math.sin(round) * MOTH.high + Math.cos(round * 7) * 6,
    )
    this.#moth.angle = Math.sin(round * 3) * 24
    this.#moth.show(Math.floor(now / 83) % 2)
  }
}

/** How far the table is shaken, in drawing units, up and down. */
export function shakeAt({ shaking }: SaltyState, { now, reducedMotion }: Moment): number {
  if (reducedMotion || !isDuring(shaking, now) || !shaking) return 0
  const left = 1 - progress(shaking, now)
  return 2.4 * left * left * Math.cos(((now - shaking.from) * Math.PI * 2) / 110)
}

/** How high the salt is off the table, 0…1. */
export function saltHop({ shaking }: SaltyState, { now, reducedMotion }: Moment): number {
  return reducedMotion ? 0 : hop(Math.min(1, progress(shaking, now) * 1.3))
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { clamp, lerp, ringing } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { awakeFor, BEAT, LEDGE, SHOULDER, WAKE } from '../layout'
import type { GargoyleState } from '../state'
import { shakeOf } from './shake'

/** How far a wing is turned about its shoulder between two drawings of the beat, in radians: down before it goes up, and a little too far. */
const SWING = { wound: 0.07, thrown: 0.2 } as const

/** The tint that the fire gives to paper, by its channels: from how it burns while the gargoyle sleeps to a roar. */
const LIT = { red: 0xff, green: [0xf2, 0xb4], blue: [0xe8, 0x98] } as const

/** The wings and the body before the light: seen while it is awake, and else part of what is still. */
export class Body {
  readonly root = new Container({ label: 'gargoyle' })
  readonly #left
  readonly #right
  readonly #body

  constructor(kit: ViewKit<typeof manifest>) {
    this.#left = kit.cutSprite('leftWing')
    this.#right = kit.cutSprite('rightWing')
    this.#body = kit.cutSprite('body')
    this.root.addChild(this.#left, this.#right, this.#body)
  }

  /** Returns whether it is awake. */
  draw({ wake, blaze }: GargoyleState, moment: Moment): boolean {
    const since = awakeFor(wake, moment.now)
    const isAwake = since !== null && since >= WAKE.glares
    this.root.visible = isAwake
    if (!isAwake) return false
    const beat = since - WAKE.beats
    const pose = beat >= BEAT.top && beat < BEAT.down ? 'top' : 'hanging'
    this.#left.show(pose)
    this.#right.show(pose)
    const swing = moment.reducedMotion ? 0 : swingAt(beat)
    const shake = moment.reducedMotion ? 0 : shakeOf(since)
    this.#left.rotation = swing
    this.#right.rotation = -swing * 0.9
    this.#left.position.set(LEDGE.x - SHOULDER.x - shake, LEDGE.y + SHOULDER.y + shake * 0.6)
    this.#right.position.set(LEDGE.x + SHOULDER.x - shake, LEDGE.y + SHOULDER.y + shake * 0.6)
    this.#body.position.set(LEDGE.x - shake * 0.5, LEDGE.y)
    this.root.tint = tintOf(blaze)
    return true
  }
}

/** Wound up before the beat, thrown up in it, and ringing out after it; the drawing changes where the way is fastest. */
function swingAt(beat: number): number {
  const { top, down } = BEAT
  if (beat < -300) return 0
  if (beat < 90) return -SWING.wound * progress({ from: -300, until: 40 }, beat)
  if (beat < top) return lerp(-SWING.wound, SWING.thrown, progress({ from: 90, until: top }, beat) ** 2)
  if (beat < down - 90) return -SWING.thrown * 0.7 * ringing(beat - top, 90, 230)
  if (beat < down) return -0.16 * progress({ from: down - 90, until: down }, beat) ** 2
  return SWING.thrown * ringing(beat - down, 150, 340)
}

/** How a body is lit by a fire that burns so high. */
export function tintOf(blaze: number): number {
  const share = clamp(blaze - 1, 0, 1)
  const green = Math.round(lerp(LIT.green[0], LIT.green[1], share))
  const blue = Math.round(lerp(LIT.blue[0], LIT.blue[1], share))
  return (LIT.red << 16) | (green << 8) | blue
}

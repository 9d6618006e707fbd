import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import { clamp, ringing } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { leftIn, scaleIn } from '../layout'
import type { CampingState } from '../state'
import type { Beam } from './beam'

/** The ring that it hangs by, above its flame, in units. */
const RING = 83

/** How far it swings when it has been hung somewhere, in radians, how soon that dies away, and how long it takes to and fro, in ms. */
const SWING = { angle: (9 * Math.PI) / 180, fading: 400, period: 800 } as const

/** How far the lantern sways by itself, in radians, and how many ms a radian of that takes. */
const SWAY = { angle: 0.022, pace: 1150 } as const

/** How long each drawing of the flame is seen: 8 a second. When it blinks, and for how long; how long it is glad. */
const FLICKER = 125
const BLINK = { every: 5300, time: 140 } as const
const GLAD = 900

/** The moth's wings, and its way about the lantern: how far across and down, in units, and how long it takes, in ms. */
const MOTH = { each: 60, calm: 400, across: 88, down: 56, turn: 2700, above: 26 } as const
const BEAT = [0, 1, 2, 1] as const

/** The lantern on its rope, with the face in its flame, and the moth that is always with it. */
export class LanternView {
  readonly root = new Container({ label: 'hanging' })
  readonly #hanging = new Container()
  readonly #lantern
  readonly #moth

  constructor(kit: ViewKit<typeof manifest>) {
    this.#lantern = kit.sprite('lantern')
    this.#lantern.label = 'lantern'
    this.#moth = kit.animation('moth', BEAT, MOTH.each)
    this.#hanging.addChild(kit.sprite('rope'), this.#lantern)
    this.root.addChild(this.#hanging, this.#moth)
  }

  draw(camp: CampingState, { now, reducedMotion, pointer, size }: Moment, { glow }: Readonly<Beam>): void {
    this.root.alpha = glow
    const { lantern, hung, party, isHeld } = camp
    const elapsed = hung ? now - hung.at : Number.POSITIVE_INFINITY
    const swing = hung && !reducedMotion ? -hung.side * ringing(elapsed, SWING.fading, SWING.period) : 0
    this.#hanging.position.set(lantern.x, lantern.y - RING)
    this.#hanging.rotation = SWING.angle * swing + (reducedMotion ? 0 : SWAY.angle * Math.sin(now / SWAY.pace))
    const squash = reducedMotion ? 0 : 0.07 * ringing(elapsed, 120, 260)
    this.#lantern.scale.set(1 - squash, 1 + squash)
    const isGlad = isHeld || elapsed < GLAD || isDuring(party, now)
    this.#lantern.show(this.#face(isGlad, pointer.x > lantern.x * scaleIn(size) + leftIn(size), now, reducedMotion))
    this.#fly(camp, now, reducedMotion)
  }

  /** Glad to be somewhere else; then it looks where the visitor is. */
  #face(isGlad: boolean, looksRight: boolean, now: number, reducedMotion: boolean): number {
    const flicker = reducedMotion ? 0 : Math.floor(now / FLICKER) % 3
    if (isGlad) return 6 + flicker
    if (!reducedMotion && now % BLINK.every < BLINK.time) return 9
    return (looksRight ? 3 : 0) + flicker
  }

  #fly({ moth, lantern }: CampingState, now: number, reducedMotion: boolean): void {
    const turn = reducedMotion ? 2.4 : (now / MOTH.turn) * Math.PI * 2
    const x = moth.x + Math.cos(turn) * MOTH.across + (reducedMotion ? 0 : Math.sin(turn * 3.1) * 10)
    const y = moth.y - MOTH.above + Math.sin(turn) * MOTH.down + (reducedMotion ? 0 : Math.sin(turn * 5.3) * 8)
    this.#moth.position.set(x, y)
    // It leans into its way, the more the further it has to go.
    const behind = clamp((lantern.x - moth.x) / 300, -1, 1)
    this.#moth.rotation = reducedMotion ? -0.4 : behind * 0.7 - Math.sin(turn) * 0.45
    if (reducedMotion) this.#moth.at(0, MOTH.calm)
    else this.#moth.at(now)
  }
}

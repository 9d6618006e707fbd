import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ponytail/manifest'
import { SIZE } from '../../../assets/ponytail/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, DEGREE, hop, lerp } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BODIES, moodOf, placeOf, poseOf, TURN, turnAbout, turnedFor, WAIST } from '../layout'
import type { Mood, PonytailState } from '../state'
import { poseNow } from './pose'

const FAR_SHOULDER = placeOf('farArm')
const FAR_GRIP = placeOf('farHand')
const NEAR_SHOULDER = placeOf('nearArm')
const NEAR_GRIP = placeOf('lance')
const PENNON = placeOf('pennon')

/** How much of the lance's turn the pennon does not share, as it hangs; and how far from it at most, in radians: its upper edge is tied. */
const HANGS = 0.5
const MOST_HUNG = 0.3
/** How much of its way to the hand the far arm turns; the rest it is moved, and its shoulder with it, which nobody sees. */
const SHARED = 0.5
/** Where the near grip is of a lance that lies before her feet, in scene units, how it is turned, and how high it bounces. */
const LYING = { x: 452.7 * SIZE, y: 434 * SIZE, turn: -29.6 * DEGREE } as const
const BOUNCE = 26

/** How long the lance takes to shake once, in ms. */
const SHAKE = 90

/** Both arms, and the lance that they hold: as either is lifted at its own time, it tilts, and turns as the mood will have it. */
export class Arms {
  readonly far
  /** What is before her trunk. */
  readonly before = new Container({ label: 'lance and hands' })
  readonly #lance = new Container()
  readonly #farHand
  readonly #pennon
  readonly #near
  readonly #shoulder: Point = { x: 0, y: 0 }
  readonly #grip: Point = { x: 0, y: 0 }
  readonly #hand: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.far = kit.sprite('farArm')
    this.far.position.copyFrom(FAR_SHOULDER)
    this.#pennon = kit.animation('pennon', [0, 1, 0, 2], 200)
    this.#pennon.position.set(PENNON.x - NEAR_GRIP.x, PENNON.y - NEAR_GRIP.y)
    this.#lance.addChild(this.#pennon, kit.cutSprite('lance'))
    this.#farHand = kit.sprite('farHand')
    this.#near = kit.sprite('nearArm')
    this.before.addChild(this.#lance, this.#farHand, this.#near)
  }

  draw(lancer: PonytailState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const { lifts } = lancer
    const mood = moodOf(lancer)
    const far = reducedMotion ? 0 : lifts.farArm
    const near = reducedMotion ? 0 : lifts.nearArm
    const lean = poseNow(lancer, 'lean', moment)
    const arm = lean + poseNow(lancer, 'near', moment)
    const lance = lean + poseNow(lancer, 'lance', moment) + (reducedMotion ? 0 : shakeAt(mood, now))
    const shoulder = turnAbout(NEAR_SHOULDER, WAIST, lean, this.#shoulder)
    this.#near.position.set(shoulder.x, shoulder.y - near)
    this.#near.rotation = arm

    // The near hand takes the lance along, which turns about it, and that the far one.
    const grip = turnAbout(NEAR_GRIP, NEAR_SHOULDER, arm, this.#grip)
    grip.x += shoulder.x - NEAR_SHOULDER.x
    grip.y += shoulder.y - NEAR_SHOULDER.y
    const turned = turnedFor(lancer, moment)
    this.#hold(lancer, moment, turned, grip.x, grip.y - near, lance + (far - near) / (NEAR_GRIP.x - FAR_GRIP.x))
    const hand = turnAbout(FAR_GRIP, NEAR_GRIP, lance, this.#hand)
    hand.x += grip.x - NEAR_GRIP.x
    hand.y += grip.y - NEAR_GRIP.y
    this.#farHand.position.set(hand.x, hand.y - far)
    this.#farHand.rotation = lance
    this.#reach(hand, lean, far)
    this.far.visible = turned < TURN.turns
    this.#farHand.visible = this.far.visible
    this.#pennon.visible = turned < TURN.bare
    this.#flutter(mood, poseNow(lancer, 'pennon', moment) - HANGS * lance, moment)
  }

  /** Where she holds the lance. In the eighth mood it falls, and bounces once; when that ends, she has it back at once. */
  #hold(
    { eighth }: PonytailState,
    { now, reducedMotion }: Moment,
    turned: number,
    x: number,
    y: number,
    turn: number,
  ): void {
    const back = reducedMotion ? 1 : clamp(since(eighth.endedAt, now) / TURN.back, 0, 1)
    const fallen = turned > 0 ? Math.min(1, turned / TURN.falls) : 1 - back
    const share = fallen * fallen
    const bounce = BOUNCE * hop((turned - TURN.falls) / TURN.bounces)
    this.#lance.position.set(lerp(x, LYING.x, share), lerp(y, LYING.y, share) - bounce)
    this.#lance.rotation = lerp(turn, LYING.turn, share)
  }

  /** Turns the far arm so that it ends at its hand. */
  #reach(hand: Readonly<Point>, lean: number, lift: number): void {
    const shoulder = turnAbout(FAR_SHOULDER, WAIST, lean, this.#shoulder)
    const turn =
      SHARED *
      (Math.atan2(hand.y - shoulder.y, hand.x - shoulder.x) -
        Math.atan2(FAR_GRIP.y - FAR_SHOULDER.y, FAR_GRIP.x - FAR_SHOULDER.x))
    const ends = turnAbout(FAR_GRIP, FAR_SHOULDER, turn, this.#grip)
    this.far.position.set(FAR_SHOULDER.x + hand.x - ends.x, FAR_SHOULDER.y + hand.y - ends.y - lift)
    this.far.rotation = turn
  }

  /** The pennon is thrown as fast as the mood will have it. */
  #flutter(mood: Mood, turn: number, { now, reducedMotion }: Moment): void {
    const { flutter } = BODIES[mood]
    this.#pennon.at(reducedMotion || flutter === 0 ? 0 : now, flutter || 200)
    this.#pennon.rotation = clamp(turn, -MOST_HUNG, MOST_HUNG)
  }
}

function shakeAt(mood: Mood, now: number): number {
  return poseOf(mood, 'shake') * Math.sin((now / SHAKE) * 2 * Math.PI)
}

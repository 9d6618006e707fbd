import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip/manifest'
import { FEET, pageX } from '../../../assets/trip/shared'
import { clamp, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BALL_FALLS, BALL_NUMBERS, BALLS, ballY, FALLS, fallen, isAway, type Pose } from '../layout'
import type { BallNumber, TripState } from '../state'
import { EDGE, layShadow, standUp, tintShadow } from './standing'

/** Where the cork sits over the foot of each ball, and where its eyes are, in units of the drawing. */
const CORKS = [-110, -118, -114] as const
const EYES = [-41, -45, -43] as const
/** The cork jumps, and leans out of the way of what comes; in ms. */
const CORK = { up: 22, aside: 17, lean: 0.5, time: 110 } as const
/** As somebody sets out the cork flies so high, so long, and comes down beside the ball, turned by so many radians. */
const FLIGHT = { height: 240, lasts: 720, x: 50, y: -6, turn: 14.2 } as const
/** How long the plume of ink takes to rise out of a ball, in ms. */
const PLUME = 160
/** The height of the plume of the middle ball as a share of the others': it stands under the picture. */
const MIDDLE = 0.62
/** How far a ball shakes when it cries, in radians, and how fast, in ms a radian. */
const SHAKE = { by: (4 * Math.PI) / 180, time: 17 } as const
/** Left alone they hop, one after the other: so high, so long, every so many ms. */
const HOP = { height: 9, lasts: 320, every: 3600, apart: 260, first: 900 } as const
/** How long an eye is shut as it blinks, in ms. */
const BLINK = 140

/** The table, and the three stoppered balls on it. */
export class Balls {
  readonly root = new Container({ label: 'table' })
  readonly shadow
  readonly #table
  readonly #balls

  constructor(kit: ViewKit<typeof manifest>) {
    this.shadow = kit.cutSprite('table')
    this.shadow.show('shadow')
    tintShadow(this.shadow)
    this.#table = kit.cutSprite('table')
    this.#table.show('paper')
    this.#balls = BALL_NUMBERS.map((number) => new Ball(kit, number))
    this.root.addChild(this.#table, ...this.#balls.map(({ root }) => root))
  }

  draw(trip: TripState, pose: Readonly<Pose>, moment: Moment): void {
    standUp(this.#table, FEET.table, pose, FALLS.table)
    layShadow(this.shadow, FEET.table, pose, FALLS.table)
    for (const ball of this.#balls) ball.draw(trip, pose, moment)
  }
}

class Ball {
  readonly root = new Container({ label: 'ball' })
  readonly #shaking = new Container()
  readonly #shadow
  readonly #number: BallNumber
  readonly #plume
  readonly #cork
  readonly #eyes

  constructor(kit: ViewKit<typeof manifest>, number: BallNumber) {
    this.#number = number
    this.#plume = kit.sprite('plume')
    this.#plume.position.set(0, CORKS[number] + 10)
    this.#cork = kit.sprite('cork').show('paper')
    this.#eyes = kit.sprite('eyes')
    this.#eyes.y = EYES[number]
    this.#shaking.addChild(this.#cork, this.#plume, kit.sprite('ball').show(`${number}_paper`), this.#eyes)
    this.#shadow = tintShadow(kit.sprite('ball').show(`${number}_shadow`))
    this.root.addChild(this.#shadow, this.#shaking)
    this.root.x = pageX(FEET.table) + (BALLS[number]?.x ?? 0)
  }

  draw(trip: TripState, pose: Readonly<Pose>, { now, reducedMotion }: Moment): void {
    const { frame, cry, blinksAt } = trip
    const number = this.#number
    const isOpen = frame?.ball === number
    this.root.y = ballY(number, pose)
    this.root.scale.y = pose.figure * pose.up
    const opened = isOpen ? since(frame.rise.from, now) : Number.NEGATIVE_INFINITY
    const closed = isOpen && frame.fold ? since(frame.fold.from, now) : null
    const out = smoothstep(0, CORK.time, closed === null ? opened : CORK.time - closed)
    this.#fly(trip, out, now, reducedMotion)
    const grown = smoothstep(0, PLUME, closed === null ? opened : PLUME - closed)
    this.#plume.visible = grown > 0
    // What is in the left one goes the other way, clear of its neighbours.
    this.#plume.scale.set((number === 0 ? -1 : 1) * (0.6 + 0.4 * grown), grown * (number === 1 ? MIDDLE : 1))
    const isCrying = cry?.ball === number && isDuring(cry, now)
    // Whoever is looked at gets up for it.
    const lies = fallen(BALL_FALLS[number], pose.risen) * (1 - out)
    const turn = BALL_FALLS[number].turn * lies
    this.#shadow.visible = lies > 0
    this.#turn(this.#shadow, turn, EDGE.x, EDGE.y)
    const shake = isCrying && !reducedMotion ? SHAKE.by * Math.sin((now - cry.from) / SHAKE.time) : 0
    const up = isOpen || reducedMotion ? 0 : HOP.height * hopOf(number, now) * (1 - lies)
    this.#turn(this.#shaking, turn, 0, -up, shake)
    const isShut = now >= blinksAt[number] && now < blinksAt[number] + BLINK
    this.#eyes.visible = !isAway(trip, number)
    this.#eyes.show(isCrying ? 'shut' : isOpen ? 'up' : isShut && !reducedMotion ? 'shut' : 'ahead')
  }

  /** The cork jumps aside; and flies, as whoever was in the ball sets out. It lies beside it until that comes back. */
  #fly(trip: TripState, out: number, now: number, reducedMotion: boolean): void {
    const number = this.#number
    const { journey } = trip
    const from = { x: -CORK.aside * out, y: CORKS[number] - CORK.up * out }
    const share = !isAway(trip, number)
      ? 0
      : journey?.ball === number
        ? clamp((now - journey.from) / FLIGHT.lasts, 0, 1)
        : 1
    const up = reducedMotion ? 0 : FLIGHT.height * hop(share)
    this.#cork.position.set(lerp(from.x, FLIGHT.x, share), lerp(from.y, FLIGHT.y, share) - up)
    this.#cork.rotation = lerp(-CORK.lean * out, FLIGHT.turn, share)
  }

  /** Turns it about the middle of its glass, on the spot, and shakes it about its foot, in radians. */
  #turn(what: Container, turn: number, x: number, y: number, shake = 0): void {
    const middle = EYES[this.#number]
    what.position.set(x + middle * Math.sin(turn), y + middle * (1 - Math.cos(turn)))
    what.rotation = turn + shake
  }
}

/** How high it hops on its own just now, 0…1. */
function hopOf(number: BallNumber, now: number): number {
  const into = (now + HOP.every - HOP.first - number * HOP.apart) % HOP.every
  return into < HOP.lasts ? hop(into / HOP.lasts) : 0
}

import { Container } from 'pixi.js'
import { FEET, pageX, pageY } from '../../../assets/trip/shared'
import type { manifest } from '../../../assets/trip-later/manifest'
import { clamp, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import {
  BALLS,
  ballY,
  CALM_ANGLE,
  FRAMES,
  newPose,
  type Pose,
  poseAt,
  roadAt,
  type Spot,
  sizeAt,
  stepsOf,
  turned,
  wayOf,
} from '../layout'
import type { BallNumber, Journey, Spread, TripState } from '../state'

/** A place of the stage, and how large whoever is there is drawn. */
interface Place {
  x: number
  y: number
  size: number
}

/** The cork of the ink bottle on the table. */
const BOTTLE: Place = { x: 88, y: 122, size: 0.5 }
/** Where those touch down who go to the bottle, and who come from it: they pass by each other. */
const GOING: readonly Place[] = [
  { x: 560, y: 706, size: 1.04 },
  { x: 376, y: 600, size: 0.9 },
  { x: 236, y: 446, size: 0.74 },
  { x: 170, y: 334, size: 0.6 },
]
const COMING: readonly Place[] = [
  { x: 196, y: 392, size: 0.6 },
  { x: 186, y: 486, size: 0.74 },
  { x: 448, y: 744, size: 0.9 },
  { x: 640, y: 744, size: 0.86 },
]
/** So many leaps each of them makes, so high, in scene units for one as large as it is drawn. */
const LEAPS = GOING.length + 1
const HIGH = 190
/** In its picture, and in its ball: of the size that it is drawn in. */
const IN_PICTURE = { size: 0.69, y: -214 } as const
const IN_BALL = 0.16
/** The mouth of a ball over its foot. */
const MOUTH = 96
/** How large those on the road are drawn, of the size of those that are off the paper. */
const WALKER = 1.55 / 1.9
/** By so much it is lower as it touches down, for such a share of a leap; and by so much higher in the air. */
const SQUASH = { low: 0.18, share: 0.16, high: 0.12 } as const
/** On the bottle it breathes, and hops where it is heard. */
const BREATH = { by: 0.018, time: 420, hop: 26, hopTime: 200 } as const
/** When of a turn it leaps from the bottle on to the road, and where it is back, in ms. */
const REJOIN = { from: 1500, until: 2200 } as const

/** Whoever of the three is under way, or sits on the bottle. */
export function createTravellers(kit: LaterKit<typeof manifest>): View<TripState> {
  const pose = newPose()
  const [going, coming] = [new Leaper(kit), new Leaper(kit)]
  return {
    root: new Container({ label: 'travellers', children: [coming.root, going.root] }),
    draw(trip, moment) {
      const { journey, companion, spread } = trip
      poseAt(moment.reducedMotion ? CALM_ANGLE : trip.angle, pose)
      const rejoined = spread ? smoothstep(REJOIN.from, REJOIN.until, turned(spread, moment.now)) : 0
      going.root.visible = journey !== null || (companion !== null && rejoined < 1)
      coming.root.visible = journey !== null && journey.back !== null
      if (journey) {
        going.travel(journey.ball, journey, pose, moment, false)
        if (journey.back !== null) coming.travel(journey.back, journey, pose, moment, true)
      } else if (companion !== null) {
        if (spread && rejoined > 0) going.rejoin(companion, spread, pose, moment, rejoined)
        else going.sit(companion, trip, moment)
      }
    },
  }
}

/** One of the three without the paper that it was cut from: it is the only thing of the book that has come off it. */
class Leaper {
  readonly root = new Container()
  readonly #shade
  readonly #figure
  readonly #from: Place = { ...BOTTLE }
  readonly #to: Place = { ...BOTTLE }
  readonly #spot: Spot = { across: 0, deep: 0 }

  constructor(kit: LaterKit<typeof manifest>) {
    this.#shade = kit.sprite('shade')
    this.#figure = kit.sprite('traveller')
    this.root.addChild(this.#shade, this.#figure)
  }

  /** On the way from its picture to the bottle, or back into its ball. */
  travel(ball: BallNumber, journey: Journey, pose: Readonly<Pose>, moment: Moment, isBack: boolean): void {
    const leaps = wayOf(journey, moment.now) * LEAPS
    const leap = Math.min(LEAPS - 1, Math.floor(leaps))
    const way = isBack ? COMING : GOING
    copy(way[leap - 1] ?? BOTTLE, this.#from)
    copy(way[leap] ?? BOTTLE, this.#to)
    if (!isBack && leap === 0) this.#standInPicture(ball, pose)
    if (isBack && leap === LEAPS - 1) this.#sinkIntoBall(ball, pose)
    this.#leap(ball, leaps - leap, moment, isBack)
  }

  /** On the bottle, looking at the book. */
  sit(ball: BallNumber, { cry }: TripState, { now, reducedMotion }: Moment): void {
    const isHeard = cry?.ball === ball && isDuring(cry, now)
    const up = isHeard ? BREATH.hop * hop(((now - cry.from) % BREATH.hopTime) / BREATH.hopTime) : 0
    const breath = BREATH.by * Math.sin(now / BREATH.time)
    this.#place(ball, BOTTLE.x, BOTTLE.y - (reducedMotion ? 0 : up), BOTTLE.size, reducedMotion ? 1 : 1 + breath, true)
    this.#shade.visible = false
  }

  /** Over to the road of the other spread, where it is paper again. */
  rejoin(ball: BallNumber, spread: Spread, pose: Readonly<Pose>, moment: Moment, share: number): void {
    copy(BOTTLE, this.#from)
    roadAt(stepsOf(spread.walks[ball], moment.now), this.#spot)
    this.#to.x = pageX(this.#spot)
    this.#to.y = pageY(this.#spot.deep, pose.ground)
    this.#to.size = sizeAt(this.#spot.deep) * WALKER
    this.#leap(ball, share, moment, false)
  }

  #standInPicture(ball: BallNumber, { ground, figure }: Readonly<Pose>): void {
    const foot = FRAMES[ball] ?? FEET.frame
    this.#from.x = pageX(foot)
    this.#from.y = pageY(foot.deep, ground) + IN_PICTURE.y * figure
    this.#from.size = IN_PICTURE.size
  }

  #sinkIntoBall(ball: BallNumber, pose: Readonly<Pose>): void {
    this.#to.x = pageX(FEET.table) + (BALLS[ball]?.x ?? 0)
    this.#to.y = ballY(ball, pose) - MOUTH * pose.figure
    this.#to.size = IN_BALL
  }

  /** A share of a leap. */
  #leap(ball: BallNumber, share: number, { reducedMotion }: Moment, isFlipped: boolean): void {
    const [from, to] = [this.#from, this.#to]
    const size = lerp(from.size, to.size, share)
    const [x, y] = [lerp(from.x, to.x, share), lerp(from.y, to.y, share)]
    const air = reducedMotion ? 0 : hop(share)
    // It gives as it touches down.
    const given = reducedMotion ? 0 : SQUASH.low * clamp(1 - share / SQUASH.share, 0, 1)
    this.#shade.visible = air > 0
    this.#shade.position.set(x, y)
    this.#shade.scale.set(size * (1 - 0.4 * air))
    this.#place(ball, x, y - HIGH * size * air, size, 1 + SQUASH.high * air - given, isFlipped)
  }

  /** @param high how high it is, of its own height; it is as much narrower */
  #place(ball: BallNumber, x: number, y: number, size: number, high: number, isFlipped: boolean): void {
    this.#figure.show(ball)
    this.#figure.position.set(x, y)
    this.#figure.scale.set((isFlipped ? -size : size) * (2 - high), size * high)
  }
}

function copy({ x, y, size }: Readonly<Place>, to: Place): void {
  to.x = x
  to.y = y
  to.size = size
}

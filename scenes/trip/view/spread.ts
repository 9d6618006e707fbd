import { Container, Matrix } from 'pixi.js'
import { BOOK, DRAWN_GROUND, type PagePlace } from '../../../assets/trip/shared'
import type { manifest } from '../../../assets/trip-later/manifest'
import { FIRS, SPREAD_FEET } from '../../../assets/trip-later/shared'
import { clamp, DEGREE, hop, smoothstep } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import {
  BALL_NUMBERS,
  CALM_ANGLE,
  type Fall,
  LEAF,
  newPose,
  type Pose,
  poseAt,
  roadAt,
  SPREAD_FALLS,
  type Spot,
  sizeAt,
  stepsOf,
  turned,
  WALKER_FALLS,
} from '../layout'
import type { BallNumber, Spread, TripState } from '../state'
import { layShadow, sprung, standUp, tintShadow } from './standing'

type Kit = LaterKit<typeof manifest>

/** So long each cut-out takes to rise, the next so much later, in ms. */
const RISE = { lasts: 260, apart: 60 } as const
/** How far the free edge of the leaf is lifted for a unit of its width, and how dark it gets. */
const LEAF_LIFT = { by: 0.4, dark: 0.34 } as const
/** A step of the smallest is a hop so high, in scene units. */
const STEP = 26
/** The balloon hangs so high on its strip, is lifted so far, and sways so far on its own, in scene units and ms a radian; the boat rocks and rises likewise. */
const BALLOON = { over: 92, up: 54, sway: 5, time: 900 } as const
const BOAT = { rock: 9 * DEGREE, time: 90, swell: 4, swellTime: 620 } as const
/** The halves of the range meet in the gutter, as the shelves do. */
const SLOPE = 0.06

/** One for all: it is written and read at once. */
const matrix = new Matrix()

/** A cut-out that stands on the page: its paper and its shadow, each with what it is made of. */
class CutOut {
  readonly paper = new Container()
  readonly shadow = new Container()
  readonly #fall
  readonly #slope
  readonly #riseFrom

  /** @param order when it rises: after so many others */
  constructor(papers: Container[], shadows: Container[], order: number, fall: Fall, slope = 0) {
    this.paper.addChild(...papers)
    for (const shadow of shadows) this.shadow.addChild(tintShadow(shadow))
    this.#riseFrom = LEAF.until + order * RISE.apart
    this.#fall = fall
    this.#slope = slope
  }

  draw(foot: PagePlace, pose: Pose, time: number): void {
    pose.up = sprung(clamp((time - this.#riseFrom) / RISE.lasts, 0, 1))
    this.paper.visible = this.shadow.visible = pose.up > 0
    standUp(this.paper, foot, pose, this.#fall, this.#slope)
    layShadow(this.shadow, foot, pose, this.#fall, this.#slope)
  }
}

/** The other spread: its pages and its plaque, and what stands up on it. */
export function createSpread(kit: Kit): View<TripState> {
  const pose = newPose()
  const pages = createPages(kit)
  const land = createLand(kit)
  const walkers = BALL_NUMBERS.map((ball) => createWalker(kit, ball))
  const vessels = createVessels(kit)
  const back = [land.sun, ...land.ranges, ...land.firs.map(({ cutOut }) => cutOut)]
  const front = [vessels.balloon, vessels.sea, land.signpost]
  // Whoever has come least far stands in front.
  const standing = new Container({ label: 'cut-outs', sortableChildren: true })
  const all = [...back, ...front, ...walkers.map(({ cutOut }) => cutOut)]
  standing.addChild(...all.map(({ paper }) => paper))
  const root = new Container({ label: 'other spread' })
  root.addChild(...pages.children, ...all.map(({ shadow }) => shadow), standing)

  return {
    root,
    draw(trip, moment) {
      const { spread } = trip
      root.visible = spread !== null && turned(spread, moment.now) > 0
      if (!spread || !root.visible) return
      const time = turned(spread, moment.now)
      poseAt(moment.reducedMotion ? CALM_ANGLE : trip.angle, pose)
      pages.draw(pose, time, moment.reducedMotion)
      land.draw(pose, time)
      vessels.draw(spread, pose, time, moment)
      for (const walker of walkers) walker.draw(spread, pose, time, moment)
    },
  }
}

/** Two pages, the leaf that goes over, and the plaque. */
function createPages(kit: Kit) {
  const [left, right, leaf, plaque] = [
    kit.cutSprite('pageLeft'),
    kit.cutSprite('pageRight'),
    kit.cutSprite('leaf'),
    kit.sprite('plaque').updateTransform({ x: 340, y: 884 }),
  ]
  return {
    children: [right, leaf, left, plaque],
    draw({ ground }: Readonly<Pose>, time: number, reducedMotion: boolean): void {
      const share = smoothstep(LEAF.from, LEAF.until, time)
      // Whoever asked for less motion sees no leaf fly: the pages change.
      const gone = reducedMotion ? Math.round(share) : share
      const [width, up] = [Math.cos(gone * Math.PI), LEAF_LIFT.by * Math.sin(gone * Math.PI)]
      const height = ground / DRAWN_GROUND
      right.visible = time > LEAF.from
      leaf.visible = right.visible && width > 0
      left.visible = width < 0
      plaque.alpha = clamp(gone * 2 - 1, 0, 1)
      plaque.visible = plaque.alpha > 0
      right.setFromMatrix(matrix.set(1, 0, 0, height, BOOK.x, BOOK.near))
      leaf.setFromMatrix(matrix.set(width, -up, 0, height, BOOK.x, BOOK.near))
      left.setFromMatrix(matrix.set(-width, up, 0, height, BOOK.x, BOOK.near))
      const light = Math.round(255 * (1 - (LEAF_LIFT.dark * up) / LEAF_LIFT.by))
      leaf.tint = left.tint = (light << 16) | (light << 8) | light
    },
  }
}

function createLand(kit: Kit) {
  const sun = new CutOut([kit.sprite('sun').show('paper')], [], 0, SPREAD_FALLS.sun)
  const ranges = (['left', 'right'] as const).map((side) => {
    const [paper, shadow] = [kit.cutSprite('range'), kit.cutSprite('range')]
    paper.show(`${side}_paper`)
    shadow.show(`${side}_shadow`)
    const fall = side === 'left' ? SPREAD_FALLS.rangeLeft : SPREAD_FALLS.rangeRight
    return new CutOut([paper], [shadow], 1, fall, side === 'left' ? -SLOPE : SLOPE)
  })
  const firs = FIRS.map((foot, number) => {
    const [paper, shadow] = [kit.sprite('fir').show('paper'), kit.sprite('fir').show('shadow')]
    paper.scale.set(foot.scale)
    shadow.scale.set(foot.scale)
    const fall = foot.across < 0 ? SPREAD_FALLS.firLeft : SPREAD_FALLS.firRight
    return { foot, cutOut: new CutOut([paper], [shadow], 2 + number, fall) }
  })
  const signpost = new CutOut(
    [kit.sprite('signpost').show('paper')],
    [kit.sprite('signpost').show('shadow')],
    12,
    SPREAD_FALLS.signpost,
  )
  signpost.paper.zIndex = BOOK.near
  return {
    sun,
    ranges,
    firs,
    signpost,
    draw(pose: Pose, time: number): void {
      sun.draw(SPREAD_FEET.sun, pose, time)
      for (const range of ranges) range.draw(SPREAD_FEET.range, pose, time)
      for (const { foot, cutOut } of firs) cutOut.draw(foot, pose, time)
      signpost.draw(SPREAD_FEET.signpost, pose, time)
    },
  }
}

/** The balloon, and the boat on its waves. */
function createVessels(kit: Kit) {
  const [bag, crew] = [kit.cutSprite('bag'), kit.cutSprite('crew')]
  bag.show('paper')
  crew.show('paper')
  const lifted = new Container({ children: [bag, crew, kit.sprite('basket').show('paper')] })
  const bagShadow = kit.cutSprite('bag')
  bagShadow.show('shadow')
  const balloon = new CutOut([lifted], [bagShadow, kit.sprite('basket').show('shadow')], 8, SPREAD_FALLS.balloon)
  const boat = kit.sprite('boat').show('paper')
  const waves = kit.sprite('waves').show('paper')
  const sea = new CutOut([boat, waves], [kit.sprite('boat').show('shadow')], 10, SPREAD_FALLS.sea)
  balloon.paper.zIndex = 1
  sea.paper.zIndex = 2
  return {
    balloon,
    sea,
    draw({ vessels }: Spread, pose: Pose, time: number, { now, reducedMotion }: Moment): void {
      balloon.draw(SPREAD_FEET.balloon, pose, time)
      sea.draw(SPREAD_FEET.sea, pose, time)
      const sway = reducedMotion ? 0 : BALLOON.sway * Math.sin(now / BALLOON.time)
      lifted.y = sway - BALLOON.over - (vessels.balloon ? BALLOON.up * hop(progress(vessels.balloon, now)) : 0)
      const rocking = vessels.boat ? 1 - progress(vessels.boat, now) : 0
      boat.rotation = reducedMotion ? 0 : BOAT.rock * rocking * Math.sin(now / BOAT.time)
      waves.x = reducedMotion ? 0 : BOAT.swell * Math.sin(now / BOAT.swellTime)
    },
  }
}

/** One of the three on its road. */
function createWalker(kit: Kit, ball: BallNumber) {
  const spot: Spot = { across: 0, deep: 0 }
  const [paper, shadow] = [kit.sprite('walker').show(`${ball}_paper`), kit.sprite('walker').show(`${ball}_shadow`)]
  const cutOut = new CutOut([paper], [shadow], 9 + ball, WALKER_FALLS[ball])
  return {
    cutOut,
    draw({ walks }: Spread, pose: Pose, time: number, { now, reducedMotion }: Moment): void {
      const steps = stepsOf(walks[ball], now)
      roadAt(steps, spot)
      const size = sizeAt(spot.deep)
      paper.scale.set(size)
      shadow.scale.set(size)
      paper.y = reducedMotion ? 0 : -STEP * size * hop(steps % 1)
      cutOut.paper.zIndex = BOOK.near * (1 - spot.deep)
      cutOut.draw(spot, pose, time)
    },
  }
}

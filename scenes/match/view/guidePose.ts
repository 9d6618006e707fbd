import type { Container } from 'pixi.js'
import { clamp, DEGREE, hop, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { ENTRIES, GUIDE } from '../guideLayout'
import { BOOKLET, FILLING, knownIn, PUTTING_AWAY } from '../layout'
import type { Guide } from '../state'
import { slapScale } from './motion'

/** From what scale it drops, and how it rings as it lies: how far, in scene units, and how fast that dies away, in ms. */
const DROP = { from: 1.12, above: -70 } as const
const RINGS = { landed: 7, sealed: 2.4, fading: 70, period: 130 } as const
/** Shut, it is about so far from the fold; in the lid so large; and on its way there so much higher. */
export const SHUT = { x: 262, size: 0.19, leap: 150 } as const

/** How the guide lies at a moment. */
export interface GuidePose {
  isSeen: boolean
  x: number
  y: number
  scale: number
  /** In degrees. */
  angle: number
  /** The scale across of the left half: from 1, flat, to −1, folded over the right one. */
  fold: number
}

export const newPose = (): GuidePose => ({ isSeen: false, x: 0, y: 0, scale: 1, angle: 0, fold: 1 })

/** Where the guide is at that moment, into `pose`. */
export function poseGuide(pose: GuidePose, guide: Readonly<Guide>, { now, reducedMotion }: Moment): void {
  pose.isSeen = guide.at !== null && !(reducedMotion && guide.shutAt !== null)
  const dropped = since(guide.at, now)
  const drop = reducedMotion ? 1 : clamp(dropped / FILLING.drops, 0, 1)
  pose.scale = slapScale(drop, DROP.from, 1)
  pose.x = GUIDE.x
  pose.y = GUIDE.y + DROP.above * (1 - drop) ** 2 + joltOf(guide, now, reducedMotion)
  pose.angle = GUIDE.turn
  pose.fold = 1
  if (guide.shutAt === null) return
  const folded = clamp((now - guide.shutAt) / PUTTING_AWAY.folds, 0, 1)
  const leapt = clamp((now - guide.shutAt - PUTTING_AWAY.folds) / PUTTING_AWAY.leaps, 0, 1)
  pose.fold = Math.cos(Math.PI * smoothstep(0, 1, folded))
  const way = smoothstep(0, 1, leapt)
  pose.scale = lerp(1, SHUT.size, way)
  // What is shut is moved by its own middle, not by its fold.
  pose.x = lerp(GUIDE.x + SHUT.x, BOOKLET.x, way) - SHUT.x * pose.scale
  pose.y = lerp(GUIDE.y, BOOKLET.y - BOOKLET.middle, way) - SHUT.leap * hop(way)
  pose.angle = lerp(GUIDE.turn, 5, way)
}

/** How far it is knocked down: as it lands, and by each seal that comes down. */
function joltOf(guide: Readonly<Guide>, now: number, reducedMotion: boolean): number {
  if (reducedMotion) return 0
  const landed = since(guide.at, now) - FILLING.drops
  let jolt = RINGS.landed * ringing(landed, RINGS.fading, RINGS.period)
  if (!guide.isNew) return jolt
  const seals = knownIn(guide.plates)
  for (let seal = 0; seal < seals; seal++) {
    const down = landed + FILLING.drops - FILLING.seals - FILLING.sealApart * seal - ENTRIES.slam
    jolt += RINGS.sealed * ringing(down, RINGS.fading / 2, RINGS.period)
  }
  return jolt
}

/** The sides of the guide: what lies on each moves with it. */
interface Sides {
  readonly root: Container
  readonly left: Container
  readonly right: Container
}

/** Lays what is on the guide as it lies. */
export function laySides({ root, left, right }: Sides, { isSeen, x, y, scale, angle, fold }: GuidePose): void {
  root.visible = isSeen
  if (!isSeen) return
  root.updateTransform({ x, y, rotation: angle * DEGREE, scaleX: scale, scaleY: scale })
  left.visible = fold > 0
  left.scale.x = Math.max(0.001, fold)
  // Then the cover lies over all of it.
  right.visible = fold > -1
}

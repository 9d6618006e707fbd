import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/salty/manifest'
import { DEGREE, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { CutSprite } from '../../../src/stage/kit/cutSprite'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { routeAt, SHIP } from '../layout'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'
import { HeadView } from './head'
import { AT_SEA, DRINKING, LOOKING_AFTER, type Placement, POSES, type Pose, REST } from './poses'

/** In how many steps a second a breath is drawn. */
const BREATH_STEPS = 10
/** Where a limp hand lies in his nap, and how much it is lower than in a sigh, in drawing units. */
const ON_TABLE = { coat: { x: 280, y: 310 }, shoulder: { x: 314, y: 326.2 }, beard: { x: 280, y: 320 } } as const
/** Where the ship lies in the puddle of his nap. */
const SHIP_IN_NAP = { x: 428, y: 272 } as const
/** How much further the arm reaches that brings the mug to his mouth, in drawing units. */
const ELBOW = { x: 66, y: 66 } as const
/** How long he takes to lift the mug out of the sea, ms. */
const LIFT = 420
/** From where on he looks after the ship to the left. */
const HEAD_X = 310
const MUG = { x: 94, y: 306 } as const
/** What of a coat stays where it is however tall that stands, from its anchor down. */
const HEM = 90

type Numbers = { -readonly [Name in keyof Placement]: Placement[Name] }

/** The captain behind his table, and what of him lies on it. */
export class BodyView {
  /** What is behind the table, and what is before it. */
  readonly behind = new Container({ label: 'captain' })
  readonly before = new Container()
  readonly #head: HeadView
  readonly #backHead: CutSprite<'away' | 'listening'>
  readonly #overHead: CutSprite<never>
  readonly #coatBack: CutSprite<never>
  readonly #coatFront: CutSprite<never>
  readonly #shoulder: CutSprite<never>
  readonly #beards = new Container()
  readonly #beard: CutSprite<never>
  readonly #flung: CutSprite<never>
  readonly #puddle: CutSprite<never>
  readonly #ship: DrawnSprite
  readonly #prop: CutSprite<never>
  readonly #fist: CutSprite<never>
  readonly #limp: CutSprite<never>
  readonly #mugs = new Container({ label: 'mug' })
  /** The sleeve goes where the mug goes, but is his. */
  readonly #sleeves = new Container()
  readonly #grip: CutSprite<never>
  readonly #sleeve: CutSprite<never>
  readonly #raised: CutSprite<never>
  readonly #heave: CutSprite<never>
  readonly #spill: DrawnSprite
  /** How all behind the table was when it was looked at last. */
  readonly #seen = { drawing: -1, isBack: false, isFront: false, front: 0, back: 0, x: 0, y: 0, angle: 0 }
  readonly #lie: Numbers = { ...REST }
  readonly #names = Object.keys(REST).filter((name): name is keyof Placement => name in REST)

  constructor(kit: ViewKit<typeof manifest>) {
    this.#head = new HeadView(kit)
    this.#backHead = kit.cutSprite('backHead')
    this.#overHead = kit.cutSprite('overHead')
    this.#coatBack = kit.cutSprite('coatBack').updateTransform(ON_TABLE.coat)
    this.#coatFront = kit.cutSprite('coatFront').updateTransform(ON_TABLE.coat)
    this.#shoulder = kit.cutSprite('shoulder').updateTransform({ ...ON_TABLE.shoulder, scaleY: 0.82 })
    this.behind.addChild(this.#backHead, this.#coatBack, this.#coatFront, this.#overHead, this.#shoulder)

    this.#beard = kit.cutSprite('beard')
    this.#flung = kit.cutSprite('flung').updateTransform({ x: 0, y: -20 })
    this.#puddle = kit.cutSprite('puddle')
    this.#ship = kit.sprite('ship')
    this.#beards.addChild(this.#beard, this.#flung, this.#puddle, this.#ship)
    this.#prop = kit.cutSprite('propArm').updateTransform({ x: 472, y: 336 })
    this.#fist = kit.cutSprite('tableFist').updateTransform({ x: 400, y: 306 })
    this.#limp = kit.cutSprite('limpHand').updateTransform({ x: 450, y: 320 })
    const mug = kit.cutSprite('mug')
    this.#grip = kit.cutSprite('grip')
    this.#mugs.addChild(mug, this.#grip)
    this.#sleeve = kit.cutSprite('sleeve')
    this.#raised = kit.cutSprite('raisedSleeve').updateTransform(MUG)
    this.#heave = kit.cutSprite('heave').updateTransform({ x: 94, y: 90 })
    this.#spill = kit.sprite('spill').updateTransform({ x: 140, y: 310 })
    const captain = new Container({ label: 'captain' })
    captain.addChild(
      this.#prop,
      this.#beards,
      kit.laterPart('far'),
      this.#head.root,
      this.#limp,
      this.#fist,
      this.#spill,
      this.#raised,
      this.#sleeves,
    )
    this.before.addChild(kit.laterPart('rings'), captain, kit.laterPart('middle'), this.#heave, this.#mugs)
    this.before.addChild(kit.laterPart('near'), kit.laterPart('curls'))
    this.#sleeves.addChild(this.#sleeve.updateTransform({ x: 20 - MUG.x, y: 0 }))
  }

  /** Returns whether anything behind the table has moved. */
  draw(salt: SaltyState, moment: Moment<Tuning>): boolean {
    const { now, reducedMotion, tuning } = moment
    const { isIn, ebb } = salt.sea
    const pose = isIn
      ? ebb
        ? DRINKING
        : hasPassed(salt, moment)
          ? LOOKING_AFTER
          : AT_SEA
      : (POSES[salt.frame] ?? AT_SEA)
    const past = isIn ? AT_SEA : (POSES[salt.before] ?? pose)
    const share = ebb ? (now - ebb.from) / LIFT : (now - salt.changedAt) / tuning.settle
    this.#easePlacement(past, pose, reducedMotion ? 1 : easeIntoDrawing(share))
    const lie = this.#lie
    const breath = reducedMotion ? 0 : breathAt(now, tuning)
    this.#head.draw(salt, pose, lie, breath, moment)
    const isFront = pose.head === 'front'
    this.#drawTurned(salt, pose, lie, moment)
    this.#coatFront.visible = isFront
    stretchCoat(this.#coatFront, lie.coat)
    this.#beard.visible = pose.beard === 'beard'
    this.#flung.visible = pose.beard === 'flung'
    this.#puddle.visible = pose.beard === 'puddle'
    this.#beards.position.set(ON_TABLE.beard.x + lie.beardX, ON_TABLE.beard.y)
    this.#beards.scale.set(lie.beardWide, lie.beardTall + breath * 0.006)
    this.#beards.skew.x = lie.beardLean * DEGREE
    this.#drawShip(salt, pose, moment)
    this.#prop.visible = pose.arm === 'prop'
    this.#fist.visible = pose.arm === 'fist'
    this.#limp.visible = pose.arm === 'limp'
    this.#fist.y = 306 + lie.armY
    this.#limp.y = 320 + lie.armY
    const slosh = !reducedMotion && salt.poked === 'mug' ? hop(progress(salt.twitching, now)) : 0
    // Afloat it bobs, in the steps of the sea.
    const bob = isIn && !ebb && !reducedMotion ? Math.sin(Math.floor(now / 83) / 5) : 0
    this.#mugs.position.set(MUG.x + lie.mugX, MUG.y + lie.mugY - slosh * 5 + bob * 3)
    this.#mugs.angle = lie.mugTurn - slosh * 4 + bob * 4
    this.#sleeves.position.copyFrom(this.#mugs.position)
    this.#sleeves.angle = this.#mugs.angle
    this.#grip.visible = pose.hand !== null
    this.#sleeve.visible = pose.hand === 'grip'
    const isDrinking = pose.hand === 'drinking'
    this.#raised.visible = pose.hand === 'raised' || isDrinking
    this.#raised.position.set(MUG.x + (isDrinking ? ELBOW.x : 0), MUG.y + (isDrinking ? ELBOW.y : 0))
    this.#heave.visible = pose.hand === 'raised'
    this.#spill.visible = pose.beard === 'puddle'
    return this.#hasMovedBehind()
  }

  /** Whether what is behind the table is not as it was when this was asked last. */
  #hasMovedBehind(): boolean {
    const head = this.#backHead.visible ? this.#backHead : this.#overHead
    const seen = this.#seen
    const hasMoved =
      seen.drawing !== head.texture.uid ||
      seen.isBack !== this.#backHead.visible ||
      seen.isFront !== this.#coatFront.visible ||
      seen.front !== this.#coatFront.scale.y ||
      seen.back !== this.#coatBack.scale.y ||
      seen.x !== head.x ||
      seen.y !== head.y ||
      seen.angle !== head.angle
    seen.drawing = head.texture.uid
    seen.isBack = this.#backHead.visible
    seen.isFront = this.#coatFront.visible
    seen.front = this.#coatFront.scale.y
    seen.back = this.#coatBack.scale.y
    seen.x = head.x
    seen.y = head.y
    seen.angle = head.angle
    return hasMoved
  }

  /** Takes the numbers of a drawing on from those of the last one. */
  #easePlacement(past: Pose, pose: Pose, share: number): void {
    // Between drawings of another head or beard nothing is eased.
    const isSame = past.head === pose.head && past.beard === pose.beard
    for (const name of this.#names) {
      this.#lie[name] = isSame ? lerp(past.placement[name], pose.placement[name], share) : pose.placement[name]
    }
  }

  #drawTurned(salt: SaltyState, pose: Pose, lie: Placement, { now, reducedMotion, tuning }: Moment<Tuning>): void {
    const start = reducedMotion || salt.poked !== 'captain' ? 0 : hop(progress(salt.twitching, now))
    const isBack = pose.head === 'away' || pose.head === 'listening'
    this.#backHead.visible = isBack
    this.#overHead.visible = pose.head === 'over'
    this.#shoulder.visible = pose.head === 'over'
    this.#coatBack.visible = pose.head !== 'front'
    // His back is not seen to breathe: what lies behind the table would be printed anew for it.
    if (pose.head === 'front') return
    stretchCoat(this.#coatBack, lie.coat + (reducedMotion ? 0 : breathAt(now, tuning) * 0.01) + start * 0.03)
    if (isBack) this.#backHead.show(pose.head === 'away' && start < 0.1 ? 'away' : 'listening')
    const head = isBack ? this.#backHead : this.#overHead
    head.position.set(lie.headX, lie.headY - start * 5)
    head.angle = lie.headTurn + start * 4
    head.scale.set(lie.headScale)
  }

  /** The ship, a find: it comes a wave nearer with each sulk. */
  #drawShip(
    { wave, waveBefore, sailing, poked, twitching }: SaltyState,
    pose: Pose,
    { now, reducedMotion }: Moment,
  ): void {
    this.#ship.visible = pose.beard === 'beard' || pose.beard === 'puddle'
    if (!this.#ship.visible) return
    const rock = reducedMotion ? 0 : Math.sin((Math.floor(now / 110) * 110) / 620)
    if (pose.beard === 'puddle') {
      this.#ship.position.set(SHIP_IN_NAP.x - ON_TABLE.beard.x, SHIP_IN_NAP.y - ON_TABLE.beard.y)
      this.#ship.angle = 8 + rock * 2
      return
    }
    const at = lerp(waveBefore, wave, reducedMotion ? 1 : smoothstep(0, 1, progress(sailing, now)))
    this.#ship.position.set(
      SHIP.x - at * SHIP.wave - ON_TABLE.beard.x,
      SHIP.y - Math.abs(Math.sin(at * Math.PI)) * SHIP.swell - ON_TABLE.beard.y,
    )
    const hail = !reducedMotion && poked === 'ship' ? hop(progress(twitching, now)) : 0
    this.#ship.y -= hail * 7
    this.#ship.angle = 2 + rock * 3 + hail * 9 - Math.sin(at * Math.PI * 2) * 7
  }
}

/** Whether the ship on the sea is left of him. */
function hasPassed({ sea }: SaltyState, { now, reducedMotion, tuning }: Moment<Tuning>): boolean {
  return !reducedMotion && routeAt((now - (sea.risenAt ?? now)) / tuning.crossing) < HEAD_X
}

function stretchCoat(coat: Container, tall: number): void {
  coat.scale.y = tall
  coat.y = ON_TABLE.coat.y + HEM * (1 - tall)
}

/** From 0.4 at once beyond 1 and back to it, at a share of the time. */
function easeIntoDrawing(share: number): number {
  if (share >= 1) return 1
  if (share <= 0) return 0.4
  const left = 1 - share
  return 1 - left * left * (0.6 - 1.6 * share)
}

function breathAt(now: number, { breath }: Tuning): number {
  const drawn = Math.floor((now * BREATH_STEPS) / 1000) / BREATH_STEPS
  return 0.5 - 0.5 * Math.cos((drawn * 1000 * Math.PI * 2) / breath)
}

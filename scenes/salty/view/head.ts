import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/salty/manifest'
import { DEGREE, hop } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { CutSprite } from '../../../src/stage/kit/cutSprite'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MUTTER, SLAM } from '../layout'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'
import type { EyeName, Placement, Pose } from './poses'

/** Where the middles of the eyes are, from the bridge of his nose, and where the outer ends of the brows. */
const EYES = { left: { x: -33, y: 4 }, right: { x: 25, y: 2 } } as const
const BROWS = { left: { x: -56, y: -24 }, right: { x: 52, y: -24 } } as const
/** Where both halves of the moustache begin. */
const LIP = { x: -10, y: 52 } as const
/** How far below the bridge of his nose the mouth is hung. */
const MOUTH = 80
/** How far the brows were drawn pulled down, over how long. */
const DRAWN_BROW = { down: 6, length: 44 } as const
/** From when to when of each turn in a sulk he looks aside, ms. */
const GLANCE = { from: 1900, until: 2700 } as const

/** His head from the front, in parts that move by themselves. */
export class HeadView {
  readonly root = new Container({ label: 'head' })
  readonly #face: CutSprite<'plain' | 'squashed'>
  readonly #leftEye: DrawnSprite
  readonly #rightEye: DrawnSprite
  readonly #mouth: DrawnSprite
  readonly #left: CutSprite<never>
  readonly #right: CutSprite<'plain' | 'squashed'>
  readonly #cap: CutSprite<never>
  readonly #leftBrow: DrawnSprite
  readonly #rightBrow: DrawnSprite
  readonly #foam: DrawnSprite
  readonly #bubble: DrawnSprite

  constructor(kit: ViewKit<typeof manifest>) {
    this.#face = kit.cutSprite('face')
    this.#leftEye = kit.sprite('leftEye').updateTransform(EYES.left)
    this.#rightEye = kit.sprite('rightEye').updateTransform(EYES.right)
    this.#mouth = kit.sprite('mouth')
    this.#left = kit.cutSprite('leftMoustache').updateTransform(LIP)
    this.#right = kit.cutSprite('rightMoustache').updateTransform(LIP)
    this.#cap = kit.cutSprite('cap')
    this.#leftBrow = kit.sprite('leftBrow').updateTransform(BROWS.left)
    this.#rightBrow = kit.sprite('rightBrow').updateTransform(BROWS.right)
    this.#foam = kit.sprite('foamed')
    this.#bubble = kit.sprite('bubble').updateTransform({ x: -26, y: 38 })
    this.root.addChild(this.#face, this.#leftEye, this.#rightEye, this.#mouth, this.#right, this.#left)
    this.root.addChild(this.#cap, this.#leftBrow, this.#rightBrow, this.#foam, this.#bubble)
  }

  /** @param breath how far he has breathed in, 0…1 */
  draw(
    salt: SaltyState,
    pose: Pose,
    lie: Placement,
    breath: number,
    { now, reducedMotion, tuning }: Moment<Tuning>,
  ): void {
    this.root.visible = pose.head === 'front'
    if (!this.root.visible) return
    const poke = salt.poked === 'captain' ? hop(progress(salt.twitching, now)) : 0
    const lift = reducedMotion ? 0 : poke
    this.root.position.set(lie.headX, lie.headY - breath * 1.2 - lift * 3)
    this.root.angle = lie.headTurn + lift * 4
    this.root.scale.set(lie.headScale)
    this.#face.show(pose.isSquashed ? 'squashed' : 'plain')
    const isAside = !reducedMotion && isGlancing(salt, now, tuning)
    this.#leftEye.show(poke > 0.05 ? openedEye(pose.eyes[0]) : isAside ? 'away' : pose.eyes[0])
    this.#rightEye.show(poke > 0.05 ? openedEye(pose.eyes[1]) : pose.eyes[1])
    this.#mouth.show(pose.mouth)
    this.#mouth.y = MOUTH + lie.lip
    const talk = reducedMotion ? 0 : chewTurn(salt, now)
    this.#left.angle = lie.flare + talk + lift * 9
    this.#right.show(pose.isSquashed ? 'squashed' : 'plain')
    this.#right.angle = -lie.flare - talk - lift * 9
    const hat = salt.frame === SLAM && !reducedMotion ? hop(progress(salt.shaking, now)) * 9 : 0
    this.#cap.position.set(lie.capX, lie.capY - lift * 8 - hat)
    this.#cap.angle = lie.capTurn
    this.#leftBrow.visible = !pose.isBlind
    this.#rightBrow.visible = !pose.isBlind
    this.#leftBrow.position.y = BROWS.left.y - lift * 7
    this.#rightBrow.position.y = BROWS.right.y - lift * 7
    this.#leftBrow.angle = browTurn(lie.leftBrow)
    this.#rightBrow.angle = -browTurn(lie.rightBrow)
    this.#foam.visible = salt.frame === SLAM + 1
    this.#bubble.visible = pose.isBlind
    this.#bubble.scale.set(reducedMotion ? 1 : 0.7 + 0.5 * (0.5 - 0.5 * Math.cos((now / tuning.snore) * Math.PI * 2)))
  }
}

/** How far a brow is turned that is pulled down so far, in degrees. */
function browTurn(down: number): number {
  return Math.atan2(down - DRAWN_BROW.down, DRAWN_BROW.length) / DEGREE
}

/** Whoever is poked opens his eyes, be it a little. */
function openedEye(eye: EyeName): EyeName {
  return eye === 'shut' || eye === 'away' ? 'half' : 'wide'
}

/** In a sulk he looks aside now and then. */
function isGlancing({ frame, changedAt, sea }: SaltyState, now: number, { glance }: Tuning): boolean {
  if ((frame !== 4 && frame !== 5) || sea.isIn) return false
  const at = (now - changedAt) % glance
  return at >= GLANCE.from && at < GLANCE.until
}

/** How far his moustache goes up and down as he mutters, in degrees. */
function chewTurn({ muttering, frame, sea }: SaltyState, now: number): number {
  const isMuttering = isDuring(muttering, now) && (frame === MUTTER || sea.isIn)
  return isMuttering && muttering ? Math.sin(Math.floor((now - muttering.from) / 60) * 2.1) * 4 : 0
}

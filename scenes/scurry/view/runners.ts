import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry/manifest'
import { hop } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FLOOR, HEDGEHOG, INVENTOR, isHeldAt, POSES, poseAt } from '../layout'
import type { ScurryState } from '../state'

/** What is the same in both steps of a run is drawn for one of them. */
const STEP = POSES / 2
/** How high a runner is in the drawings of a run that show him in the air, 0 and 4. */
const STRIDE_HEIGHT = 20
/** The share of a fumble that the inventor stumbles; then he leaps. */
const STUMBLING = 0.45

/** The hedgehog: limbs behind, body, limbs before; or hopping, in one piece. */
export class Hedgehog {
  readonly root = new Container({ label: 'hedgehog', x: HEDGEHOG.x, y: FLOOR })
  readonly shadow
  readonly #far
  readonly #body
  readonly #near
  readonly #hop

  constructor(kit: ViewKit<typeof manifest>) {
    this.#far = kit.sprite('hedgehogFar')
    this.#body = kit.sprite('hedgehogBody')
    this.#near = kit.sprite('hedgehogNear')
    this.#hop = kit.sprite('hedgehogHop')
    this.shadow = kit.sprite('shadow').updateTransform({ x: HEDGEHOG.x, y: FLOOR + 2 })
    this.root.addChild(this.#far, this.#body, this.#near, this.#hop, kit.laterPart('heeled'), kit.laterPart('worn'))
  }

  draw({ hedgehog, chase }: ScurryState, { now }: Moment): void {
    const isHeld = isHeldAt(chase, now)
    const isHopping = isDuring(hedgehog.hop, now)
    const pose = poseAt(hedgehog.at)
    this.#hop.visible = isHopping
    this.#far.visible = this.#body.visible = this.#near.visible = !isHopping && !isHeld
    this.#far.show(pose)
    this.#body.show(pose % STEP)
    this.#near.show(pose)
    this.root.position.set(hedgehog.x, FLOOR - hedgehog.height)
    this.shadow.x = hedgehog.x
    if (isHopping) this.#drawHop(progress(hedgehog.hop, now), hedgehog.height > 0)
    else setShape(this.root, 0, 0)
    castShadow(this.shadow, pose % STEP === 0 ? STRIDE_HEIGHT : hedgehog.height)
  }

  /** Stretched as it leaves the floor, squashed as it comes down, nose up and then down between. */
  #drawHop(share: number, isInAir: boolean): void {
    this.#hop.show(isInAir ? 'leap' : 'crouch')
    const stretch = isInAir ? 0.07 * Math.cos(share * Math.PI * 2) : share < 0.5 ? -0.03 : -0.1
    setShape(this.root, stretch, isInAir ? (share - 0.45) * 0.5 : 0)
  }
}

/** The inventor: legs, and all above them; or fumbling, in one piece. */
export class Inventor {
  readonly root = new Container({ label: 'inventor', x: INVENTOR.x, y: FLOOR })
  readonly shadow
  readonly #legs
  readonly #upper
  readonly #fumble

  constructor(kit: ViewKit<typeof manifest>) {
    this.#legs = kit.sprite('inventorLegs')
    this.#upper = kit.sprite('inventorUpper')
    this.#fumble = kit.sprite('inventorFumble')
    this.shadow = kit.sprite('shadow').updateTransform({ x: INVENTOR.x, y: FLOOR + 2 })
    this.root.addChild(this.#legs, this.#upper, this.#fumble, kit.laterPart('held'))
  }

  draw({ inventor, chase }: ScurryState, { now }: Moment): void {
    const isFumbling = isDuring(inventor.fumble, now)
    const pose = poseAt(inventor.at)
    this.#fumble.visible = isFumbling
    this.#legs.visible = this.#upper.visible = !isFumbling && !isHeldAt(chase, now)
    this.root.x = this.shadow.x = inventor.x
    this.#legs.show(pose)
    this.#upper.show(pose % STEP)
    if (isFumbling) this.#drawFumble(progress(inventor.fumble, now))
    else {
      this.root.y = FLOOR
      setShape(this.root, 0, 0)
    }
    castShadow(this.shadow, pose % STEP === 0 ? STRIDE_HEIGHT : 0)
  }

  /** He trips, then catches himself with a leap. */
  #drawFumble(share: number): void {
    const isStumbling = share < STUMBLING
    this.#fumble.show(isStumbling ? 'stumble' : 'lunge')
    this.root.y = FLOOR - 35 * hop((share - STUMBLING) / (1 - STUMBLING))
    setShape(this.root, isStumbling ? -0.06 * Math.sin((share / STUMBLING) * Math.PI) : 0.03, 0)
  }
}

/** Stretches a runner by that share (squashes him, below 0), and turns him. */
function setShape(root: Container, stretch: number, rotation: number): void {
  root.scale.set(1 - stretch, 1 + stretch)
  root.rotation = rotation
}

/** The shadow of someone that high: narrower the higher, and fainter, too. */
function castShadow(shadow: Container, height: number): void {
  const share = 1 - Math.min(0.6, height / 220)
  shadow.alpha = share
  shadow.scale.set(share, 1)
}

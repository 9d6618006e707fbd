import { Container, Sprite, type Texture } from 'pixi.js'
import type { ViewKit } from '../../src/stage/scene'
import { FLOOR, HEDGEHOG, INVENTOR, POSES, poseAt } from './places'
import type { Scurry } from './rules'

/** The drawings in which a runner is in the air. */
const FLIGHTS = [0, POSES / 2]

/** The hedgehog: limbs behind, body, limbs before; or hopping, in one piece. */
export class Hedgehog {
  readonly root = new Container({ x: HEDGEHOG.x, y: FLOOR })
  readonly shadow: Sprite
  readonly #far: Sprite
  readonly #body: Sprite
  readonly #near: Sprite
  readonly #hop: Sprite
  readonly #frames: Readonly<Record<'far' | 'body' | 'near', readonly Texture[]>>
  readonly #crouch: Texture
  readonly #leap: Texture

  constructor(kit: ViewKit) {
    this.#frames = {
      far: strip(kit, 'hedgehogFar', POSES),
      body: strip(kit, 'hedgehogBody', POSES / 2),
      near: strip(kit, 'hedgehogNear', POSES),
    }
    this.#crouch = kit.texture('hedgehogHop_crouch')
    this.#leap = kit.texture('hedgehogHop_leap')
    this.#far = new Sprite(this.#frames.far[0])
    this.#body = new Sprite(this.#frames.body[0])
    this.#near = new Sprite(this.#frames.near[0])
    this.#hop = new Sprite(this.#crouch)
    this.shadow = new Sprite({ texture: kit.texture('shadow'), position: { x: HEDGEHOG.x, y: FLOOR + 2 } })
    this.root.addChild(this.#far, this.#body, this.#near, this.#hop)
  }

  draw({ hedgehog, now }: Scurry): void {
    const isHopping = now < hedgehog.hopUntil
    const pose = poseAt(hedgehog.at)
    this.#hop.visible = isHopping
    this.#far.visible = this.#body.visible = this.#near.visible = !isHopping
    show(this.#far, this.#frames.far, pose)
    show(this.#body, this.#frames.body, pose)
    show(this.#near, this.#frames.near, pose)
    this.root.y = FLOOR - hedgehog.height
    if (isHopping) this.#drawHop((now - hedgehog.hopFrom) / (hedgehog.hopUntil - hedgehog.hopFrom), hedgehog.height > 0)
    else settle(this.root)
    this.shadow.scale.set(shrunk(this.shadow, FLIGHTS.includes(pose) ? 20 : hedgehog.height), 1)
  }

  /** Stretched as it leaves the floor, squashed as it comes down, nose up and then down between. */
  #drawHop(moment: number, isInAir: boolean): void {
    this.#hop.texture = isInAir ? this.#leap : this.#crouch
    this.root.rotation = isInAir ? (moment - 0.45) * 0.5 : 0
    const stretch = isInAir ? 0.07 * Math.cos(moment * Math.PI * 2) : moment < 0.5 ? -0.03 : -0.1
    this.root.scale.set(1 - stretch, 1 + stretch)
  }
}

/** The inventor: legs, and all above them; or fumbling, in one piece. */
export class Inventor {
  readonly root = new Container({ x: INVENTOR.x, y: FLOOR })
  readonly shadow: Sprite
  readonly #legs: Sprite
  readonly #upper: Sprite
  readonly #fumble: Sprite
  readonly #frames: Readonly<Record<'legs' | 'upper', readonly Texture[]>>
  readonly #stumble: Texture
  readonly #lunge: Texture

  constructor(kit: ViewKit) {
    this.#frames = { legs: strip(kit, 'inventorLegs', POSES), upper: strip(kit, 'inventorUpper', POSES / 2) }
    this.#stumble = kit.texture('inventorFumble_stumble')
    this.#lunge = kit.texture('inventorFumble_lunge')
    this.#legs = new Sprite(this.#frames.legs[0])
    this.#upper = new Sprite(this.#frames.upper[0])
    this.#fumble = new Sprite(this.#stumble)
    this.shadow = new Sprite({ texture: kit.texture('shadow'), position: { x: INVENTOR.x, y: FLOOR + 2 } })
    this.root.addChild(this.#legs, this.#upper, this.#fumble)
  }

  draw({ inventor, now }: Scurry): void {
    const isFumbling = now < inventor.fumbleUntil
    const pose = poseAt(inventor.at)
    this.#fumble.visible = isFumbling
    this.#legs.visible = this.#upper.visible = !isFumbling
    show(this.#legs, this.#frames.legs, pose)
    show(this.#upper, this.#frames.upper, pose)
    if (isFumbling) this.#drawFumble((now - inventor.fumbleFrom) / (inventor.fumbleUntil - inventor.fumbleFrom))
    else settle(this.root)
    this.shadow.scale.set(shrunk(this.shadow, FLIGHTS.includes(pose) ? 20 : 0), 1)
  }

  /** He trips, then catches himself with a leap. */
  #drawFumble(moment: number): void {
    const isStumbling = moment < 0.45
    this.#fumble.texture = isStumbling ? this.#stumble : this.#lunge
    const leap = isStumbling ? 0 : (moment - 0.45) / 0.55
    this.root.y = FLOOR - 70 * leap * (1 - leap) * 4 * 0.5
    const squash = isStumbling ? 0.06 * Math.sin((moment / 0.45) * Math.PI) : -0.03
    this.root.scale.set(1 + squash, 1 - squash)
  }
}

function strip(kit: ViewKit, sprite: string, frames: number): Texture[] {
  return Array.from({ length: frames }, (_, frame) => kit.texture(`${sprite}_${frame}`))
}

function show(sprite: Sprite, frames: readonly Texture[], pose: number): void {
  const texture = frames[pose % frames.length]
  if (texture && sprite.texture !== texture) sprite.texture = texture
}

function settle(root: Container): void {
  root.rotation = 0
  root.y = FLOOR
  root.scale.set(1)
}

/** How wide a shadow is under someone that high; it gets fainter, too. */
function shrunk(shadow: Sprite, height: number): number {
  const share = 1 - Math.min(0.6, height / 220)
  shadow.alpha = share
  return share
}

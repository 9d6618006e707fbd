import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fowl/manifest'
import { lerp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CHICKENS, climbAfter, groundBelow } from '../layout'
import type { Chicken, FowlState } from '../state'

/** The order of the drawings of a wing beat, and how long each is shown, in ms. */
const BEAT = [0, 1, 2, 1] as const
const BEAT_TIME = 80
/** How large a hen is as she takes off; above the middle of the square it is 1. */
const SMALLEST = 0.66
/** Flown steeper than this, in height by width, she is seen from before or behind. */
const STEEP = 1.15
/** How much of the slope of her flight she leans into: a hen keeps her feet below her. */
const LEAN = { side: 0.6, upright: 0.55 } as const
/** How long she is out of shape after taking off, in ms. */
const TAKE_OFF = 240
/** How much larger the paper around a hen is shown than it is kept. */
const HALO_SIZE = 2
/** How far behind her middle her speed is drawn, in scene units. */
const WAKE = 178

/** The hens in the air, those who have climbed the longest on top, and their shadows on the ground. */
export class Fliers {
  readonly root = new Container({ label: 'fliers', sortableChildren: true })
  readonly shadows = new Container({ label: 'their shadows' })
  readonly #fliers: readonly Flier[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#fliers = Array.from({ length: CHICKENS }, () => new Flier(kit))
    for (const { body, speed, shadow } of this.#fliers) {
      this.root.addChild(speed, body)
      this.shadows.addChild(shadow)
    }
  }

  draw({ chickens }: FowlState, moment: Moment): void {
    for (let i = 0; i < this.#fliers.length; i++) {
      const chicken = chickens[i]
      if (chicken) this.#fliers[i]?.draw(chicken, moment)
    }
  }
}

/** One of the six, with her shadow and her speed. */
class Flier {
  /** She and the paper around her. */
  readonly body = new Container({ visible: false })
  readonly speed
  readonly shadow
  readonly #hen
  readonly #halo

  constructor(kit: ViewKit<typeof manifest>) {
    this.#hen = kit.sprite('sideFlight', 'frontFlight', 'backFlight')
    this.#halo = kit.sprite('sideHalo', 'frontHalo', 'backHalo')
    this.#halo.scale.set(HALO_SIZE)
    this.speed = kit.sprite('speed')
    this.speed.visible = false
    this.speed.zIndex = Number.MIN_SAFE_INTEGER
    this.shadow = kit.sprite('shadow')
    this.body.addChild(this.#halo, this.#hen)
  }

  draw(chicken: Chicken, { now, between, reducedMotion }: Moment): void {
    const { movingX, movingY, flying, flown, launchedAt } = chicken
    this.body.visible = flying
    this.shadow.visible = flying
    if (!flying) this.speed.visible = false
    if (!flying) return
    const isUpright = Math.abs(movingY) > STEEP * Math.abs(movingX)
    const x = chicken.x + movingX * between
    const y = chicken.y + movingY * between
    const climb = climbAfter(flown)
    const size = lerp(SMALLEST, 1, climb)
    const beat = Math.floor((now - launchedAt) / BEAT_TIME) % BEAT.length
    // Each of her drawings lies over paper that keeps her clear of what is below.
    this.#hen.show(isUpright ? (movingY > 0 ? 'frontFlight' : 'backFlight') : 'sideFlight', BEAT[beat] ?? 0)
    this.#halo.show(isUpright ? (movingY > 0 ? 'frontHalo' : 'backHalo') : 'sideHalo', BEAT[beat] ?? 0)
    // The paper has the hen’s anchor, not its own.
    this.#halo.anchor.copyFrom(this.#hen.anchor)
    this.body.position.set(x, y)
    this.body.zIndex = -launchedAt

    // She is drawn looking to the left.
    const flip = !isUpright && movingX > 0 ? -1 : 1
    const age = Math.min(1, (now - launchedAt) / TAKE_OFF)
    const stretch = reducedMotion ? 0 : Math.sin(age * 2 * Math.PI) * (1 - age) * -0.3
    this.body.scale.set(flip * size * (1 + stretch), size * (1 - stretch))
    this.body.rotation = leanOf(movingX, movingY, isUpright)

    this.shadow.position.set(x, y + groundBelow(flown))
    this.shadow.scale.set(1.2 - 0.3 * climb)
    this.shadow.alpha = 1 - 0.5 * climb

    const heading = Math.atan2(movingY, movingX)
    this.speed.visible = climb > 0.3 && beat !== 3
    this.speed.position.set(x - Math.cos(heading) * WAKE * size, y - Math.sin(heading) * WAKE * size)
    this.speed.rotation = heading + Math.PI
    this.speed.scale.set(size)
  }
}

/** How far she is turned, in radians: to the left and right, or towards us and away. */
function leanOf(movingX: number, movingY: number, isUpright: boolean): number {
  if (!isUpright) return Math.atan2(movingY, Math.abs(movingX)) * (movingX > 0 ? 1 : -1) * LEAN.side
  return Math.atan2(movingX, Math.abs(movingY)) * (movingY > 0 ? -1 : 1) * LEAN.upright
}

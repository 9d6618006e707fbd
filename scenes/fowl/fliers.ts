import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/fowl/manifest'
import type { ViewKit } from '../../src/stage/scene'
import { type Chicken, climbAfter, groundBelow } from './flight'
import { CHICKENS, type Fowl } from './rules'

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

/** The drawings of one view of a flight. */
interface Views {
  readonly beats: readonly Texture[]
  /** The paper that keeps her clear of what is below. */
  readonly halos: readonly Texture[]
  readonly anchor: { readonly x: number; readonly y: number }
}

/** The hens in the air, those who have climbed the longest on top, and their shadows on the ground. */
export class Fliers {
  readonly root = new Container({ label: 'fliers', sortableChildren: true })
  readonly shadows = new Container({ label: 'their shadows' })
  readonly #kit: ViewKit
  readonly #fliers: readonly Flier[]
  readonly #side: Views
  readonly #front: Views
  readonly #back: Views

  constructor(kit: ViewKit) {
    this.#kit = kit
    const { sideFlight, sideHalo, frontFlight, frontHalo, backFlight, backHalo } = manifest.sprites
    const textures = (frames: readonly string[]) => frames.map((frame) => kit.texture(frame))
    const views = (
      flight: { frames: readonly string[]; anchor: Views['anchor'] },
      halo: { frames: readonly string[] },
    ) => ({
      beats: textures(flight.frames),
      halos: textures(halo.frames),
      anchor: flight.anchor,
    })
    this.#side = views(sideFlight, sideHalo)
    this.#front = views(frontFlight, frontHalo)
    this.#back = views(backFlight, backHalo)
    this.#fliers = Array.from({ length: CHICKENS }, () => new Flier(kit))
    for (const { body, speed, shadow } of this.#fliers) {
      this.root.addChild(speed, body)
      this.shadows.addChild(shadow)
    }
  }

  draw({ chickens, now }: Fowl, between: number): void {
    for (let i = 0; i < this.#fliers.length; i++) {
      const flier = this.#fliers[i]
      const chicken = chickens[i]
      if (!flier || !chicken) continue
      flier.show(chicken.flying)
      if (!chicken.flying) continue
      const { movingX, movingY } = chicken
      const steep = Math.abs(movingY) > STEEP * Math.abs(movingX)
      const upright = movingY > 0 ? this.#front : this.#back
      flier.draw(chicken, now, between, steep ? upright : this.#side, steep, this.#kit.isCalm)
    }
  }
}

/** One of the six, with her shadow and her speed. */
class Flier {
  /** She and the paper around her. */
  readonly body = new Container({ visible: false })
  readonly #hen = new Sprite()
  readonly #halo = new Sprite({ scale: HALO_SIZE })
  readonly speed: Sprite
  readonly shadow: Sprite

  constructor(kit: ViewKit) {
    const { speed, shadow } = manifest.sprites
    this.speed = new Sprite({
      texture: kit.texture('speed'),
      anchor: speed.anchor,
      visible: false,
      zIndex: Number.MIN_SAFE_INTEGER,
    })
    this.shadow = new Sprite({ texture: kit.texture('shadow'), anchor: shadow.anchor, visible: false })
    this.body.addChild(this.#halo, this.#hen)
  }

  show(isFlying: boolean): void {
    this.body.visible = isFlying
    this.shadow.visible = isFlying
    if (!isFlying) this.speed.visible = false
  }

  draw(chicken: Chicken, now: number, between: number, views: Views, isUpright: boolean, isCalm: boolean): void {
    const { movingX, movingY, flown, launchedAt } = chicken
    const x = chicken.x + movingX * between
    const y = chicken.y + movingY * between
    const climb = climbAfter(flown)
    const size = SMALLEST + (1 - SMALLEST) * climb
    const beat = Math.floor((now - launchedAt) / BEAT_TIME) % BEAT.length
    show(this.#hen, views.beats[BEAT[beat] ?? 0])
    show(this.#halo, views.halos[BEAT[beat] ?? 0])
    this.#hen.anchor.copyFrom(views.anchor)
    this.#halo.anchor.copyFrom(views.anchor)
    this.body.position.set(x, y)
    this.body.zIndex = -launchedAt

    // She is drawn looking to the left.
    const flip = !isUpright && movingX > 0 ? -1 : 1
    const age = Math.min(1, (now - launchedAt) / TAKE_OFF)
    const stretch = isCalm ? 0 : Math.sin(age * 2 * Math.PI) * (1 - age) * -0.3
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

function show(sprite: Sprite, picture: Texture | undefined): void {
  if (picture && sprite.texture !== picture) sprite.texture = picture
}

/** How far she is turned, in radians: to the left and right, or towards us and away. */
function leanOf(movingX: number, movingY: number, isUpright: boolean): number {
  if (!isUpright) return Math.atan2(movingY, Math.abs(movingX)) * (movingX > 0 ? 1 : -1) * LEAN.side
  return Math.atan2(movingX, Math.abs(movingY)) * (movingY > 0 ? -1 : 1) * LEAN.upright
}

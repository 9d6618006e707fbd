import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/heist/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Watch } from '../../src/stage/watch'
import type { Heist } from './rules'

/** The thief: a drawing of all above the belt, one of the legs before it, and what falls from him on the floor. */
export class Figure {
  readonly root = new Container({ label: 'thief' })
  readonly shadow: Sprite
  readonly #pictures: Pictures
  readonly #upper: Sprite
  readonly #legs: Sprite
  readonly #glance: Sprite

  constructor(kit: ViewKit) {
    this.#pictures = new Pictures(kit)
    const { anchor } = manifest.sprites.walk
    this.#upper = new Sprite({ anchor })
    this.#legs = new Sprite({ anchor })
    this.#glance = new Sprite({ texture: kit.texture('glance_0'), anchor, visible: false })
    this.shadow = new Sprite({ texture: kit.texture('shadow'), anchor: manifest.sprites.shadow.anchor })
    this.root.addChild(this.#upper, this.#legs, this.#glance)
  }

  draw(heist: Heist, x: number, y: number, watch: Watch): void {
    const { now, left, leapsUntil, frozenUntil } = heist
    const leaps = now < leapsUntil
    const isStone = !leaps && now < frozenUntil
    show(this.#upper, this.#pictures.upper(heist, leaps, isStone))
    show(this.#legs, this.#pictures.legs(heist, leaps, isStone))
    // A statue's eyes do not follow you. Or only now and then.
    this.#glance.visible = isStone && Math.floor((frozenUntil - now) / 450) % 2 === 1
    const facing = left ? -1 : 1
    this.root.position.set(x, y)
    this.root.scale.x = facing
    this.shadow.position.set(x, y)
    this.shadow.scale.set(facing * (leaps ? 0.74 : 1), leaps ? 0.74 : 1)
    this.shadow.alpha = leaps ? 0.6 : 1
    watch.note(x)
    watch.note(y)
    watch.note(facing)
    watch.note(this.#upper.texture.uid)
    watch.note(this.#legs.texture.uid)
    watch.note(this.#glance.visible ? 1 : 0)
  }
}

/** What decides how a thief is drawn; apprentices never hush. */
type Posed = Pick<Heist, 'walking' | 'frame' | 'round'> & Partial<Pick<Heist, 'hushes'>>

/** Which of the drawings a thief is in. */
export class Pictures {
  readonly #walk: readonly Texture[]
  readonly #walkLegs: readonly Texture[]
  readonly #idle: readonly Texture[]
  readonly #stand: readonly Texture[]
  readonly #hush: Texture
  readonly #fright: Texture
  readonly #frightLegs: Texture
  readonly #statue: Texture
  readonly #statueLegs: Texture

  constructor(kit: ViewKit) {
    const all = (frames: readonly string[]) => frames.map((frame) => kit.texture(frame))
    const { walk, walkLegs, idle, stand } = manifest.sprites
    this.#walk = all(walk.frames)
    this.#walkLegs = all(walkLegs.frames)
    this.#idle = all(idle.frames)
    this.#stand = all(stand.frames)
    this.#hush = kit.texture('hush_0')
    this.#fright = kit.texture('fright_0')
    this.#frightLegs = kit.texture('frightLegs_0')
    this.#statue = kit.texture('statue_0')
    this.#statueLegs = kit.texture('statueLegs_0')
  }

  upper({ walking, frame, hushes = false }: Posed, leaps = false, isStone = false): Texture | undefined {
    if (leaps) return this.#fright
    if (isStone) return this.#statue
    if (walking) return this.#walk[frame]
    return hushes ? this.#hush : this.#idle[frame]
  }

  legs({ walking, frame, round, hushes = false }: Posed, leaps = false, isStone = false): Texture | undefined {
    if (leaps) return this.#frightLegs
    if (isStone) return this.#statueLegs
    if (walking) return this.#walkLegs[frame + (round % 2) * 4]
    // He breathes out into his knees.
    return this.#stand[hushes || frame === 3 ? 1 : 0]
  }
}

function show(sprite: Sprite, picture: Texture | undefined): void {
  if (picture && sprite.texture !== picture) sprite.texture = picture
}

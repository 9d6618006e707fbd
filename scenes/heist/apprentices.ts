import { Particle, ParticleContainer, type Texture } from 'pixi.js'
import { manifest } from '../../assets/heist/manifest'
import type { ViewKit } from '../../src/stage/scene'
import { Pictures } from './figure'
import type { Heist } from './rules'
import type { Thief } from './thief'

/** They are small. */
const SIZE = 0.45

/** Thieves beyond the first, up to ten thousand of them: particles, of which thousands cost one draw call. */
export class Apprentices {
  readonly root: ParticleContainer
  readonly #pictures: Pictures
  readonly #uppers: Particle[] = []
  readonly #legs: Particle[] = []
  readonly #blank: Texture

  constructor(kit: ViewKit) {
    this.#pictures = new Pictures(kit)
    this.#blank = kit.texture('walk_0')
    this.root = new ParticleContainer({
      label: 'apprentices',
      texture: this.#blank,
      dynamicProperties: { position: true, vertex: true, uvs: true, rotation: false, color: false },
    })
  }

  draw({ others }: Heist): void {
    if (this.#uppers.length !== others.length) this.#enrol(others.length)
    for (let index = 0; index < others.length; index++) {
      const other = others[index]
      if (!other) continue
      place(this.#uppers[index], other, this.#pictures.upper(other))
      place(this.#legs[index], other, this.#pictures.legs(other))
    }
  }

  #enrol(count: number): void {
    this.#uppers.length = Math.min(this.#uppers.length, count)
    this.#legs.length = Math.min(this.#legs.length, count)
    while (this.#uppers.length < count) {
      this.#uppers.push(this.#newParticle())
      this.#legs.push(this.#newParticle())
    }
    this.root.particleChildren.length = 0
    for (const [index, upper] of this.#uppers.entries()) {
      const legs = this.#legs[index]
      this.root.particleChildren.push(upper)
      if (legs) this.root.particleChildren.push(legs)
    }
    this.root.update()
  }

  #newParticle(): Particle {
    const { anchor } = manifest.sprites.walk
    return new Particle({ texture: this.#blank, anchorX: anchor.x, anchorY: anchor.y, scaleX: SIZE, scaleY: SIZE })
  }
}

function place(particle: Particle | undefined, { x, y, left }: Thief, picture: Texture | undefined): void {
  if (!particle || !picture) return
  particle.x = x
  particle.y = y
  particle.scaleX = left ? -SIZE : SIZE
  particle.texture = picture
}

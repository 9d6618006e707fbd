import { Particle, ParticleContainer, type Texture } from 'pixi.js'
import { manifest } from '../../../assets/heist/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { HeistState, Thief } from '../state'
import { legsFrame } from './thief'

/** The scale of an apprentice, 1 as the thief is drawn. */
const SIZE = 0.45

/** Thieves beyond the first, up to ten thousand of them: particles, of which thousands cost one draw call. */
export class Apprentices {
  readonly root
  readonly #kit: ViewKit<typeof manifest>
  readonly #uppers: Particle[] = []
  readonly #legs: Particle[] = []

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
    this.root = new ParticleContainer({
      label: 'apprentices',
      texture: kit.texture('walk', '0'),
      dynamicProperties: { position: true, vertex: true, uvs: true, rotation: false, color: false },
    })
  }

  draw({ apprentices }: HeistState): void {
    let hasChanged = this.#uppers.length !== apprentices.length
    if (hasChanged) this.#enrol(apprentices.length)
    for (let index = 0; index < apprentices.length; index++) {
      const apprentice = apprentices[index]
      if (!apprentice) continue
      const { walking, frame } = apprentice
      const upper = this.#kit.textures(walking ? 'walk' : 'idle')[frame]
      const legs = this.#kit.textures(walking ? 'walkLegs' : 'stand')[legsFrame(apprentice)]
      if (placeParticle(this.#uppers[index], apprentice, upper)) hasChanged = true
      if (placeParticle(this.#legs[index], apprentice, legs)) hasChanged = true
    }
    // Pixi does not look at particles.
    if (hasChanged) this.#kit.touch()
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
    const { x, y } = manifest.sprites.walk.anchor
    const texture = this.#kit.texture('walk', '0')
    return new Particle({ texture, anchorX: x, anchorY: y, scaleX: SIZE, scaleY: SIZE })
  }
}

/** Puts a particle where its thief is. Returns whether that is another place, or another drawing. */
function placeParticle(particle: Particle | undefined, { x, y, left }: Thief, drawing: Texture | undefined): boolean {
  if (!particle || !drawing) return false
  const scaleX = left ? -SIZE : SIZE
  if (particle.x === x && particle.y === y && particle.scaleX === scaleX && particle.texture === drawing) return false
  particle.x = x
  particle.y = y
  particle.scaleX = scaleX
  particle.texture = drawing
  return true
}

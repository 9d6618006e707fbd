import { Container, Matrix, type Texture, type TextureSource } from 'pixi.js'
import type { Manifest } from '../../../src/stage/contract/manifest'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { type Beam, HOLE } from './beam'
import { setNight } from './night'
import { Quads } from './quads'
import { BEAM, LIT_SPRITE } from './shaders'

/** Something in the wood, unless it is not visible, and how far about its place it is seen, in units of the camp. */
export interface Lit {
  readonly sprite: DrawnSprite
  readonly reach: number
}

/** Those of one sheet, which are drawn in one go. */
interface Group {
  readonly quads: Quads<keyof typeof BEAM>
  readonly members: readonly Lit[]
}

/**
 * Sprites in the light, pixel by pixel as dark as the wood behind them: they themselves are never on the stage, and only say how they
 * stand, in units of the camp, and which drawing they show.
 */
export class LitSprites {
  readonly root = new Container({ label: 'characters' })
  readonly #groups: readonly Group[]

  constructor(kit: Pick<LaterKit<Manifest>, 'shader' | 'touch'>, sprites: readonly Lit[], night: Texture) {
    const bySheet = new Map<TextureSource, Lit[]>()
    for (const lit of sprites) {
      const { source } = lit.sprite.texture
      bySheet.set(source, [...(bySheet.get(source) ?? []), lit])
    }
    this.#groups = [...bySheet].map(([source, members]) => {
      const mesh = kit.shader({
        label: 'characters of a sheet',
        fragment: LIT_SPRITE,
        textures: { uSheet: source, uNight: night.source },
        uniforms: BEAM,
      })
      this.root.addChild(mesh)
      return { quads: new Quads(mesh, members.length, () => kit.touch()), members }
    })
    this.root.once('destroyed', () => {
      for (const { sprite } of sprites) sprite.destroy()
    })
  }

  /** @param camp where the camp lies in the window */
  draw(beam: Readonly<Beam>, camp: Matrix): void {
    const seen = beam.reach * HOLE
    for (const { quads, members } of this.#groups) {
      setNight(quads.mesh, beam)
      for (let place = 0; place < members.length; place++) {
        const lit = members[place]
        if (lit) layQuad(quads, place, lit, beam, camp, seen)
      }
      quads.update()
    }
  }
}

/** From a sprite's own units to the window: one for all. */
const placed = new Matrix()

function layQuad(
  quads: Group['quads'],
  place: number,
  { sprite, reach }: Lit,
  beam: Readonly<Beam>,
  camp: Matrix,
  seen: number,
): void {
  const away = Math.hypot(sprite.x * camp.a + camp.tx - beam.x, sprite.y * camp.d + camp.ty - beam.y)
  if (!sprite.visible || away - reach * camp.a > seen) {
    quads.hide(place)
    return
  }
  sprite.updateLocalTransform()
  placed.copyFrom(sprite.localTransform).prepend(camp)
  const { minX, minY, maxX, maxY } = sprite.visualBounds
  quads.setCorners(place, minX, minY, maxX, maxY, placed)
  quads.setTexture(place, sprite.texture.uvs)
}

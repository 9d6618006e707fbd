import { Container, Sprite, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { manifest as tall } from '../../../assets/nest-tall/manifest'
import { manifest as wide } from '../../../assets/nest-wide/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { NESTS, TABLE } from '../layout'

/** Ink where it lies thick, and the night over it: what is beyond all that is drawn. */
const EARTH = 0x24211d
const NIGHT = 0x5d5750
/** How far that goes, in scene units, and where the one ends and the other begins. */
const FLAT = { x: -4000, width: 9600, top: -3000, surface: 52, bottom: 4000 } as const

/** All that never moves: earth, burrow, table, the far walls of the nests; and what taller and wider windows show of earth and night. */
export function createGround(kit: ViewKit<typeof manifest>): readonly Container[] {
  const flat = (top: number, bottom: number, tint: number) => {
    const sprite = new Sprite({ texture: Texture.WHITE, tint, x: FLAT.x, y: top })
    sprite.setSize(FLAT.width, bottom - top)
    return sprite
  }
  return [
    flat(FLAT.top, FLAT.surface, NIGHT),
    flat(FLAT.surface, FLAT.bottom, EARTH),
    kit.marginPart('wide', wide, (parts) => {
      const children = [parts.sprite('left'), parts.sprite('right').updateTransform({ x: 1600 })]
      return new Container({ children })
    }),
    kit.marginPart('tall', tall, (parts) => {
      const children = [parts.sprite('above'), parts.sprite('below').updateTransform({ y: 1000 })]
      return new Container({ children })
    }),
    kit.sprite('ground'),
    kit.laterPart('low'),
    kit.sprite('leftShadow').updateTransform(NESTS.left),
    kit.sprite('rightShadow').updateTransform(NESTS.right),
    kit.sprite('table').updateTransform(TABLE),
    kit.sprite('leftBack').updateTransform(NESTS.left),
    kit.sprite('rightBack').updateTransform(NESTS.right),
  ]
}

import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/kind/manifest'
import { manifest as tall } from '../../../assets/kind-tall/manifest'
import { manifest as wide } from '../../../assets/kind-wide/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** What is beyond all that is drawn: ink on the left and right, wall above and floor below. */
const INK = 0x24211d
const LIT = { wall: 0xb9b09d, floor: 0xb9b09d } as const
const DARK = { wall: 0x262c36, floor: 0x303844 } as const
const FLAT = { x: -4000, width: 9600, top: -3000, floor: 560, bottom: 4000 } as const
/** The moon's light on the wall about the window, and its way through the air. */
const MOONLIGHT = { x: 968, y: 200, radius: 420, color: 0x1a2430 } as const
const BEAM = 0.1

/** The room by lamplight: all of it that is never lifted. */
export function litRoom(kit: ViewKit<typeof manifest>): readonly Container[] {
  const dusk = kit.sprite('dusk')
  dusk.blendMode = 'multiply'
  return [
    ...flatGround(LIT),
    ...marginParts(kit, false),
    kit.sprite('room'),
    dusk,
    kit.sprite('pole').show('lit').updateTransform({ x: 290, y: 100 }),
  ]
}

/** The same room by the moon. */
export function darkRoom(kit: ViewKit<typeof manifest>): readonly Container[] {
  const beam = kit.sprite('beam').updateTransform({ x: 300, y: 370 })
  beam.alpha = BEAM
  return [
    ...flatGround(DARK),
    ...marginParts(kit, true),
    kit.sprite('darkRoom'),
    beam,
    createGlow(MOONLIGHT.radius, MOONLIGHT.color).updateTransform({ x: MOONLIGHT.x, y: MOONLIGHT.y, scaleY: 0.9 }),
    kit.sprite('pole').show('dark').updateTransform({ x: 290, y: 100 }),
  ]
}

/** A soft round light, in rings that add up. */
export function createGlow(radius: number, color: number): Graphics {
  const light = new Graphics({ blendMode: 'add' })
  const rings = 24
  for (let ring = 0; ring < rings; ring++)
    light.circle(0, 0, radius * (1 - ring / rings)).fill({ color, alpha: 1.1 / rings })
  return light
}

function flatGround({ wall, floor }: { readonly wall: number; readonly floor: number }): readonly Sprite[] {
  const flat = (x: number, width: number, top: number, bottom: number, tint: number) => {
    const sprite = new Sprite({ texture: Texture.WHITE, tint, x, y: top })
    sprite.setSize(width, bottom - top)
    return sprite
  }
  return [
    flat(FLAT.x, FLAT.width, FLAT.top, FLAT.floor, wall),
    flat(FLAT.x, FLAT.width, FLAT.floor, FLAT.bottom, floor),
    flat(FLAT.x, -FLAT.x - 400, FLAT.top, FLAT.bottom, INK),
  ]
}

/** What only wide and tall windows show of it. */
function marginParts(kit: ViewKit<typeof manifest>, isDark: boolean): readonly Container[] {
  const light = isDark ? 'dark' : 'lit'
  return [
    kit.marginPart('wide', wide, (parts) => {
      const sides = new Container()
      sides.addChild(parts.sprite('left').show(light), parts.sprite('right').show(light).updateTransform({ x: 1600 }))
      return sides
    }),
    kit.marginPart('tall', tall, (parts) => {
      const ends = new Container()
      ends.addChild(parts.sprite('above').show(light), parts.sprite('below').show(light).updateTransform({ y: 1000 }))
      return ends
    }),
  ]
}

import { Container, Sprite } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import type { Blot } from './rules'

/** Draws the blot, its outline boiling. */
export function createView(kit: ViewKit): View<Blot> {
  const root = new Container()
  const frames = [kit.texture('blot_0'), kit.texture('blot_1'), kit.texture('blot_2')]
  const sprite = new Sprite(frames[0])
  root.addChild(sprite)
  let shown = -1

  return {
    root,
    draw(blot) {
      if (kit.boil === shown && blot.x === sprite.x) return false
      shown = kit.boil
      sprite.texture = frames[shown] ?? sprite.texture
      sprite.position.set(blot.x, blot.y)
      sprite.scale.x = blot.goLeft ? -1 : 1
      return true
    },
  }
}

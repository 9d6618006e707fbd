import { Container, Sprite } from 'pixi.js'
import { manifest } from '../../assets/fowl/manifest'
import type { View, ViewKit } from '../../src/stage/scene'
import { Fliers } from './fliers'
import { Litter } from './litter'
import type { Fowl } from './rules'
import { Runner } from './runner'

/** Draws the square: the ground, what lies on it, the hen on the border, and above them all who flies. */
export function createView(kit: ViewKit): View<Fowl> {
  const root = new Container()
  const { earth, square } = manifest.sprites
  const runner = new Runner(kit)
  const fliers = new Fliers(kit)
  const litter = new Litter(kit)
  root.addChild(
    new Sprite({ texture: kit.texture('earth'), anchor: earth.anchor }),
    new Sprite({ texture: kit.texture('square'), anchor: square.anchor }),
    fliers.shadows,
    litter.ground,
    runner.shadow,
    runner.root,
    litter.dust,
    fliers.root,
    litter.air,
  )

  return {
    root,
    draw(fowl, between) {
      runner.draw(fowl, between)
      fliers.draw(fowl, between)
      litter.draw(fowl)
      // She never stands still, so no two drawings are the same.
      return true
    },
  }
}

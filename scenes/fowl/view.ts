import { Container } from 'pixi.js'
import type { manifest } from '../../assets/fowl/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { FowlState } from './state'
import { Beyond } from './view/beyond'
import { Fliers } from './view/fliers'
import { Litter } from './view/litter'
import { Runner } from './view/runner'

/** Draws the square: the ground, what lies on it, the basket and the fair, the hen on the border, and above them all who flies. */
export function createView(kit: ViewKit<typeof manifest>): View<FowlState> {
  const root = new Container()
  const runner = new Runner(kit)
  const fliers = new Fliers(kit)
  const litter = new Litter(kit)
  const beyond = new Beyond(kit)
  root.addChild(
    kit.background(beyond.countryside, kit.sprite('earth'), kit.sprite('square'), beyond.meadow),
    kit.laterPart('ruins'),
    fliers.shadows,
    litter.ground,
    kit.laterPart('basket'),
    kit.laterPart('fair'),
    runner.shadow,
    litter.dust,
    runner.root,
    kit.laterPart('broom'),
    kit.laterPart('loose'),
    fliers.root,
    litter.air,
  )

  return {
    root,
    draw(fowl, moment) {
      runner.draw(fowl, moment)
      fliers.draw(fowl, moment)
      litter.draw(fowl, moment)
    },
  }
}

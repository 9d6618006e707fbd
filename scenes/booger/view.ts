import { Container } from 'pixi.js'
import type { manifest } from '../../assets/booger/manifest'
import { clamp } from '../../src/stage/contract/math'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { BoogerState } from './state'
import type { Tuning } from './tuning'
import { Accidents } from './view/accidents'
import { Face } from './view/face'
import { Hand } from './view/hand'

/** Draws the face, and the finger before its nose, in it, or, where it misses, behind a wing of it. */
export function createView(kit: ViewKit<typeof manifest>): View<BoogerState, Tuning> {
  const root = new Container()
  const face = new Face(kit)
  const hand = new Hand(kit)
  const accidents = new Accidents(kit)
  // What comes out of the nose hangs behind it; what goes in or out, and who sits on it, is before all but tears.
  root.addChild(face.still, face.behind, kit.laterPart('garland'), face.nose, accidents.low, hand.root, hand.rim)
  root.addChild(kit.laterPart('court'), accidents.high)

  return {
    root,
    draw(booger, moment) {
      const { movingX, movingY, goLeft, ahead, pace } = booger
      const way = pace * moment.between
      const x = movingX ? clamp(booger.x + (goLeft ? -way : way), 0, 1) : booger.x
      const y = movingY ? booger.y - way : booger.y

      // Behind the nose, or before what drips on it.
      root.setChildIndex(hand.root, ahead === 'nothing' ? 3 : 5)
      face.draw(booger, moment, x)
      hand.draw(booger, moment, x, y)
      accidents.draw(booger, moment)
    },
  }
}

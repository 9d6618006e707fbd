import { Container } from 'pixi.js'
import type { View, ViewKit } from '../../src/stage/scene'
import { Watch } from '../../src/stage/watch'
import { Accidents } from './accidents'
import { Face } from './face'
import { Hand } from './hand'
import { type Booger, rules } from './rules'

/** Draws the face, and the finger before its nose, in it, or, where it misses, behind a wing of it. */
export function createView(kit: ViewKit): View<Booger> {
  const root = new Container()
  const face = new Face(kit)
  const hand = new Hand(kit)
  const accidents = new Accidents(kit)
  const watch = new Watch()
  root.addChild(face.behind, face.nose, accidents.low, hand.root, hand.rim, accidents.high)
  let isBehind = false

  return {
    root,
    draw(booger, between) {
      const { movingX, movingY, goLeft, ahead, speed } = booger
      const way = (speed * between * rules.tick) / 1000
      const x = movingX ? within(booger.x + (goLeft ? -way : way)) : booger.x
      const y = movingY ? booger.y - way : booger.y
      const time = booger.now + between * rules.tick

      if (isBehind !== (ahead === 'nothing')) {
        isBehind = ahead === 'nothing'
        root.setChildIndex(hand.root, 0)
        root.setChildIndex(hand.root, isBehind ? 1 : 3)
      }
      face.draw(booger, time, x)
      hand.draw(booger, time, x, y)
      accidents.draw(booger, time)

      // Calm and over, nothing moves but its lines.
      const isStill = kit.isCalm && booger.endedAt !== null && time > booger.endedAt + 1200
      watch.begin()
      watch.note(isStill ? 0 : time)
      watch.note(x)
      watch.note(y)
      watch.note(kit.boil)
      watch.note(kit.isCalm ? 1 : 0)
      return watch.hasChanged
    },
  }
}

const within = (share: number): number => Math.min(1, Math.max(0, share))

import { Container } from 'pixi.js'
import type { manifest } from '../../assets/empty/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { HELD, UNIT } from './layout'
import type { EmptyState } from './state'
import { Hand } from './view/hand'
import { Keys } from './view/keys'
import { Marks } from './view/marks'
import { Plate } from './view/plate'
import { Spider } from './view/spider'

/** The middle of the drawing in scene units: the console is turned about it. */
const PIVOT = { x: HELD.middle.x * UNIT, y: HELD.middle.y * UNIT } as const

/** What is held, turned as it is: its children stand in scene units of the drawing. */
function holdConsole(...children: Container[]): Container {
  const container = new Container({ x: HELD.x, y: HELD.y, angle: HELD.turn, scale: HELD.scale, children })
  container.pivot.copyFrom(PIVOT)
  return container
}

/** Draws a console in two hands: what never moves is printed once, with the air behind it; on it lie the plate, the keys and the thumbs. */
export function createView(kit: ViewKit<typeof manifest>): View<EmptyState> {
  const shadow = kit.sprite('shadow').updateTransform(PIVOT)
  const left = kit.sprite('fingers').show('left').updateTransform({ x: 0, y: PIVOT.y })
  const right = kit
    .sprite('fingers')
    .show('right')
    .updateTransform({ x: 2 * PIVOT.x + 7, y: PIVOT.y + 30, scaleX: -1 })
  const shell = kit.sprite('shell').updateTransform(PIVOT)
  const keys = new Keys(kit)
  const air = kit.mirrored('air', [-1, 2], [-1, 2])
  const backdrop = kit.background(air, holdConsole(shadow, left, right, shell, keys.rings))

  const plate = new Plate(kit)
  const spider = new Spider(kit)
  const marks = new Marks(kit)
  const hands = [new Hand(kit, 'left'), new Hand(kit, 'right')] as const
  const root = new Container()
  root.addChild(
    backdrop,
    holdConsole(plate.root, keys.root, spider.root, marks.dust, hands[0].root, hands[1].root),
    marks.onStage,
  )

  return {
    root,
    draw(state, moment) {
      plate.draw(state, moment)
      keys.draw(state, moment)
      spider.draw(state, moment)
      marks.draw(state, moment)
      for (const hand of hands) hand.draw(state, moment)
    },
  }
}

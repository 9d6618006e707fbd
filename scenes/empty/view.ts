import { Container } from 'pixi.js'
import type { manifest } from '../../assets/empty/manifest'
import type { Bounds } from '../../src/stage/contract/geometry'
import { smoothstep } from '../../src/stage/contract/math'
import { isDuring } from '../../src/stage/contract/rules/spans'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { HELD, UNIT } from './layout'
import type { EmptyState } from './state'
import { DropView } from './view/drop'
import { Hand } from './view/hand'
import { Keys } from './view/keys'
import { Lines } from './view/lines'
import { Marks } from './view/marks'
import { Plate } from './view/plate'
import { Spider } from './view/spider'

/** The middle of the drawing in scene units: the console is turned about it. */
const PIVOT = { x: HELD.middle.x * UNIT, y: HELD.middle.y * UNIT } as const

/** Ms in which what was drawn comes back through the glass, and how strong the last picture is that was shaken off. */
const COMES_BACK = 600
const PAST = 0.07

/** What is held, turned as it is: its children stand in scene units of the drawing. */
function holdConsole(...children: Container[]): Container {
  const container = new Container({ x: HELD.x, y: HELD.y, angle: HELD.turn, scale: HELD.scale, children })
  container.pivot.copyFrom(PIVOT)
  return container
}

/** The console with all that never moves on it. */
function createCase(kit: ViewKit<typeof manifest>): Container {
  const shadow = kit.sprite('shadow').updateTransform(PIVOT)
  const left = kit.sprite('fingers').show('left').updateTransform({ x: 0, y: PIVOT.y })
  const right = kit
    .sprite('fingers')
    .show('right')
    .updateTransform({ x: 2 * PIVOT.x + 7, y: PIVOT.y + 30, scaleX: -1 })
  return holdConsole(shadow, left, right, kit.sprite('shell').updateTransform(PIVOT), Keys.rings(kit))
}

/** Moves all that is seen aside, and so much nearer that none of what was printed ends within the window. */
function shake(root: Container, shift: number, { x, y, width, height }: Readonly<Bounds>): void {
  const nearer = (2 * Math.abs(shift)) / width
  root.scale.set(1 + nearer)
  root.position.set(shift - nearer * (x + width / 2), -nearer * (y + height / 2))
}

/** Draws a console in two hands: what never moves is printed once, with the air behind it; on it lie the plate, the keys and the thumbs. */
export function createView(kit: ViewKit<typeof manifest>): View<EmptyState> {
  const backdrop = kit.background(kit.mirrored('air', [-1, 2], [-1, 2]), createCase(kit))

  const keys = new Keys(kit)
  const past = new Lines(kit)
  const lines = new Lines(kit)
  const plate = new Plate(kit)
  const drop = new DropView(kit)
  const spider = new Spider(kit)
  const marks = new Marks(kit)
  const hands = [new Hand(kit, 'left'), new Hand(kit, 'right')] as const
  const moving = holdConsole(
    past.root,
    lines.root,
    plate.root,
    drop.root,
    keys.root,
    spider.root,
    marks.dust,
    hands[0].root,
    hands[1].root,
  )
  const root = new Container()
  root.addChild(backdrop, moving, marks.onStage)

  return {
    root,
    draw(state, moment) {
      const { page, waking, falling, shift } = state
      const { now, reducedMotion } = moment
      shake(root, shift, moment.viewport.visible)

      lines.draw(page, waking ? smoothstep(0, COMES_BACK, now - waking.from) : 0)
      const isFalling = isDuring(falling, now) && !reducedMotion
      const settled = falling ? smoothstep(0, COMES_BACK, now - falling.until) : 0
      past.draw(state.past, isFalling ? 1 : PAST * settled, isFalling && falling ? (now - falling.from) / 1000 : 0)
      plate.draw(state, moment)
      drop.draw(state, moment)
      keys.draw(state, moment)
      spider.draw(state, moment)
      marks.draw(state, moment)
      for (const hand of hands) hand.draw(state, moment)
    },
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../assets/armadillo/manifest'
import { isDuring } from '../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../src/stage/contract/scene'
import type { DrawnSprite } from '../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../src/stage/kit/kit'
import { BALL, MOST_SPLASHES, RULER, stolenOn } from './layout'
import type { Ant, ArmadilloState, Splash } from './state'
import { Blots, plateColors } from './view/blots'
import { drawClosing } from './view/closing'
import { FIRST_CELLS } from './view/colors'
import { Page } from './view/page'

/** How far drops of the drawing fly, in scene units; and the colour of plain ink. */
const DROPS = { reach: 100, ink: 0x2d2621 } as const

/** How far before its middle the ant carries the blot, in scene units. */
const CARRIED = 26

/** Draws the plate of an old natural history: the blots that split, and an ant on its ruler. */
export function createView(kit: ViewKit<typeof manifest>): View<ArmadilloState> {
  const root = new Container()
  const blots = new Blots(kit.texture('wash'), plateColors(FIRST_CELLS, stolenOn(0)), () => kit.touch())
  const page = new Page(kit)
  const drops = kit.pool('drops', MOST_SPLASHES)
  const ball = kit.sprite('ball').updateTransform({ x: BALL.x, y: BALL.y })
  const crumb = kit.sprite('crumb').updateTransform({ y: -CARRIED })
  const walker = kit.sprite('ant')
  const ant = new Container({ label: 'ant', children: [walker, crumb] })
  const placeDrops = (sprite: DrawnSprite, splash: Splash, { now }: Moment): void => {
    sprite.position.set(splash.x, splash.y)
    sprite.scale.set(splash.reach / DROPS.reach)
    sprite.tint = splash.block === null || !blots.visible ? DROPS.ink : blots.tintOf(splash.block)
    sprite.showShare((now - splash.from) / (splash.until - splash.from))
  }
  root.addChild(page.printed, ball, blots, kit.laterPart('blots'), drops, ant, kit.laterPart('roller'))

  return {
    root,
    draw(state, moment) {
      const isFirst = state.plate === 0
      page.turnTo(state.plate)
      ball.visible = isFirst
      // What has rolled off has taken its picture along.
      const isGone = state.turn?.to === 1 || (state.roll !== null && moment.reducedMotion)
      blots.visible = isFirst && !isGone
      if (blots.visible) drawClosing(blots, state, moment)
      drops.show(state.splashes, placeDrops, moment)
      ball.show(isDuring(state.peek, moment.now) ? 'awake' : 'asleep')
      placeAnt(ant, walker, state.ant)
      crumb.visible = state.ant.hasCrumb
    },
  }
}

function placeAnt(ant: Container, walker: DrawnSprite, { part, goesDown }: Readonly<Ant>): void {
  ant.position.set(RULER.x, RULER.y + part * RULER.part)
  ant.rotation = goesDown ? Math.PI : 0
  walker.show(part % 4)
}

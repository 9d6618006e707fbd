import { Container } from 'pixi.js'
import type { manifest } from '../../assets/armadillo/manifest'
import { isDuring } from '../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../src/stage/contract/scene'
import type { DrawnSprite } from '../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../src/stage/kit/kit'
import { BALL, MOST_SPLASHES, RULER } from './layout'
import type { Ant, ArmadilloState, Splash } from './state'
import { Blots } from './view/blots'
import { createPage } from './view/page'

/** How far drops of the drawing fly, in scene units; and the colour of plain ink. */
const DROPS = { reach: 100, ink: 0x2d2621 } as const

/** How far before its middle the ant carries the blot, in scene units. */
const CARRIED = 26

/** Draws the plate of an old natural history: the blots that split, and an ant on its ruler. */
export function createView(kit: ViewKit<typeof manifest>): View<ArmadilloState> {
  const root = new Container()
  const blots = new Blots(kit)
  const drops = kit.pool('drops', MOST_SPLASHES)
  const ball = kit.sprite('ball').updateTransform({ x: BALL.x, y: BALL.y })
  const crumb = kit.sprite('crumb').updateTransform({ y: -CARRIED })
  const walker = kit.sprite('ant')
  const ant = new Container({ label: 'ant', children: [walker, crumb] })
  const placeDrops = (sprite: DrawnSprite, splash: Splash, { now }: Moment): void => {
    sprite.position.set(splash.x, splash.y)
    sprite.scale.set(splash.reach / DROPS.reach)
    sprite.tint = splash.block === null ? DROPS.ink : blots.tintOf(splash.block)
    sprite.showShare((now - splash.from) / (splash.until - splash.from))
  }
  root.addChild(kit.background(...createPage(kit)), ball, blots, drops, ant)

  return {
    root,
    draw(state, moment) {
      blots.draw(state, moment)
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

import { Container } from 'pixi.js'
import type { manifest } from '../../assets/bat/manifest'
import { manifest as tall } from '../../assets/bat-tall/manifest'
import { manifest as wide } from '../../assets/bat-wide/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { STAGE } from './layout'
import type { BatState } from './state'
import { Castle } from './view/castle'
import { Cat, Mouse, Village } from './view/company'
import { Dust } from './view/dust'
import { Mover, Sleeper } from './view/puppet'
import { Sky } from './view/sky'
import { Swarm } from './view/swarm'

/** Below this line of the stage nothing is seen but the forest, in scene units. */
const DARK = 800
/** Where the forest is put, in scene units. */
const FOREST = 40

/** Draws the paper theatre: flat behind flat, sky, hills, castle and forest, and all who live there. */
export function createView(kit: ViewKit<typeof manifest>): View<BatState> {
  const root = new Container()
  const sky = new Sky(kit)
  const castle = new Castle(kit)
  const dust = new Dust(kit)
  const swarm = new Swarm(kit)
  const mover = new Mover(kit)
  const sleeper = new Sleeper(kit)
  const cat = new Cat(kit)
  const village = new Village(kit)
  const mouse = new Mouse(kit)
  root.addChild(
    kit.background(...sky.still).endAt(DARK),
    sky.clouds,
    mouse.root,
    dust.behind,
    swarm.behind,
    castle.root,
    castle.bearers,
    dust.chips,
    dust.before,
    kit.laterPart('board'),
    kit.cutSprite('forest').updateTransform({ y: FOREST }),
    kit.marginPart('wide', wide, (parts) => {
      const sides = new Container()
      sides.addChild(
        kit.cutSprite('forest').updateTransform({ x: -STAGE.width, y: FOREST }),
        kit.cutSprite('forest').updateTransform({ x: STAGE.width, y: FOREST }),
        parts.sprite('wing').updateTransform({ y: STAGE.height }),
        parts.sprite('wing').updateTransform({ x: STAGE.width, y: STAGE.height, scaleX: -1 }),
      )
      return sides
    }),
    kit.marginPart('tall', tall, (parts) => parts.sprite('hall').updateTransform({ y: STAGE.height })),
    village.root,
    kit.laterPart('luggage'),
    cat.root,
    swarm.before,
    kit.laterPart('cases'),
    sleeper.root,
    mover.root,
  )

  return {
    root,
    draw(dusk, moment) {
      sky.draw(moment)
      castle.draw(dusk, moment)
      dust.draw(dusk, moment)
      swarm.draw(dusk, moment)
      mover.draw(dusk, moment)
      sleeper.draw(dusk, moment)
      cat.draw(dusk, moment)
      village.draw(dusk.village)
      mouse.draw(dusk.mouse, moment)
    },
  }
}

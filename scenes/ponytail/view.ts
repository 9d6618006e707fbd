import { Container } from 'pixi.js'
import type { manifest } from '../../assets/ponytail/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { placeOf } from './layout'
import type { PonytailState } from './state'
import { Arms } from './view/arms'
import { Head } from './view/head'
import { Snail } from './view/snail'
import { Tail } from './view/tail'
import { Trunk } from './view/trunk'

/** Draws the lancer on bare paper: the disc and the ground she stands on, her tail across the page, and her before it; later, her braid and her eighth mood. */
export function createView(kit: ViewKit<typeof manifest>): View<PonytailState> {
  const root = new Container()
  const disc = kit.sprite('disc')
  disc.position.copyFrom(placeOf('disc'))
  const ground = kit.sprite('ground')
  ground.position.copyFrom(placeOf('ground'))
  const legs = kit.cutSprite('legs')
  legs.position.copyFrom(placeOf('legs'))
  const tail = new Tail(kit)
  const trunk = new Trunk(kit)
  const arms = new Arms(kit)
  const head = new Head(kit)
  const snail = new Snail(kit)
  root.addChild(
    kit.background(disc),
    kit.laterPart('hush'),
    new Container({ label: 'tail', children: [tail.root, kit.laterPart('braid')] }),
    ground,
    arms.far,
    legs,
    trunk.trunk,
    trunk.sash,
    kit.laterPart('bow'),
    arms.before,
    head.sprite,
    kit.laterPart('toUs'),
    snail.sprite,
    kit.laterPart('snailBow'),
  )

  return {
    root,
    draw(lancer, moment) {
      tail.draw(lancer, moment)
      trunk.draw(lancer, moment)
      arms.draw(lancer, moment)
      head.draw(lancer, moment)
      snail.draw(lancer, moment)
    },
  }
}

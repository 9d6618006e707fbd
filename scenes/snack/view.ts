import { Container } from 'pixi.js'
import type { manifest } from '../../assets/snack/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { SnackState } from './state'
import { Ants } from './view/ants'
import { Bait } from './view/bait'
import { Chick } from './view/chick'
import { Foods } from './view/foods'
import { Icing } from './view/icing'
import { Land } from './view/land'

/** Draws the candy hills in their layers, and the chick that eats her way through them. */
export function createView(kit: ViewKit<typeof manifest>): View<SnackState> {
  const root = new Container()
  const land = new Land(kit)
  const icing = new Icing(kit)
  const chick = new Chick(kit)
  const foods = new Foods(kit)
  const bait = new Bait(kit)
  const ants = new Ants(kit)
  root.addChild(
    land.still,
    land.floss,
    land.cream,
    land.behind,
    land.before,
    land.depths,
    land.icing,
    land.details,
    bait,
    kit.laterPart('table'),
    ants.dishes,
    kit.laterPart('guests'),
    kit.laterPart('candles'),
    icing.shadow,
    icing.ant,
    icing.dust,
    chick.behind,
    icing.burp,
    foods.strokes,
    foods.foods,
    foods.falling,
    chick.before,
    foods.crumbs,
    ants.row,
    kit.laterPart('offer'),
  )

  return {
    root,
    draw(snack, moment) {
      land.draw(snack, moment)
      icing.draw(snack, moment)
      foods.draw(snack, moment)
      chick.draw(snack, moment)
      bait.draw(snack, moment)
      ants.draw(snack, moment)
    },
  }
}

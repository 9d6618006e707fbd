import { Container } from 'pixi.js'
import type { manifest } from '../../assets/snack/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import type { SnackState } from './state'
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
  root.addChild(
    land.still,
    land.floss,
    land.cream,
    land.behind,
    land.before,
    land.depths,
    land.icing,
    land.details,
    kit.laterPart('table'),
    kit.laterPart('dishes'),
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
    bait,
    kit.laterPart('row'),
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
    },
  }
}

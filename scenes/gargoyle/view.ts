import { Container } from 'pixi.js'
import { manifest } from '../../assets/gargoyle/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { redShare } from './layout'
import type { GargoyleState } from './state'
import { Body } from './view/body'
import { Dust } from './view/dust'
import { Fire, LOWER_BANKS, STAGE_BANKS, WIDE_BANKS } from './view/fire'
import { Head } from './view/head'
import { Menu } from './view/menu'
import { nightOf } from './view/night'
import { Pigeon } from './view/pigeon'
import { Slab } from './view/slab'
import { Sparks } from './view/sparks'
import { Titles } from './view/titles'

/** Draws the title page: the night with the tower, the gargoyle before it, the fire before that, and the slab and the words before all. */
export function createView(kit: ViewKit<typeof manifest>): View<GargoyleState> {
  const root = new Container()
  const asleep = kit.background(...nightOf(kit, 'asleep'))
  const awake = kit.background(...nightOf(kit, 'awake'))
  const body = new Body(kit)
  const head = new Head(kit)
  const pigeon = new Pigeon(kit)
  const dust = new Dust(kit)
  const slab = new Slab(kit)
  const titles = new Titles(kit)
  const menu = new Menu(kit)
  const fire = new Fire(kit, STAGE_BANKS)
  // Windows of another shape show more of the same fire.
  const beside = kit.marginPart('wide', manifest, (parts) => new Fire(parts, WIDE_BANKS))
  const below = kit.marginPart('tall', manifest, (parts) => new Fire(parts, LOWER_BANKS))
  const sparks = new Sparks(kit)
  const page = new Container()
  page.addChild(
    asleep,
    awake,
    body.root,
    head.root,
    pigeon.root,
    dust,
    fire,
    kit.laterPart('front'),
    kit.laterPart('braziers'),
    beside,
    sparks.adrift,
    slab.root,
    below,
    sparks.struck,
    titles.root,
    menu.root,
  )
  const red = kit.laterPart('red')
  root.addChild(page, red)

  return {
    root,
    draw(state, moment) {
      // What nobody sees any more need not be painted.
      page.visible = redShare(state, moment.now) < 1 || red.children.length === 0
      if (!page.visible) return
      const isAwake = body.draw(state, moment)
      asleep.visible = !isAwake
      awake.visible = isAwake
      head.draw(state, moment)
      pigeon.draw(state, moment)
      dust.draw(state, moment)
      slab.draw(state, moment)
      fire.draw(state, moment)
      if (beside.visible) beside.content?.draw(state, moment)
      if (below.visible) below.content?.draw(state, moment)
      sparks.draw(state, moment)
      titles.draw(state, moment)
      menu.draw(state, moment)
    },
  }
}

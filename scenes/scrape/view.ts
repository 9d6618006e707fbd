import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scrape/manifest'
import type { View } from '../../src/stage/scene'
import type { ViewKit } from '../../src/stage/view/kit'
import { CARD, FIELD } from './layout'
import type { Scrape } from './state'
import { Crumbs } from './view/crumbs'
import { Prints } from './view/prints'
import { Silver } from './view/silver'
import { Tool } from './view/tool'

/** The middle of the mug, in scene units. */
const MUG = { x: 1553, y: 14 } as const

/** Draws the scrape: a table to every edge of the window, the card, its print, its silver, the coin and what flies off. */
export function createView(kit: ViewKit<typeof manifest>): View<Scrape> {
  const root = new Container()
  const prints = new Prints(kit)
  const silver = new Silver(kit)
  const crumbs = new Crumbs(kit)
  const tool = new Tool(kit)
  const mug = kit.sprite('mug').updateTransform(MUG)
  const card = kit.sprite('card').updateTransform(CARD)
  const onCard = new Container({ x: CARD.x, y: CARD.y, rotation: CARD.turn })
  silver.root.position.set(FIELD.left, FIELD.top)
  onCard.addChild(prints.root, silver.root)
  // The wood with the lines on it, and around them their mirror images, farther than any window reaches.
  const table = (['wood', 'planks'] as const).map((name) => kit.mirrored(name, [-1, 2], [-1, 2]))
  root.addChild(kit.lowestStill(...table, mug, card), onCard, crumbs.root, tool.root)

  return {
    root,
    draw(scrape, moment) {
      prints.draw(scrape, moment)
      silver.draw(scrape, moment)
      crumbs.draw(scrape, moment)
      tool.draw(scrape, moment)
    },
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scrape/manifest'
import type { View } from '../../src/stage/scene'
import type { ViewKit } from '../../src/stage/view/kit'
import { CARD, FIELD, STAGE } from './layout'
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
  root.addChild(kit.still(tableOf(kit), mug, card), onCard, crumbs.root, tool.root)

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

/** The wood with the lines on it, and around them their mirror images, farther than any window reaches. */
function tableOf(kit: ViewKit<typeof manifest>): Container {
  const table = new Container({ label: 'table' })
  for (const name of ['wood', 'planks'] as const) {
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        const tile = kit.sprite(name)
        tile.anchor.set(0.5)
        tile.setSize(STAGE.width, STAGE.height)
        if (column !== 0) tile.scale.x *= -1
        if (row !== 0) tile.scale.y *= -1
        tile.position.set((column + 0.5) * STAGE.width, (row + 0.5) * STAGE.height)
        table.addChild(tile)
      }
    }
  }
  return table
}

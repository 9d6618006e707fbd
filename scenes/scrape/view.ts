import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scrape/manifest'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { CARD, FIELD, KNOT_AT, STAGE } from './layout'
import type { ScrapeState } from './state'
import type { Tuning } from './tuning'
import { Crumbs } from './view/crumbs'
import { Prints } from './view/prints'
import { Silver } from './view/silver'
import { Tool } from './view/tool'

/** The rows of the table's lines, by the corner that they are turned about: the stage's own, that over it and that under it. */
const ROWS = [
  { x: 0, y: 0, rotation: 0 },
  { x: STAGE.width, y: 0, rotation: Math.PI },
  { x: STAGE.width, y: 2 * STAGE.height, rotation: Math.PI },
] as const

/** The middle of the mug, in scene units. */
const MUG = { x: 1553, y: 14 } as const

/** Draws the scrape: a table to every edge of the window, the card, its print, its silver, the coin and what flies off. */
export function createView(kit: ViewKit<typeof manifest>): View<ScrapeState, Tuning> {
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
  // The wood and around it its mirror images, farther than any window reaches; its lines would show that, and are turned.
  const wood = kit.mirrored('wood', [-1, 2], [-1, 2])
  const lines = ROWS.map((row) => kit.mirrored('planks', [-1, 2]).updateTransform(row))
  const knot = kit.sprite('knot').updateTransform(KNOT_AT)
  root.addChild(kit.background(wood, knot, ...lines, mug, card), onCard, crumbs.root, tool.root)

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

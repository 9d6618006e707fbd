import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/scrape/manifest'
import type { View, ViewKit } from '../../src/stage/scene'
import { Watch } from '../../src/stage/watch'
import { CARD, FIELD } from './card'
import { Crumbs } from './crumbs.view'
import { Prints } from './prints'
import { rules, type Scrape } from './rules'
import { Silver } from './silver'
import { Tool } from './tool'

/** The middle of the mug, in scene units. */
const MUG = { x: 1553, y: 14 } as const

/** Draws the scrape: a table to every edge of the window, the card, its print, its silver, the coin and what flies off. */
export function createView(kit: ViewKit): View<Scrape> {
  const root = new Container()
  const { card, mug } = manifest.sprites
  const { crumbs, prints, tool, silver } = {
    crumbs: new Crumbs(kit),
    prints: new Prints(kit),
    tool: new Tool(kit),
    silver: new Silver(kit.texture('silver')),
  }
  const onCard = new Container({ position: { x: CARD.x, y: CARD.y }, rotation: CARD.turn })
  silver.root.position.set(FIELD.left, FIELD.top)
  onCard.addChild(prints.root, silver.root)
  const watch = new Watch()

  root.addChild(tableOf(kit))
  root.addChild(new Sprite({ texture: kit.texture('mug'), anchor: mug.anchor, position: MUG }))
  root.addChild(new Sprite({ texture: kit.texture('card'), anchor: card.anchor, position: CARD }))
  root.addChild(onCard, crumbs.root, tool.root)

  return {
    root,
    draw(scrape, between) {
      watch.begin()
      const now = scrape.now + between * rules.tick
      prints.draw(scrape, now, kit.isCalm, watch)
      crumbs.draw(scrape.crumbs, now, watch)
      tool.draw(scrape, kit.boil, watch)
      const hasSilverChanged = silver.draw(scrape.foil, scrape.now, kit.isCalm)
      return hasSilverChanged || watch.hasChanged
    },
  }
}

/** The wood with the lines on it, and around them their mirror images, farther than any window reaches. */
function tableOf(kit: ViewKit): Container {
  const table = new Container({ label: 'table' })
  for (const frame of ['wood', 'planks']) {
    const texture = kit.texture(frame)
    for (const row of [-1, 0, 1]) for (const column of [-1, 0, 1]) table.addChild(tileOf(kit, texture, column, row))
  }
  return table
}

/** A stage's worth of table, so many sheets to the right and down. */
function tileOf({ size: { width, height } }: ViewKit, texture: Texture, column: number, row: number): Sprite {
  const tile = new Sprite({ texture, anchor: 0.5 })
  tile.setSize(width, height)
  if (column !== 0) tile.scale.x *= -1
  if (row !== 0) tile.scale.y *= -1
  tile.position.set((column + 0.5) * width, (row + 0.5) * height)
  return tile
}

import { Container } from 'pixi.js'
import type { manifest } from '../../assets/scrape/manifest'
import { manifest as tall } from '../../assets/scrape-tall/manifest'
import { ABOVE, BELOW } from '../../assets/scrape-tall/shared'
import { ringing } from '../../src/stage/contract/math'
import type { View } from '../../src/stage/contract/scene'
import type { ViewKit } from '../../src/stage/kit/kit'
import { BLOW, CARD, FIELD, isMugHit, KNOT_AT, MUG, SLEEVE, STAGE, sleeveAt, THROWN } from './layout'
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

/** How far the picture is knocked down as a house comes down, in scene units, and how that dies away, in ms. */
const KNOCK = { by: 14, fading: 80, period: 150 } as const
/** In how many steps what a sleeve sweeps off the table is printed. */
const SWEEPS = 6

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
  const above = kit.marginPart('tall', tall, (parts) => parts.sprite('newspaper')).updateTransform({ y: ABOVE })
  const below = kit.marginPart('tall', tall, (parts) => parts.sprite('breakfast')).updateTransform({ y: BELOW })
  const lying = [kit.laterPart('pile'), mug, card, kit.laterPart('winnings')]
  const still = kit.background(wood, knot, ...lines, above, below, ...lying)
  // What is thrown aside slides under the card again, which is seen a second time for as long.
  const uppermost = kit.sprite('card').updateTransform(CARD)
  root.addChild(still, kit.laterPart('tucked'), uppermost, onCard, kit.laterPart('curl'), crumbs.root)
  root.addChild(
    kit.laterPart('reckoning'),
    kit.laterPart('cat'),
    kit.laterPart('prizes'),
    kit.laterPart('thrown'),
    tool.root,
  )
  let printed = 0

  return {
    root,
    draw(scrape, moment) {
      const { table } = scrape
      const { now, reducedMotion } = moment
      const isBare = table.reckonedAt !== null
      const isHit = isMugHit(table, now)
      const thrown = table.thrownAt === null || reducedMotion ? -1 : now - table.thrownAt
      uppermost.visible = thrown >= THROWN.under && !isBare
      card.visible = !isBare
      onCard.visible = !isBare
      mug.visible = !isHit
      const hitFor = table.prize?.kind === 2 && isHit && !reducedMotion ? now - table.prize.at - BLOW.hits : -1
      root.y = KNOCK.by * ringing(hitFor, KNOCK.fading, KNOCK.period)
      // A number for all that is printed: it is printed anew where that is another one.
      const sweeps = Math.floor(((sleeveAt(table, now) - SLEEVE.from) / SLEEVE.way) * SWEEPS)
      const print = ((table.changes * 8 + sweeps) * 2 + (isBare ? 1 : 0)) * 2 + (isHit ? 1 : 0)
      if (print !== printed) still.invalidate()
      printed = print
      prints.draw(scrape, moment)
      silver.draw(scrape, moment)
      crumbs.draw(scrape, moment)
      tool.draw(scrape, moment)
    },
  }
}

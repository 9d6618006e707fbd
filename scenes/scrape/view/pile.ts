import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape-later/manifest'
import { scatter } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { COINS, HOUSE, isMugHit, MUG, PILE, PURSES, ROOFS, sleeveAt } from '../layout'
import type { ScrapeState } from '../state'
import { DeadCard } from './deadCard'

type Kit = LaterKit<typeof manifest>

/** How large coins and purses lie there. */
export const LIES = { coin: 0.62, purse: 1.08, burst: 0.92, roof: 0.9 } as const
/** Pads that are told by a stroke of chalk: the most of them, where, how far apart, how large. */
const PADS = { most: 12, x: 640, y: 16, apart: 26, size: 0.62 } as const

/** How a coin lies, in radians. */
export const turnOf = (slot: number) => (scatter(slot) - 0.5) * 1.2

/** What lies under the card: strokes of chalk for pads, and cards that are done with. */
export function createPile(kit: Kit): View<ScrapeState> {
  const pads = Array.from({ length: PADS.most }, (_, pad) => {
    const at = { x: PADS.x + pad * PADS.apart, y: PADS.y, scaleX: PADS.size, scaleY: PADS.size }
    return kit
      .sprite('tick')
      .show(pad % 3)
      .updateTransform(at)
  })
  const cards = PILE.map(({ x, y, turn }) => new DeadCard(kit).updateTransform({ x, y, rotation: turn }))
  return {
    root: new Container({ children: [...pads, ...cards] }),
    draw({ table }, { now }) {
      for (const [pad, stroke] of pads.entries()) stroke.visible = pad < table.pads
      const swept = sleeveAt(table, now)
      const lying = table.cards.length - (table.thrownAt === null ? 0 : 1)
      for (const [place, card] of cards.entries()) {
        const dead = table.cards[place]
        if (dead) card.show(dead)
        card.visible = place < lying && (PILE[place]?.x ?? 0) > swept
      }
    },
  }
}

/** What was won, and lies on the table from then on; and the house in its mug, which has lost its coffee. */
export function createWinnings(kit: Kit): View<ScrapeState> {
  const coins = COINS.map((at, slot) =>
    kit.sprite('coin').updateTransform({ ...at, rotation: turnOf(slot), scaleX: LIES.coin, scaleY: LIES.coin }),
  )
  const purses = PURSES.map((at, slot) => {
    const name = slot % 3 === 2 ? 'burst' : 'purse'
    return kit.sprite(name).updateTransform({ ...at, scaleX: LIES[name], scaleY: LIES[name] })
  })
  const skid = kit.sprite('skid').updateTransform(MUG)
  const landed = kit.sprite('landed').updateTransform(HOUSE)
  const roofs = Array.from({ length: ROOFS.most }, (_, story) =>
    kit.sprite('house').updateTransform({ ...roofAt(story), scaleX: LIES.roof, scaleY: LIES.roof }),
  )
  return {
    root: new Container({ children: [skid, ...coins, ...purses, landed, ...roofs] }),
    draw({ table }, { now }) {
      skid.visible = isMugHit(table, now)
      for (const [slot, coin] of coins.entries()) coin.visible = slot < table.coins
      for (const [slot, purse] of purses.entries()) purse.visible = slot < table.purses
      landed.visible = table.houses > 0
      for (const [story, roof] of roofs.entries()) roof.visible = table.houses > story + 1
    },
  }
}

/** Where a house stands on the roofs of others. */
export function roofAt(story: number) {
  return { x: ROOFS.x, y: ROOFS.y - story * ROOFS.apart }
}

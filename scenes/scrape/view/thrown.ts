import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape-later/manifest'
import { LYING } from '../../../assets/scrape-later/shared'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CARD, PILE, THROWN } from '../layout'
import type { ScrapeState } from '../state'
import { DeadCard } from './deadCard'

type Kit = LaterKit<typeof manifest>

/** How far beyond its place a card flies before it slides back under what lies there, in scene units, and how far it spins. */
const BEYOND = 250
const SPIN = 0.5

/** The card that flies off, over everything. */
export const createThrown = (kit: Kit): View<ScrapeState> => createFlight(kit, 0, THROWN.under)

/** The same as it slides back, under the card that lies uppermost. */
export const createTucked = (kit: Kit): View<ScrapeState> => createFlight(kit, THROWN.under, THROWN.lasting)

/** A part of its flight, from so many ms on until so many. */
function createFlight(kit: Kit, from: number, until: number): View<ScrapeState> {
  const card = new DeadCard(kit)
  return {
    root: new Container({ children: [card] }),
    draw({ table: { cards, thrownAt } }, { now, reducedMotion }) {
      const dead = cards.at(-1)
      const place = PILE[cards.length - 1]
      const since = thrownAt === null || reducedMotion ? -1 : now - thrownAt
      card.visible = since >= from && since < until
      if (!card.visible || !dead || !place) return
      card.show(dead)
      const away = Math.hypot(place.x - CARD.x, place.y - CARD.y) || 1
      const far = 1 + BEYOND / away
      const off = Math.min(1, since / THROWN.under)
      const back = smoothstep(THROWN.under, THROWN.lasting, since)
      const way = off * (2 - off) * lerp(far, 1, back)
      card.position.set(lerp(CARD.x, place.x, way), lerp(CARD.y, place.y, way))
      card.rotation = lerp(CARD.turn, place.turn + SPIN * (1 - back), off)
      card.scale.set(lerp(1 / LYING, 1, off))
    },
  }
}

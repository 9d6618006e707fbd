import type { manifest } from '../../../assets/scrape-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CARD, CURL } from '../layout'
import type { ScrapeState } from '../state'

/** Once a card is done its corner lifts: how often, and how long, in ms. */
const LIFTS = { every: 1500, lasting: 500 } as const

/** The corner of the card that leads to the next one. */
export function createCurl(kit: LaterKit<typeof manifest>): View<ScrapeState> {
  const root = kit.sprite('curl').updateTransform({ ...CURL, rotation: CARD.turn })
  root.label = 'next'
  return {
    root,
    draw({ table, doneAt }, { now, reducedMotion }) {
      root.visible = table.reckonedAt === null
      const lifts = doneAt !== null && (reducedMotion || (now - doneAt) % LIFTS.every < LIFTS.lasting)
      root.show(lifts ? 'high' : 'low')
    },
  }
}

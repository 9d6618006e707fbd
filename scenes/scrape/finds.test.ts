import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { CAT, FIELDS, PAD, THROWN } from './layout'
import { rules } from './rules'
import type { ScrapeState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, seeds: { cat: 8 } }, finds, {
  house: scrapeAll,
  cat(visitor) {
    visitor.run(10)
    // Its first card wins the coins that there have to be.
    scrapeAll(visitor)
    turnAway(visitor, CAT.from)
    visitor.press('cat')
  },
  sum(visitor) {
    turnAway(visitor, PAD)
    visitor.runUntil(() => visitor.events.includes('reckoned'))
  },
})

/** Has the coin rub each field by itself, as a tap does. */
function scrapeAll({ press, run }: Visitor<ScrapeState>): void {
  for (let field = 1; field <= FIELDS; field++) {
    press(`field ${field}`)
    run(1500)
  }
}

/** Turns cards over without a look. */
function turnAway({ press, run }: Visitor<ScrapeState>, cards: number): void {
  run(10)
  for (let card = 0; card < cards; card++) {
    press('next')
    run(THROWN.lasting)
  }
}

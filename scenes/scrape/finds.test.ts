import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { FIELDS } from './layout'
import { rules } from './rules'
import type { ScrapeState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas, seeds: { coins: 8, purses: 7 } }, finds, {
  house: scrapeAll,
  coins: scrapeAll,
  purses: scrapeAll,
})

/** Has the coin rub each field by itself, as a tap does. */
function scrapeAll({ press, run }: Visitor<ScrapeState>): void {
  for (let field = 1; field <= FIELDS; field++) {
    press(`field ${field}`)
    run(1500)
  }
}

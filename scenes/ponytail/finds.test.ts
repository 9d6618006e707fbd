import type { Visitor } from '../../tests/support/findPlays'
import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { EIGHTH } from './layout'
import { rules } from './rules'
import type { PonytailState } from './state'
import { tuning } from './tuning'

/** Along her tail, as it lies at rest, and back. */
const ALONG = [
  { x: 1040, y: 80 },
  { x: 1400, y: 220 },
  { x: 1450, y: 400 },
] as const

/** Leads the pointer along her tail, to and fro, as hands with a mouse do, and those on arrow keys. */
function strokeThrice({ moveTo, run }: Visitor<PonytailState>): void {
  for (let time = 0; time < 3; time++) {
    const way = time % 2 === 0 ? ALONG : ALONG.toReversed()
    for (const [i, to] of way.entries()) {
      const from = way[i - 1] ?? to
      for (let share = 1; share <= 8; share++)
        moveTo({ x: from.x + ((to.x - from.x) * share) / 8, y: from.y + ((to.y - from.y) * share) / 8 })
    }
    run(700)
  }
}

testFinds({ rules, tuning, areas }, finds, {
  laughing: new Array<string>(2).fill('lancer'),
  braided: strokeThrice,
  hushed: (visitor) => {
    for (let mood = 0; mood < 7; mood++) visitor.press('lancer')
    strokeThrice(visitor)
    visitor.runUntil(() => visitor.state.eighth.span !== null)
    visitor.run(EIGHTH.arrives)
    visitor.press('lancer')
  },
})

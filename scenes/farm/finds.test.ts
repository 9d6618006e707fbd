import { testFinds, type Visitor } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { areaOf } from './layout'
import { rules } from './rules'
import type { FarmState } from './state'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  fish: (visitor) => letOut(visitor, 1),
  three: (visitor) => visitor.runUntil(() => visitor.state.traps.filter(({ caught }) => caught).length >= 3, 200_000),
  supper(visitor) {
    letOut(visitor, 13)
    visitor.runUntil(() => visitor.state.rack.servedAt !== null)
  },
})

function letOut(visitor: Visitor<FarmState>, count: number): void {
  const isCaught = ({ caught }: FarmState['traps'][number]) => caught
  while (visitor.state.score < count) {
    visitor.runUntil(() => visitor.state.traps.some(isCaught), 900_000)
    visitor.press(areaOf(visitor.state.traps.findIndex(isCaught)))
  }
}

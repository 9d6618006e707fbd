import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  dizzy: ['ball2'],
  hen: (visitor) => {
    visitor.runUntil(() => visitor.state.isHenFlat)
    visitor.press('hen')
  },
  overleaf: (visitor) => {
    for (const ball of [1, 0, 2]) {
      visitor.press(`ball${ball}`)
      visitor.runUntil(() => visitor.state.companion === ball)
    }
    visitor.runUntil(() => visitor.state.spread?.isOpen === true)
  },
})

import { testFinds } from '../../tests/support/findPlays'
import { areas } from './areas'
import { finds } from './finds'
import { rules } from './rules'
import { tuning } from './tuning'

testFinds({ rules, tuning, areas }, finds, {
  snail: ['snail'],
  really(visitor) {
    // Round after round, until she was loved three times running.
    const isOver = () => visitor.state.message === 'reallyLoves'
    for (let round = 0; round < 200 && !isOver(); round++) {
      visitor.runUntil(() => visitor.state.petals.every(({ stage }) => stage === 'on'), 9_000_000)
      for (let petal = 0; petal < visitor.state.petals.length; petal++) visitor.press(`petal-${petal + 1}`)
      if (!isOver()) visitor.runUntil(() => visitor.state.petals.every(({ stage }) => stage !== 'plucked'), 9_000_000)
    }
  },
  bouquet(visitor) {
    const { state } = visitor
    while (state.jar.tiedAt === null) {
      visitor.runUntil(() => state.petals.every(({ stage }) => stage === 'on'))
      for (let petal = 1; petal <= state.petals.length; petal++) visitor.press(`petal-${petal}`)
      visitor.runUntil(() => state.nextRoundAt === null)
      visitor.run(1000)
    }
  },
})

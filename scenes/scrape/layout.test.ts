import { expect, it } from 'vitest'
import { CARD, FIELD, middleOf, toField, toStage } from './layout'

it('finds the silver field on a card that lies askew, and back', () => {
  expect(toStage({ x: -FIELD.left, y: -FIELD.top })).toEqual({ x: CARD.x, y: CARD.y })
  const there = { x: 512, y: 77 }
  const back = toField(toStage(there))
  expect(back.x).toBeCloseTo(there.x, 9)
  expect(back.y).toBeCloseTo(there.y, 9)
  expect(middleOf(0)).toEqual({ x: 100, y: 120 })
  expect(middleOf(5)).toEqual({ x: 500, y: 360 })
})

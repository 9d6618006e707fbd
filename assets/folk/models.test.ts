import { describe, expect, it } from 'vitest'
import { drawModel } from './modelSheet'
import { MODEL_SHEETS } from './models'

describe.each(MODEL_SHEETS)('the model sheet of $name', (sheet) => {
  it('has a drawing of its own for each name, inside its box', () => {
    const drawings = new Map(sheet.models.map((model) => [model.name, JSON.stringify(drawModel(sheet, model).marks)]))
    expect(drawings.size).toBe(sheet.models.length)
    expect(new Set(drawings.values()).size).toBe(sheet.models.length)
  })
})

it('knows every figure by one name', () => {
  expect(new Set(MODEL_SHEETS.map(({ name }) => name)).size).toBe(MODEL_SHEETS.length)
})

import { describe, expect, it } from 'vitest'
import { Ink } from '../ink/ink'
import type { Model, ModelSheet } from './modelSheet'
import { MODEL_SHEETS } from './models'

/** Small drawings are quick ones: shading keeps its spacing, and there is less of it. */
const SMALL = 0.3
/** Contours keep their width too, and reach that much further, in units. */
const GRACE = 2

function drawSmall({ name, box }: ModelSheet, model: Model): Ink {
  const ink = new Ink({
    left: box.left * SMALL - GRACE,
    top: box.top * SMALL - GRACE,
    width: box.width * SMALL + 2 * GRACE,
    height: box.height * SMALL + 2 * GRACE,
    seed: name,
    name: `${name}, ${model.name}`,
  })
  ink.at(0, 0, { scale: SMALL }, () => model.draw(ink))
  return ink
}

describe.each(MODEL_SHEETS)('the model sheet of $name', (sheet) => {
  it('has a drawing of its own for each name, inside its box', () => {
    const drawings = new Map(sheet.models.map((model) => [model.name, JSON.stringify(drawSmall(sheet, model).marks)]))
    expect(drawings.size).toBe(sheet.models.length)
    expect(new Set(drawings.values()).size).toBe(sheet.models.length)
  })
})

it('knows every figure by one name', () => {
  expect(new Set(MODEL_SHEETS.map(({ name }) => name)).size).toBe(MODEL_SHEETS.length)
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { StageInWindow } from '../canvas/stageInWindow'
import { ICON_ROW, stepOutOfIcons } from './viewport'

const SHEET = { width: 1600, height: 1000 }

describe('what a window shows of a stage', () => {
  it('is the window in scene units, beyond the stage too', () => {
    const { viewport } = new StageInWindow(SHEET, { width: 1920, height: 800 })
    expect(viewport.visible).toEqual({ x: -400, y: 0, width: 2400, height: 1000 })
  })

  it('has icons in its lower right corner, with room for the ring of the focus', () => {
    const { viewport } = new StageInWindow(SHEET, { width: 800, height: 500 })
    // Three icons of 60, two gaps of 12, the margin of 20 and 14 around, at half the size of the sheet.
    expect(viewport.icons).toEqual({ x: 1600 - 2 * 238, y: 1000 - 2 * 94, width: 2 * 238, height: 2 * 94 })
  })

  it('keeps the place of Replay from the start, where a day has it', () => {
    const { viewport } = new StageInWindow(SHEET, SHEET, true)
    expect(viewport.icons).toEqual({ x: 1600 - 310, y: 1000 - 94, width: 310, height: 94 })
  })

  it('follows the window as it is resized, and the stage that is the window', () => {
    const fitted = new StageInWindow(SHEET, SHEET)
    const { viewport } = fitted
    fitted.resize({ width: 1600, height: 2000 }, false)
    expect(viewport).toMatchObject({ visible: { x: 0, y: -500, width: 1600, height: 2000 }, icons: { y: 1500 - 94 } })
    const whole = new StageInWindow('window', { width: 1440, height: 900 })
    whole.resize({ width: 1120, height: 700 }, false)
    expect(whole.viewport.visible).toEqual({ x: 0, y: 0, width: 1120, height: 700 })
  })
})

describe('a place under the icons', () => {
  const { viewport } = new StageInWindow('window', { width: 1440, height: 900 })
  const { x, y } = viewport.icons
  it.each([
    ['goes up where that is the shortest way', { x: x + 100, y: y + 10 }, { x: x + 100, y }],
    ['goes left where that is', { x: x + 10, y: y + 60 }, { x, y: y + 60 }],
    ['stays where it is beside them', { x: x - 1, y: y + 60 }, { x: x - 1, y: y + 60 }],
    ['and above them', { x: x + 100, y: y - 1 }, { x: x + 100, y: y - 1 }],
  ])('%s', (_what, place, stepped) => {
    stepOutOfIcons(place, viewport)
    expect(place).toEqual(stepped)
  })
})

it('knows the icons as the styles lay them', () => {
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  expect(tokens).toContain(`--icon: ${ICON_ROW.icon}px`)
  expect(tokens).toContain(`--icon-margin: ${ICON_ROW.margin}px`)
  expect(readFileSync('src/ui/IconButton.module.css', 'utf8')).toContain(`gap: ${ICON_ROW.gap}px`)
})

import { describe, expect, it } from 'vitest'
import { PLACE } from '../../assets/postcard/shared'
import { type Box, cropOf, frameOf, resolutionFor } from './frame'

/** Where a stage of 1600 × 1000 lies in a window: whole, and in the middle. */
function stageIn({ width, height }: { readonly width: number; readonly height: number }): Box {
  const scale = Math.min(width / 1600, height / 1000)
  const size = { width: 1600 * scale, height: 1000 * scale }
  return { x: (width - size.width) / 2, y: (height - size.height) / 2, ...size }
}

const whole = (window: { readonly width: number; readonly height: number }) => ({ x: 0, y: 0, ...window })

describe('what is photographed', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1120, height: 700 },
    { width: 1760, height: 800 },
    { width: 1500, height: 1200 },
  ])('is all of a window of $width × $height', (window) => {
    expect(cropOf(window, stageIn(window))).toEqual(whole(window))
  })

  it('is a part about the stage of a window that is wider', () => {
    const window = { width: 1920, height: 800 }
    const crop = cropOf(window, stageIn(window))
    expect(crop).toEqual({ x: 80, y: 0, width: 1760, height: 800 })
  })

  it('is a part about the stage of a window that is higher', () => {
    const window = { width: 1100, height: 1400 }
    const crop = cropOf(window, stageIn(window))
    expect(crop).toEqual({ x: 0, y: 260, width: 1100, height: 880 })
  })

  it('is all of a window that the day fills, whatever its shape', () => {
    for (const window of [
      { width: 1920, height: 800 },
      { width: 1102, height: 1400 },
    ])
      expect(cropOf(window, whole(window))).toEqual(whole(window))
  })

  it('holds the stage, and lies within the window', () => {
    for (let width = 1101; width < 3000; width += 97) {
      for (let height = 400; height < 1700; height += 83) {
        const stage = stageIn({ width, height })
        const crop = cropOf({ width, height }, stage)
        expect(crop.x).toBeGreaterThanOrEqual(0)
        expect(crop.y).toBeGreaterThanOrEqual(0)
        expect(crop.x + crop.width).toBeLessThanOrEqual(width)
        expect(crop.y + crop.height).toBeLessThanOrEqual(height)
        expect(crop.x).toBeLessThanOrEqual(stage.x + 1)
        expect(crop.y).toBeLessThanOrEqual(stage.y + 1)
        expect(crop.x + crop.width).toBeGreaterThanOrEqual(stage.x + stage.width - 1)
        expect(crop.y + crop.height).toBeGreaterThanOrEqual(stage.y + stage.height - 1)
      }
    }
  })

  it('lies beside a stage that is larger than the window, as far as that shows it', () => {
    const crop = cropOf({ width: 1920, height: 800 }, { x: 0, y: -38, width: 1920, height: 909 })
    expect(crop).toEqual({ x: 0, y: 0, width: 1920, height: 800 })
  })
})

describe('the frame on the card', () => {
  it('is all of its place for a window of the stage’s own shape', () => {
    expect(frameOf({ width: 1440, height: 900 })).toEqual(PLACE)
  })

  it('keeps the shape of what is photographed, in the middle of its place', () => {
    for (const size of [
      { width: 1760, height: 800 },
      { width: 1102, height: 1400 },
    ]) {
      const frame = frameOf(size)
      expect(frame.width / frame.height).toBeCloseTo(size.width / size.height)
      expect(frame.x + frame.width / 2).toBeCloseTo(PLACE.x + PLACE.width / 2)
      expect(frame.y + frame.height / 2).toBeCloseTo(PLACE.y + PLACE.height / 2)
      expect(frame.width).toBeLessThanOrEqual(PLACE.width)
      expect(frame.height).toBeLessThanOrEqual(PLACE.height)
    }
  })

  it('is as sharp as it is shown, and no softer than the window', () => {
    expect(resolutionFor({ width: 1440, height: 900 })).toBe(1)
    expect(resolutionFor({ width: 1100, height: 688 })).toBeCloseTo(1.2)
  })
})

import { expect, test } from 'vitest'
import { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { rasterize } from '../ink/rasterize'
import { drawFrameStrip, FRAME_PITCH, FRAME_WIDTH, FRAMES, PIXELS_A_UNIT, STRIP_WIDTH } from './frame-strip'

/** The pixels, by place in units, of a strip in which this is drawn. */
function strip(draw: (ink: Ink) => void) {
  const ink = new Ink({ width: STRIP_WIDTH, height: 40, lineWidth: 3 })
  drawFrameStrip(ink, draw)
  const { width, pixels } = rasterize(ink, { scale: PIXELS_A_UNIT })
  return (x: number, y: number) => {
    const at = (Math.floor(y * PIXELS_A_UNIT) * width + Math.floor(x * PIXELS_A_UNIT)) * 4
    return [...pixels.slice(at, at + 4)]
  }
}

test('every frame is drawn once, in its own cell', () => {
  const frames: number[] = []
  const at = strip((ink) => {
    frames.push(ink.frame)
    ink.black(ink.ellipse(20, 20, 10, 10))
  })
  expect(frames).toEqual([0, 1, 2])
  for (let frame = 0; frame < FRAMES; frame++) {
    expect(at(frame * FRAME_PITCH + 20, 20)[0]).toBeLessThan(80)
    expect(at(frame * FRAME_PITCH + 1, 20)[3]).toBe(0)
  }
})

test('an edge of paper surrounds the ink, so that black on black still has a shape', () => {
  const at = strip((ink) => ink.black(ink.ellipse(20, 20, 10, 10, 0, 0)))
  expect(PAPER).toBe('#f5ecd9')
  expect(at(9, 20)).toEqual([245, 236, 217, 255])
  expect(at(4, 20)[3]).toBe(0)
})

test('what lies in a clip does not reach out of it', () => {
  const at = strip((ink) => ink.clip(ink.ellipse(20, 20, 8, 8), () => ink.black('0,0* 150,0* 150,40* 0,40*')))
  expect(at(20, 20)[3]).toBeGreaterThan(200)
  expect(at(4, 4)[3]).toBe(0)
})

test('colour stays still from frame to frame', () => {
  const at = strip((ink) => ink.wash('2,2* 150,2* 150,38* 2,38*', { alpha: 0.8 }))
  for (let x = 10; x < FRAME_WIDTH; x += 7) {
    expect(at(FRAME_PITCH + x, 20)).toEqual(at(x, 20))
    expect(at(2 * FRAME_PITCH + x, 20)).toEqual(at(x, 20))
  }
})

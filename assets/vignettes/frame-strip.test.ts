import { expect, test } from 'vitest'
import { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { rasterize } from '../ink/rasterize'
import { drawFrameStrip, FRAMES } from './frame-strip'

const SIZE = 40

function strip(draw: (ink: Ink) => void) {
  const ink = new Ink({ width: SIZE * FRAMES, height: SIZE, lineWidth: 3 })
  drawFrameStrip(ink, draw)
  const { width, pixels } = rasterize(ink, { scale: 1 })
  return (x: number, y: number) => [...pixels.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

test('every frame is drawn once, in its own cell', () => {
  const frames: number[] = []
  const at = strip((ink) => {
    frames.push(ink.frame)
    ink.black(ink.ellipse(20, 20, 10, 10))
  })
  expect(frames).toEqual([0, 1, 2])
  for (let frame = 0; frame < FRAMES; frame++) {
    expect(at(frame * SIZE + 20, 20)[0]).toBeLessThan(80)
    expect(at(frame * SIZE + 1, 20)[3]).toBe(0)
  }
})

test('an edge of paper surrounds the ink, so that black on black still has a shape', () => {
  const at = strip((ink) => ink.black(ink.ellipse(20, 20, 10, 10, 0, 0)))
  expect(PAPER).toBe('#f5ecd9')
  expect(at(8, 20)).toEqual([245, 236, 217, 255])
  expect(at(4, 20)[3]).toBe(0)
})

test('what lies in a clip does not reach out of it', () => {
  const at = strip((ink) => ink.clip(ink.ellipse(20, 20, 8, 8), () => ink.black('0,0* 40,0* 40,40* 0,40*')))
  expect(at(20, 20)[3]).toBeGreaterThan(200)
  expect(at(4, 4)[3]).toBe(0)
})

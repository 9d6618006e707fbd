import { expect, test } from 'vitest'
import { drawEyes, type Eyes } from './eyes'
import { Ink } from './ink'
import type { Options } from './numbers'
import { RUST } from './palette'
import { rasterize } from './rasterize'

/** Where the eyes' middles are, and how high one of them is. */
const LEFT = { x: 40, y: 50 }
const RIGHT = { x: 80, y: 50 }
const SIZE = 24

test('the pupils of both go where the eyes look', () => {
  const middleOf = (look: readonly [number, number], { x, y }: typeof LEFT) =>
    middleOfBlack(eyesOf({ look, lids: [0, 0] }), x, y)
  for (const eye of [LEFT, RIGHT]) {
    const ahead = middleOf([0, 0], eye)
    expect(middleOf([1, 0], eye).x - ahead.x).toBeGreaterThan(2)
    expect(ahead.x - middleOf([-1, 0], eye).x).toBeGreaterThan(2)
    expect(middleOf([0, 1], eye).y - ahead.y).toBeGreaterThan(2)
  }
})

test('white balls show white about their pupils, black ones none but two lights', () => {
  const white = shareOfBall(eyesOf({ balls: 'white', lids: [0, 0] }), isWhite)
  const black = shareOfBall(eyesOf({ balls: 'black', lids: [0, 0] }), isWhite)
  expect(white).toBeGreaterThan(0.35)
  expect(black).toBeGreaterThan(0.02)
  expect(black).toBeLessThan(0.2)
  expect(shareOfBall(eyesOf({ balls: 'black', lids: [0, 0] }), isBlack)).toBeGreaterThan(0.6)
})

test('lids hide as much of their own eye as they are down, in the colour of the skin', () => {
  const open = eyesOf({ skin: RUST, lids: [0, 0] })
  const half = eyesOf({ skin: RUST, lids: [0.5, 0] })
  expect(shareOfBall(open, isRust)).toBeLessThan(0.03)
  expect(shareOfBall(half, isRust)).toBeGreaterThan(0.15)
  expect(shareOfBall(half, isRust, RIGHT)).toBeLessThan(0.03)
  expect(shareOfBall(half, isWhite)).toBeLessThan(shareOfBall(open, isWhite))
})

test('shut eyes are a line and lashes: nothing of the ball is left', () => {
  const shut = eyesOf({ lids: [1, 1] })
  expect(shareOfBall(shut, isWhite)).toBe(0)
  const black = shareOfBall(shut, isBlack)
  expect(black).toBeGreaterThan(0.03)
  expect(black).toBeLessThan(0.3)
})

test('lids slope down to the nose in anger, and away from it in worry', () => {
  // How much of either half of the left eye is skin: its nose is to the right.
  const slope = (mood: number) => {
    const picture = eyesOf({ mood, skin: RUST, lids: [0.4, 0.4] })
    const half = (from: number, to: number) => shareIn(picture, isRust, [from, 38, to, 62])
    return half(LEFT.x, LEFT.x + 12) - half(LEFT.x - 12, LEFT.x)
  }
  expect(slope(1)).toBeGreaterThan(0.05)
  expect(slope(-1)).toBeLessThan(-0.05)
})

interface Picture {
  readonly pixels: Uint8ClampedArray
}

type Test = (red: number, green: number, blue: number, alpha: number) => boolean

const isWhite: Test = (red, _, blue, alpha) => alpha > 200 && red > 200 && blue > 180
const isBlack: Test = (red, _, blue, alpha) => alpha > 200 && red < 70 && blue < 70
const isRust: Test = (red, _, blue, alpha) => alpha > 200 && red > 100 && red - blue > 50

function eyesOf(eyes: Options<Eyes>): Picture {
  const ink = new Ink({ width: 120, height: 100, name: 'A pair of eyes', bleed: true })
  drawEyes(ink, 60, 50, { size: SIZE, apart: RIGHT.x - LEFT.x, ...eyes })
  return rasterize(ink, { scale: 1 })
}

/** The share of an eye's ball whose pixels are so; of its middle, which its outline is no part of. */
function shareOfBall(picture: Picture, test: Test, { x, y }: typeof LEFT = LEFT): number {
  return shareIn(picture, test, [x - 9, y - 9, x + 9, y + 9])
}

function shareIn(
  { pixels }: Picture,
  test: Test,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  let count = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 4)
      if (test(red, green, blue, alpha)) count++
    }
  }
  return count / ((right - left) * (bottom - top))
}

/** The middle of what is black within a ball. */
function middleOfBlack(picture: Picture, middleX: number, middleY: number): { x: number; y: number } {
  let [sum, across, down] = [0, 0, 0]
  for (let y = middleY - 9; y < middleY + 10; y++) {
    for (let x = middleX - 9; x < middleX + 10; x++) {
      if (shareIn(picture, isBlack, [x, y, x + 1, y + 1]) === 0) continue
      sum += 1
      across += x
      down += y
    }
  }
  expect(sum).toBeGreaterThan(20)
  return { x: across / sum, y: down / sum }
}

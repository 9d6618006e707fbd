import { expect, test } from 'vitest'
import { layAnew, type Slot } from './layAnew'
import { LARGEST, PADDING, RIM } from './pack'

function cut(name: string, width: number, height: number) {
  const pixels = new Uint8ClampedArray(width * height * 4)
  return { name, width, height, x: 0, y: 0, sourceWidth: width, sourceHeight: height, pixels }
}

function slot(name: string, left: number, top: number, width: number, height: number, isFree = false): Slot {
  return { cut: cut(name, width, height), left, top, isFree }
}

const SHEET = [slot('hen', 3, 3, 40, 30), slot('call', 50, 3, 60, 20, true), slot('plaque', 50, 30, 60, 16, true)]

/** Where each lies, by its name. */
const placesOf = (slots: readonly Slot[], ...cuts: readonly ReturnType<typeof cut>[]) =>
  Object.fromEntries(layAnew(slots, cuts).placed.map(({ cut: { name }, left, top }) => [name, [left, top]]))

test('what stays lies where it lay, and the others in their own places if they fit there', () => {
  expect(placesOf(SHEET, cut('call', 58, 20), cut('plaque', 60, 10))).toEqual({
    hen: [3, 3],
    call: [50, 3],
    plaque: [50, 30],
  })
})

test('what does not fit its own place takes a free one, and else lies below all', () => {
  expect(placesOf(SHEET, cut('plaque', 60, 20))).toEqual({ hen: [3, 3], plaque: [50, 3] })
  const below = 46 + 2 * RIM + PADDING
  expect(placesOf(SHEET, cut('call', 20, 40), cut('plaque', 30, 50))).toEqual({
    hen: [3, 3],
    plaque: [RIM + PADDING, below],
    call: [RIM + PADDING + 30 + 2 * RIM + PADDING, below],
  })
})

test('what overhangs its place by a pixel or two is trimmed to it', () => {
  const wobbled = { ...cut('call', 63, 20), pixels: Uint8ClampedArray.from({ length: 63 * 20 * 4 }, (_, i) => i % 63) }
  const call = layAnew(
    SHEET.map((each) => ({ ...each, cut: { ...each.cut, x: 9 } })),
    [{ ...wobbled, x: 7 }],
  ).placed.find((each) => each.cut.name === 'call')
  expect(call).toMatchObject({ left: 50, top: 3, cut: { x: 9, width: 60, height: 20 } })
  expect(call?.cut.pixels.slice(0, 4)).toEqual(wobbled.pixels.slice(2 * 4, 3 * 4))
})

test('rows below one another keep their distance, and the sheet holds all of them', () => {
  const { placed, width, height } = layAnew(SHEET, [cut('call', 90, 40), cut('plaque', 90, 30)])
  const [first, second] = ['call', 'plaque'].map((name) => placed.find((each) => each.cut.name === name)?.top ?? 0)
  expect((second ?? 0) - (first ?? 0)).toBe(40 + 2 * RIM + PADDING)
  for (const { cut: each, left, top } of placed) {
    expect(left + each.width + RIM + PADDING).toBeLessThanOrEqual(width)
    expect(top + each.height + RIM + PADDING).toBeLessThanOrEqual(height)
  }
})

test('a sheet that would be higher than a texture may be is refused', () => {
  expect(() => layAnew(SHEET, [cut('plaque', 20, LARGEST)])).toThrow('may be 4096')
})

import { expect, test } from 'vitest'
import { clamp } from '../../ink/numbers'
import { seededRandom } from '../../ink/random'
import type { Raster } from '../../ink/raster'
import { type Cut, framePlaces, LARGEST, layOut, PADDING, paintSheet, RIM, type Sheet } from './pack'

const random = seededRandom(7)
const cuts = Array.from({ length: 60 }, (_, i) =>
  blankCut(`frame_${i}`, random.integer(3, 90), random.integer(3, 90), i),
)
const sheets = layOut(cuts)

test('every frame lies on a sheet, once, and no sheet is larger than a texture may be', () => {
  expect(sheets.flatMap(({ placed }) => placed.map(({ cut }) => cut.name)).sort()).toEqual(cuts.map(nameOf).sort())
  for (const { width, height } of sheets) expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST)
})

test('frames keep their distance from each other and from the edge', () => {
  for (const sheet of sheets) {
    const owners = new Int16Array(sheet.width * sheet.height)
    for (const [i, { cut, left, top }] of sheet.placed.entries()) {
      // The rim belongs to the frame, and half of the padding to either neighbour.
      const margin = RIM + PADDING / 2
      for (let y = top - margin; y < top + cut.height + margin; y++) {
        for (let x = left - margin; x < left + cut.width + margin; x++) {
          if (x < 0 || y < 0 || x >= sheet.width || y >= sheet.height) expect.fail(`${cut.name} runs off its sheet.`)
          const place = y * sheet.width + x
          if (owners[place] !== 0) expect.fail(`${cut.name} overlaps another frame at ${x},${y}.`)
          owners[place] = i + 1
        }
      }
    }
  }
})

test('a frame shows on its sheet as it was cut, with its own edge repeated around it and nothing of a neighbour', () => {
  expect(RIM).toBeGreaterThan(0)
  for (const sheet of sheets) {
    const raster = paintSheet(sheet)
    for (const { cut, left, top } of sheet.placed) {
      for (let y = -RIM; y < cut.height + RIM; y++) {
        for (let x = -RIM; x < cut.width + RIM; x++) {
          const own = shadeAt(cut, clamp(x, 0, cut.width - 1), clamp(y, 0, cut.height - 1))
          if (shadeAt(raster, left + x, top + y) !== own) expect.fail(`${cut.name} is not itself at ${x},${y}.`)
        }
      }
    }
    expect(opaque(raster)).toBe(
      sheet.placed.reduce((sum, { cut }) => sum + (cut.width + 2 * RIM) * (cut.height + 2 * RIM), 0),
    )
  }
})

test('frames are told by sheet and place, with what was trimmed of them', () => {
  for (const [number, sheet] of sheets.entries()) {
    const places = framePlaces(sheet, number)
    expect(Object.keys(places)).toHaveLength(sheet.placed.length)
    for (const { cut, left, top } of sheet.placed) {
      const { width, height } = cut
      expect(places[cut.name]).toEqual([number, left, top, width, height, 3, 2, width + 9, height + 7])
    }
  }
})

test('a frame too large for any sheet is refused by name', () => {
  expect(() => layOut([blankCut('giant', LARGEST, 10, 1)])).toThrow('giant fits no sheet')
})

test('sheets that overflow go on to another', () => {
  const large = Array.from({ length: 5 }, (_, i) => blankCut(`large_${i}`, 2000, 2000, i))
  expect(layOut(large).map(({ placed }: Sheet) => placed.length)).toEqual([4, 1])
})

function blankCut(name: string, width: number, height: number, shade: number): Cut {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < pixels.length; i += 4) pixels.set([(shade * 37 + i * 11) % 256, shade, 0, 255], i)
  const source = { x: 3, y: 2, sourceWidth: width + 9, sourceHeight: height + 7 }
  return { name, width, height, pixels, ...source }
}

function nameOf({ name }: Cut): string {
  return name
}

function shadeAt({ width, pixels }: Raster, x: number, y: number): number | undefined {
  return pixels[(y * width + x) * 4]
}

function opaque({ pixels }: Raster): number {
  return pixels.reduce((sum, value, i) => sum + (i % 4 === 3 && value === 255 ? 1 : 0), 0)
}

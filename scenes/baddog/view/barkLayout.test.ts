import { createCanvas, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { manifest } from '../../../assets/baddog/manifest'
import type { Letter } from '../../../assets/baddog/shared'
import type { FixedManifest } from '../../../assets/pipeline/manifest'
import { fitStage } from '../../../src/stage/canvas/fit'
import type { Point } from '../../../src/stage/contract/geometry'
import { CLOCK, LAUGHS, pawsAt, RISE } from '../layout'
import type { Laugh } from '../state'
import { type Placing, placeWord, WORDS } from './barkLayout'

const STAGE = { width: 1600, height: 1000 } as const
/** Those that the days are looked at in. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
] as const
/** Scene units for a unit of a letter's drawing as it is printed. */
const PRINTED = 2.5
/** What a letter swells by at most while it is alive, and how far the dog leans to either side as he laughs, in radians. */
const SWELLS = 1.07
const LEANS = { whoop: 0.03, bow: 0.035, tongue: 0.055, burst: 0.03 } as const
/** Where he can come up, in scene units: from edge to edge, and about the middle. */
const PLACES = [...Array.from({ length: 141 }, (_, step) => 240 + 8 * step), 801, 1111]
/** How far from the middle of the dandelion its seeds sit, in scene units. */
const SEAT = 13
/** How long the prints may take to be decoded, in ms: generous, as nothing here is about speed. */
const DECODING = 60_000
/** How low the rows are on which is looked for what is near, in scene units. */
const ROW = 4

/** What is inked of each print: its outermost places on every second row of pixels, about its anchor, in scene units as it is printed. */
const inks = new Map<string, readonly Point[]>()

beforeAll(async () => {
  const { sheets, frames, sprites }: FixedManifest = manifest
  const printed = await Promise.all(
    sheets.map(async ({ file, resolution }) => {
      const image = await loadImage(`assets/public/${file}`)
      const context = createCanvas(image.width, image.height).getContext('2d')
      context.drawImage(image, 0, 0)
      return { resolution, sheet: context.getImageData(0, 0, image.width, image.height) }
    }),
  )
  for (const sprite of Object.values(sprites)) {
    for (const frame of sprite.frames.filter((name) => /^(letter|dogBody|dogTail|seed_|stalk)/.test(name))) {
      const [number, left, top, width, height, trimmedLeft, trimmedTop] = frames[frame] ?? []
      const print = printed[number ?? -1]
      if (!print || height === undefined) throw new Error(`${frame} lies on no sheet.`)
      const places: Point[] = []
      for (let y = 0; y < height; y += 2) {
        const start = ((top ?? 0) + y) * print.sheet.width + (left ?? 0)
        const row = Array.from({ length: width ?? 0 }, (_, x) => x)
        const inked = row.filter((x) => (print.sheet.data[(start + x) * 4 + 3] ?? 0) > 64)
        for (const x of new Set([...inked.slice(0, 1), ...inked.slice(-1)])) {
          places.push({
            x: ((trimmedLeft ?? 0) + x + 0.5) / print.resolution - sprite.anchor.x * sprite.width,
            y: ((trimmedTop ?? 0) + y + 0.5) / print.resolution - sprite.anchor.y * sprite.height,
          })
        }
      }
      inks.set(frame, places)
    }
  }
}, DECODING)

function inkOf(frame: string): readonly Point[] {
  const places = inks.get(frame)
  if (!places || places.length === 0) throw new Error(`Nothing is inked of ${frame}.`)
  return places
}

function turned({ x, y }: Point, angle: number): Point {
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}

/** What is inked of the dog who is up, in scene units, leaning so far. */
function dogAt(laugh: Laugh, x: number, looksLeft: boolean, lean: number): Point[] {
  const faces = laugh === 'burst' ? ['burst', 'hold'] : [laugh]
  const parts = faces.flatMap((face) => [`dogBody_${face}`, `dogTail_${face}`])
  return parts.flatMap(inkOf).map((ink) => {
    const place = turned(ink, lean)
    return { x: x + (looksLeft ? -place.x : place.x), y: pawsAt(RISE) + place.y }
  })
}

/** A word where it lies when he comes up there, as it is read. */
function wordAt(laugh: Laugh, x: number): { looksLeft: boolean; lying: { letter: Letter; placing: Placing }[] } {
  const looksLeft = x > STAGE.width / 2
  const placings = WORDS[laugh].letters.map(() => ({ x: 0, y: 0, wide: 1, tall: 1, slant: 0 }))
  placeWord(laugh, x, looksLeft, placings)
  return {
    looksLeft,
    lying: WORDS[laugh].letters.flatMap((letter, place) => {
      const placing = placings[place]
      return placing ? [{ letter, placing }] : []
    }),
  }
}

/** What is inked of a letter where it lies, so many times as large. */
function inkLying(letter: Letter, { x, y, wide, tall, slant }: Placing, swells: number): Point[] {
  return inkOf(`letter_${letter}`).map((ink) => {
    const place = turned({ x: (ink.x / PRINTED) * wide * swells, y: (ink.y / PRINTED) * tall * swells }, slant)
    return { x: x + place.x, y: y + place.y }
  })
}

/** How far ink reaches on every row: to the right, or with −1 to the left. */
function reachesOf(ink: readonly Point[], side: 1 | -1): Map<number, number> {
  const reaches = new Map<number, number>()
  for (const { x, y } of ink) {
    const row = Math.floor(y / ROW)
    reaches.set(row, Math.max(reaches.get(row) ?? Number.NEGATIVE_INFINITY, side * x))
  }
  return reaches
}

/** How far apart two inks are at least, on any row that both are on; the first lies left of the second. */
function gapBetween(left: readonly Point[], right: readonly Point[]): number {
  const reaches = reachesOf(right, -1)
  let least = Number.POSITIVE_INFINITY
  for (const [row, reach] of reachesOf(left, 1)) {
    const other = reaches.get(row)
    if (other !== undefined) least = Math.min(least, -other - reach)
  }
  return least
}

describe.each(LAUGHS)('the bark of %s', (laugh) => {
  it.each(WINDOWS)('is nowhere nearer than 24 px to an edge of a window of $width × $height, swollen too', (window) => {
    const { scale, ...fit } = fitStage(STAGE, window)
    for (const x of PLACES) {
      for (const { letter, placing } of wordAt(laugh, x).lying) {
        for (const place of inkLying(letter, placing, SWELLS)) {
          const px = { x: place.x * scale + fit.x, y: place.y * scale + fit.y }
          const nearest = Math.min(px.x, window.width - px.x, px.y, window.height - px.y)
          if (nearest < 24) throw new Error(`${letter} is ${nearest} px from an edge when he is at ${x}.`)
        }
      }
    }
  })

  it('keeps clear of him by 20 units, and does not touch him when it swells and he leans', () => {
    for (const x of PLACES) {
      const { looksLeft, lying } = wordAt(laugh, x)
      const dogs = [0, -LEANS[laugh], LEANS[laugh]].map((lean) => ({ lean, dog: dogAt(laugh, x, looksLeft, lean) }))
      for (const { lean, dog } of dogs) {
        const [swells, least] = lean === 0 ? [1, 20] : [SWELLS, 0]
        const word = lying.flatMap(({ letter, placing }) => inkLying(letter, placing, swells))
        const gap = looksLeft ? gapBetween(word, dog) : gapBetween(dog, word)
        expect(gap, `he leans by ${lean} at ${x}`).toBeGreaterThan(least)
      }
    }
  })

  it('keeps clear of the dandelion by 2 units, swollen too', () => {
    const reach = Math.max(...['seed_0', 'seed_1', 'seed_2'].flatMap(inkOf).map(({ x, y }) => Math.hypot(x, y))) + SEAT
    for (const x of PLACES) {
      for (const { letter, placing } of wordAt(laugh, x).lying) {
        const away = inkLying(letter, placing, SWELLS).map((ink) => Math.hypot(ink.x - CLOCK.x, ink.y - CLOCK.y))
        expect(Math.min(...away) - reach, `${letter} when he is at ${x}`).toBeGreaterThan(2)
      }
    }
  })

  it('is one line, read from left to right, its letters apart', () => {
    for (const x of PLACES) {
      const { lying } = wordAt(laugh, x)
      for (const [place, { letter, placing }] of lying.slice(1).entries()) {
        const before = lying[place]
        if (!before) throw new Error('A letter has none before it.')
        const name = `${before.letter} and ${letter} when he is at ${x}`
        const gap = gapBetween(inkLying(before.letter, before.placing, 1), inkLying(letter, placing, 1))
        expect(gap, name).toBeGreaterThan(2)
        // On one line most of the smaller is beside the larger: were it split, none of it would be, and there were no gap.
        expect(gap, name).toBeLessThan(60)
        expect(placing.x, name).toBeGreaterThan(before.placing.x)
        const heights = [before.placing.tall, placing.tall].map((tall) => tall * 100)
        expect(Math.abs(placing.y - before.placing.y), name).toBeLessThan(Math.min(...heights) * 0.75)
      }
    }
  })

  it('is as large as it is drawn where there is room, and nowhere lower than 90 units', () => {
    let highest = 0
    for (const x of PLACES) {
      const heights = wordAt(laugh, x).lying.map(({ placing }) => placing.tall * 100)
      expect(Math.min(...heights), `at ${x}`).toBeGreaterThan(90)
      expect(Math.max(...heights), `at ${x}`).toBeGreaterThan(140)
      highest = Math.max(highest, ...heights)
    }
    expect(highest).toBe(Math.max(...WORDS[laugh].sizes) * 100)
  })
})

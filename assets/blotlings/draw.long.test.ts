import { describe, expect, it } from 'vitest'
import { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { rasterize } from '../ink/rasterize'
import { FOOTLESS } from '../match/shared'
import { drawFootprint, drawPortrait, PORTRAIT_BOX } from './draw'
import type { Mood } from './hand'
import { lineOf } from './lines'
import { BLOTLINGS, SLEEPERS } from './shared'
import { sleepers } from './sleepers'
import { type BoldHand, boldHandOf } from './sleepers/boldHand'
import { SLEEPER_BOX } from './sleepers/sleeper'
import { alikeness, thumbnailOf } from './thumbnails'

/** Small drawings are quick ones: shading keeps its spacing, and there is less of it. */
const SMALL = 0.26
/** Contours keep their width, and reach that much further, in units. */
const GRACE = 4

function drawSmall(
  name: string,
  box: { left: number; top: number; width: number; height: number },
  draw: (ink: Ink) => void,
): Ink {
  const ink = new Ink({
    ...{ left: box.left * SMALL - GRACE, top: box.top * SMALL - GRACE },
    ...{ width: box.width * SMALL + 2 * GRACE, height: box.height * SMALL + 2 * GRACE },
    ...{ seed: name, name },
  })
  ink.at(0, 0, { scale: SMALL, textures: 'page' }, () => draw(ink))
  return ink
}

function nameOf(index: number): string {
  return BLOTLINGS[index]?.name.en ?? `Number ${index}`
}

/** Every pair that is more alike than `most`, by name. */
function twins(thumbnails: readonly (readonly [name: string, pixels: Float32Array])[], most: number): string[] {
  return thumbnails.flatMap(([name, pixels], i) =>
    thumbnails.slice(i + 1).flatMap(([other, others]) => {
      const alike = alikeness(pixels, others)
      return alike >= most ? [`${name} and ${other}: ${alike.toFixed(3)}`] : []
    }),
  )
}

describe('the portraits', () => {
  const small = BLOTLINGS.map(({ name }, index) => drawSmall(name.en, PORTRAIT_BOX, (ink) => drawPortrait(ink, index)))

  it('have no twins: no two thumbnails correlate at 0.90', () => {
    const thumbnails = small.map((ink) => [ink.name, thumbnailOf(rasterize(ink, { scale: 1 }))] as const)
    expect(twins(thumbnails, 0.9)).toEqual([])
  })

  it('blink', () => {
    for (const [index, calm] of small.entries()) {
      const eyes = lineOf(index).face.eyes
      if (index % 9 !== 0 || eyes === 'shut') continue
      const blinking = drawSmall(calm.name, PORTRAIT_BOX, (ink) => drawPortrait(ink, index, { mood: 'blink' }))
      expect(blinking.marks, calm.name).not.toEqual(calm.marks)
    }
  })

  it.each<Mood>(['glad', 'sad'])('have another face when they are %s', (mood) => {
    const other = drawSmall(nameOf(0), PORTRAIT_BOX, (ink) => drawPortrait(ink, 0, { mood }))
    expect(other.marks).not.toEqual(small[0]?.marks)
  })
})

describe('the footprints', () => {
  it('are 114, inside their card, and no two of them the same', () => {
    const box = { left: -55, top: -65, width: 110, height: 130 }
    const prints = BLOTLINGS.flatMap(({ name }, index) => {
      if (FOOTLESS.has(index)) return []
      const ink = new Ink({ ...box, seed: name.en, name: name.en })
      drawFootprint(ink, index)
      return [[name.en, thumbnailOf(rasterize(ink, { scale: 0.4 }))] as const]
    })
    expect(prints).toHaveLength(114)
    expect(twins(prints, 0.96)).toEqual([])
  })

  it('are not to be had of those without feet', () => {
    const ink = new Ink({ width: 10, height: 10 })
    for (const index of FOOTLESS) expect(() => drawFootprint(ink, index)).toThrow(RangeError)
  })
})

describe('the sleepers', () => {
  it('are one for each that sleeps in a nest', () => {
    expect(sleepers).toHaveLength(SLEEPERS.length)
  })

  it.each(SLEEPERS.map((index, place) => [nameOf(index), itemAt(sleepers, place)] as const))(
    '%s lies in its nest, breathes, hangs over the rim and in its frame',
    (name, sleeper) => {
      const marksOf = (draw: (hand: BoldHand) => void, isAsleep = true) =>
        drawSmall(name, SLEEPER_BOX, (ink) => draw(boldHandOf(ink, isAsleep))).marks
      expect(marksOf((hand) => sleeper.body(hand, 1))).not.toEqual(marksOf((hand) => sleeper.body(hand, 0)))
      expect(marksOf((hand) => sleeper.over(hand)).length).toBeGreaterThan(0)
      const head = marksOf((hand) => sleeper.head(hand), false)
      expect(head.length).toBeGreaterThan(0)
      expect(marksOf((hand) => sleeper.head(hand))).not.toEqual(head)
    },
  )
})

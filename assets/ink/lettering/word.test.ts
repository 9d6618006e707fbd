import { describe, expect, it } from 'vitest'
import { textFace } from './faces'
import { sketchesOf } from './hand'
import { spaceHand } from './setHand'
import { openHand, type PathSink, penBreadth, penRuns, setWord, traceWord } from './word'

describe('a word in the hand', () => {
  const hand = openHand(textFace)

  it('kerns its letters and grows with its size', () => {
    const together = setWord(hand, 'To', 100)
    const apart = setWord(hand, 'T', 100).width + setWord(hand, 'o', 100).width
    expect(together.width).toBeLessThan(apart - 2)
    expect(setWord(hand, 'To', 200).width).toBeCloseTo(2 * together.width, 6)
  })

  it('keeps marks over i clear of a roof before it', () => {
    const apart = setWord(hand, 'T', 100).width + setWord(hand, 'î', 100).width
    expect(setWord(hand, 'Tî', 100).width).toBe(apart)
  })

  it('traces every contour of every letter', () => {
    const seen = { begun: 0, closed: 0 }
    const sink: PathSink = {
      moveTo: () => seen.begun++,
      bezierCurveTo: () => undefined,
      closePath: () => seen.closed++,
    }
    traceWord(sink, setWord(hand, 'bé', 40), 0, 0)
    expect(seen).toEqual({ begun: 5, closed: 5 })
  })

  it('hands the ways of the pen to another brush, within the word', () => {
    const word = setWord(hand, 'ïg', 100)
    const runs = penRuns(hand, word)
    expect(runs).toHaveLength(5)
    for (const { x, y } of runs.flat()) {
      expect(x).toBeGreaterThan(-penBreadth(textFace, 100))
      expect(x).toBeLessThan(word.width)
      expect(y).toBeGreaterThan(-100)
      expect(y).toBeLessThan(35)
    }
  })

  it('builds only the glyphs that a word is measured by', () => {
    const asked = new Set<string>()
    const sketches = new Proxy(sketchesOf(textFace), {
      get(target, character) {
        asked.add(String(character))
        return target[String(character)]
      },
    })
    const spaced = spaceHand(textFace, sketches)
    expect(asked.size).toBe(0)
    expect(spaced.glyph('o')?.advance).toBe(hand.glyph('o')?.advance)
    expect([...asked]).toEqual(['o'])
  })

  it('says what it cannot write', () => {
    expect(() => setWord(hand, 'a☃', 20)).toThrow('«☃»')
  })
})

import { describe, expect, it } from 'vitest'
import { midiOf, written } from './notation'

const staff = { tune: 'heist', voice: 'bass', beats: 4 }

describe('a written line', () => {
  it('places notes by beat and bar', () => {
    const notes = written('| C4 D4:1.5 r:.5 E4 | F4:4 |', staff)
    expect(notes.map(({ midi, beat, bar, place }) => [midi, beat, bar, place])).toEqual([
      [60, 0, 0, 0],
      [62, 1, 0, 1],
      [64, 3, 0, 3],
      [65, 4, 1, 0],
    ])
  })

  it('sounds the notes of a bracket together', () => {
    expect(written('[D4 F#4 A4]:4', staff).map(({ midi, beat }) => [midi, beat])).toEqual([
      [62, 0],
      [66, 0],
      [69, 0],
    ])
  })

  it('plays marked notes shorter, longer, stronger, softer', () => {
    const [plain, short, held, stressed, soft] = written('C4 C4. C4_ C4> C4~', { ...staff, beats: 5 })
    expect(short?.length).toBeLessThan(plain?.length ?? 0)
    expect(held?.length).toBeGreaterThan(plain?.length ?? 0)
    expect(stressed?.strength).toBeGreaterThan(plain?.strength ?? 1)
    expect(soft?.strength).toBeLessThan(plain?.strength ?? 0)
  })

  it('takes thirds of a beat written to three places', () => {
    expect(written('C4:.333 D4:.333 E4:.334 F4:3', staff)).toHaveLength(4)
  })

  it('names tune, voice and bar when a bar does not add up', () => {
    expect(() => written('| C4:4 | C4:2 D4 | E4:4 |', staff)).toThrow(
      'heist, bass, bar 2 has 3 beats instead of 4: "C4:2 D4".',
    )
    expect(() => written('| C4:4 | | E4:4 |', staff)).toThrow('heist, bass, bar 2 has 0 beats instead of 4')
  })

  it.each(['H4', 'C', 'c4', 'C4:', 'C4:x', '[C4', 'C4:.5.5', '4'])(
    'names tune, voice and bar of what cannot be read: %s',
    (token) => {
      expect(() => written(`C4:4 | ${token}`, staff)).toThrow('heist, bass, bar 2 cannot be read at')
    },
  )
})

describe('a pitch', () => {
  it.each([
    ['A4', 69],
    ['C-1', 0],
    ['Bb2', 46],
    ['F#5', 78],
  ])('%s is MIDI note %i', (pitch, midi) => {
    expect(midiOf(pitch)).toBe(midi)
  })
})

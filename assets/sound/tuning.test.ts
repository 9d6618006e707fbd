import { describe, expect, it } from 'vitest'
import { bass, clarinet, glockenspiel, marimba, vibraphone } from './instruments'
import { randomNamed } from './random'
import { frequencyOf, SAMPLE_RATE, type Signal, sampleAt } from './signal'

describe('instruments are in tune within 5 cents', () => {
  it.each([
    ['bass', bass, [33, 38, 45]],
    ['clarinet', clarinet, [62, 69, 77]],
    ['vibraphone', vibraphone, [62, 76]],
    ['marimba', marimba, [50, 74]],
    ['glockenspiel', glockenspiel, [81, 93]],
  ] as const)('%s', (_, instrument, notes) => {
    for (const midi of notes) {
      const note = instrument(midi, 1, 0.8, randomNamed('tuning')).slice(SAMPLE_RATE * 0.15, SAMPLE_RATE * 0.65)
      expect(Math.abs(cents(note, frequencyOf(midi)))).toBeLessThan(5)
    }
  })
})

/** How far a note is off, by the frequency near the wanted one at which it is strongest. */
function cents(note: Signal, wanted: number): number {
  let best = { cents: 0, power: 0 }
  for (let off = -12; off <= 12; off++) {
    const power = powerAt(note, wanted * 2 ** (off / 1200))
    if (power > best.power) best = { cents: off, power }
  }
  return best.cents
}

function powerAt(note: Signal, frequency: number): number {
  let real = 0
  let imaginary = 0
  for (let index = 0; index < note.length; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / note.length)
    const angle = (2 * Math.PI * frequency * index) / SAMPLE_RATE
    real += sampleAt(note, index) * window * Math.cos(angle)
    imaginary += sampleAt(note, index) * window * Math.sin(angle)
  }
  return real ** 2 + imaginary ** 2
}

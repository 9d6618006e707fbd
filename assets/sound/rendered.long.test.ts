import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUDGETS } from '../../tests/budgets'
import { PLACES } from '../pipeline/kind'
import { bundlesWithSounds, renderedSoundsOf, soundsOf } from '../pipeline/sounds/declaredSounds'
import { integratedLoudness, momentaryLoudness, truePeak } from './loudness'
import type { RenderedSound } from './manifest'
import { decodedMp3 } from './mp3'
import { LOOP_MARGIN } from './render'
import { decibelsOf, peakOf, type Signal, type Stereo, sampleAt, samplesIn } from './signal'
import { LOOP_GRAIN } from './sound'

const bundles = await Promise.all(
  bundlesWithSounds().map(async (bundle) => ({
    bundle,
    sounds: await soundsOf(bundle),
    rendered: await renderedSoundsOf(bundle),
  })),
)
const variations = bundles.flatMap(({ sounds, rendered }) =>
  Object.entries(rendered).flatMap(([cue, { variations }]) => {
    const sound = sounds.get(cue)
    return sound ? variations.map(({ file, seconds }) => ({ file, seconds, sound })) : []
  }),
)

describe.each(variations)('$file', ({ file, seconds, sound }) => {
  let heard: Stereo
  beforeAll(async () => {
    heard = await decodedMp3(bytesOf(file))
  })

  it('is as loud as declared, within 1 LU', () => {
    const loudness = sound.kind === 'loop' ? integratedLoudness(heard) : momentaryLoudness(heard)
    expect(Math.abs(loudness - sound.loudness)).toBeLessThan(1)
  })

  it('peaks below −1 dB and has no direct current', () => {
    expect(truePeak(heard)).toBeLessThan(-1)
    for (const signal of [heard.left, heard.right]) expect(Math.abs(mean(signal))).toBeLessThan(1e-3)
  })

  it('lasts as long as its manifest says, to the sample', () => {
    const margins = sound.kind === 'loop' ? 2 * samplesIn(LOOP_MARGIN) : 0
    expect(heard.left).toHaveLength(samplesIn(seconds) + margins)
  })

  if (sound.kind === 'one-shot') {
    it('begins and ends in silence', () => {
      for (const signal of [heard.left, heard.right]) {
        expect(Math.abs(sampleAt(signal, 0))).toBeLessThan(2e-3)
        expect(Math.abs(sampleAt(signal, signal.length - 1))).toBeLessThan(1e-3)
        expect(decibelsOf(peakOf(signal.slice(-samplesIn(0.004))))).toBeLessThan(-50)
      }
    })

    it('answers at once', () => {
      const audible = decibelsOf(peakOf(heard.left, heard.right)) - 26
      const onset = heard.left.findIndex((sample) => decibelsOf(Math.abs(sample)) > audible)
      expect(onset / 48_000).toBeLessThan(0.06)
    })
  } else {
    it('loops without a seam, in a whole number of samples at 44.1 kHz too', () => {
      const round = samplesIn(seconds)
      const start = samplesIn(LOOP_MARGIN)
      expect(round % LOOP_GRAIN).toBe(0)
      for (const signal of [heard.left, heard.right]) {
        const loop = signal.slice(start, start + round)
        expect(Math.abs(sampleAt(loop, 0) - sampleAt(loop, round - 1))).toBeLessThanOrEqual(usualStep(loop))
        expect(levelOf(difference(signal, round))).toBeLessThan(levelOf(signal) - 3)
      }
    })
  }
})

describe.each(bundles)('$bundle.name', ({ sounds, rendered }) => {
  it('weighs no more than its part of a day', () => {
    const isMusic = (cue: string) => sounds.get(cue)?.is === 'music'
    const isLoop = (cue: string) => sounds.get(cue)?.kind === 'loop'
    expect(bytesOfAll(rendered, (cue) => !isLoop(cue))).toBeLessThan(BUDGETS.sounds.most * 1000)
    expect(bytesOfAll(rendered, (cue) => !isMusic(cue))).toBeLessThan(BUDGETS.allSounds.most * 1000)
    expect(bytesOfAll(rendered, isMusic)).toBeLessThan(BUDGETS.music.most * 1000)
  })
})

function bytesOf(file: string): Uint8Array {
  return readFileSync(join(PLACES.public, file))
}

function bytesOfAll(rendered: Readonly<Record<string, RenderedSound>>, counts: (cue: string) => boolean): number {
  return Object.entries(rendered)
    .filter(([cue]) => counts(cue))
    .flatMap(([, { variations }]) => variations.map(({ file }) => bytesOf(file).length))
    .reduce((total, bytes) => total + bytes, 0)
}

function mean(signal: Signal): number {
  return signal.reduce((total, sample) => total + sample, 0) / signal.length
}

/** The step from a sample to the next that only one in a thousand exceeds, and a fifth more. */
function usualStep(signal: Signal): number {
  const steps = signal.slice(1).map((sample, index) => Math.abs(sample - sampleAt(signal, index)))
  return 1.2 * sampleAt(steps.sort(), Math.floor(steps.length * 0.999))
}

/** What the margins of a file, one round apart, do not have in common. */
function difference(signal: Signal, round: number): Signal {
  return signal.slice(0, 2 * samplesIn(LOOP_MARGIN)).map((sample, index) => sample - sampleAt(signal, index + round))
}

function levelOf(signal: Signal): number {
  return 10 * Math.log10(signal.reduce((total, sample) => total + sample ** 2, 1e-12) / signal.length)
}

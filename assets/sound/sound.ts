import type { SoundClass } from './ear/classes'
import type { Kilobits } from './mp3'
import type { Stereo } from './signal'

/** A sound as an asset bundle declares it; its cue is the name it is exported under from the bundle's `sounds.ts`. */
export interface Sound {
  /** What it is meant to be taken for: its features are held against recordings of that. */
  readonly is: SoundClass
  /** A one-shot sounds once; a loop goes on without a seam until it is stopped. */
  readonly kind: 'one-shot' | 'loop'
  /** Two channels only where width matters: they cost nearly twice the bytes. */
  readonly channels: 1 | 2
  readonly kilobits: Kilobits
  /** LUFS, see {@link LOUDNESS}: of a one-shot its loudest 400 ms, of a loop the whole. */
  readonly loudness: number
  /** How many variations there are, for a sound that is heard again and again. Default 1. */
  readonly variations?: number
  /**
   * Makes the sound at any level: mastering brings it to its loudness. A loop's length must be a whole number of
   * samples at 44.1 kHz too, that is, a multiple of 1/300 s.
   * @param variation 1 … `variations`
   */
  readonly make: (variation: number) => Stereo
}

/** What kinds of sounds are levelled to, in LUFS, so that all days are equally loud. */
export const LOUDNESS = {
  /** What a visitor's act causes in the picture. */
  effect: -20,
  /** What ends a game. */
  bigMoment: -18,
  /** What a creature or a person says. */
  voice: -19,
  /** Buttons, paper, ticks: felt more than heard. */
  touch: -26,
  music: -23,
  /** What is always there. */
  ambience: -28,
} as const

/** How many samples of a loop's length must be a multiple of this: 1/300 s at 48 kHz. */
export const LOOP_GRAIN = 160

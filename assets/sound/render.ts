import { masteredLoop, masteredOneShot } from './mastering'
import { encodedMp3 } from './mp3'
import { eachChannel, type Signal, type Stereo, sampleAt, samplesIn, secondsOf, shaped, toMono } from './signal'
import { LOOP_GRAIN, type Sound } from './sound'

/** Seconds of a loop's own end before it and of its start after it, so that it may begin anywhere. */
export const LOOP_MARGIN = 0.1

/** One variation of a sound, ready to be written. */
export interface RenderedVariation {
  readonly mp3: Uint8Array
  /** Of a loop, one round. */
  readonly seconds: number
}

/** Makes, masters and encodes a variation: the same bytes from the same source. @param variation 1 … */
export async function renderedVariation(sound: Sound, variation: number): Promise<RenderedVariation> {
  const master = masteredVariation(sound, variation)
  const body = sound.kind === 'loop' ? withMargins(master) : master
  const mp3 = await encodedMp3(body, sound.channels, sound.kilobits)
  return { mp3, seconds: secondsOf(master.left) }
}

/** A variation before it is encoded; of a loop, exactly one round. A sound in mono has the same on both sides. */
function masteredVariation(sound: Sound, variation: number): Stereo {
  const made = sound.make(variation)
  const sides = sound.channels === 1 ? onBothSides(shaped(toMono(made), Math.SQRT1_2)) : made
  if (sound.kind === 'one-shot') return masteredOneShot(sides, sound.loudness)
  if (sides.left.length % LOOP_GRAIN !== 0) throw new Error('The loop is no multiple of 1/300 s.')
  return masteredLoop(sides, sound.loudness)
}

/** What a loop's file is cut at, in seconds. */
export function loopLimits(seconds: number): { start: number; end: number } {
  return { start: LOOP_MARGIN, end: LOOP_MARGIN + seconds }
}

function onBothSides(signal: Signal): Stereo {
  return { left: signal, right: signal }
}

function withMargins(loop: Stereo): Stereo {
  const margin = samplesIn(LOOP_MARGIN)
  const { length } = loop.left
  return eachChannel(loop, (signal) =>
    new Float32Array(length + 2 * margin).map((_, index) => sampleAt(signal, (index - margin + length) % length)),
  )
}

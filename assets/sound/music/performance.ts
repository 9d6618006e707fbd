import { integratedLoudness } from '../loudness'
import { aroundStereo, lay, layAround, mixed } from '../placing'
import { type Random, randomNamed } from '../random'
import { type Room, reverberation } from '../reverb'
import { eachChannel, gainOf, type Signal, type Stereo, shaped, stereoSilence } from '../signal'
import { LOOP_GRAIN } from '../sound'
import type { Note } from './notation'

/** Plays one note. @param midi note number @param seconds for which it is held @param strength 0…1 */
export type Instrument = (midi: number, seconds: number, strength: number, random: Random) => Signal

/** How a player departs from what is written. */
export interface Feel {
  /** Stress of each beat of the bar, as factors. Default: all alike. */
  readonly stress?: readonly number[]
  /** Standard deviation of the time of a note, in seconds. Default 0.006. */
  readonly looseness?: number
  /** Seconds by which all notes come late. Default 0. */
  readonly late?: number
  /** By how many beats the second half of a beat comes late. Default 0. */
  readonly swing?: number
}

/** One player of a tune. */
export interface Part {
  readonly voice: string
  readonly notes: readonly Note[]
  readonly instrument: Instrument
  /** Loudness in LU against the leading part, which has 0: the part is measured and set to it. */
  readonly level: number
  /** −1 left … 1 right. Default 0. */
  readonly pan?: number
  /** How much of it the room hears, 0…1. Default 0. */
  readonly send?: number
  readonly feel?: Feel
}

/** A tune and those who play it. */
export interface Tune {
  readonly name: string
  readonly beatsPerMinute: number
  /** Length in beats. */
  readonly beats: number
  readonly room: Room
  readonly parts: readonly Part[]
}

/** Loudness of the leading part before mastering, in LUFS. */
const LEAD = -20
/** A part as quiet as this, in LUFS, must be a mistake. */
const INAUDIBLE = -60

/**
 * Plays a tune as a loop: all that runs over its end goes on at its start.
 * @throws Error when its length is no whole number of samples, or a part is silent
 */
export function playedRound(tune: Tune): Stereo {
  const seconds = (tune.beats * 60) / tune.beatsPerMinute
  const loop = stereoSilence(seconds)
  if (loop.left.length % LOOP_GRAIN !== 0) {
    throw new Error(
      `${tune.name} at ${tune.beatsPerMinute} beats a minute is no multiple of 1/300 s: choose another tempo.`,
    )
  }
  const { dry, wet } = playedParts(tune, seconds, layAround)
  return mixed([dry, 1], [aroundStereo(wet, (sound) => reverberation(sound, tune.room)), 1])
}

/** Plays a tune once. @param tail seconds for which it may ring after its last beat @throws Error when a part is silent */
export function playedOnce(tune: Tune, tail: number): Stereo {
  const { dry, wet } = playedParts(tune, (tune.beats * 60) / tune.beatsPerMinute + tail, lay)
  return mixed([dry, 1], [reverberation(wet, tune.room), 1])
}

function playedParts(tune: Tune, seconds: number, place: typeof lay): { dry: Stereo; wet: Stereo } {
  const played = tune.parts.map((part) => ({ part, sound: playedPart(tune, part, seconds, place) }))
  return {
    dry: mixed(...played.map(({ sound }) => [sound, 1] as const)),
    wet: mixed(...played.map(({ part, sound }) => [sound, part.send ?? 0] as const)),
  }
}

function playedPart(tune: Tune, part: Part, seconds: number, place: typeof lay): Stereo {
  const sound = stereoSilence(seconds)
  const timing = randomNamed(`${tune.name} ${part.voice} timing`)
  const touch = randomNamed(`${tune.name} ${part.voice} touch`)
  const { stress = [1], looseness = 0.006, late = 0, swing = 0 } = part.feel ?? {}
  const beat = 60 / tune.beatsPerMinute
  for (const note of part.notes) {
    const swung = Math.abs((note.place % 1) - 0.5) < 0.01 ? swing : 0
    const at = Math.max(0, (note.beat + swung) * beat + late + looseness * timing.bell())
    const weight = (stress[Math.floor(note.place) % stress.length] ?? 1) * (1 + 0.05 * timing.bell())
    const strength = Math.min(1, Math.max(0.08, note.strength * weight))
    place(sound, part.instrument(note.midi, note.length * beat, strength, touch), { at, pan: part.pan ?? 0 })
  }
  const loudness = integratedLoudness(sound)
  if (loudness < INAUDIBLE) throw new Error(`${tune.name}, ${part.voice}: nothing is to be heard.`)
  const gain = gainOf(LEAD + part.level - loudness)
  return eachChannel(sound, (signal) => shaped(signal, gain))
}

import { mixed } from './placing'
import { SAMPLE_RATE, type Signal, type Stereo, sampleAt, samplesIn } from './signal'

/** A room to sound in. */
export interface Room {
  /** Seconds until its sound is 60 dB down. */
  readonly decay: number
  /** 0.3 a box … 1 a hall. */
  readonly size: number
  /** Hertz above which its walls swallow. */
  readonly dullness: number
  /** Seconds until its first answer. Default 0.006. */
  readonly delay?: number
}

const LINE_MILLISECONDS = [29.7, 37.1, 41.1, 43.7, 53.3, 59.9, 67.7, 73.1]
const DIFFUSERS = [
  { samples: 142, gain: 0.7 },
  { samples: 107, gain: 0.7 },
  { samples: 379, gain: 0.6 },
  { samples: 277, gain: 0.6 },
]

/** A sound in a room, with the room's tail after it. @param wet the room's gain, 0…1 */
export function inRoom(sound: Stereo, wet: number, room: Room): Stereo {
  return mixed([sound, 1], [reverberation(sound, room, room.decay), wet])
}

/**
 * What a room answers to a sound: a network of eight delay lines fed back through a Householder matrix.
 * @param tail seconds to go on after the sound's end
 */
export function reverberation(sound: Stereo, room: Room, tail = 0): Stereo {
  const length = sound.left.length + (tail > 0 ? samplesIn(tail) : 0)
  const wet = { left: new Float32Array(length), right: new Float32Array(length) }
  const diffuse = [diffuser(), diffuser()] as const
  const lines = LINE_MILLISECONDS.map((milliseconds) => delayLine((milliseconds * room.size) / 1000, room))
  const outputs = lines.map(() => 0)
  const delay = Math.round((room.delay ?? 0.006) * SAMPLE_RATE)

  for (let index = 0; index < length; index++) {
    const left = diffuse[0](sampleAt(sound.left, index - delay))
    const right = diffuse[1](sampleAt(sound.right, index - delay))
    let total = 0
    for (let line = 0; line < lines.length; line++) {
      const output = lines[line]?.read() ?? 0
      outputs[line] = output
      total += output
    }
    let sideLeft = 0
    let sideRight = 0
    for (let line = 0; line < lines.length; line++) {
      const output = outputs[line] ?? 0
      const even = line % 2 === 0
      lines[line]?.write((even ? left : right) * 0.35 + output - total * 0.25)
      const sign = line % 4 < 2 ? 1 : -1
      if (even) sideLeft += sign * output
      else sideRight += sign * output
    }
    wet.left[index] = sideLeft
    wet.right[index] = sideRight
  }
  return wet
}

/** A delay line that grows duller and quieter as a wall would make it. */
function delayLine(seconds: number, { decay, dullness }: Room) {
  const line: Signal = new Float32Array(samplesIn(seconds))
  const gain = 10 ** ((-3 * seconds) / decay)
  const softness = 1 - Math.exp((-2 * Math.PI * dullness) / SAMPLE_RATE)
  let place = 0
  let level = 0
  return {
    read() {
      level += softness * (sampleAt(line, place) - level)
      return level * gain
    },
    write(sample: number) {
      line[place] = sample
      place = (place + 1) % line.length
    },
  }
}

/** All-passes in a row: they smear a click into a cloud. */
function diffuser(): (sample: number) => number {
  const stages = DIFFUSERS.map(({ samples, gain }) => ({ line: new Float32Array(samples), gain, place: 0 }))
  return (sample) => {
    let through = sample
    for (const stage of stages) {
      const late = sampleAt(stage.line, stage.place)
      const entering = through + stage.gain * late
      stage.line[stage.place] = entering
      stage.place = (stage.place + 1) % stage.line.length
      through = late - stage.gain * entering
    }
    return through
  }
}

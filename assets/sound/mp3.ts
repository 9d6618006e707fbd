import { MPEGDecoder } from 'mpg123-decoder'
import { createMp3Encoder } from 'wasm-media-encoders'
import { withInfoFrame } from './infoFrame'
import { eachChannel, SAMPLE_RATE, type Signal, type Stereo, shaped } from './signal'

/** Bits a second, in thousands: 32 for a voice over the radio, 48 for a bed of noise, 64 for an effect in mono, 112 for music in stereo. */
export type Kilobits = 32 | 40 | 48 | 64 | 80 | 96 | 112

/** LAME plays safe and encodes everything this much quieter; the mastering has left the room already. */
const ENCODER_GAIN = 0.95

/** Encodes with LAME, at a constant rate, and says in the file how many samples the encoder added, for players to drop. */
export async function encodedMp3(sound: Stereo, channels: 1 | 2, kilobits: Kilobits): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: SAMPLE_RATE, outputSampleRate: SAMPLE_RATE, channels, bitrate: kilobits })
  const { left, right } = eachChannel(sound, (signal) => shaped(signal, 1 / ENCODER_GAIN))
  const samples = channels === 1 ? [left] : [left, right]
  // The encoder lends its buffer and writes over it at the next call.
  const body = encoder.encode(samples).slice()
  return withInfoFrame(Buffer.concat([body, encoder.finalize()]), sound.left.length)
}

/** What a player hears of a file: its one or two channels, as two; of one, the same array twice. */
export async function decodedMp3(file: Uint8Array): Promise<Stereo> {
  const decoder = new MPEGDecoder({ enableGapless: true })
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(file)
  const left = channelData[0]
  if (!left || errors.length > 0) throw new Error(`The file does not decode: ${errors[0]?.message ?? 'no samples'}.`)
  if (sampleRate !== SAMPLE_RATE) throw new Error(`The file has ${sampleRate} samples a second, not ${SAMPLE_RATE}.`)
  const heard = copyOf(left)
  const copies = { left: heard, right: channelData[1] ? copyOf(channelData[1]) : heard }
  decoder.free()
  return copies
}

function copyOf(samples: Float32Array): Signal {
  return new Float32Array(samples)
}

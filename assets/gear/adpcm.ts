import { SAMPLE_RATE, type Signal } from '../sound/signal'

/** The steps of IMA ADPCM: each a tenth larger than the one before. */
const STEPS = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
  130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
  1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484,
  7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
] as const
/** How a nibble moves the index of the step. */
const MOVES = [-1, -1, -1, -1, 2, 4, 6, 8] as const

/** Samples a second of what was packed. */
const PACKED_RATE = 8000

/** Unpacks IMA ADPCM of 8000 samples a second into a signal at the kit's rate, peak 1 or less. @param packed base64, the low half of a byte first */
export function unpackedSpeech(packed: string): Signal {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const samples = new Float32Array(bytes.length * 2)
  let value = 0
  let index = 0
  for (let at = 0; at < samples.length; at++) {
    const byte = bytes[at >> 1] ?? 0
    const code = at % 2 === 0 ? byte & 15 : byte >> 4
    const step = STEPS[index] ?? 0
    const way = (step >> 3) + (code & 4 ? step : 0) + (code & 2 ? step >> 1 : 0) + (code & 1 ? step >> 2 : 0)
    value = Math.max(-32768, Math.min(32767, code & 8 ? value - way : value + way))
    index = Math.max(0, Math.min(88, index + (MOVES[code & 7] ?? 0)))
    samples[at] = value / 32768
  }
  const ratio = SAMPLE_RATE / PACKED_RATE
  return new Float32Array(samples.length * ratio).map((_, at) => {
    const place = at / ratio
    const before = Math.floor(place)
    const from = samples[before] ?? 0
    return from + ((samples[before + 1] ?? 0) - from) * (place - before)
  })
}

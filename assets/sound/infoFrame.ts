/** Samples that one frame of MPEG-1 Layer III holds. */
const FRAME_SAMPLES = 1152
/** Samples that LAME puts before the sound. */
const ENCODER_DELAY = 576
const HEADER_BYTES = 4
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const HAS_FRAMES_AND_BYTES = 3

/**
 * Puts the frame before the others that tells players where the sound begins and ends: an encoder works in whole
 * frames and starts late, and without this frame a click would be heard 23 ms after the press. LAME's library leaves
 * the frame to its caller.
 *
 * @param audio frames of MPEG-1 Layer III, 48 kHz, at a constant rate
 * @param samples how many samples were encoded
 */
export function withInfoFrame(audio: Uint8Array, samples: number): Uint8Array {
  const frameBytes = bytesOfFrame(audio)
  const frames = audio.length / frameBytes
  const padding = frames * FRAME_SAMPLES - ENCODER_DELAY - samples
  if (!Number.isInteger(frames)) throw new Error(`The audio is no whole number of frames: ${frames}.`)
  if (padding < 0 || padding > 0xfff) throw new Error(`The audio has ${padding} samples too many.`)

  const frame = new Uint8Array(frameBytes)
  const view = new DataView(frame.buffer)
  frame.set(audio.subarray(0, HEADER_BYTES))
  let place = HEADER_BYTES + sideInfoBytes(audio)
  const text = (letters: string) => {
    for (const letter of letters) view.setUint8(place++, letter.charCodeAt(0))
  }
  const number = (value: number) => {
    view.setUint32(place, value)
    place += 4
  }

  text('Info')
  number(HAS_FRAMES_AND_BYTES)
  number(frames)
  number(frameBytes + audio.length)
  text('LAME3.100')
  // Constant rate; no word on filter, gain or presets.
  view.setUint8(place, 1)
  view.setUint16(place + 12, (ENCODER_DELAY << 4) | (padding >> 8))
  view.setUint8(place + 14, padding & 0xff)
  place += 19
  number(frameBytes + audio.length)
  view.setUint16(place, checksum(audio))
  view.setUint16(place + 2, checksum(frame.subarray(0, place + 2)))
  return Buffer.concat([frame, audio])
}

function bytesOfFrame(audio: Uint8Array): number {
  const [sync, version, rates] = audio
  if (sync !== 0xff || version === undefined || (version & 0xfe) !== 0xfa || rates === undefined) {
    throw new Error('The audio does not begin with a frame of MPEG-1 Layer III.')
  }
  if ((rates & 0x0c) !== 0x04) throw new Error('The audio is not at 48 kHz.')
  // At 48 kHz a frame lasts 24 ms, which is a whole number of bytes at any rate.
  return (KILOBITS[rates >> 4] ?? 0) * 3
}

function sideInfoBytes(audio: Uint8Array): number {
  const mono = ((audio[3] ?? 0) & 0xc0) === 0xc0
  return mono ? 17 : 32
}

/** CRC-16 as the frame's format has it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >> 1) ^ 0xa001 : sum >> 1
  }
  return sum
}

/** How many time constants a fade takes: what is left by then, 1/400 or 52 dB down, is not heard. */
const CONSTANTS = 6

/**
 * Moves a gain from wherever it is towards a level, without the click of a step.
 *
 * @param level 0…1
 * @param seconds until it is as good as there; 0 is at once
 */
export function fadeGain(gain: GainNode, level: number, seconds: number): void {
  const now = gain.context.currentTime
  gain.gain.cancelScheduledValues(now)
  if (seconds === 0) gain.gain.setValueAtTime(level, now)
  else gain.gain.setTargetAtTime(level, now, seconds / CONSTANTS)
}

/**
 * Calls once as much of a fade has been heard as that lasts, by the AudioContext's own clock: while that stands still, so
 * does the fade. Nothing tells of a gain that it has arrived, but a source tells of its end, and a silent one is not heard.
 *
 * @returns what calls it off
 */
export function afterFade(gain: GainNode, seconds: number, call: () => void): () => void {
  const silence = gain.context.createConstantSource()
  silence.offset.value = 0
  silence.connect(gain)
  const end = () => {
    silence.disconnect()
    call()
  }
  silence.addEventListener('ended', end, { once: true })
  silence.start()
  silence.stop(gain.context.currentTime + seconds)
  return () => {
    silence.removeEventListener('ended', end)
    silence.disconnect()
  }
}

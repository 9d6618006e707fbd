/** How many time constants a fade takes: what is left by then, 1/400 or 52 dB down, is not heard. */
const CONSTANTS = 6

/**
 * Moves a gain from wherever it is towards a level, without the click of a step.
 *
 * @param level 0…1
 * @param seconds until it is as good as there; 0 is at once
 */
export function fade(gain: GainNode, level: number, seconds: number): void {
  const now = gain.context.currentTime
  gain.gain.cancelScheduledValues(now)
  if (seconds === 0) gain.gain.setValueAtTime(level, now)
  else gain.gain.setTargetAtTime(level, now, seconds / CONSTANTS)
}

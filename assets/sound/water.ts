import { layAround } from './placing'
import type { Random } from './random'
import { bubble } from './resonators'
import type { Signal, Stereo } from './signal'

/** A crowd of bubbles. */
export interface Bubbles {
  /** Seconds at which the first and the last begin. */
  readonly from: number
  readonly to: number
  readonly count: number
  /** Hertz. */
  readonly lowest: number
  readonly highest: number
  readonly gain: number
  /** Above 1 they crowd at the start, at 1 they are spread evenly. */
  readonly crowding: number
}

/** Lays bubbles into a sound, wide and at random; small ones are short and quiet. Those that run over the end go on at the start. */
export function layBubbles(sound: Stereo, bubbles: Bubbles, random: Random): void {
  for (let count = 0; count < bubbles.count; count++) {
    const way = random.next() ** bubbles.crowding
    const fall = bubbles.crowding > 1 ? 1 - way * 0.7 : 1
    const frequency = random.acrossOctaves(bubbles.lowest, bubbles.highest)
    const size = (600 / frequency) ** 0.35
    layAround(sound, oneBubble(frequency, random), {
      at: bubbles.from + (bubbles.to - bubbles.from) * way,
      gain: bubbles.gain * fall * size * random.between(0.25, 1),
      pan: random.between(-0.6, 0.6),
    })
  }
}

function oneBubble(frequency: number, random: Random): Signal {
  return bubble(frequency, random.between(0.03, 0.11) * (700 / frequency) ** 0.3, random.between(0.05, 0.5))
}

import { bandPass } from './filters'
import { sine, whiteNoise } from './oscillators'
import { around, layAround } from './placing'
import type { Random } from './random'
import { gainOf, type Signal, type Stereo, secondsOf, shaped, sum } from './signal'

/** How many there are, and how much quieter the farthest is, in dB. */
const ANIMALS = 8
const FARTHEST = 16
/** A scrape of a wing, and from one to the next, in seconds. */
const SCRAPE = 0.022
const STEP = 0.034

/** Lays a meadow of crickets into a loop: each has its pitch, its pace and its place. */
export function layCrickets(loop: Stereo, gain: number, random: Random): void {
  const round = secondsOf(loop.left)
  for (let animal = 0; animal < ANIMALS; animal++) {
    const pitch = random.between(3900, 5200)
    const pace = random.between(1.2, 2.8)
    const level = gain * gainOf(-random.between(0, FARTHEST))
    const pan = random.between(-0.9, 0.9)
    for (let at = random.between(0, 0.5); at < round; at += random.between(0.93, 1.07) / pace) {
      const scrapes = 3 + Math.floor(random.next() * 2)
      for (let scrape = 0; scrape < scrapes; scrape++) {
        layAround(loop, scraped(pitch), { at: at + scrape * STEP, gain: level, pan })
      }
    }
  }
  // Those too far to be told apart.
  for (let crowd = 0; crowd < 3; crowd++) {
    const pulses = Math.round(random.between(38, 60) * round) / round
    const hiss = around(whiteNoise(round, random), (signal) => bandPass(signal, random.between(5000, 6800), 25))
    const gate = (moment: number) => (Math.sin(2 * Math.PI * pulses * moment) > 0 ? 0.2 * gain : 0)
    layAround(loop, shaped(hiss, gate), { pan: random.between(-0.7, 0.7) })
  }
}

/** One scrape: it falls by 4 % in pitch, and has an octave in it. */
function scraped(pitch: number): Signal {
  const falling = (moment: number) => pitch * (1 - (0.04 * moment) / SCRAPE)
  const octave = sine((moment) => 2 * falling(moment), SCRAPE)
  return shaped(
    sum(sine(falling, SCRAPE), shaped(octave, 0.15)),
    (moment) => Math.sin((Math.PI * moment) / SCRAPE) ** 0.7,
  )
}

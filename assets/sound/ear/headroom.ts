import { hannWindow, powerSpectrum } from '../fourier'
import { SAMPLE_RATE, type Signal, sampleAt } from '../signal'
import { audibleStretch } from './audible'

const SIZE = 8192
const WINDOW = hannWindow(SIZE)
/** Critical bands, after Zwicker: within one of these the louder covers the softer. Hertz. */
const EDGES = [
  0, 100, 200, 300, 400, 510, 630, 770, 920, 1080, 1270, 1480, 1720, 2000, 2320, 2700, 3150, 3700, 4400, 5300, 6400,
  7700, 9500, 12_000, 15_500,
]
/** Bands this far below a sound's loudest say nothing of it, in dB. */
const HEARD = -40

/** How loud a sound is in each critical band, in dB. */
export type BandLevels = readonly number[]

/** Of a sound, while it is heard. */
export function bandLevelsOf(mono: Signal): BandLevels {
  const heard = audibleStretch(mono, -40)
  const bands = new Float64Array(EDGES.length - 1)
  let looks = 0
  for (let start = 0; start === 0 || start + SIZE <= heard.length; start += SIZE / 2) {
    const power = powerSpectrum(WINDOW.map((weight, index) => weight * sampleAt(heard, start + index)))
    for (const band of bands.keys()) {
      const from = Math.ceil(((EDGES[band] ?? 0) * SIZE) / SAMPLE_RATE)
      const to = Math.ceil(((EDGES[band + 1] ?? 0) * SIZE) / SAMPLE_RATE)
      for (let bin = from; bin < to; bin++) bands[band] = (bands[band] ?? 0) + (power[bin] ?? 0)
    }
    looks++
  }
  return Array.from(bands, (power) => 10 * Math.log10(power / looks + 1e-12))
}

/** How far a sound stands above what is always there, in dB, in the band where it does so best. */
export function headroomOver(bed: BandLevels, sound: BandLevels): number {
  const loudest = Math.max(...sound)
  return Math.max(...sound.map((level, band) => (level > loudest + HEARD ? level - (bed[band] ?? 0) : -Infinity)))
}

import type { SoundClass } from './classes'
import type { Features } from './features'
import figures from './ranges.json' with { type: 'json' }

/** What is told of a sound, in the order in which `ranges.json` has it. */
export const MEASURED = [
  'seconds',
  'attack',
  'decay',
  'centroid',
  'treble',
  'flatness',
  'purity',
  'harmonicity',
  'syllables',
  'roughness',
  'edge',
] as const satisfies readonly (keyof Features)[]

/** Of recordings of each class: the 10th, the 50th and the 90th percentile of all that is measured. */
const RANGES: Readonly<Record<string, readonly number[]>> = figures

/** Between what eight of ten recordings of a class lie; `undefined` where there were none. */
export function rangeOf(is: SoundClass, measure: (typeof MEASURED)[number]): readonly [number, number] | undefined {
  const place = 3 * MEASURED.indexOf(measure)
  const [lowest, , highest] = RANGES[is]?.slice(place, place + 3) ?? []
  return lowest === undefined || highest === undefined ? undefined : [lowest, highest]
}

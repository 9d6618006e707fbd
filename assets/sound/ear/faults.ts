import { CLASS_LIMITS, type LimitedFeature } from './classes'
import type { Hearing } from './hearing'
import { POOR } from './marks'

/** What a sound may be at fault in: a limit of its class, or one that all have. */
export type FaultName = LimitedFeature | 'edge' | 'takes' | 'likeness' | 'length' | 'silence' | 'headroom' | 'mark'

export interface Fault {
  readonly sound: string
  readonly name: FaultName
  readonly says: string
}

/** A sound that ends below is heard as through a wall, in kHz. */
const LOWEST_EDGE = 5
/** Takes nearer to each other than this are heard as one, in dB. */
const TAKES_APART = 5
/** What a loop repeats within two seconds is noticed. */
const LIKENESS = 0.9
/** What stands out of a loop is noticed when it comes again sooner, in seconds. */
const LOOP_SECONDS = 18
/** Darker than any place, in dBFS. */
const SILENCE = -80
/** Less is not heard over a bed, in dB. */
const HEADROOM = 6

/** All that is wrong with a sound. */
export function faultsOf(hearing: Hearing): Fault[] {
  const { name: sound, loop, apart, headroom, mark } = hearing
  const faults: Fault[] = []
  const find = (name: FaultName, says: string) => faults.push({ sound, name, says })

  for (const [name, says] of classFaults(hearing)) find(name, says)
  if (mark !== null && mark < POOR) find('mark', `is taken for something else: ${mark.toFixed(1)} of 10`)
  const edge = Math.min(...hearing.takes.map((take) => take.edge))
  if (edge < LOWEST_EDGE) find('edge', `ends at ${edge.toFixed(1)} kHz, not above ${LOWEST_EDGE}`)
  if (apart !== null && apart < TAKES_APART) {
    find('takes', `takes are ${apart.toFixed(1)} dB apart, not ${TAKES_APART}`)
  }
  if (loop && hearing.sound.is !== 'music') {
    if (loop.likeness > LIKENESS) find('likeness', `repeats itself within 2 s: ${loop.likeness.toFixed(2)}`)
    if (loop.events > 0 && loop.seconds < LOOP_SECONDS) {
      find('length', `${loop.events} events come again every ${loop.seconds.toFixed(1)} s, not ${LOOP_SECONDS}`)
    }
    if (loop.quietest < SILENCE) find('silence', `falls to ${loop.quietest.toFixed(0)} dBFS, under ${SILENCE}`)
  }
  for (const [bed, over] of Object.entries(headroom)) {
    if (over < HEADROOM) find('headroom', `stands ${over.toFixed(1)} dB over ${bed}, not ${HEADROOM}`)
  }
  return faults
}

function classFaults({ sound, takes }: Hearing): [LimitedFeature, string][] {
  const faults: [LimitedFeature, string][] = []
  const limits = CLASS_LIMITS[sound.is] ?? {}
  for (const name of LIMITED) {
    const [lowest, highest] = limits[name] ?? [null, null]
    for (const { [name]: value } of takes) {
      if (lowest !== null && value < lowest)
        faults.push([name, `${value.toPrecision(3)}: ${sound.is} has at least ${lowest}`])
      if (highest !== null && value > highest)
        faults.push([name, `${value.toPrecision(3)}: ${sound.is} has at most ${highest}`])
    }
  }
  return faults
}

const LIMITED = ['harmonicity', 'purity', 'decay', 'syllables', 'treble'] as const satisfies readonly LimitedFeature[]

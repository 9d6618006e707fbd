import * as v from 'valibot'
import file from './heard.json' with { type: 'json' }

/**
 * Of a take: the place of the best label that would be right among the 521 of a network that names sounds (YAMNet), and
 * that of its class among the 33 that `nearness.ts` knows, `null` where there were no recordings of it.
 */
const Places = v.tuple([v.number(), v.nullable(v.number())])
export type Places = v.InferOutput<typeof Places>
/** How a sound was heard: what it was said to be, and its takes by their versions. */
const Heard = v.object({ is: v.string(), takes: v.record(v.string(), Places) })
export type Heard = v.InferOutput<typeof Heard>

/** All sounds as they were heard last, by `bundle/cue`, as `npm run sounds:marks` writes them. Throws when it is anything else. */
export function heardFrom(json: unknown): Readonly<Record<string, Heard>> {
  return v.parse(v.record(v.string(), Heard), json)
}

export const HEARD = heardFrom(file)

/** Marks are out of ten; one below is a fault. */
export const POOR = 5

/** What a place is worth, between which logarithms are interpolated. */
type Worth = readonly (readonly [place: number, mark: number])[]

/** A rank over 100 says that the label was not heard at all. */
const RANKS: Worth = [
  [1, 9.6],
  [3, 8.8],
  [5, 7.2],
  [10, 5.8],
  [20, 4.1],
  [50, 3.1],
  [100, 1.6],
]
const PLACES: Worth = [
  [1, 9.4],
  [3, 7.5],
  [6, 6.3],
  [12, 4.6],
  [33, 1],
]

/** How much the network's word counts, 0…1: half, but for classes of which it knows recordings less well. */
const NETWORK = 0.5
const NETWORK_ON: Readonly<Record<string, number>> = {
  ...{ bell: 0.4, buzzer: 0.4, coin: 0.4, fire: 0.4, metal: 0.4, sea: 0.4, steps: 0.4, stone: 0.4 },
  ...{ click: 0.3, creak: 0.3, hen: 0.3, machine: 0.3, rustle: 0.3, squeak: 0.3, wind: 0.3 },
}

/**
 * The mark of a sound: the mean of what its takes' ranks and places are worth. It is fitted to the 314 marks that a study
 * gave by hand from the same places, in halves, with all that it saw besides: it misses them by 0.5 on average, and one of
 * ten by more than 1.
 */
export function markOf({ is, takes }: Heard): number {
  const places = Object.values(takes)
  const network = mean(places.map(([rank]) => worthOf(rank, RANKS)))
  const nearness = places.flatMap(([, place]) => (place === null ? [] : [worthOf(place, PLACES)]))
  if (nearness.length === 0) return network
  const share = NETWORK_ON[is] ?? NETWORK
  return share * network + (1 - share) * mean(nearness)
}

/** The mark of a sound as it is rendered now; `null` of one that has a take which nobody has heard. */
export function markOfRendered(sound: string, versions: readonly string[]): number | null {
  const known = HEARD[sound]
  return known && versions.every((version) => known.takes[version]) ? markOf(known) : null
}

function worthOf(place: number, worth: Worth): number {
  const above = worth.findIndex(([limit]) => place <= limit)
  const [to, lower] = worth[above] ?? worth.at(-1) ?? [1, 0]
  const [from, higher] = worth[above - 1] ?? [to, lower]
  return from === to ? lower : higher + ((lower - higher) * Math.log(place / from)) / Math.log(to / from)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

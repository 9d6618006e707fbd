import type { HitArea, Rules } from '../../../src/stage/scene'

export interface Trip {
  /** How loud the bass is, 0…1. */
  bass: number
  /** How far the fountain is turned on, 0…4. */
  flow: number
}

const AREAS: readonly HitArea[] = [
  { id: 'foot', label: { en: 'Foot', fr: 'Pied' }, shape: { kind: 'circle', x: 300, y: 500, radius: 100 } },
  { id: 'cork', label: { en: 'Cork', fr: 'Bouchon' }, shape: { kind: 'circle', x: 600, y: 500, radius: 100 } },
  { id: 'bass', label: { en: 'Bass', fr: 'Basse' }, shape: { kind: 'circle', x: 900, y: 500, radius: 100 } },
  { id: 'tap', label: { en: 'Tap', fr: 'Robinet' }, shape: { kind: 'circle', x: 1200, y: 500, radius: 100 } },
]

/** What can be heard of a day: a foot that steps, a cork that pops, a bass that starts with the day, a fountain with a tap. */
export const rules: Rules<Trip, Record<string, never>> = {
  tick: 10,
  start: () => ({ bass: 1, flow: 0 }),
  hitAreas: () => AREAS,
  step() {},
  press(trip, { area }, world) {
    if (area === 'foot') world.emit('step')
    if (area === 'cork') world.emit('cork')
    if (area === 'bass') trip.bass = trip.bass === 1 ? 0 : 1
    if (area === 'tap') trip.flow = (trip.flow + 1) % 3
  },
}

import type { TuningOf } from '../../src/stage/contract/scene'

const time = (value: number, max: number, description: string) =>
  ({ value, min: 0, max, unit: 'ms', description }) as const

/** The numbers of the captain that may be turned by eye. Which drawing is shown is not among them. */
export const tuning = {
  mutter: time(2400, 10_000, 'For how long his mutter hangs in the air.'),
  shake: time(620, 4000, 'For how long the table shakes after a slam.'),
  swing: time(4200, 20_000, 'For how long the lamp swings after a slam.'),
  twitch: time(420, 4000, 'For how long he twitches when he is poked.'),
  sail: time(1600, 10_000, 'How long the ship takes for a wave.'),
  rise: time(360, 5000, 'How long the sea takes to reach his chin.'),
  silence: time(2400, 20_000, 'From when on he tells a tale.'),
  reading: time(4200, 20_000, 'For how long nobody makes him drink, once he tells it.'),
  crossing: time(14_000, 60_000, 'When he drinks the sea, if nobody asks him to.'),
  ebb: time(1400, 10_000, 'How long he drinks.'),
  settle: { value: 150, min: 10, max: 2000, unit: 'ms', description: 'How long his parts take into another drawing.' },
  breath: { value: 3600, min: 200, max: 20_000, unit: 'ms', description: 'How long a breath is.' },
  snore: { value: 3200, min: 200, max: 20_000, unit: 'ms', description: 'How long a breath of his nap is.' },
  glance: { value: 5200, min: 5000, max: 60_000, unit: 'ms', description: 'How often he looks aside in a sulk.' },
} as const

export type Tuning = TuningOf<typeof tuning>

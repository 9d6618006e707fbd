import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the camp that may be turned by eye. */
export const tuning = {
  least: { value: 80, min: 20, max: 400, unit: 'px', description: 'How far the light reaches at least.' },
  times: { value: 7, min: 1, max: 12, unit: '×', description: 'How many times as far at most.' },
  breath: { value: 18_000, min: 1000, max: 60_000, unit: 'ms', description: 'There and back.' },
  shy: { value: 1.12, min: 1, max: 2, unit: 'radii', description: 'Eyes that are nearer to the flame are shut.' },
  soonest: { value: 600, min: 0, max: 5000, unit: 'ms', description: 'The soonest that eyes open again.' },
  latest: { value: 1400, min: 0, max: 5000, unit: 'ms', description: 'The latest.' },
  drowse: { value: 1600, min: 0, max: 8000, unit: 'ms', description: 'How much later the sleepy ones do.' },
  reached: { value: 0.94, min: 0.5, max: 1.2, unit: 'radii', description: 'What is nearer to the flame is lit.' },
  near: { value: 200, min: 40, max: 800, unit: 'px', description: 'What it hangs before is nearer.' },
  lingering: { value: 1500, min: 0, max: 8000, unit: 'ms', description: 'How long until that is found.' },
  snoring: { value: 4000, min: 1000, max: 20_000, unit: 'ms', description: 'From one snore to the next.' },
  reading: { value: 9000, min: 1500, max: 60_000, unit: 'ms', description: 'How long the bear reads a page.' },
  turning: { value: 700, min: 100, max: 3000, unit: 'ms', description: 'How long it takes to turn one.' },
  daring: { value: 900, min: 100, max: 5000, unit: 'ms', description: 'How long the mouse waits in the dark.' },
  tickling: { value: 2300, min: 300, max: 10_000, unit: 'ms', description: 'From one tickle to the next.' },
  curling: { value: 420, min: 100, max: 3000, unit: 'ms', description: 'How long toes are curled up.' },
  hooting: { value: 13_000, min: 2000, max: 60_000, unit: 'ms', description: 'How often, about, the owl hoots.' },
  lodging: { value: 23_000, min: 2000, max: 90_000, unit: 'ms', description: 'How often, about, a mushroom is lit.' },
  lodged: { value: 3600, min: 500, max: 20_000, unit: 'ms', description: 'How long it is on.' },
  answering: { value: 1500, min: 200, max: 6000, unit: 'ms', description: 'How long an answer is.' },
  partying: { value: 6000, min: 500, max: 30_000, unit: 'ms', description: 'How long all are glad.' },
  nightfall: { value: 2800, min: 500, max: 9000, unit: 'ms', description: 'How long it is out.' },
  mothLag: { value: 340, min: 0, max: 3000, unit: 'ms', description: 'How slowly the moth follows.' },
} as const

export type Tuning = TuningOf<typeof tuning>

import type { TuningOf } from '../../src/stage/contract/scene'

const time = (value: number, description: string) => ({ value, min: 10, max: 10_000, unit: 'ms', description }) as const

/** The numbers of the machine that may be turned by eye. Its odds are not among them: they are on its strips. */
export const tuning = {
  firstTurn: time(1500, 'How long the first reel takes for a turn.'),
  secondTurn: time(1900, 'How long the second reel takes for a turn.'),
  thirdTurn: time(1600, 'How long the third reel takes for a turn.'),
  firstStop: time(1200, 'How long after the pull the first reel stands.'),
  apart: time(350, 'How long after each other the reels stand.'),
  settle: time(120, 'How long a reel swings back when it has stopped.'),
  consoling: time(1900, 'How long the reels stand after a loss.'),
  delight: time(3600, 'How long they stand after a win, when it has been counted.'),
  coinTime: time(70, 'How long a coin takes to be counted, when few are.'),
  countTime: time(2400, 'How long all coins take at the most.'),
  lingering: time(2200, 'How long the third reel takes for the rest of its way while the machine hopes.'),
  brokeTime: time(1100, 'How long it lets you feel that you have nothing left.'),
  frown: time(2200, 'How long it frowns as it lends.'),
  slide: time(160, 'How long the marker is on its way.'),
  opening: { value: 50, min: 1, max: 9999, unit: 'coins', description: 'The credit that one begins with.' },
  pulls: { value: 20, min: 1, max: 1000, unit: 'pulls', description: 'How often a day is pulled before it closes.' },
  loan: { value: 10, min: 3, max: 100, unit: 'coins', description: 'What it lends who has nothing left.' },
} as const

export type Tuning = TuningOf<typeof tuning>

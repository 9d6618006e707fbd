import type { TuningOf } from '../../src/stage/contract/scene'

/** The numbers of the console that may be turned by eye. */
export const tuning = {
  thumbTime: { value: 38, min: 10, max: 200, unit: 'ms', description: 'How long a thumb takes to where it is wanted.' },
  restTime: { value: 130, min: 20, max: 1000, unit: 'ms', description: 'How long it takes back to where it waits.' },
  hold: { value: 90, min: 10, max: 2000, unit: 'ms', description: 'How long a thumb stays down at least.' },
  puddle: { value: 420, min: 50, max: 3000, unit: 'ms', description: 'How long the screen gives way.' },
  knock: { value: 200, min: 50, max: 3000, unit: 'ms', description: 'How long a knock is seen.' },
  quiet: {
    value: 9000,
    min: 100,
    max: 60_000,
    unit: 'ms',
    description: 'How long it is quiet until the spider comes.',
  },
  descent: { value: 3600, min: 100, max: 20_000, unit: 'ms', description: 'How long the spider takes down.' },
  curious: { value: 900, min: 100, max: 60_000, unit: 'ms', description: 'The same, once there is much to be seen.' },
  firstStep: {
    value: 170,
    min: 20,
    max: 2000,
    unit: 'ms',
    description: 'How long the drop stays after the first step.',
  },
  nextStep: {
    value: 80,
    min: 10,
    max: 2000,
    unit: 'ms',
    description: 'How long each step takes while the cross is held.',
  },
  ledStep: { value: 20, min: 10, max: 2000, unit: 'ms', description: 'How long each step takes after a pointer.' },
  ownStep: {
    value: 10,
    min: 10,
    max: 2000,
    unit: 'ms',
    description: 'How long each step takes when it draws by itself.',
  },
  settles: { value: 70, min: 10, max: 1000, unit: 'ms', description: 'How long the console takes back.' },
  ink: { value: 2600, min: 100, max: 20_000, unit: 'ms', description: 'How long ink runs down the screen.' },
} as const

export type Tuning = TuningOf<typeof tuning>

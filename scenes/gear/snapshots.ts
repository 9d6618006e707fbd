import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string | null = 'telephone') =>
  ({ kind: 'press', tick, at: { x: 800, y: 500 }, area, button: 'main' }) as const

/** Presses that answer at 0.5 s and go on as soon as a line has ended. */
const PRESSES = [press(50), press(260), press(420), press(860), press(1420)] as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 30, at: 20 },
  { name: 'between two rings', seed: 30, at: 1000 },
  { name: 'answering', seed: 30, at: 640, inputs: PRESSES.slice(0, 1) },
  { name: 'no need to shout', seed: 30, at: 3020, inputs: PRESSES.slice(0, 2) },
  { name: 'a line torn off', seed: 30, at: 4520, inputs: PRESSES.slice(0, 3) },
  { name: 'viruses', seed: 30, at: 12_440, inputs: PRESSES.slice(0, 4) },
  { name: 'another line waits', seed: 30, at: 8800, inputs: PRESSES.slice(0, 3) },
  {
    name: 'everything at once',
    seed: 30,
    at: 11_300,
    inputs: [...PRESSES.slice(0, 4), press(1090, 'crank'), press(1080, 'mouse'), press(1100, 'sock'), press(1120)],
  },
  { name: 'the line is dead', seed: 30, at: 18_400, inputs: PRESSES },
  { name: 'in a wide window', seed: 30, at: 12_440, inputs: PRESSES.slice(0, 4), size: { width: 1920, height: 800 } },
  { name: 'in a tall window', seed: 30, at: 20, size: { width: 1102, height: 1400 } },
]

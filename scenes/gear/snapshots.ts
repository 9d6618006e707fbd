import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string | null = 'telephone') =>
  ({ kind: 'press', tick, at: { x: 800, y: 500 }, area, button: 'main' }) as const

/** Presses that answer at 0.5 s and go on as soon as a line has ended. */
const PRESSES = [press(50), press(260), press(420), press(860), press(1420)] as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** Somebody who has had so many wrong numbers turns the crank three times after the first line: it is through with the next at 4 s. */
const crossed = (calls: string): LoggedInput[] => [
  { kind: 'kept', tick: 0, text: calls },
  later,
  press(50),
  ...[280, 340, 400].map((tick) => press(tick, 'crank')),
]

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
  { name: 'all gears race', seed: 30, at: 4400, inputs: crossed('0') },
  { name: 'stop that clucking', seed: 30, at: 5900, inputs: crossed('0') },
  { name: 'told to lie down', seed: 30, at: 6250, inputs: crossed('1') },
  { name: 'shave at once', seed: 30, at: 6800, inputs: crossed('2') },
  { name: 'signed by hand', seed: 30, at: 10_200, inputs: crossed('2') },
  {
    name: 'a wrong number while it rings',
    seed: 30,
    at: 5900,
    inputs: [
      ...crossed('4').filter(({ kind }) => kind !== 'press'),
      ...[280, 340, 400].map((tick) => press(tick, 'crank')),
    ],
  },
  { name: 'the day after', seed: 30, at: 2640, inputs: [...crossed('6').slice(0, 3)] },
  {
    name: 'shave at once in a small window',
    seed: 30,
    at: 6800,
    inputs: crossed('2'),
    size: { width: 1120, height: 700 },
  },
  { name: 'in a wide window', seed: 30, at: 12_440, inputs: PRESSES.slice(0, 4), size: { width: 1920, height: 800 } },
  { name: 'in a tall window', seed: 30, at: 20, size: { width: 1102, height: 1400 } },
]

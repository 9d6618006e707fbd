import type { Snapshot } from '../../src/stage/contract/scene'

const move = (tick: number, x: number, y: number) =>
  ({ kind: 'move', tick, at: { x, y }, area: 'garden', button: 'main' }) as const
const press = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** All three, one after the other: caught, and let out 400 ms later. */
const freed = (from: number) =>
  [0, 1, 2].flatMap((fairy) => [
    press(from + 80 * fairy, 560 + 240 * fairy, 420, `fairy-${fairy}`),
    press(from + 80 * fairy + 40, 560 + 240 * fairy, 420, 'fountain'),
  ])
/** From when the toad sings: the last of them comes out at 1.2 s after the first is caught, and breath is held. */
const EVENING = [LATER, ...freed(100), move(330, 1380, 560)]

export const snapshots: readonly Snapshot[] = [
  { name: 'three over the fountain, nobody at the bottle', seed: 153, at: 9000 },
  {
    name: 'into the bottle',
    seed: 198,
    at: 9100,
    inputs: [move(860, 600, 460), move(880, 660, 420), press(892, 682, 398, 'fairy-0')],
  },
  {
    name: 'full, and a sister laughs at it',
    seed: 164,
    at: 12_640,
    inputs: [press(1190, 886, 340, 'fairy-0'), move(1222, 1060, 480), press(1230, 1118, 508, 'fairy-2')],
  },
  {
    name: 'set free where the bottle is',
    seed: 41,
    at: 9700,
    inputs: [press(850, 580, 296, 'fairy-1'), move(930, 720, 380), press(950, 790, 330, 'fountain')],
  },
  { name: 'the toad holds its breath', seed: 230, at: 6000, inputs: [press(570, 420, 610, 'fountain')] },
  { name: 'the toad gushes', seed: 108, at: 3000, inputs: [press(220, 1180, 560, 'fountain')] },
  {
    name: 'two have woken what is theirs, and one is in the bottle',
    seed: 153,
    at: 3400,
    inputs: [LATER, ...freed(100).slice(0, 4), press(300, 800, 420, 'fairy-1'), press(334, 1380, 400, 'garden')],
  },
  { name: 'lilies open, lamps burn, and it is about to sing', seed: 153, at: 3800, inputs: EVENING },
  { name: 'evening, and it sings', seed: 153, at: 10_000, inputs: EVENING },
  { name: 'day again, and one who has come to learn', seed: 153, at: 22_000, inputs: EVENING },
  {
    name: 'a second evening, which two sing',
    seed: 153,
    at: 29_900,
    inputs: [...EVENING, ...freed(2200), move(2430, 1430, 420)],
  },
  { name: 'evening in a tall window', seed: 153, at: 9600, inputs: EVENING, size: { width: 1200, height: 1920 } },
  { name: 'in a tall window', seed: 153, at: 9000, size: { width: 1200, height: 1920 } },
]

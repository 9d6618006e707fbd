import type { Snapshot } from '../../src/stage/contract/scene'

const move = (tick: number, x: number, y: number) =>
  ({ kind: 'move', tick, at: { x, y }, area: 'garden', button: 'main' }) as const
const press = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

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
  { name: 'in a tall window', seed: 153, at: 9000, size: { width: 1200, height: 1920 } },
]

import type { Beat } from '../../src/stage/scene'

const move = (tick: number, x: number, y: number) =>
  ({ kind: 'move', tick, at: { x, y }, area: 'garden', button: 'main' }) as const
const press = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const

export const beats: readonly Beat[] = [
  { name: 'three over the fountain, nobody at the bottle', seed: 24, at: 3000 },
  { name: 'into the bottle', seed: 24, at: 2160, acts: [move(150, 900, 520), press(200, 800, 500, 'fairy-1')] },
  {
    name: 'full, and two left to laugh',
    seed: 24,
    at: 3400,
    acts: [move(100, 700, 520), press(120, 960, 500, 'fairy-2'), move(300, 660, 520), press(310, 640, 500, 'fairy-0')],
  },
  {
    name: 'set free where the bottle is',
    seed: 24,
    at: 3190,
    acts: [press(100, 640, 500, 'fairy-0'), move(280, 1060, 480), press(300, 1060, 520, 'fountain')],
  },
  { name: 'the toad holds its breath', seed: 24, at: 1300, acts: [press(100, 560, 600, 'fountain')] },
  { name: 'the toad gushes', seed: 24, at: 1900, acts: [press(100, 560, 600, 'fountain')] },
]

import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'

const lead = (tick: number, x: number, y: number): LoggedInput => ({
  ...{ kind: 'move', tick, at: { x, y } },
  ...{ area: null, button: 'main' },
})
const press = (tick: number, x: number, y: number, area: string): LoggedInput => ({
  ...{ kind: 'press', tick, at: { x, y }, area, button: 'main' },
})

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight, the torch on the knot', seed: 12, at: 1400 },
  {
    name: 'led along the thread, what it has seen still there',
    seed: 12,
    at: 1700,
    inputs: [lead(60, 300, 352), lead(140, 380, 420), lead(150, 452, 500)],
  },
  { name: 'the mouse in the sock, awake', seed: 12, at: 4600, inputs: [lead(60, 624, 700)] },
  { name: 'a moth at the cake, and the smoke of its candle', seed: 12, at: 7200, inputs: [lead(60, 1150, 130)] },
  { name: 'a press, and the key hops', seed: 12, at: 2160, inputs: [lead(60, 306, 352), press(200, 306, 352, 'key')] },
  { name: 'the text, not yet known', seed: 12, at: 2100, inputs: [lead(130, 1261, 405)] },
  { name: 'the light opens', seed: 12, at: 2540, inputs: [lead(120, 1261, 405)] },
  { name: 'lost, all of it seen', seed: 12, at: 4600, inputs: [lead(120, 1261, 405)] },
  { name: 'the night closes in', seed: 12, at: 5500, inputs: [lead(120, 1261, 405)] },
  {
    name: 'lost, in a tall window',
    seed: 12,
    at: 4600,
    size: { width: 1102, height: 1400 },
    inputs: [lead(120, 942, 630)],
  },
  {
    name: 'lost, in a low window',
    seed: 12,
    at: 4600,
    size: { width: 1920, height: 800 },
    inputs: [lead(120, 1712, 360)],
  },
]

import type { Snapshot } from '../../src/stage/contract/scene'

const click = { kind: 'press', at: { x: 650, y: 300 }, area: 'works', button: 'main' } as const
const burst = { kind: 'press', at: { x: 800, y: 380 }, area: 'works', button: 'second' } as const
const pokeHedgehog = { kind: 'press', at: { x: 690, y: 640 }, area: 'hedgehog', button: 'main' } as const
const pokeInventor = { kind: 'press', at: { x: 1000, y: 600 }, area: 'inventor', button: 'main' } as const
const far = { at: { x: 1560, y: 960 }, area: 'works', button: 'main' } as const

export const snapshots: readonly Snapshot[] = [
  { name: 'off they run', seed: 1, at: 0 },
  {
    name: 'three rings in the air',
    seed: 2,
    at: 42_300,
    inputs: [
      { ...click, tick: 4180 },
      { ...click, at: { x: 1250, y: 420 }, tick: 4196 },
      { ...click, at: { x: 930, y: 240 }, tick: 4212 },
    ],
  },
  { name: 'a burst of ten', seed: 3, at: 1450, inputs: [{ ...burst, tick: 110 }] },
  {
    name: 'a hop and a lost spring',
    seed: 4,
    at: 2700,
    inputs: [
      { ...pokeInventor, tick: 228 },
      { ...pokeHedgehog, tick: 238 },
    ],
  },
  {
    name: 'the pointer in a corner',
    seed: 5,
    at: 5200,
    inputs: [
      { ...far, kind: 'move', tick: 500 },
      { ...far, kind: 'press', tick: 500 },
    ],
  },
  { name: 'a tall window, and who angles under the bridge', seed: 6, at: 3000, size: { width: 1200, height: 1920 } },
]

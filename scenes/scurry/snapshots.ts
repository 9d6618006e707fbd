import type { Snapshot } from '../../src/stage/contract/scene'

const click = { kind: 'press', at: { x: 650, y: 300 }, area: 'works', button: 'main' } as const
const burst = { kind: 'press', at: { x: 800, y: 380 }, area: 'works', button: 'second' } as const
const pokeHedgehog = { kind: 'press', at: { x: 690, y: 640 }, area: 'hedgehog', button: 'main' } as const
const pokeInventor = { kind: 'press', at: { x: 1000, y: 600 }, area: 'inventor', button: 'main' } as const
const far = { at: { x: 1560, y: 960 }, area: 'works', button: 'main' } as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** So many times ten, from the third second on. */
const tens = (count: number) => [
  later,
  ...Array.from({ length: count }, (_, ten) => ({ ...burst, at: { x: 300, y: 560 }, tick: 300 + ten })),
]

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
  { name: 'seven rings worn, and nearly there', seed: 7, at: 6000, inputs: tens(7) },
  { name: 'a hundred rings, by the coat-tail', seed: 8, at: 5650, inputs: tens(10) },
  { name: 'a hat won, and the moon gone', seed: 9, at: 9700, inputs: tens(10) },
  { name: 'a tall window, and who angles under the bridge', seed: 6, at: 3000, size: { width: 1200, height: 1920 } },
]

import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number, x = 800, y = 820) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const
const hover = (area: string, tick: number) =>
  ({ kind: 'hover', tick, at: { x: 800, y: 890 }, area, button: 'main' }) as const
const typed = (word: string, tick: number) => [...word].map((letter, i) => press(`key-${letter}`, tick + i * 4))

const LATER = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** After two roars seven words were opened. */
const GROWN = [LATER, { kind: 'kept', tick: 0, text: '2 21 3 22 10 4 30 2' }] as const
/** All was, by a word that is written nowhere: as it is when one comes back from the table. */
const FEASTED = [
  LATER,
  { kind: 'kept', tick: 0, text: `8 ${Array.from({ length: 31 }, (_, day) => day + 1).join(' ')}` },
] as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 7, at: 0 },
  {
    name: 'the marker at PASSWORD, the fire stirred',
    seed: 7,
    at: 1400,
    inputs: [hover('password', 60), press('left-fire', 110, 260, 900)],
  },
  { name: 'its lids crack', seed: 7, at: 1200, inputs: [press('start', 60)] },
  { name: 'wings up', seed: 7, at: 2020, inputs: [press('start', 60)] },
  { name: 'the roar', seed: 7, at: 2700, inputs: [press('start', 60)] },
  {
    name: 'the slab of letters',
    seed: 7,
    at: 2400,
    inputs: [press('password', 60), ...typed('CRAB', 160), hover('key-B', 200)],
  },
  {
    name: 'that opens nothing',
    seed: 7,
    at: 2300,
    inputs: [press('password', 60), ...typed('ROAR', 160), press('end', 200)],
  },
  {
    name: 'off to crabby',
    seed: 7,
    at: 3300,
    inputs: [press('password', 60), ...typed('CRABBY', 160), press('end', 200)],
  },
  {
    name: 'a tall window, the slab up',
    seed: 7,
    at: 2400,
    size: { width: 1102, height: 1400 },
    inputs: [press('password', 60)],
  },
  {
    name: 'a wide window, the roar',
    seed: 7,
    at: 2700,
    size: { width: 1920, height: 800 },
    inputs: [press('start', 60)],
  },
  { name: 'seven braziers, four letters that burn', seed: 7, at: 900, inputs: GROWN },
  { name: 'all of the title burns', seed: 7, at: 2700, inputs: [...GROWN, press('start', 60)] },
  { name: 'red comes in', seed: 7, at: 3120, inputs: [...GROWN, press('start', 60)] },
  {
    name: 'red comes into a tall window',
    seed: 7,
    at: 3120,
    size: { width: 1102, height: 1400 },
    inputs: [...GROWN, press('start', 60)],
  },
  {
    name: 'a brazier is lit for crabby',
    seed: 7,
    at: 2600,
    size: { width: 1120, height: 700 },
    inputs: [LATER, press('password', 60), ...typed('CRABBY', 160), press('end', 200)],
  },
  { name: 'a brazier for each day', seed: 7, at: 900, inputs: FEASTED, size: { width: 1920, height: 800 } },
]

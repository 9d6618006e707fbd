import type { Snapshot } from '../../src/stage/contract/scene'

const press = (tick: number, area: string) =>
  ({ kind: 'press', tick, at: { x: 800, y: 600 }, area, button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** Who was looked at on an earlier visit, as a browser has kept it. */
const kept = (text: string) => [{ kind: 'kept', tick: 0, text } as const, later]
const half = kept('0 fff7fffb1f0fe7fd3a00c10428000040')
const wholeBut = kept('0 fffffffffffffffffffffffffffffff3')
const whole = kept('1 fffffffffffffffffffffffffffffff7')
const ten = [later, ...Array.from({ length: 9 }, (_, step) => press(20 + 30 * step, 'down'))]
const stepBack = [...half, press(20, 'entry-41'), press(120, 'counter')]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 4, at: 1500 },
  { name: 'the third stands, and its name is in hand', seed: 4, at: 3000, inputs: [press(20, 'entry-2')] },
  { name: 'number 42 is set down in its dust', seed: 4, at: 640, inputs: [press(20, 'entry-41')] },
  {
    name: 'the last of them, and the thief is caught',
    seed: 4,
    at: 18_000,
    inputs: [press(20, 'entry-126'), press(1760, 'thief')],
  },
  {
    name: 'nobody is asleep',
    seed: 4,
    at: 3000,
    inputs: [press(20, 'entry-84'), press(210, 'hen'), press(220, 'bust'), press(230, 'grin'), press(240, 'down')],
  },
  {
    name: 'in a tall window',
    seed: 4,
    at: 2000,
    size: { width: 1102, height: 1400 },
    inputs: [press(20, 'entry-2')],
  },
  { name: 'in a wide window', seed: 4, at: 2000, size: { width: 1920, height: 800 }, inputs: [press(20, 'entry-41')] },
  { name: 'a sheet comes off', seed: 4, at: 1000, inputs: [...half, press(40, 'entry-41')] },
  { name: 'ten without sheets bow', seed: 4, at: 5100, inputs: ten },
  { name: 'the whole cabinet', seed: 4, at: 2600, inputs: stepBack },
  {
    name: 'the whole cabinet in a tall window',
    seed: 4,
    at: 2600,
    size: { width: 1102, height: 1400 },
    inputs: stepBack,
  },
  { name: 'the last sheet falls', seed: 4, at: 2460, inputs: [...wholeBut, press(20, 'entry-126')] },
  { name: 'all of them bow', seed: 4, at: 4500, inputs: [...wholeBut, press(20, 'entry-126')] },
  {
    name: 'all of them bow in a wide window',
    seed: 4,
    at: 4500,
    size: { width: 1920, height: 800 },
    inputs: [...wholeBut, press(20, 'entry-126')],
  },
  { name: 'who is chosen bows', seed: 4, at: 1140, inputs: [...whole, press(20, 'entry-41')] },
]

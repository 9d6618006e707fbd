import type { Snapshot } from '../../../stage/contract/scene'

const press = { kind: 'press', at: { x: 720, y: 450 }, area: 'blot', button: 'main' } as const
const narrower = { kind: 'resize', size: { width: 1101, height: 700 } } as const

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 0 },
  { name: 'on its way', seed: 1, at: 1000 },
  { name: 'turned by a press', seed: 1, at: 1500, inputs: [{ ...press, tick: 50 }] },
  { name: 'in a window that became smaller', seed: 1, at: 5000, inputs: [{ ...narrower, tick: 400 }] },
  { name: 'in a tall window', seed: 1, at: 1000, size: { width: 1101, height: 1400 } },
]

import type { Snapshot } from '../../src/stage/contract/scene'

/** Sends the finger up in that tick. With seed 7 it turns round at once, and is at 0.368 in tick 38, going right. */
const send = (tick: number) =>
  ({ kind: 'press', tick, at: { x: 800, y: 800 }, area: 'finger', button: 'main' }) as const

export const snapshots: readonly Snapshot[] = [
  { name: 'sliding', seed: 7, at: 2600 },
  { name: 'turning round', seed: 7, at: 1080 },
  { name: 'on its way', seed: 7, at: 640, inputs: [send(38)] },
  { name: 'up the left nostril', seed: 7, at: 1600, inputs: [send(38)] },
  { name: 'up the right nostril', seed: 7, at: 1900, inputs: [send(58)] },
  { name: 'ouch', seed: 7, at: 980, inputs: [send(48)] },
  { name: 'in tears', seed: 7, at: 2100, inputs: [send(68)] },
  { name: 'nothing there', seed: 7, at: 800, inputs: [send(10)] },
  { name: 'a sly look', seed: 7, at: 1500, inputs: [send(10)] },
  { name: 'limp on the other side', seed: 7, at: 2600, inputs: [send(85)] },
  { name: 'in a tall window', seed: 7, at: 2600, size: { width: 1200, height: 1920 } },
]

import type { Beat } from '../../src/stage/scene'

/** Sends the finger up in that tick. */
const send = (tick: number) =>
  ({ kind: 'press', tick, at: { x: 800, y: 800 }, area: 'finger', button: 'main' }) as const

export const beats: readonly Beat[] = [
  { name: 'sliding', seed: 7, at: 600 },
  { name: 'sent', seed: 7, at: 600, acts: [send(10)] },
]

import type { Beat } from '../../src/stage/scene'

const press = (tick: number, trap: number) =>
  ({ kind: 'press', tick, at: { x: 0, y: 0 }, area: `trap-${trap}`, button: 'main' }) as const

export const beats: readonly Beat[] = [{ name: 'nothing in the traps yet', seed: 31, at: 3000, acts: [press(280, 5)] }]

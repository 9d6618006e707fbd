import type { Snapshot } from '../../src/stage/contract/scene'

const pointed = (frame: number, tick: number) =>
  ({ kind: 'move', tick, at: { x: 50 + frame * 100, y: 300 }, area: null, button: 'main' }) as const

const inMood = (name: string, frame: number, at = 1500): Snapshot => ({
  ...{ name, seed: 17, at, inputs: [pointed(frame === 0 ? 1 : frame - 1, 20), pointed(frame, 60)] },
})

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 17, at: 700 },
  inMood('turned away', 0),
  inMood('over the shoulder', 2),
  inMood('muttering', 8),
  inMood('heaving', 11),
  inMood('the slam', 12, 700),
  inMood('slumped', 15),
  { name: 'in a tall window', seed: 17, at: 700, size: { width: 1102, height: 1400 } },
  { name: 'in a wide window', seed: 17, at: 700, size: { width: 1920, height: 800 }, inputs: [pointed(13, 20)] },
]

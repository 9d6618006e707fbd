import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'

/** Sends the finger up in that tick. With seed 7 it turns round at once, and is at 0.368 in tick 38, going right. */
const send = (tick: number) =>
  ({ kind: 'press', tick, at: { x: 800, y: 800 }, area: 'finger', button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const
/** So much has come out before, as a browser has kept it. */
const kept = (text: string): LoggedInput[] => [{ kind: 'kept', tick: 0, text }, later]
const five = kept('5 5 5 0 0')
/** A nostril is found, and the finger drawn out of it 420 ms after that. */
const draw = [send(38), send(140)]
/** The king reigns from 2450 ms on. */
const king = [...five, ...draw]

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
  { name: 'it holds', seed: 7, at: 1780, inputs: [later, ...draw] },
  { name: 'a green one', seed: 7, at: 2900, inputs: [later, ...draw] },
  { name: 'a king and what went before', seed: 7, at: 3600, inputs: king },
  { name: 'the hand goes along', seed: 7, at: 5340, inputs: king },
  { name: 'a nose with a hand in it', seed: 7, at: 6600, inputs: king },
  { name: 'sneezed out', seed: 7, at: 7330, inputs: king },
  { name: 'the finger is king', seed: 7, at: 2600, inputs: kept('3 3 9 2 0') },
  { name: 'all of it snaps back', seed: 7, at: 1080, inputs: [...five, send(48)] },
  { name: 'a king in a tall window', seed: 7, at: 3600, inputs: king, size: { width: 1102, height: 1400 } },
  { name: 'in a tall window', seed: 7, at: 2600, size: { width: 1200, height: 1920 } },
]

import type { FrameStore } from './frame-store'
import { type Frame, framesOf, keyOf } from './frames'
import { render } from './print'
import { loadDrawings, type Room } from './rooms'

/** What became of one frame: its key, and how long it took, in milliseconds. `fresh` is false when it was in the store. */
export interface Outcome {
  name: string
  key: string
  milliseconds: number
  fresh: boolean
}

/** Some frames of a room, by name, for one worker. */
export interface RenderTask {
  room: Room
  frames: string[]
  machinery: string
  store: string
  /** Draws even what the store holds. */
  anew: boolean
}

export async function namedFrames(room: Room, names: readonly string[]): Promise<Frame[]> {
  const frames = framesOf(room.name, await loadDrawings(room))
  return frames.filter(({ name }) => names.includes(name))
}

/** Draws a frame, and dries it unless the store has it. Throws a `DrawingError` when it cannot be drawn. */
export function renderFrame(frame: Frame, machinery: string, store: FrameStore, anew: boolean): Outcome {
  const start = performance.now()
  const ink = frame.draw()
  const key = keyOf(frame, ink, machinery)
  const fresh = anew || !store.has(key)
  if (fresh) store.write(key, render(frame, ink))
  return { name: frame.name, key, milliseconds: performance.now() - start, fresh }
}

import type { AssetBundle } from '../bundle'
import { fingerprint } from '../lock'
import { loadDrawings } from './declaredPictures'
import type { FrameStore } from './frameStore'
import { type Frame, framesOf, keyOf } from './frames'
import { render } from './print'

/** What became of one frame: its key, and how long it took, in milliseconds. `fresh` is false when it was in the store. */
export interface Outcome {
  name: string
  key: string
  milliseconds: number
  fresh: boolean
}

/** Some frames of a bundle, by name, for one worker. */
export interface RenderTask {
  bundle: AssetBundle
  frames: string[]
  machinery: string
  store: string
  /** Draws even what the store holds. */
  force: boolean
}

export async function namedFrames(bundle: AssetBundle, names: readonly string[]): Promise<Frame[]> {
  const frames = framesOf(bundle.name, await loadDrawings(bundle))
  return frames.filter(({ name }) => names.includes(name))
}

/** Draws a frame, and dries it unless the store has it. Throws a `DrawingError` when it cannot be drawn. */
export function renderFrame(frame: Frame, machinery: string, store: FrameStore, force: boolean): Outcome {
  const start = performance.now()
  const drawing = frame.draw()
  const key = keyOf(frame, drawing)
  const stored = storeKey(key, machinery)
  const fresh = force || !store.has(stored)
  if (fresh) store.write(stored, render(frame, drawing))
  return { name: frame.name, key, milliseconds: performance.now() - start, fresh }
}

/** What a frame's pixels are kept under: they are those of one machinery. */
export function storeKey(key: string, machinery: string): string {
  return fingerprint(machinery, key)
}

import type { Language } from '../../../src/language/words'
import type { AssetBundle } from '../bundle'
import { inLanguage } from '../drawings'
import { fingerprint } from '../lock'
import { loadDrawings } from './declaredPictures'
import type { FrameStore } from './frameStore'
import { type Frame, framesOf, keyOf, pixelsKeyOf } from './frames'
import { render } from './print'

/** What became of one frame, and how long it took, in milliseconds. `fresh` is false when it was in the store. */
export interface Outcome {
  name: string
  key: string
  /** What its pixels are stored under. */
  stored: string
  milliseconds: number
  fresh: boolean
}

/** Some frames of a bundle, by name, for one worker. */
export interface RenderTask {
  bundle: AssetBundle
  language: Language
  frames: string[]
  /** The fingerprint of what dries ink into pixels: how these are printed afterwards is not its matter. */
  machinery: string
  store: string
  /** Draws even what the store holds. */
  force: boolean
}

export async function namedFrames({ bundle, language, frames: names }: RenderTask): Promise<Frame[]> {
  const frames = framesOf(bundle.name, inLanguage(await loadDrawings(bundle), language))
  return frames.filter(({ name }) => names.includes(name))
}

/** Draws a frame, and dries it unless the store has it. Throws a `DrawingError` when it cannot be drawn. */
export function renderFrame(frame: Frame, machinery: string, store: FrameStore, force: boolean): Outcome {
  const start = performance.now()
  const drawing = frame.draw()
  const key = keyOf(frame, drawing)
  const stored = fingerprint(machinery, pixelsKeyOf(frame, drawing))
  const fresh = force || !store.has(stored)
  if (fresh) store.write(stored, render(frame, drawing))
  return { name: frame.name, key, stored, milliseconds: performance.now() - start, fresh }
}

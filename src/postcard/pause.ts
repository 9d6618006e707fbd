import type { PlayedStage } from './photograph'

/** Holds a day as it is, also what moves by itself in its page. Returns what lets it go on. */
export function pause(stage: PlayedStage | null, written: Element | null): () => void {
  stage?.suspend()
  const motions = written?.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running') ?? []
  for (const motion of motions) motion.pause()
  return () => {
    for (const motion of motions) motion.play()
    stage?.resume()
  }
}

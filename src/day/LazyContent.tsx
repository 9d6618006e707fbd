import { type ReactNode, useEffect, useState } from 'react'
import { type Chunk, ChunkLoadError } from '../loading/chunkLoader'
import { loader } from '../loading/loader'
import { ChunkFailure } from './failures'

interface Props<Module> {
  /** Stays the same: it is loaded once. */
  readonly chunk: Chunk<Module>
  /** What of it is shown. */
  readonly children: (module: Module) => ReactNode
}

/** What is on a page that hardly anybody comes to, so that nobody else loads it; or why it did not come. */
export function LazyContent<Module>({ chunk, children }: Props<Module>) {
  const [loaded, setLoaded] = useState<{ readonly module: Module } | ChunkLoadError | null>(null)
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let isWanted = true
    loader.load(chunk).then(
      (module) => isWanted && setLoaded({ module }),
      (error) => {
        if (!(error instanceof ChunkLoadError)) throw error
        if (isWanted) setLoaded(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [chunk, attempt])

  if (loaded instanceof ChunkLoadError)
    return <ChunkFailure error={loaded} onTryAgain={() => setAttempt((last) => last + 1)} />
  return loaded && children(loaded.module)
}

import { useMemo, useState } from 'react'
import { type DebugContext, messageOf, type Note } from './debugContext'
import type { PlayedVisit } from './playedVisit'

/** Lays out what the tools work on, and keeps what they say. */
export function useDebugContext({ day, scene, run }: PlayedVisit): readonly [context: DebugContext, note: Note | null] {
  const [note, setNote] = useState<Note | null>(null)
  const context = useMemo((): DebugContext => {
    const warn = (words: string) => setNote({ words, isWarning: true })
    const attempt = (what: () => void) => {
      try {
        what()
        run.redraw()
      } catch (error) {
        warn(messageOf(error))
      }
    }
    return {
      day,
      scene,
      run,
      tell: (words) => setNote({ words, isWarning: false }),
      warn,
      attempt,
      restart: (seed = run.playhead.seed) => attempt(() => run.restart(seed)),
    }
  }, [day, scene, run])
  return [context, note]
}

import { useMemo, useState } from 'react'
import { type Bench, type Note, wordsOf } from './bench'
import type { PlayedVisit } from './playedVisit'

/** Lays out what the tools work on, and keeps what they say. */
export function useBench({ day, definition, run, stageRun }: PlayedVisit): readonly [bench: Bench, note: Note | null] {
  const [note, setNote] = useState<Note | null>(null)
  const bench = useMemo((): Bench => {
    const warn = (words: string) => setNote({ words, isWarning: true })
    const attempt = (what: () => void) => {
      try {
        what()
        run.redraw()
      } catch (error) {
        warn(wordsOf(error))
      }
    }
    return {
      day,
      definition,
      run,
      stageRun,
      tell: (words) => setNote({ words, isWarning: false }),
      warn,
      attempt,
      restart: (seed) =>
        attempt(() => {
          run.takeOver()
          run.playhead.restart(seed)
        }),
    }
  }, [day, definition, run, stageRun])
  return [bench, note]
}

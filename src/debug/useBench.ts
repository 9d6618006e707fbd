import { useMemo, useState } from 'react'
import { type Bench, type Note, wordsOf } from './bench'
import type { PlayedVisit } from './playedVisit'

/** Lays out what the tools work on, and keeps what they say. */
export function useBench({ day, scene, run }: PlayedVisit): readonly [bench: Bench, note: Note | null] {
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
      scene,
      run,
      tell: (words) => setNote({ words, isWarning: false }),
      warn,
      attempt,
      restart: (seed) =>
        attempt(() => {
          run.takeOver()
          run.playhead.restart(seed)
        }),
    }
  }, [day, scene, run])
  return [bench, note]
}

import { useMemo, useState } from 'react'
import type { CalendarDay } from '../calendar'
import type { SceneRun } from '../stage/sceneRun'
import type { AnyScene } from '../stage/stageRequests'
import { type Bench, type Note, wordsOf } from './bench'

/** Lays out what the tools work on, and keeps what they say. */
export function useBench(day: CalendarDay, scene: AnyScene, run: SceneRun): readonly [bench: Bench, note: Note | null] {
  const [note, setNote] = useState<Note | null>(null)
  const bench = useMemo((): Bench => {
    const warn = (words: string) => setNote({ words, isComplaint: true })
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
      tell: (words) => setNote({ words, isComplaint: false }),
      warn,
      attempt,
      restart: (seed) =>
        attempt(() => {
          run.isDeaf = false
          run.playhead.restart(seed)
        }),
    }
  }, [day, scene, run])
  return [bench, note]
}

import { useEffect } from 'react'
import { expectPlayable, parseRecording, printRecording } from '../stage/recording'
import type { Tunable } from '../stage/scene'
import { type Bench, wordsOf } from './bench'
import { turnedNumbers } from './Tuning'

const KEY = 'kept moment'

interface KeptMoment {
  readonly recording: string
  readonly isPaused: boolean
  readonly speed: number
  /** The numbers that were turned by hand; the others are as the files say by then. */
  readonly turned: readonly string[]
}

/**
 * In development: when a changed file reloads the page, plays the game to the same moment again, by the rules and the
 * numbers as they are then. Nothing is kept of a game whose beginning is not remembered.
 */
export function useKeptMoment(bench: Bench): void {
  useEffect(() => {
    const hot = import.meta.hot
    if (!hot) return
    comeBack(bench)
    const keep = () => keepMoment(bench)
    hot.on('vite:beforeFullReload', keep)
    return () => hot.off('vite:beforeFullReload', keep)
  }, [bench])
}

function keepMoment({ run: { playhead }, scene }: Bench): void {
  if (playhead.remembersFrom !== 0) return
  const moment: KeptMoment = {
    recording: printRecording({ ...playhead.record(), hash: playhead.hash() }),
    isPaused: playhead.isPaused,
    speed: playhead.speed,
    turned: turnedNumbers(scene.tuning, playhead.world.tuning),
  }
  sessionStorage.setItem(KEY, JSON.stringify(moment))
}

function comeBack({ run, scene, day, tell, complain }: Bench): void {
  const text = sessionStorage.getItem(KEY)
  if (!text) return
  sessionStorage.removeItem(KEY)
  const { recording: kept, isPaused, speed, turned }: KeptMoment = JSON.parse(text)
  const recording = parseRecording(kept)
  if (recording.day !== day.slug) return
  const table: Readonly<Record<string, Tunable>> = scene.tuning
  const tuning = Object.fromEntries(
    Object.entries(table).map(([name, { value }]) => [
      name,
      turned.includes(name) ? (recording.tuning[name] ?? value) : value,
    ]),
  )
  try {
    const again = { ...recording, tuning }
    expectPlayable(again, day.slug, table)
    run.playhead.replay(again)
    run.playhead.seek(recording.ticks * scene.rules.tick)
    run.playhead.speed = speed
    if (isPaused) run.playhead.pause()
    run.redraw()
    tell('The page was loaded anew; the game is where it was.')
  } catch (error) {
    complain(`The page was loaded anew, and the game with it. ${wordsOf(error)}`)
  }
}

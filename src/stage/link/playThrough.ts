import type { AnyScene } from '../contract/anyScene'
import { type AnyPlayhead, Playhead } from '../time/playhead'
import type { Recording } from '../time/recording'

/** How long a game is played at a time, in ms, and after how many ticks the clock is looked at. */
const PORTION = { time: 10, ticks: 5 } as const

/** As much of a day as games are played by. */
export type PlayedScene = Pick<AnyScene, 'rules' | 'tuning' | 'areas' | 'panelPresses'>

/**
 * Plays a game to its end without a picture, in portions: the page stays alive.
 * @param signal calls it off
 * @returns the fingerprint of its end
 * @throws what the rules throw, and the signal's reason
 */
export async function playThrough(game: Recording, { rules }: PlayedScene, signal?: AbortSignal): Promise<string> {
  const { day, seed, tuning, size, ticks } = game
  const playhead = new Playhead<unknown, object, Readonly<Record<string, number>>>({ day, rules, tuning, seed, size })
  playhead.replay(game)
  playhead.seekTo(ticks * rules.tick)
  do {
    await nextTask()
    signal?.throwIfAborted()
  } while (!playPortion(playhead))
  return playhead.hash()
}

/** Returns whether that was the last one. */
function playPortion(playhead: AnyPlayhead): boolean {
  const enough = performance.now() + PORTION.time
  while (!playhead.continueSeek(PORTION.ticks)) if (performance.now() >= enough) return false
  return true
}

/** Whatever else waits to be done is done until then. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

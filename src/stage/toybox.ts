import type { Application } from 'pixi.js'
import { useEffect } from 'react'
import type { CalendarDay } from '../calendar'
import { toWindow } from './fit'
import { centreOf } from './hitTest'
import type { Act, ActKind, CueData, Point } from './scene'
import type { SceneRun } from './sceneRun'

/** How many of the last cues the toy box tells of. */
const CUES_KEPT = 1000

/** What tools and tests may do with the day on the stage: `window.toybox`, there while the address says `debug`. */
export interface Toybox {
  readonly day: string
  readonly seed: number
  /** Simulated ms since the start. */
  readonly now: number
  /** A copy of the day's truth. */
  state(): unknown
  /** A fingerprint of the whole truth. */
  hash(): string
  step(ticks?: number): void
  seek(ms: number): void
  pause(): void
  play(): void
  act(act: Act & { kind: ActKind }): void
  /** What can be pressed, each with its centre in CSS pixels of the page. */
  hitAreas(): { id: string; label: string; centre: Point }[]
  /** What happened since the day began, oldest first, the last thousand of it. */
  cues(): { name: string; data: CueData }[]
}

declare global {
  interface Window {
    toybox?: Toybox
    /** Where Pixi's own devtools look for what they inspect. */
    __PIXI_APP__?: Application
  }
}

/** Offers the day on the stage to tools and tests, for as long as the component is there; nothing while `run` is `null`. */
export function useToybox(run: SceneRun | null, day: CalendarDay): void {
  useEffect(() => {
    if (!run) return
    const cues: { name: string; data: CueData }[] = []
    const keepCue = (name: string, data: CueData) => {
      cues.push({ name, data })
      if (cues.length > CUES_KEPT) cues.shift()
    }
    run.cueListeners.add(keepCue)
    window.toybox = toyboxOf(run, day, cues)
    window.__PIXI_APP__ = run.app
    return () => {
      run.cueListeners.delete(keepCue)
      delete window.toybox
      delete window.__PIXI_APP__
    }
  }, [run, day])
}

function toyboxOf(run: SceneRun, day: CalendarDay, cues: { name: string; data: CueData }[]): Toybox {
  const { playhead } = run
  return {
    day: day.slug,
    get seed() {
      return playhead.seed
    },
    get now() {
      return playhead.now
    },
    state: () => structuredClone(playhead.state),
    hash: () => playhead.hash(),
    step(ticks = 1) {
      playhead.step(ticks)
      run.redraw()
    },
    seek(ms) {
      playhead.seek(ms)
      run.redraw()
    },
    pause: () => playhead.pause(),
    play: () => playhead.play(),
    act: (act) => run.act(act),
    hitAreas: () =>
      run.areas.map(({ id, label, shape }) => ({ id, label: label.en, centre: toWindow(run.fit, centreOf(shape)) })),
    cues: () => [...cues],
  }
}

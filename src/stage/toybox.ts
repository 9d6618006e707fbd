import type { Application } from 'pixi.js'
import { useEffect } from 'react'
import type { CalendarDay } from '../calendar'
import { toWindow } from './fit'
import { centreOf } from './hitTest'
import type { EventData, Input, InputKind, Point } from './scene'
import type { SceneRun } from './sceneRun'

/** How many of the last events the toy box tells of. */
const EVENTS_KEPT = 1000

/** What tools and tests may do with the day on the stage: `window.toybox`, there while the address says `debug`. */
export interface Toybox {
  readonly day: string
  readonly seed: number
  /** Simulated ms since the start. */
  readonly now: number
  /** A copy of the day's state. */
  state(): unknown
  /** A fingerprint of the whole state. */
  hash(): string
  step(ticks?: number): void
  seek(ms: number): void
  pause(): void
  play(): void
  input(input: Input & { kind: InputKind }): void
  /** What can be pressed, each with its centre in CSS pixels of the page. */
  hitAreas(): { id: string; label: string; centre: Point }[]
  /** What happened since the day began, oldest first, the last thousand of it. */
  events(): { name: string; data: EventData }[]
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
    const events: { name: string; data: EventData }[] = []
    const keepEvent = (name: string, data: EventData) => {
      events.push({ name, data })
      if (events.length > EVENTS_KEPT) events.shift()
    }
    run.eventListeners.add(keepEvent)
    window.toybox = toyboxOf(run, day, events)
    window.__PIXI_APP__ = run.app
    return () => {
      run.eventListeners.delete(keepEvent)
      delete window.toybox
      delete window.__PIXI_APP__
    }
  }, [run, day])
}

function toyboxOf(run: SceneRun, day: CalendarDay, events: { name: string; data: EventData }[]): Toybox {
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
    input: (input) => run.input(input),
    hitAreas: () =>
      run.areas.map(({ id, label, shape }) => ({ id, label: label.en, centre: toWindow(run.fit, centreOf(shape)) })),
    events: () => [...events],
  }
}

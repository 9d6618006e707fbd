import { AreaKeeper, type Areas, type HitArea } from '../contract/areas'
import type { Size } from '../contract/geometry'
import type { DayKey } from '../contract/keys'
import type { EventTable, Input, InputKind, Rules, TuningTable } from '../contract/scene'
import { tuned } from '../contract/tuned'
import { StageViewport } from '../contract/viewport'
import { Playhead } from './playhead'

interface Setup<State, Tuning> {
  /** The slug that recordings name. */
  readonly day?: string
  readonly seed: number
  readonly tuning?: Partial<Tuning>
  readonly size?: Readonly<Size>
  readonly areas?: Areas<State, Tuning>
}

/** What most inputs of a test are: the main button in the middle of nothing. */
type PartialInput = Partial<Input>

/** Plays a day's rules in plain Node, tick by tick and checked after every one, for tests. */
export function playRules<State, Events extends EventTable, Tuning extends object>(
  rules: Rules<State, Events, Tuning>,
  table: TuningTable<Tuning>,
  { day = 'a test', seed, tuning = {}, size = { width: 1600, height: 1000 }, areas = [] }: Setup<State, Tuning>,
) {
  const told: { readonly name: string; readonly data: unknown }[] = []
  const keeper = new AreaKeeper(areas)
  const viewport = new StageViewport(false)
  const playhead = new Playhead<State, Events, Tuning>({
    day,
    rules,
    tuning: { ...tuned<Tuning>(table), ...tuning },
    seed,
    size,
    onEvent: (name, data) => told.push({ name, data }),
  })

  function step() {
    playhead.step()
    playhead.check()
  }

  const input = (kind: InputKind) => (done: PartialInput) =>
    playhead.queue({ kind, at: { ...playhead.world.pointer }, area: null, button: 'main', ...done })

  return {
    playhead,
    get state() {
      return playhead.state
    },
    /** The events so far, with their data. */
    told,
    /** The names of the events so far. */
    get events() {
      return told.map(({ name }) => name)
    },
    /** What can be pressed now, front to back, in a window of the stage's own size. */
    hitAreas(): readonly HitArea[] {
      viewport.follow({ x: 0, y: 0, scale: 1 }, playhead.world.size)
      keeper.follow(playhead.state, playhead.world, viewport)
      return keeper.present
    },
    press: input('press'),
    release: input('release'),
    move: input('move'),
    hover: input('hover'),
    leave: input('leave'),
    /** What the day draws later has come. */
    later: () => input('later')({}),
    /** What the visitor's browser has kept. */
    kept: (text: string) => playhead.queue({ kind: 'kept', text }),
    resize: (size: Size) => playhead.queue({ kind: 'resize', size }),
    /** Lets that many simulated ms go by, to the tick. Inputs take place at the first of them. */
    run(ms: number) {
      for (let left = ms; left > 0; left -= rules.tick) step()
    },
    /** Lets time go by until it is so. Throws after `atMost` simulated ms. */
    runUntil(isSo: () => boolean, atMost = 60_000) {
      while (!isSo()) {
        if (playhead.now > atMost) throw new Error(`It had not come to pass after ${atMost} simulated ms.`)
        step()
      }
    },
  }
}

/** A key that is pressed with the focus nowhere, or whatever else is said of it, for tests. */
export function dayKey(key: string, more: Partial<DayKey> = {}): DayKey {
  return { key, code: '', isRepeat: false, time: 0, text: '', areas: [], tabStops: [], focused: null, ...more }
}

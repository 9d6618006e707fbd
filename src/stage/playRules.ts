import { Playhead } from './playhead'
import type { Input, InputKind, NumbersOf, Rules, Size, Tunable } from './scene'
import { tuned } from './tuned'

interface Setup<Numbers> {
  readonly seed: number
  readonly tuning?: Partial<Numbers>
  readonly size?: Readonly<Size>
}

/** What most inputs of a test are: the main button in the middle of nothing. */
type PartialInput = Partial<Input>

/** Plays a day's rules in plain Node, tick by tick and checked after every one, for tests. */
export function playRules<State, Table extends Readonly<Record<string, Tunable>>>(
  rules: Rules<State, NumbersOf<Table>>,
  table: Table,
  { seed, tuning = {}, size = { width: 1600, height: 1000 } }: Setup<NumbersOf<Table>>,
) {
  const events: string[] = []
  const playhead = new Playhead<State, NumbersOf<Table>>({
    day: 'a test',
    rules,
    tuning: tuned(table, tuning),
    seed,
    size,
    onEvent: (name) => events.push(name),
  })

  function step() {
    playhead.step()
    rules.check?.(playhead.state, playhead.world)
  }

  const input = (kind: InputKind) => (done: PartialInput) =>
    playhead.queue({ kind, at: { ...playhead.world.pointer }, area: null, button: 'main', ...done })

  return {
    playhead,
    get state() {
      return playhead.state
    },
    /** The names of the events so far. */
    events,
    hitAreas: () => rules.hitAreas?.(playhead.state, playhead.world) ?? [],
    press: input('press'),
    release: input('release'),
    move: input('move'),
    hover: input('hover'),
    leave: input('leave'),
    resize: (size: Size) => playhead.queue({ kind: 'resize', size: size }),
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

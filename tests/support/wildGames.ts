import type { Areas, HitArea } from '../../src/stage/contract/areas'
import type { Point } from '../../src/stage/contract/geometry'
import type { EventTable, InputKind, Random, Rules, TuningTable } from '../../src/stage/contract/scene'
import { areaAt, centreOf } from '../../src/stage/input/hitTest'
import type { AnyPlayhead } from '../../src/stage/time/playhead'
import { playRules } from '../../src/stage/time/playRules'
import { seededRandom } from '../../src/stage/time/random'
import type { PlayedDay } from './days'

/** The parts of a day that wild games are played by. */
interface Day<State, Events extends EventTable, Tuning extends object> {
  readonly rules: Rules<State, Events, Tuning>
  readonly tuning: TuningTable<Tuning>
  readonly areas: Areas<State, Tuning>
}

const MINUTE = 60_000
const KINDS: readonly InputKind[] = ['press', 'press', 'release', 'move', 'move', 'hover', 'leave']
/** How long somebody without any idea waits between two things, in ms, at most. */
const PATIENCE = 300

/**
 * In how many of so many minutes an event came, of somebody who has no idea: points anywhere, and presses what there is or beside it,
 * more than three times a second. What is drawn later is there from the first tick on.
 */
export function wildMinutesWith<State, Events extends EventTable, Tuning extends object>(
  { rules, tuning, areas }: Day<State, Events, Tuning>,
  event: keyof Events & string,
  minutes: number,
): number {
  let came = 0
  for (let seed = 1; seed <= minutes; seed++) {
    const game = playRules(rules, tuning, { seed, areas })
    const visitor = seededRandom(seed + minutes)
    const { width, height } = game.playhead.world.size
    game.later()
    while (game.playhead.now < MINUTE && !game.events.includes(event)) {
      const present = game.hitAreas()
      const chosen = present.length > 0 && visitor.next() < 0.5 ? visitor.pick(present) : null
      const at = chosen ? centreOf(chosen.shape) : { x: visitor.between(0, width), y: visitor.between(0, height) }
      const area = (chosen ?? areaAt(present, at))?.id ?? null
      game.move({ at, area })
      if (visitor.next() < 0.7) game.press({ at, area })
      game.run(rules.tick)
      game.release({ at, area })
      game.run(Math.ceil(visitor.between(0, PATIENCE) / rules.tick) * rules.tick)
    }
    if (game.events.includes(event)) came += 1
  }
  return came
}

/**
 * Does anything at all, anywhere, also beside the stage, by either button, to what is present or to nothing; or resizes the window where
 * that matters.
 * @param held puts a place where the visitor's hand can hold it
 */
export function doAnything(
  playhead: AnyPlayhead,
  { followsWindow }: Pick<PlayedDay, 'followsWindow'>,
  present: readonly HitArea[],
  visitor: Random,
  held = (place: Point): Point => place,
): void {
  if (followsWindow && visitor.next() < 0.01) {
    const size = { width: visitor.between(1101, 2600), height: visitor.between(200, 1600) }
    playhead.queue({ kind: 'resize', size })
    return
  }
  const { width, height } = playhead.world.size
  const at = held({ x: visitor.between(-200, width + 200), y: visitor.between(-200, height + 200) })
  const ids = present.map(({ id }) => id)
  const area = ids.length > 0 && visitor.next() < 0.5 ? visitor.pick(ids) : (areaAt(present, at)?.id ?? null)
  playhead.queue({ kind: visitor.pick(KINDS), at, area, button: visitor.next() < 0.2 ? 'second' : 'main' })
}

import type { Areas } from '../../src/stage/contract/areas'
import type { EventTable, Rules, TuningTable } from '../../src/stage/contract/scene'
import { areaAt, centreOf } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { seededRandom } from '../../src/stage/time/random'

/** The parts of a day that wild games are played by. */
interface Day<State, Events extends EventTable, Tuning extends object> {
  readonly rules: Rules<State, Events, Tuning>
  readonly tuning: TuningTable<Tuning>
  readonly areas: Areas<State, Tuning>
}

const MINUTE = 60_000
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

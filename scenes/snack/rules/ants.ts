import type { World } from '../../../src/stage/contract/scene'
import { ANTS, MOST, TILE } from '../layout'
import type { Events, SnackState } from '../state'
import type { Tuning } from '../tuning'

/** Something further to the left than this was left behind, in scene units across the stage. */
const BEHIND = -1600

/** What has fallen is left behind with the icing, until ants take it up and run along with it in their row. */
export function followAnts(snack: SnackState, { now, emit }: World<Events, Tuning>): void {
  const { lying, row, front, feast } = snack
  let kept = 0
  for (const morsel of lying) {
    morsel.x -= front.pace * TILE
    if (!feast && row.length < MOST.row && now >= morsel.fellAt + ANTS.rest) {
      row.push({ food: morsel.food, x: morsel.x, takenAt: now })
      emit('carried', { loads: row.length })
    } else if (morsel.x > BEHIND) {
      lying[kept] = morsel
      kept += 1
    }
  }
  lying.length = kept
}

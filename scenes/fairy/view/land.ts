import type { manifest } from '../../../assets/fairy/manifest'
import type { ViewKit } from '../../../src/stage/view/kit'
import type { Still } from '../../../src/stage/view/still'
import { ADMIRER, LAUNDRY, TRAIL } from '../layout'

/** The garden, and what only windows of other shapes than the stage's show of the land around it: a wood, a glade above, a path below. */
export function printedLand(kit: ViewKit<typeof manifest>): Still {
  const trail = kit.sprite('trail')
  const laundry = kit.sprite('laundry')
  const admirer = kit.sprite('admirer')
  trail.position.copyFrom(TRAIL)
  laundry.position.copyFrom(LAUNDRY)
  admirer.position.copyFrom(ADMIRER)
  // The path covers the foot of the wall.
  return kit.still(kit.sprite('wood'), kit.sprite('glade'), laundry, kit.sprite('garden'), trail, admirer)
}

import type { manifest } from '../../../assets/bouquet-later/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { DEGREE } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { heightOfHill } from '../layout'
import type { BouquetState, Snail } from '../state'

/** How far it leans back, in degrees. */
const TILT = -14

/** Where the snail's hat sits, from under its foot, in scene units: on its head, or on its shell. */
const HAT = { head: { x: 27, y: -26 }, shell: { x: -1, y: -25 } } as const

/** The petal that the snail wears as a hat. */
export function createHat(kit: LaterKit<typeof manifest>): View<BouquetState> {
  const hat = kit.sprite('hat')
  hat.tint = 0xfffaf0
  return {
    root: hat,
    draw({ snail }, { now }) {
      hat.visible = snail.hattedAt !== null && now >= snail.hattedAt
      hatOf(snail, now, hat.position)
      hat.rotation = (snail.goesLeft ? -TILT : TILT) * DEGREE
      hat.scale.x = snail.goesLeft ? -1 : 1
    },
  }
}

/** Puts `out` where the snail wears a hat. */
export function hatOf({ x, goesLeft, comesOutAt }: Snail, now: number, out: Point): void {
  const worn = now < comesOutAt ? HAT.shell : HAT.head
  out.x = x + (goesLeft ? -worn.x : worn.x)
  out.y = heightOfHill(x) + worn.y
}

import type { manifest } from '../../../assets/bouquet-later/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { DEGREE } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { heightOfHill } from '../layout'
import type { BouquetState, Snail } from '../state'

/** How it sits, in degrees from pointing up, and how large. */
const TILT = -72
const SIZE = 0.86

/** Where the snail's hat sits, from under its foot, in scene units: on its head, or on its shell. */
const HAT = { head: { x: 44, y: -26 }, shell: { x: 22, y: -24 } } as const

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
      hat.scale.set(snail.goesLeft ? -SIZE : SIZE, SIZE)
    },
  }
}

/** Puts `out` where the snail wears a hat. */
export function hatOf({ x, goesLeft, comesOutAt }: Snail, now: number, out: Point): void {
  const worn = now < comesOutAt ? HAT.shell : HAT.head
  out.x = x + (goesLeft ? -worn.x : worn.x)
  out.y = heightOfHill(x) + worn.y
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ego-later/manifest'
import { scatter } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { STAGE } from '../layout'
import type { EgoState } from '../state'

/** How many fly at a cut, for how long in ms, and from and to how far from the middle, in units. */
const FLIGHT = { blades: 9, time: 900, apart: 70, from: 150, to: 1150 } as const
/** How large they are as they leave and as they pass us, and how often they turn over. */
const SIZE = { from: 0.3, to: 2 } as const
const TURNS = { from: 0.4, more: 0.8 } as const
/** How flat the round of the clearing is, seen from above at 45°. */
const FLAT = 0.62

/** The blades that are cut right before us: they fly out of the clearing and past. */
export function createBlades(kit: LaterKit<typeof manifest>): View<EgoState> {
  const blades = Array.from({ length: FLIGHT.blades }, (_, index) => kit.sprite('blade').show(index % 3))
  const root = new Container({ label: 'blades', children: blades })

  return {
    root,
    draw({ mownAt, swings }, { now, reducedMotion }) {
      const elapsed = since(mownAt, now)
      root.visible = !reducedMotion && elapsed < FLIGHT.time + FLIGHT.apart * FLIGHT.blades
      if (!root.visible) return
      for (const [index, blade] of blades.entries()) {
        const share = (elapsed - index * FLIGHT.apart * 0.5) / (FLIGHT.time * (0.75 + 0.4 * scatter(index + 0.4)))
        blade.visible = share > 0 && share < 1
        if (!blade.visible) continue
        const chance = index + swings * 13
        const way = ((index + 0.8 * scatter(chance)) / FLIGHT.blades) * 2 * Math.PI
        const far = FLIGHT.from + (FLIGHT.to - FLIGHT.from) * share
        const rise = 190 * Math.sin(share * Math.PI)
        blade.position.set(
          STAGE.width / 2 + Math.cos(way) * far,
          STAGE.height * 0.55 + Math.sin(way) * far * FLAT - rise,
        )
        const turns = (TURNS.from + TURNS.more * scatter(chance + 0.5)) * (scatter(chance + 0.2) < 0.5 ? -1 : 1)
        blade.rotation = way + 0.5 + turns * 2 * Math.PI * share
        blade.scale.set(SIZE.from + (SIZE.to - SIZE.from) * share ** 1.2)
      }
    },
  }
}

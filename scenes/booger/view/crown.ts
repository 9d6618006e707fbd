import { Container } from 'pixi.js'
import { BENDS, bender, UNIT } from '../../../assets/booger/shared'
import { DEGREE } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import { CROWNED, REIGN } from '../layout'
import type { BoogerState } from '../state'
import { bentAt } from './hand'
import type { Kit } from './things'

/** Where the tip is of each drawing of the finger, in units of the scene, and how it is turned, in radians. */
const TIPS = new Map(
  Object.entries(BENDS).map(([name, bend]) => {
    const { place, turnAt } = bender(bend)
    const { x, y } = place(0, 0)
    return [name, { x: x * UNIT, y: y * UNIT, turn: turnAt(0) * DEGREE }]
  }),
)

/** The crown, on the finger that has won it. */
export function createCrown(kit: Kit): View<BoogerState> {
  const crown = kit.sprite('crown')
  return {
    root: new Container({ label: 'crown', children: [crown] }),
    draw(booger, { now }) {
      const { kings, reignsAt } = booger.garland
      const reigned = reignsAt === null ? -1 : now - reignsAt
      const before = kings - (reigned >= REIGN.deposed ? 1 : 0)
      crown.visible = reignsAt === null ? kings > 0 : before > 0 || reigned >= CROWNED
      const tip = TIPS.get(bentAt(booger, now))
      if (!tip) return
      crown.position.set(tip.x, tip.y)
      crown.rotation = tip.turn - 0.06
    },
  }
}

import { Container } from 'pixi.js'
import { LODGER } from '../../../assets/bat/shared'
import type { manifest } from '../../../assets/bat-later/manifest'
import { LOOKS } from '../../../assets/bat-later/shared'
import { smoothstep } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CASTLE, liftOf } from '../layout'
import type { BatState } from '../state'

/** How far it comes up to look out, in scene units. */
const COMES_UP = 44
/** How much of its peek it is not quite awake; from how far beside it somebody is to its left or right, in scene units. */
const DROWSY = 0.3
const ASIDE = 160

/** Whoever lives under the highest roof after the bat. */
export function createLodger(kit: LaterKit<typeof manifest>): View<BatState> {
  const lodger = kit.sprite('lodger')
  lodger.x = LODGER.x
  return {
    root: new Container({ label: 'lodger', children: [lodger] }),
    draw({ castle, letting, lodger: { peek }, glance }, { now, pointer }) {
      lodger.visible = letting.lodger > 0
      if (!lodger.visible) return
      // It looks out while it is moved, and all the time while its castle sinks.
      const peers = castle.show || letting.leaves ? 1 : letting.comes ? 0 : liftOf(peek, now)
      const sinks = castle.show ? smoothstep(0, 0.05, progress(castle.show, now)) : 1
      lodger.y = LODGER.y + COMES_UP * (1 - peers * sinks)
      const seen = glance?.x ?? pointer.x
      const look = seen < CASTLE.x - ASIDE ? 'left' : seen > CASTLE.x + ASIDE ? 'right' : 'awake'
      const isDrowsy = peek !== null && progress(peek, now) < DROWSY
      lodger.show((letting.lodger - 1) * LOOKS.length + LOOKS.indexOf(isDrowsy ? 'sleepy' : look))
    },
  }
}

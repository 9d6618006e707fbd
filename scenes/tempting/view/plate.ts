import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import { ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CLOSING } from '../layout'
import type { TemptingState } from '../state'
import { closingShare } from './closing'

/** The plate turned over, and the padlock on it, in scene units. */
const PLATE = { x: 742, y: 782 } as const
const PADLOCK = { x: 772, y: 824, rotation: 0.09 } as const
const TIP = { x: 632, y: 800 } as const

/** What of the tongue was not in in time. */
export function createTongueTip(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const tip = kit.sprite('tongueTip').updateTransform(TIP)
  return {
    root: new Container({ label: 'tongue tip', children: [tip] }),
    draw(machine, { now }) {
      const share = closingShare(machine, now, CLOSING.tongue, 160, 700)
      tip.visible = share > 0
      tip.scale.y = share
    },
  }
}

/** The plate on the lower lip, turned over, and the padlock that hangs from it. */
export function createPlate(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const plate = kit.sprite('closed').updateTransform(PLATE)
  const padlock = kit.sprite('padlock').updateTransform(PADLOCK)
  return {
    root: new Container({ label: 'plate', children: [padlock, plate] }),
    draw(machine, { now, reducedMotion }) {
      const turned = closingShare(machine, now, CLOSING.plate, 180, 500)
      plate.visible = turned > 0.5
      plate.scale.y = turned * 2 - 1
      const hung = closingShare(machine, now, CLOSING.lock, 90, 200)
      padlock.visible = hung > 0
      padlock.scale.set(2 - hung)
      padlock.rotation =
        PADLOCK.rotation +
        (reducedMotion ? 0 : 0.3 * ringing(since(machine.closedAt, now) - CLOSING.lock - 90, 180, 260))
    },
  }
}

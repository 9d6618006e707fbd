import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import { easeOutBack, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CLOSING } from '../layout'
import type { TemptingState } from '../state'
import { closingShare } from './closing'

/** The nostrils that it hangs from, in scene units. */
const NOSTRILS = { x: 742, y: 396 } as const
/** How long it takes to drop, and to swing, ms; how far, in radians. */
const DROP = 180
const SWING = { lasting: 1400, period: 700, far: 0.16 } as const

/** The sign on its string: it drops out of the nose, swings, and swings again when it is pushed. */
export function createSign(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const sign = kit.sprite('sign').updateTransform(NOSTRILS)
  return {
    root: new Container({ label: 'sign', children: [sign] }),
    draw(machine, { now, reducedMotion }) {
      const share = closingShare(machine, now, CLOSING.sign, DROP, 0)
      sign.visible = share > 0
      sign.scale.set(0.3 + 0.7 * share, reducedMotion ? share : easeOutBack(share))
      const dropped = since(machine.closedAt, now) - CLOSING.sign - DROP
      sign.rotation = reducedMotion
        ? 0
        : SWING.far *
          (swaying(dropped, SWING.lasting, SWING.period) +
            swaying(since(machine.pushedAt, now), SWING.lasting, SWING.period))
    },
  }
}

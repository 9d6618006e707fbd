import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import { BENT, SLAT } from '../../../assets/tempting-later/shared'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CLOSING, REELS } from '../layout'
import type { TemptingState } from '../state'
import { closingShare } from './closing'

const X = REELS[1].x
const TOP = SLAT.top * 2
const HIGH = SLAT.high * 2
/** In how many jerks they come down. */
const JERKS = 5
/** When somebody looks out between two of them, and until when, ms after the closing. */
const PEEP = { from: 7000, until: 11_500 } as const

/** The shutters: slat by slat, in jerks, and their lowest bar; and who lives behind them. */
export function createShutters(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const slats = Array.from({ length: SLAT.count }, (_, slat) =>
    kit
      .sprite('slat')
      .show(slat)
      .updateTransform({ x: X, y: TOP + slat * HIGH }),
  )
  const rail = kit.sprite('rail').updateTransform({ x: X })
  const peeper = kit.sprite('peeper').updateTransform({ x: BENT.x * 2, y: TOP + (BENT.slat + 1) * HIGH - 6.8 })
  // The last of them first: each lies over the black of the next.
  const root = new Container({ label: 'shutters', children: [...slats, peeper, rail] })
  return {
    root,
    draw(machine, { now, pointer, reducedMotion }) {
      const share = closingShare(machine, now, CLOSING.shutters, CLOSING.shut, 400)
      const down = reducedMotion ? share : Math.ceil(share * JERKS) / JERKS
      const count = down * SLAT.count
      root.visible = share > 0
      for (let slat = 0; slat < slats.length; slat++) {
        const sprite = slats[slat]
        if (sprite) sprite.visible = slat < count
      }
      rail.y = TOP + count * HIGH - 12
      const after = since(machine.closedAt, now)
      const isLookedAt = Math.hypot(pointer.x - peeper.x, pointer.y - peeper.y) < 90
      peeper.visible = after >= PEEP.from && after < PEEP.until && !isLookedAt
    },
  }
}

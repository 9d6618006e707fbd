import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import { swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CLOSING } from '../layout'
import type { TemptingState } from '../state'

/** Where the uppermost sign of before hangs on the wall, and how far below it the next one, in scene units. */
const PAST = { x: 1432, y: 706, apart: 78 } as const
const MOST = 3
/** Where the highest credit is pencilled on the wall, under the card. */
const BEST = { x: 92, y: 712, angle: -3, letters: 4, tint: 0x6b645b } as const

/** What is left of days before, on the wall: a sign for each; and in pencil how rich you were. */
export function createPast(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const signs = Array.from({ length: MOST }, (_, sign) =>
    kit
      .sprite('past')
      .show(sign)
      .updateTransform({ x: PAST.x, y: PAST.y + sign * PAST.apart }),
  )
  const pencil = kit.text('pencil', BEST.letters)
  pencil.position.copyFrom(BEST)
  pencil.angle = BEST.angle
  pencil.tint = BEST.tint
  const crown = kit.sprite('pencilled').updateTransform({ x: BEST.x - 34, y: BEST.y + 24 })
  let written = -1
  return {
    // The uppermost lies before what hangs from it.
    root: new Container({ label: 'past', children: [crown, pencil, ...signs.toReversed()] }),
    draw({ days, best, record, closedAt }, { now, reducedMotion }) {
      const highest = Math.min(9999, Math.max(best, record))
      if (highest !== written) pencil.write(String(highest))
      written = highest
      const after = since(closedAt, now)
      const past = closedAt !== null && after < CLOSING.dawn ? days - 1 : days
      for (let sign = 0; sign < signs.length; sign++) {
        const sprite = signs[sign]
        if (!sprite) continue
        sprite.visible = sign < past
        const hung = closedAt !== null && !reducedMotion ? after - CLOSING.dawn - sign * 60 : -1
        sprite.rotation = 0.12 * swaying(hung, 1500, 600)
      }
    },
  }
}

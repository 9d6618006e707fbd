import { EYES } from '../../../assets/baddog/shared'
import type { manifest } from '../../../assets/baddog-later/manifest'
import { scatter } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { DOG_SIZE, LEAP, pawsAt, riseOf } from '../layout'
import type { BadDogState } from '../state'
import { faceOf } from './dog'

/** His tears: how many at most, how often one, how long each flies, in ms; how fast, in scene units a second. */
const TEARS = { most: 9, every: 118, lasts: 880, aside: 260, up: 420, gravity: 1500 } as const

interface Tear {
  readonly place: number
  /** How long it has flown, in ms; below 0 it has not left. */
  since: number
}

/** He laughs until he cries. */
export function createTears(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const tears: Tear[] = Array.from({ length: TEARS.most }, (_, place) => ({ place, since: -1 }))
  const source = { x: 0, y: 0 }
  const root = kit.pool('tear', TEARS.most)

  const placeTear = (sprite: DrawnSprite<string, string>, { place, since }: Tear) => {
    if (since < 0 || since > TEARS.lasts) return false
    const seconds = since / 1000
    const side = place % 2 === 0 ? -1 : 1
    const fast = 0.6 + 0.6 * scatter(place * 3 + 1)
    const aside = side * TEARS.aside * fast
    const up = TEARS.up * (0.7 + 0.5 * scatter(place * 3 + 2))
    sprite.show(place % 3)
    sprite.position.set(
      source.x + side * 60 + aside * seconds,
      source.y - up * seconds + (TEARS.gravity / 2) * seconds * seconds,
    )
    sprite.rotation = Math.atan2(aside, up - TEARS.gravity * seconds) + Math.PI
    return true
  }

  return {
    root,
    draw({ dog }, { now, reducedMotion }) {
      const { leap } = dog
      root.visible = leap !== null && !reducedMotion
      if (!leap || reducedMotion) return
      const face = faceOf(dog)
      const lasts = leap.until - leap.from
      const first = leap.from + lasts * LEAP.up
      const last = leap.from + lasts * LEAP.falls
      source.x = dog.x + (dog.looksLeft ? -1 : 1) * EYES[face].x * DOG_SIZE
      source.y = pawsAt(riseOf(leap, now)) + EYES[face].y * DOG_SIZE
      const round = TEARS.every * TEARS.most
      for (const tear of tears) {
        const since = now - first - tear.place * TEARS.every
        const turn = Math.floor(since / round)
        const born = first + tear.place * TEARS.every + turn * round
        tear.since = face !== 'tongue' && turn >= 0 && born < last ? since - turn * round : -1
      }
      root.show(tears, placeTear)
    },
  }
}

import { BITS } from '../../../assets/baddog/shared'
import type { manifest } from '../../../assets/baddog-later/manifest'
import { scatter } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { GRASS, LEAP, STICK } from '../layout'
import type { BadDogState } from '../state'

/** So many come up with him, so many when he falls; how long they fly, in ms, and how fast, in scene units a second. */
const LEAPING = { count: 18, aside: 560, up: 980, gravity: 1750 } as const
const FALLING = { count: 7, aside: 300, up: 430, gravity: 1750 } as const
const LASTS = 1500
/** How far from his middle they come from, in scene units, and how late the last of them, in ms. */
const SOURCE = { aside: 120, late: 90 } as const

interface Bit {
  readonly place: number
}

/** Torn blades and crumbs of earth that fly where he breaks through the grass. */
export function createBits(kit: LaterKit<typeof manifest>): View<BadDogState> {
  const bits: readonly Bit[] = Array.from({ length: LEAPING.count + FALLING.count }, (_, place) => ({ place }))
  const root = kit.pool('bit', bits.length)
  let x = 0
  let leapt = 0
  let fell = 0

  const placeBit = (sprite: DrawnSprite<string, string>, { place }: Bit) => {
    const isLeaping = place < LEAPING.count
    const { aside, up, gravity, count } = isLeaping ? LEAPING : FALLING
    const index = isLeaping ? place : place - LEAPING.count
    const age = (isLeaping ? leapt : fell) - SOURCE.late * scatter(place + 71)
    if (age < 0 || age > LASTS) return false
    const seconds = age / 1000
    // From -1 to 1, all over, the outer ones faster to the side.
    const side = ((index + 0.5) / count) * 2 - 1
    const wide = side * (0.5 + 0.7 * scatter(place + 11))
    const high = 0.5 + 0.6 * scatter(place + 31)
    sprite.show(place % BITS)
    sprite.position.set(
      x + side * SOURCE.aside + wide * aside * seconds,
      GRASS + 40 - high * up * seconds + (gravity / 2) * seconds * seconds,
    )
    sprite.rotation = scatter(place) * 6 + (scatter(place + 51) - 0.5) * 16 * seconds
    return sprite.y < GRASS + 200
  }

  return {
    root,
    draw({ dog, stick }, { now, reducedMotion }) {
      const { leap, sankAt } = dog
      x = stick ? stick.springsX : dog.x
      const sprung = stick ? stick.from + STICK.springs : leap && leap.from + (leap.until - leap.from) * LEAP.springs
      leapt = reducedMotion || sprung === null ? -1 : now - sprung
      fell = reducedMotion || sprung !== null ? -1 : since(sankAt, now)
      root.show(bits, placeBit)
    },
  }
}

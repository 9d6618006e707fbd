import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fairy/manifest'
import { manifest as tall } from '../../../assets/fairy-tall/manifest'
import { manifest as wide } from '../../../assets/fairy-wide/manifest'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { ADMIRER, LAUNDRY, TRAIL, WATER } from '../layout'

/** Within it something may move before the land, or stand on it: the basin, the toad, the lamps. A polygon in scene units. */
const ALIVE = [300, 8, 1300, 8, 1390, 780, 1020, 780, 1020, 960, 580, 960, 580, 780, 210, 780] as const

/**
 * What the evening darkens, to be multiplied with it: the land alone, and inside of it what may move.
 * @param part of what is drawn later
 */
export function printedDusk(kit: ViewKit<typeof manifest>, part: string): CachedLayer {
  const dusk = kit.cached(kit.laterPart(part)).without(...ALIVE)
  dusk.blendMode = 'multiply'
  return dusk
}

/** The garden, darkened by that where nothing moves, with a hole where its water is, and what only windows of other shapes than the stage's show of the land around it: a wood, a glade above, a path below. */
export function printedLand(kit: ViewKit<typeof manifest>, dusk: CachedLayer): CachedLayer {
  const above = kit.marginPart('tall', tall, (parts) => {
    return new Container({ children: [parts.sprite('glade'), parts.sprite('laundry').updateTransform(LAUNDRY)] })
  })
  const below = kit.marginPart('tall', tall, (parts) => {
    const trail = parts.sprite('trail').updateTransform(TRAIL)
    return new Container({ children: [trail, parts.sprite('admirer').updateTransform(ADMIRER)] })
  })
  const beside = kit.marginPart('wide', wide, (parts) => parts.sprite('wood'))
  // The path covers the foot of the wall.
  return kit
    .background(beside, above, kit.sprite('garden'), below, dusk)
    .without(...WATER.flatMap(({ x, y }) => [x, y]))
}

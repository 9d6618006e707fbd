import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { SEA_TILE } from '../../../assets/crabby/shared'
import { manifest as tall } from '../../../assets/crabby-tall/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HORIZON, STAR } from '../layout'

/** Where the pages of what lies still are put, as they were drawn. */
const CLOUD = { x: 690, y: 410 } as const
const SEA_TOP = 636
const SAND = { x: 60, y: 820 } as const
const HEIGHTS_TOP = -560
const FOREGROUND_TOP = 1000
/** The first tile of the sea begins here; there are some on either side of it, for the widest windows. */
const SEA_FROM = 300
const SEA_TILES = { from: -3, to: 4 } as const
/** How far a sail on the horizon goes, and how long it takes, in scene units and ms. */
const SAIL = { from: -300, to: 1900, time: 190_000, first: 0.33 } as const

/** Sky, sea and sand, and what only windows that are taller than the stage show of them. */
export class Shore {
  readonly still: readonly Container[]
  readonly sail

  constructor(kit: ViewKit<typeof manifest>) {
    const cloud = kit.sprite('cloud').updateTransform(CLOUD)
    const sand = kit.sprite('sand').updateTransform(SAND)
    const star = kit.sprite('star').updateTransform(STAR)
    const heights = kit.marginPart('tall', tall, (parts) => parts.sprite('heights')).updateTransform({ y: HEIGHTS_TOP })
    const foreground = kit.marginPart('tall', tall, (parts) => parts.sprite('foreground'))
    foreground.y = FOREGROUND_TOP
    const tone = kit.sprite('seaTone')
    tone.position.set(SEA_FROM + SEA_TILES.from * SEA_TILE, SEA_TOP)
    tone.scale.x = SEA_TILES.to - SEA_TILES.from
    const sea = new Container()
    const waves = kit.mirrored('sea', [SEA_TILES.from, SEA_TILES.to]).updateTransform({ x: SEA_FROM, y: SEA_TOP })
    sea.addChild(tone, waves)
    this.still = [heights, cloud, sea, sand, star, foreground]
    this.sail = kit.sprite('sail')
  }

  draw({ now, reducedMotion }: Moment): void {
    const share = reducedMotion ? SAIL.first : (SAIL.first + now / SAIL.time) % 1
    this.sail.position.set(SAIL.from + (SAIL.to - SAIL.from) * share, HORIZON + 1)
    this.sail.rotation = reducedMotion ? 0 : 0.05 * Math.sin(now / 900)
  }
}

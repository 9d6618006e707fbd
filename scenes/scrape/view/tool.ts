import type { manifest } from '../../../assets/scrape/manifest'
import type { Moment } from '../../../src/stage/scene'
import type { ViewKit } from '../../../src/stage/view/kit'
import type { Scrape } from '../state'

/** How the coin hangs over the card while it does not scratch: aside, in scene units, and larger. */
const LIFTED = { x: 6, y: -12, scale: 1.05 } as const

/** How far it rocks as it is rubbed, in radians, and over how long a way, in scene units. */
const ROCKS = { by: 0.11, over: 34 } as const

/** The coin that scratches, its edge at the place that it scratches free. */
export class Tool {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.sprite('tool')
  }

  draw({ coin, scratching, rub }: Scrape, { boil }: Moment): void {
    const isDown = scratching || rub !== null
    this.root.show(boil)
    this.root.position.set(coin.x + (isDown ? 0 : LIFTED.x), coin.y + (isDown ? 0 : LIFTED.y))
    this.root.rotation = isDown ? Math.sin((coin.x + coin.y) / ROCKS.over) * ROCKS.by : 0
    this.root.scale.set(isDown ? 1 : LIFTED.scale)
  }
}

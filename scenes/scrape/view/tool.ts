import type { manifest } from '../../../assets/scrape/manifest'
import { clamp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { ScrapeState } from '../state'

/** How the coin hangs over the card while it does not scratch: aside, in scene units, and larger. */
const LIFTED = { x: 6, y: -12, scale: 1.05 } as const

/** How far it rocks as it is rubbed, in radians, and over how long a way, in scene units. */
const ROCKS = { by: 0.11, over: 34 } as const

/** A blank makes it sigh: it swells, in simulated ms, and by what share; then it sinks and leans over, and stays so until it is taken up. */
const SIGH = { swells: 420, by: 0.1, sinks: 900, flat: 0.14, leans: 0.22 } as const

/** The coin that scratches, its edge at the place that it scratches free. */
export class Tool {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.sprite('tool')
  }

  draw({ coin, scratching, rub, winningKind, doneAt }: ScrapeState, { now, boil, reducedMotion }: Moment): void {
    const isDown = scratching || rub !== null
    this.root.show(boil)
    this.root.position.set(coin.x + (isDown ? 0 : LIFTED.x), coin.y + (isDown ? 0 : LIFTED.y))
    if (isDown) {
      this.root.rotation = Math.sin((coin.x + coin.y) / ROCKS.over) * ROCKS.by
      this.root.scale.set(1)
    } else if (winningKind === null && doneAt !== null) {
      this.#sigh(reducedMotion ? Number.POSITIVE_INFINITY : now - doneAt)
    } else {
      this.root.rotation = 0
      this.root.scale.set(LIFTED.scale)
    }
  }

  /** @param since simulated ms after the blank was one */
  #sigh(since: number): void {
    const swollen = SIGH.by * Math.sin(Math.PI * clamp(since / SIGH.swells, 0, 1))
    const sunk = smoothstep(SIGH.swells, SIGH.swells + SIGH.sinks, since)
    this.root.scale.set(
      LIFTED.scale * (1 + swollen + sunk * SIGH.flat * 0.5),
      LIFTED.scale * (1 + swollen - sunk * SIGH.flat),
    )
    this.root.rotation = sunk * SIGH.leans
  }
}

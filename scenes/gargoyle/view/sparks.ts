import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { scatter } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MOST, STAGE } from '../layout'
import type { GargoyleState } from '../state'

/** How many get away from the fire at a time, for how long each is seen, in ms, and how high it comes, in scene units. */
const STRAYS = 22
const STRAYED = 2600
const HIGH = 560
/** How many fly from where somebody presses. */
const OF_A_BURST = 7

/** Sparks that get away from the fire, and those that a press strikes. */
export class Sparks {
  /** Behind whatever comes up out of the fire. */
  readonly adrift = new Container({ label: 'sparks' })
  readonly struck = new Container({ label: 'sparks' })
  readonly #strays: readonly DrawnSprite<string, string>[]
  readonly #struck: readonly DrawnSprite<string, string>[]

  constructor(kit: ViewKit<typeof manifest>) {
    const sparks = (count: number) => Array.from({ length: count }, (_, i) => kit.sprite('spark').show(i % 3))
    this.#strays = sparks(STRAYS)
    this.#struck = sparks(MOST.bursts * OF_A_BURST)
    this.adrift.addChild(...this.#strays)
    this.struck.addChild(...this.#struck)
  }

  draw({ bursts, blaze }: GargoyleState, { now, reducedMotion }: Moment): void {
    for (const [i, spark] of this.#strays.entries()) placeStray(spark, i, reducedMotion ? 0 : now, blaze)
    for (const [i, spark] of this.#struck.entries()) {
      const burst = bursts[Math.floor(i / OF_A_BURST)]
      spark.visible = burst !== undefined && now < burst.until
      if (!burst || !spark.visible) continue
      const share = progress(burst, now)
      const angle = -Math.PI * (0.12 + 0.76 * scatter(i * 3 + burst.from))
      const far = (60 + 90 * scatter(i * 5 + burst.from)) * Math.sqrt(share)
      spark.position.set(burst.x + Math.cos(angle) * far, burst.y + Math.sin(angle) * far + 110 * share * share)
      spark.rotation = angle + Math.PI / 2
      spark.scale.set(1.1 * (1 - share))
    }
  }
}

/** Places a spark that has got away: one after another they rise on both sides of the tower, to and fro. */
function placeStray(spark: DrawnSprite<string, string>, index: number, now: number, blaze: number): void {
  const life = now / STRAYED + index / STRAYS
  const share = life % 1
  const chance = (part: number) => scatter(Math.floor(life) * 31 + index * 7 + part * 1009)
  const aside = chance(1) ** 1.4 * (360 + 200 * (blaze - 1))
  const sway = 26 * Math.sin(2 * Math.PI * (share * 1.6 + chance(2)))
  const x = 20 + aside + sway
  spark.position.set(index % 2 === 0 ? x : STAGE.width - x, 960 - HIGH * blaze * share * (0.5 + 0.6 * chance(3)))
  spark.rotation = sway / 60
  spark.scale.set((0.4 + 0.7 * chance(4)) * (1 - share) * Math.min(1, share * 8))
}

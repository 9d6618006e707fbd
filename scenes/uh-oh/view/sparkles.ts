import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { GROUNDS, HOVER, PLACED_POSES } from '../../../assets/uh-oh/shared'
import { lerp, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { bobAt, drawingAt } from '../layout'
import type { UhOhState } from '../state'

/** A sparkle streams for so many ms, and there are so many at once, evenly one after another. */
const LIFE = 2400
const COUNT = 44
/** Where they stream to, below on the left; and how large they are at first and at last, in scene units. */
const END = { x: 110, y: 984 } as const
const SIZE = { first: 30, last: 7, drawn: 30 } as const
/** Tint: of five, two have the colour of the day. */
const TINTED = 2
/** The moment that is looked at without motion. */
const STILL = 1777

/** The stream of sparkles from the ends of her tail: on dark grounds those of ink are of paper. */
export class Sparkles {
  readonly root = new Container()
  readonly #sparks

  constructor(kit: ViewKit<typeof manifest>) {
    this.#sparks = Array.from({ length: COUNT }, () => kit.sprite('spark'))
    this.root.addChild(...this.#sparks)
  }

  draw({ ground }: UhOhState, { now, reducedMotion }: Moment): void {
    const name = GROUNDS[ground]
    const isDark = name === 'plum' || name === 'night' || name === 'storm'
    const time = reducedMotion ? STILL : now
    for (let i = 0; i < COUNT; i++) {
      const spark = this.#sparks[i]
      if (!spark) continue
      const late = (i / COUNT) * LIFE
      const round = Math.floor((time - late) / LIFE)
      const born = round * LIFE + late
      const share = (time - born) / LIFE
      // Of its own, whatever the others do.
      const chance = (round + 40) * COUNT * 4 + i * 4
      const then = Math.max(0, born)
      const end = PLACED_POSES[drawingAt(then)]?.ends[Math.floor(scatter(chance) * 4)]
      const fromX = HOVER.x + (end?.x ?? 0) + (scatter(chance + 1) - 0.5) * 30
      const fromY = HOVER.y + (end?.y ?? 0) + bobAt(then)
      const strayX = (scatter(chance + 2) - 0.5) * 230
      const strayY = -scatter(chance + 3) * 110
      const way = share ** 0.85
      // They hang in the air for a moment before they fall.
      const rise = -38 * Math.sin(Math.min(1, share * 3) * Math.PI)
      spark.position.set(
        lerp(fromX, END.x + strayX, way),
        // To the left first: below it they would lie on the small print.
        lerp(fromY, END.y + strayY * 0.4, share ** 2.2) + strayY * way * (1 - way) * 2 + rise,
      )
      const large = (lerp(SIZE.first, SIZE.last, share ** 0.6) / SIZE.drawn) * (0.45 + scatter(chance + 2) * 0.65)
      const twinkle = reducedMotion ? 1 : 0.82 + 0.18 * Math.sin(now / 90 + i * 2.3)
      spark.scale.set(large * Math.min(1, share * 12) * twinkle)
      spark.rotation = (scatter(chance + 1) - 0.5) * 1.4 * (share * 2 - 1)
      spark.alpha = Math.min(1, (1 - share) / 0.14)
      spark.show(i % 5 < TINTED ? 'plum' : isDark ? 'paper' : 'ink')
    }
  }
}

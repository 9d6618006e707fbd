import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bluff/manifest'
import { PRINTED, WAVE_LENGTH } from '../../../assets/bluff/shared'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { MarginKit } from '../../../src/stage/kit/kit'
import { WAVES } from '../layout'

type Kit = MarginKit<typeof manifest>

/** A tile holds two crests. */
const TILE = WAVE_LENGTH * 2

/** How a row of waves lies. */
export interface RowOptions {
  /** The level of the calm sea, in scene units down the stage. */
  readonly base: number
  readonly size: number
  /** How many drawings it is ahead of the others. */
  readonly ahead: number
  /** Where it begins, and how many tiles it has. */
  readonly from: number
  readonly tiles: number
}

/** A row of waves from the left to the right, all of one drawing. */
export class Row extends Container {
  readonly #tiles: readonly DrawnSprite<string, string>[]
  readonly #ahead: number

  constructor(kit: Kit, { base, size, ahead, from, tiles }: RowOptions) {
    super()
    const width = TILE * size
    this.#ahead = ahead
    this.#tiles = Array.from({ length: tiles }, (_, tile) => {
      const sprite = kit.sprite('roller').updateTransform({ x: from + tile * width, y: base })
      sprite.scale.set(size / PRINTED.roller)
      return sprite
    })
    this.addChild(...this.#tiles)
  }

  /** @param wave which of the nine drawings is due */
  show(wave: number): void {
    const frame = (wave + this.#ahead) % WAVES
    for (const tile of this.#tiles) tile.show(frame)
  }
}

/** How far below its level a row's drawing ends, and how deep its troughs are, in units of it. */
const ENDS = 82
const TROUGH = 58

/** The sea's one tone under a row of waves, down to the troughs of the next one. */
export function deepBetween(
  kit: Kit,
  upper: Pick<RowOptions, 'base' | 'size'>,
  lower: Pick<RowOptions, 'base' | 'size'>,
  left: number,
  right: number,
  alpha = 1,
): Container {
  const deep = kit.sprite('deep')
  deep.alpha = alpha
  const top = upper.base + ENDS * upper.size
  deep.position.set(left, top)
  deep.setSize(right - left, Math.max(0, lower.base + TROUGH * lower.size - top))
  return deep
}

/** Where a crest is that breaks: it comes as far as from one crest to the next in a round. */
export interface BreakerOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ahead: number
  /** How far it comes, in scene units. */
  readonly way: number
}

/** A crest that gets up, topples and is foam, again and again in one place. */
export class Breaker {
  readonly sprite: DrawnSprite<string, string>
  readonly #options: BreakerOptions

  constructor(kit: Kit, options: BreakerOptions) {
    this.#options = options
    this.sprite = kit.sprite('breaker')
    this.sprite.scale.set(options.size / PRINTED.breaker)
    this.sprite.y = options.y
  }

  /** @param wave which of the nine drawings is due */
  show(wave: number): void {
    const { x, ahead, way } = this.#options
    const frame = (wave + ahead) % WAVES
    this.sprite.show(frame)
    this.sprite.x = x - (way * frame) / WAVES
  }
}

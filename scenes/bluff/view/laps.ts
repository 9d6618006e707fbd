import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bluff/manifest'
import { OPENING } from '../../../assets/bluff/shared'
import { lerp, spread } from '../../../src/stage/contract/math'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { MarginKit } from '../../../src/stage/kit/kit'
import { WAVES } from '../layout'

/** The light on the water: rows of laps, from the far edge to us. Below the stage only tall windows show them. */
const LAPS = { rows: 15, from: 824, steps: 9, to: 986, half: 364, near: 230, small: 0.5, large: 1.24 } as const

interface LapPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isTurned: boolean
  /** How many drawings it is ahead of the first. */
  readonly ahead: number
}

const PLACES = lapPlaces()

/** The laps of the stage, or those below it. */
export class Laps extends Container {
  readonly #laps: readonly { readonly sprite: DrawnSprite<string, string>; readonly ahead: number }[]

  constructor(kit: MarginKit<typeof manifest>, part: 'stage' | 'below') {
    super({ label: 'laps' })
    const places = PLACES.filter(({ y }) => (part === 'stage' ? y <= LAPS.to : y > LAPS.to))
    this.#laps = places.map(({ x, y, size, isTurned, ahead }) => {
      const sprite = kit.sprite('lap').updateTransform({ x, y, scaleX: isTurned ? -size : size, scaleY: size })
      return { sprite, ahead }
    })
    this.addChild(...this.#laps.map(({ sprite }) => sprite))
  }

  /** @param wave which of the nine drawings is due */
  show(wave: number): void {
    for (const { sprite, ahead } of this.#laps) sprite.show((wave + ahead) % WAVES)
  }
}

/** The opening lies on the water upside down, narrower towards us. */
function lapPlaces(): LapPlace[] {
  const places: LapPlace[] = []
  for (let row = 0; row < LAPS.rows; row++) {
    const down = row / LAPS.steps
    const y = LAPS.from + (LAPS.to - LAPS.from) * down ** 1.3
    const half = lerp(LAPS.half, LAPS.near, Math.min(1, down))
    const size = lerp(LAPS.small, LAPS.large, down)
    for (let x = -half + spread(row) * 60; x < half; x += 330 * size) {
      const isTurned = spread(places.length) >= 0.5
      places.push({ x: OPENING.x + x + 130 * size, y, size, isTurned, ahead: places.length * 4 })
    }
  }
  return places
}

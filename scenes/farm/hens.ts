import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/farm/manifest'
import type { ViewKit } from '../../src/stage/scene'

/** Where they peck, which way, and how far each is ahead in its round, in ms. */
const HENS = [
  { x: 712, y: 472, size: 0.74, way: 1, ahead: 0 },
  { x: 562, y: 622, size: 0.84, way: -1, ahead: 2900 },
  { x: 1062, y: 612, size: 0.76, way: 1, ahead: 4300 },
] as const

/** One round of a hen: drawings by number, each so long, in ms. */
const ROUND = [
  { until: 1700, drawing: 0 },
  { until: 1850, drawing: 2 },
  { until: 2000, drawing: 3 },
  { until: 2130, drawing: 2 },
  { until: 2280, drawing: 3 },
  { until: 2430, drawing: 2 },
  { until: 3300, drawing: 0 },
  { until: 4200, drawing: 1 },
  { until: 4900, drawing: 0 },
  { until: 5050, drawing: 2 },
  { until: 5200, drawing: 3 },
  { until: 5400, drawing: 2 },
  { until: 6100, drawing: 1 },
] as const
const ROUND_TIME = 6100

/** Hens on the meadow, about their business. */
export class Hens {
  readonly root = new Container({ label: 'hens' })
  readonly #kit: ViewKit
  readonly #drawings: readonly Texture[]
  readonly #hens: readonly Sprite[]

  constructor(kit: ViewKit) {
    this.#kit = kit
    const { frames, anchor } = manifest.sprites.hen
    this.#drawings = frames.map((frame) => kit.texture(frame))
    this.#hens = HENS.map(({ x, y, size, way }) => new Sprite({ anchor, x, y, scale: { x: way * size, y: size } }))
    this.root.addChild(...this.#hens)
  }

  draw(now: number): void {
    for (let index = 0; index < this.#hens.length; index++) {
      const sprite = this.#hens[index]
      if (!sprite) continue
      const moment = this.#kit.isCalm ? 0 : (now + (HENS[index]?.ahead ?? 0)) % ROUND_TIME
      const drawing = this.#drawings[drawingAt(moment)]
      if (drawing && sprite.texture !== drawing) sprite.texture = drawing
    }
  }
}

function drawingAt(moment: number): number {
  let step = 0
  while (moment >= (ROUND[step]?.until ?? Number.POSITIVE_INFINITY)) step += 1
  return ROUND[step]?.drawing ?? 0
}

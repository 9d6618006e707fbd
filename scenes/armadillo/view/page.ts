import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/armadillo/manifest'
import { scatter } from '../../../src/stage/contract/math'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BALL } from '../layout'

/** Where the parts of the page lie, in scene units. */
export const PLATE_PLACE = { x: 280 / 0.9, y: 10 / 0.9 } as const
const RULER_PLACE = { x: (365.4 + 128 * 5.49 + 14) / 0.9, y: 43 / 0.9 } as const
const CLAW = { x: 173, y: 262 } as const
const SCUTES = { x: 189, y: 678 } as const
const TRACK = { x: 1440, y: 649 } as const
/** The lesser figures, Fig. 2 to 5. */
export const FIGURE_PLACES = [CLAW, SCUTES, BALL, TRACK] as const

/** Spots of age: how many, and over how much of the leaf, beyond every window, in scene units. */
const STAINS = { count: 64, left: 90, width: 2400, top: -560, height: 2140 } as const

/** The leaf of the book, printed once for each of its plates. */
export class Page {
  readonly printed
  /** What is on the first leaf alone. */
  readonly #first

  constructor(kit: ViewKit<typeof manifest>) {
    const stains = new Container({ label: 'stains' })
    for (let spot = 0; spot < STAINS.count; spot++) stains.addChild(placeStain(kit.sprite('stain'), spot))
    const plate = kit.sprite('plate').updateTransform(PLATE_PLACE)
    const figures = [
      kit.sprite('claw').updateTransform(CLAW),
      kit.sprite('scutes').updateTransform(SCUTES),
      kit.sprite('track').updateTransform(TRACK),
    ]
    this.#first = [plate, ...figures]
    this.printed = kit.background(
      kit.mirrored('paper', [-2, 4], [-2, 4]),
      kit.sprite('gutter'),
      plate,
      stains,
      ...figures,
      kit.laterPart('plate'),
      kit.sprite('ruler').updateTransform(RULER_PLACE),
    )
  }

  /** Shows the leaf of a plate: what is on it is drawn later, but for the first. */
  turnTo(plate: number): void {
    for (let part = 0; part < this.#first.length; part++) {
      const drawn = this.#first[part]
      if (drawn) drawn.visible = plate === 0
    }
    this.printed.turnTo(plate)
  }
}

/** Most are small. */
function placeStain(stain: DrawnSprite, spot: number): DrawnSprite {
  const size = scatter(spot * 3 + 2)
  stain.show(size > 0.9 ? 2 : size > 0.6 ? 1 : 0)
  stain.position.set(STAINS.left + scatter(spot * 3) * STAINS.width, STAINS.top + scatter(spot * 3 + 1) * STAINS.height)
  stain.rotation = size * 40
  return stain
}

import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/scurry/manifest'
import type { manifest as tall } from '../../../assets/scurry-tall/manifest'
import type { MarginKit, ViewKit } from '../../../src/stage/kit/kit'
import { TILE } from '../layout'

/** Heights in scene units: the beam on the arches, the far bank, the picture of the arches, and where only ink goes on. */
const BEAM = 1106
const BANK = 1390
const ARCHES = 1072
const DEEP = { top: 1006, height: 4000, ink: '#1d1a17' } as const
/** The riveted plates of the bridge's own picture, in scene units from its upper left corner. */
const PLATES = { x: 0, y: 66, width: 1616, height: 40 } as const
/** How far the plates below lie off those above, so that no rivet stands under its twin. */
const ASIDE = 640
/** The night seen under the bridge, and on the water, by what of the sky's height is left of it. */
const AIR = { height: 0.245, tint: 0xd8dcec } as const
const WATER = { height: 0.66, tint: 0x8e9bc4 } as const
/** The works on the far bank, small in the distance, and their image in the water. */
const WORKS = { height: 0.27, tint: 0x6f86bd } as const
const IMAGE = { height: 0.2, tint: 0x5f74ac, alpha: 0.4 } as const
/** Straight below the moon. */
const GLITTER = { x: 1170, y: BANK + 10 } as const
const BOAT = { x: 500, y: 1490, bob: 3, time: 640 } as const

type Kit = ViewKit<typeof manifest>

/** What only windows that are taller than the stage show: arches, and under them a canal in the night, which stands as still as the sky. */
export class Below extends Container {
  readonly #plates
  readonly #arches
  readonly #boat

  constructor(kit: Kit, parts: MarginKit<typeof tall>) {
    super({ label: 'below' })
    const deep = new Graphics().rect(-TILE, DEEP.top, TILE * 3, DEEP.height).fill(DEEP.ink)
    const air = skyOf(kit, BANK, AIR)
    air.y -= air.height
    const water = skyOf(kit, BANK, WATER)
    // Upside down: palest where it meets the bank.
    water.scale.y = -WATER.height
    water.y += water.height
    this.#boat = parts.sprite('boat')
    const glitter = parts.sprite('glitter').updateTransform(GLITTER)
    this.#plates = kit.tiles('bridge', TILE, PLATES).updateTransform({ y: BEAM - PLATES.y })
    const beam = new Container({ x: ASIDE - TILE, children: [this.#plates] })
    this.#arches = parts.tiles('arches', TILE).updateTransform({ y: ARCHES })
    this.addChild(deep, air, water, ...worksOf(kit), glitter, this.#boat, beam, this.#arches)
  }

  /**
   * @param ran how much of its tile (0…1) the front layer has slid
   * @param now simulated ms, for the boat on the waves
   */
  draw(ran: number, now: number): void {
    this.#plates.slide(ran * TILE)
    this.#arches.slide(ran * TILE)
    this.#boat.position.set(BOAT.x, BOAT.y + BOAT.bob * Math.sin(now / BOAT.time))
    this.#boat.rotation = 0.02 * Math.sin(now / BOAT.time + 1)
  }
}

function skyOf(kit: Kit, y: number, { height, tint }: typeof AIR | typeof WATER) {
  const sky = kit.sprite('sky').updateTransform({ scaleY: height })
  sky.tint = tint
  sky.y = y
  return sky
}

/** The works the other way round, so that they are not those above again, and their image in the water. */
function worksOf(kit: Kit): Container[] {
  return ([WORKS, IMAGE] as const).map((shown) => {
    const works = kit.sprite('skyline')
    const isImage = shown === IMAGE
    works.scale.set(-1, isImage ? -shown.height : shown.height)
    works.tint = shown.tint
    works.alpha = isImage ? IMAGE.alpha : 1
    works.position.set(TILE, isImage ? BANK + works.height : BANK - works.height)
    return works
  })
}

import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { leftIn, SHEET, scaleIn, topIn } from '../layout'
import type { CampingState } from '../state'

/** The black of the wood, which its trunks go up into. */
const DEEP = 0x191511

/** Above the sheet the trunks are lost in so many steps, from there to there, in units. */
const LOST = { from: -120, to: -560, steps: 11 } as const

/** Where the ground nearest to us begins, its grass included. */
const FLOOR = 930

/** The whole wood as it looks by day: printed, for the light to show a part of it. */
export class Wood {
  readonly still: CachedLayer
  readonly #camp
  readonly #owl: DrawnSprite
  readonly #tent: DrawnSprite
  #printed = 0

  constructor(kit: ViewKit<typeof manifest>) {
    const floor = kit.mirrored('floor', [-1, 2])
    floor.y = FLOOR
    this.#owl = kit.sprite('owl').updateTransform({ x: 70, y: 156 })
    this.#tent = kit.sprite('tent').updateTransform({ x: 940, y: 836 })
    this.#camp = new Container({
      children: [
        kit.mirrored('wood', [-1, 2], [-1, 1]),
        height(),
        floor,
        this.#owl,
        kit.sprite('bat').updateTransform({ x: 886, y: 54 }),
        kit.sprite('spider').updateTransform({ x: 586, y: -40 }),
        this.#tent,
        kit.laterPart('camp'),
        kit.sprite('embers').updateTransform({ x: 488, y: 846 }),
        kit.sprite('bear').updateTransform({ x: 1300, y: 860 }),
      ],
    })
    this.still = kit.cached(this.#camp)
  }

  /** Prints it anew when it has become that of another night. */
  draw({ nights, hasLater }: Readonly<CampingState>): void {
    const remembers = hasLater ? nights : 0
    if (remembers === this.#printed) return
    this.#printed = remembers
    this.#tent.visible = nights % 3 === 0
    this.#owl.visible = nights % 3 !== 1
    this.still.invalidate()
  }

  resize(size: Readonly<Size>): void {
    this.#camp.position.set(leftIn(size), topIn(size))
    this.#camp.scale.set(scaleIn(size))
  }
}

/** Black, more and more of it the higher up. */
function height(): Graphics {
  const height = new Graphics()
  const { from, to, steps } = LOST
  for (let step = 0; step <= steps; step++) {
    const y = from + ((to - from) * step) / steps
    height.rect(-SHEET.width, -4000, 3 * SHEET.width, y + 4000).fill({ color: DEEP, alpha: step === steps ? 1 : 0.24 })
  }
  return height
}

import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/scrape/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Watch } from '../../src/stage/watch'
import { FIELD, middleOf } from './card'
import type { Scrape } from './rules'

/** How much larger what is kept at half the size is shown. */
const HALF = 2

/** How strongly winners glow: by half. How long it takes to come up, in simulated ms. */
const GLOW = { alpha: 0.5, comesUp: 350 } as const

/** How winners hop when they have won: how high, in scene units, how often, how long a hop, how far one after another. */
const HOPS = { height: 26, count: 3, takes: 380, apart: 120 } as const

/** How long winners crouch before they hop, in simulated ms, by what share they are squashed on the ground, and how large they are shown. */
const CROUCH = 110
const SQUASH = 0.13
const SIZE = 1.12

/** How far below its middle a symbol stands, in scene units. */
const FOOT = 84

/** How a symbol was printed, a little askew: in radians. */
const ASKEW = [-0.05, 0.06, -0.02, 0.05, -0.06, 0.03] as const

/** The middle of the first row of the prize table, from the card's middle, and how far the rows are apart. */
const PRIZES = { x: -312, y: -80, apart: 153 } as const

/** What lies under the silver: six symbols, and, once the card has won, the light about three of them and their prize. */
export class Prints {
  readonly root = new Container({ label: 'prints' })
  readonly #band: Sprite
  readonly #glows: readonly Sprite[]
  readonly #symbols: readonly Sprite[]
  readonly #textures: readonly [Texture, Texture, Texture]

  constructor(kit: ViewKit) {
    const { band, glow, coin } = manifest.sprites
    this.#textures = [kit.texture('coin'), kit.texture('purse'), kit.texture('house')]
    this.#band = new Sprite({ texture: kit.texture('band'), anchor: band.anchor, scale: HALF, blendMode: 'multiply' })
    const fields = Array.from({ length: FIELD.columns * FIELD.rows }, (_, field) => middleOf(field))
    const place = ({ x, y }: { x: number; y: number }) => ({ x: x + FIELD.left, y: y + FIELD.top })
    this.#glows = fields.map(
      (middle) =>
        new Sprite({ texture: kit.texture('glow'), anchor: glow.anchor, scale: HALF, position: place(middle) }),
    )
    this.#symbols = fields.map(
      (middle, field) =>
        new Sprite({ anchor: coin.anchor, position: place(middle), rotation: ASKEW[field] ?? 0, scale: SIZE }),
    )
    this.root.addChild(this.#band, ...this.#glows, ...this.#symbols)
  }

  draw({ symbols, winningKind, doneAt }: Scrape, now: number, isCalm: boolean, watch: Watch): void {
    const since = doneAt === null || winningKind === null ? -1 : Math.max(0, now - doneAt)
    const strength = since < 0 ? 0 : Math.min(1, since / GLOW.comesUp)
    this.#band.visible = strength > 0
    this.#band.alpha = strength
    this.#band.position.set(PRIZES.x, PRIZES.y + PRIZES.apart * (winningKind ?? 0))
    watch.note(strength)
    let winner = 0
    for (let field = 0; field < this.#symbols.length; field++) {
      const symbol = this.#symbols[field]
      const glow = this.#glows[field]
      const kind = symbols[field]
      if (!symbol || !glow || kind === undefined) continue
      const isWinner = since >= 0 && kind === winningKind
      const time = since - winner * HOPS.apart - CROUCH
      const hop = isWinner && !isCalm ? hopAt(time) : 0
      const squash = isWinner && !isCalm ? squashAt(time) : 0
      if (isWinner) winner += 1
      symbol.texture = this.#textures[kind]
      // Squashed or stretched, it keeps its foot where it is.
      symbol.pivot.y = hop - (FOOT * squash) / SIZE
      symbol.scale.set(SIZE * (1 + squash), SIZE * (1 - squash))
      glow.visible = isWinner
      glow.alpha = strength * GLOW.alpha
      watch.note(kind)
      watch.note(hop)
      watch.note(squash)
    }
  }
}

/** How high a symbol is in the air, so many ms after its turn has come; every hop is half as high as the one before. */
function hopAt(since: number): number {
  const hop = Math.floor(since / HOPS.takes)
  if (since < 0 || hop >= HOPS.count) return 0
  const share = (since % HOPS.takes) / HOPS.takes
  return (HOPS.height * 4 * share * (1 - share)) / 2 ** hop
}

/** By what share it is squashed then: it crouches before its hop, stretches in the air, and comes down on its weight. */
function squashAt(since: number): number {
  const hop = Math.floor(since / HOPS.takes)
  if (since < -CROUCH || hop >= HOPS.count) return 0
  if (since < 0) return SQUASH * Math.sin((1 + since / CROUCH) * (Math.PI / 2))
  const share = (since % HOPS.takes) / HOPS.takes
  return (SQUASH * Math.cos(share * 2 * Math.PI)) / 2 ** hop
}

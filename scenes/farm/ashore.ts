import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/farm/manifest'
import type { ViewKit } from '../../src/stage/scene'
import { Hens } from './hens'
import type { Farm } from './rules'

const KEEPER = { x: 436, y: 672 } as const
const CHIMNEY = { x: 1033, y: 240 } as const
const PUFFS = 4
/** How long a puff rises, in ms, and how far, in units. */
const RISE = { time: 4600, up: 112, aside: 46 } as const
/** How long the keeper is in one drawing of calling. */
const CALL = 220
/** The keeper cheers in two hops: until so many ms before the end he is in that drawing. */
const HOPS = [
  { left: 760, drawing: 'keeper_crouch' },
  { left: 480, drawing: 'keeper_leap' },
  { left: 340, drawing: 'keeper_crouch' },
  { left: 70, drawing: 'keeper_leap' },
  { left: 0, drawing: 'keeper_crouch' },
] as const

/** The cat on the landing stage: how often its tail twitches, and for how long, in ms. */
const CAT = { x: 872, y: 822, size: 0.92, every: 3700, twitch: 420 } as const

/** The island, the smoke from its chimney, its keeper, his cat and his hens. */
export class Ashore {
  readonly root = new Container({ label: 'ashore' })
  readonly #kit: ViewKit
  readonly #keeper = new Sprite({ anchor: manifest.sprites.keeper.anchor, x: KEEPER.x, y: KEEPER.y })
  readonly #cat = new Sprite({ anchor: manifest.sprites.cat.anchor, x: CAT.x, y: CAT.y, scale: CAT.size })
  readonly #cats: Readonly<Record<'sit' | 'flick' | 'doze' | 'startle', Texture>>
  readonly #hens: Hens
  readonly #waits: readonly Texture[]
  readonly #hails: readonly Texture[]
  readonly #hops: readonly Texture[]
  readonly #smoke: readonly Texture[]
  readonly #puffs: readonly Sprite[]

  constructor(kit: ViewKit) {
    this.#kit = kit
    const { island, smoke } = manifest.sprites
    this.#cats = {
      sit: kit.texture('cat_sit'),
      flick: kit.texture('cat_flick'),
      doze: kit.texture('cat_doze'),
      startle: kit.texture('cat_startle'),
    }
    this.#waits = ['keeper_wait', 'keeper_waitAgain', 'keeper_waitStill'].map((frame) => kit.texture(frame))
    this.#hails = ['keeper_hail', 'keeper_hailAgain'].map((frame) => kit.texture(frame))
    this.#hops = HOPS.map(({ drawing }) => kit.texture(drawing))
    this.#smoke = smoke.frames.map((frame) => kit.texture(frame))
    this.#puffs = Array.from({ length: PUFFS }, () => new Sprite({ anchor: smoke.anchor }))
    const ground = new Sprite({ texture: kit.texture('island'), anchor: island.anchor, x: 180, y: 40 })
    this.#hens = new Hens(kit)
    this.root.addChild(ground, ...this.#puffs, this.#hens.root, this.#keeper, this.#cat)
  }

  draw(farm: Farm, now: number): void {
    const picture = this.#keeperNow(farm)
    if (picture && this.#keeper.texture !== picture) this.#keeper.texture = picture
    this.#keeper.scale.x = farm.keeper.left ? 1 : -1
    this.#hens.draw(now)
    const cat = this.#cats[this.#catNow(farm)]
    if (this.#cat.texture !== cat) this.#cat.texture = cat
    this.#cat.scale.x = farm.keeper.left ? CAT.size : -CAT.size
    for (let index = 0; index < this.#puffs.length; index++) {
      const puff = this.#puffs[index]
      if (!puff) continue
      const share = this.#kit.isCalm ? (index + 0.5) / PUFFS : (now / RISE.time + index / PUFFS) % 1
      const picture = this.#smoke[Math.min(2, Math.floor(share * 3))]
      if (picture && puff.texture !== picture) puff.texture = picture
      puff.position.set(
        CHIMNEY.x + RISE.aside * share ** 1.4 + 5 * Math.sin(share * 9),
        CHIMNEY.y - 12 - RISE.up * share,
      )
      puff.alpha = Math.min(1, (1 - share) * 2.6)
    }
  }

  #keeperNow({ keeper, now }: Farm): Texture | undefined {
    const cheer = keeper.cheersUntil - now
    if (cheer > 0) {
      if (this.#kit.isCalm) return this.#hops[0]
      let hop = 0
      while (cheer <= (HOPS[hop]?.left ?? 0)) hop += 1
      return this.#hops[hop]
    }
    if (now < keeper.hailsUntil) {
      const snapshot = this.#kit.isCalm ? 0 : Math.floor((keeper.hailsUntil - now) / CALL) % 2
      return this.#hails[snapshot]
    }
    return this.#waits[this.#kit.boil]
  }

  /** It dozes until something is caught, waits for it, and has never got used to their leaping. */
  #catNow({ keeper, traps, now }: Farm): 'sit' | 'flick' | 'doze' | 'startle' {
    if (now < keeper.cheersUntil) return 'startle'
    for (let index = 0; index < traps.length; index++) {
      if (traps[index]?.caught) return now % CAT.every < CAT.twitch && !this.#kit.isCalm ? 'flick' : 'sit'
    }
    return 'doze'
  }
}

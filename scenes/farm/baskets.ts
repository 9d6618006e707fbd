import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/farm/manifest'
import type { Point, ViewKit } from '../../src/stage/scene'
import { leapAt, MOUTH, markSize, reachOf, ride, sway } from './motion'
import { placeOf, seawards, TRAPS } from './places'
import { type Farm, FISH, rules, type Trap } from './rules'

/** How long water is thrown up, and a ring runs out, after a fish went out or in, in ms. */
const CROWN = 420
const RING = 900
/** Above this there is no room over a basket for its mark, in units. */
const UPPERMOST = 120
/** Its tail wags to and fro in these drawings, so many ms each. */
const WAG = { drawings: [0, 1, 2, 1], time: 150 } as const

/** All 14 baskets, each with what is to be seen of its fish. */
export class Baskets {
  readonly root = new Container({ label: 'baskets' })
  readonly #baskets: readonly Basket[]

  constructor(kit: ViewKit) {
    const drawings = new Drawings(kit)
    this.#baskets = TRAPS.map(([x, y], index) => new Basket(kit, drawings, { x, y }, index))
    const rows = [...this.#baskets].sort((a, b) => a.y - b.y)
    // Rings below all baskets, marks above them, and nothing before a fish.
    for (const basket of rows) this.root.addChild(...basket.below)
    for (const basket of rows) this.root.addChild(basket.body)
    for (const basket of rows) this.root.addChild(basket.mark)
    for (const basket of rows) this.root.addChild(...basket.above)
  }

  draw(farm: Farm, between: number): void {
    const now = farm.now + between * rules.tick
    for (let index = 0; index < this.#baskets.length; index++) {
      const trap = farm.traps[index]
      if (trap) this.#baskets[index]?.draw(trap, now)
    }
  }
}

/** Every drawing of the baskets, fetched once. */
class Drawings {
  readonly trap: readonly Texture[]
  readonly tail: readonly Texture[]
  readonly mark: readonly Texture[]
  readonly crown: readonly Texture[]
  readonly ring: readonly Texture[]
  readonly fish: readonly (readonly Texture[])[]

  constructor(kit: ViewKit) {
    const all = (name: keyof typeof manifest.sprites) =>
      manifest.sprites[name].frames.map((frame: string) => kit.texture(frame))
    this.trap = all('trap')
    this.tail = all('tail')
    this.mark = all('mark')
    this.crown = all('crown')
    this.ring = all('ring')
    this.fish = FISH.map(all)
  }
}

class Basket {
  readonly y: number
  readonly body = new Container()
  readonly #kit: ViewKit
  readonly #drawings: Drawings
  readonly #side: -1 | 1
  readonly #place: Point
  readonly #boilsFrom: number
  readonly #markSide: -1 | 1
  readonly #markLift: number
  readonly #markAside: number
  readonly #trap = new Sprite({ anchor: manifest.sprites.trap.anchor })
  readonly #tail = new Sprite({ anchor: manifest.sprites.tail.anchor, visible: false })
  readonly mark = new Sprite({ anchor: manifest.sprites.mark.anchor, visible: false })
  readonly #fish = new Sprite({ anchor: manifest.sprites.mackerel.anchor, visible: false })
  readonly #outCrown = new Sprite({ anchor: manifest.sprites.crown.anchor, visible: false })
  readonly #inCrown = new Sprite({ anchor: manifest.sprites.crown.anchor, visible: false })
  readonly #outRing = new Sprite({ anchor: manifest.sprites.ring.anchor, visible: false })
  readonly #inRing = new Sprite({ anchor: manifest.sprites.ring.anchor, visible: false })
  readonly #leap = { x: 0, y: 0, steep: 0 }

  constructor(kit: ViewKit, drawings: Drawings, trap: Point, index: number) {
    this.#kit = kit
    this.#drawings = drawings
    this.#side = seawards(trap)
    this.#boilsFrom = index
    const { x, y } = placeOf(trap)
    this.#place = { x, y }
    this.y = y
    // The mark over the uppermost basket keeps below the edge of the stage, and clear of the mark below it.
    const isUppermost = y < UPPERMOST
    this.#markSide = isUppermost ? inland(this.#side) : this.#side
    this.#markLift = isUppermost ? 14 : MOUTH + 6
    this.#markAside = isUppermost ? 42 : 22
    this.body.addChild(this.#trap, this.#tail)
    this.#trap.scale.x = -this.#side
    this.#tail.y = -MOUTH
    this.#tail.scale.x = -this.#side
    this.#outRing.position.set(x, y)
    this.#outCrown.position.set(x, y - MOUTH)
    this.#outCrown.scale.set(0.78)
  }

  get below(): readonly Sprite[] {
    return [this.#outRing, this.#inRing]
  }

  get above(): readonly Sprite[] {
    return [this.#outCrown, this.#fish, this.#inCrown]
  }

  draw(trap: Trap, now: number): void {
    const { boil, isCalm } = this.#kit
    const lift = ride(trap, now, isCalm)
    this.body.position.set(this.#place.x, this.#place.y - lift)
    this.body.rotation = sway(trap, now, isCalm)
    show(this.#trap, this.#drawings.trap, (boil + this.#boilsFrom) % 3)
    this.#drawCatch(trap, now, lift)
    this.#drawLeap(trap, now)
    const stirredAt = Math.max(trap.leaptAt, trap.pokedAt)
    show(this.#outRing, this.#drawings.ring, stage(now - stirredAt, RING, 4))
    show(this.#inRing, this.#drawings.ring, stage(now - trap.landsAt, RING, 4))
    show(this.#outCrown, this.#drawings.crown, stage(now - trap.leaptAt, CROWN, 4))
    show(this.#inCrown, this.#drawings.crown, stage(now - trap.landsAt, CROWN, 4))
  }

  #drawCatch(trap: Trap, now: number, lift: number): void {
    const { boil, isCalm } = this.#kit
    this.mark.visible = trap.caught
    this.#tail.visible = trap.caught
    if (!trap.caught) return
    const snapshot = Math.floor((now - trap.catchesAt) / WAG.time) % WAG.drawings.length
    show(this.#tail, this.#drawings.tail, isCalm ? 1 : (WAG.drawings[snapshot] ?? 1))
    show(this.mark, this.#drawings.mark, boil)
    const size = markSize(trap, now, isCalm)
    this.mark.scale.set(-this.#markSide * size, size)
    this.mark.position.set(this.#place.x + this.#markSide * this.#markAside, this.#place.y - this.#markLift - lift)
  }

  #drawLeap(trap: Trap, now: number): void {
    const isLeaping = now >= trap.leaptAt && now < trap.landsAt
    this.#fish.visible = isLeaping
    const landing = now >= trap.landsAt && now < trap.landsAt + RING
    if (landing) {
      const x = this.#place.x + reachOf(trap)
      this.#inRing.position.set(x, this.#place.y)
      this.#inCrown.position.set(x, this.#place.y)
    }
    if (!isLeaping) return
    const share = (now - trap.leaptAt) / (trap.landsAt - trap.leaptAt)
    leapAt(trap, this.#place, share, this.#leap)
    const drawings = this.#drawings.fish[trap.leaper]
    if (drawings) show(this.#fish, drawings, Math.min(2, Math.floor(share * 3)))
    this.#fish.position.set(this.#leap.x, this.#leap.y)
    this.#fish.rotation = this.#leap.steep * this.#side
    this.#fish.scale.x = this.#side
  }
}

function inland(side: -1 | 1): -1 | 1 {
  return side === 1 ? -1 : 1
}

/** Which of `count` drawings is due so long after a thing began, or -1 before it and after it. */
function stage(since: number, lasts: number, count: number): number {
  return since < 0 || since >= lasts ? -1 : Math.floor((since / lasts) * count)
}

function show(sprite: Sprite, drawings: readonly Texture[], drawing: number): void {
  const texture = drawings[drawing]
  sprite.visible = texture !== undefined
  if (texture && sprite.texture !== texture) sprite.texture = texture
}

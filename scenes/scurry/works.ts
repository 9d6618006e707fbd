import { Container, Graphics, Sprite, TilingSprite } from 'pixi.js'
import { COGS } from '../../assets/scurry/cogs'
import type { ViewKit } from '../../src/stage/scene'
import { TILE } from './places'
import type { Scurry } from './rules'

/** How far the picture reaches beyond the stage to either side, in tiles: enough for any window. */
const BEYOND = 2
const TILES = Array.from({ length: BEYOND * 2 + 2 }, (_, i) => i - BEYOND)
/** Where the sky's picture ends above; from there it goes on as its own reflection, and far beyond any window in one colour. */
const SKY = { top: -400, height: 1150, reflection: 700, above: '#3d4c72' } as const
/** Where the pictures of the front layer have ended and only ink goes on. */
const DEEP = { top: 1130, ink: '#1d1a17' } as const
const FAR = 3000
const MOON = { x: 1170, y: 270 } as const
/** Stars that twinkle, about the upper middle. */
const TWINKLES = [
  [-420, 150, 0.5],
  [610, 96, 0.55],
  [862, 190, 0.42],
  [1010, 70, 0.6],
  [1420, 130, 0.5],
  [1530, 330, 0.4],
  [2010, 180, 0.6],
] as const

/** The night, the works that slide by, and the bridge: the two endless layers and what stands still behind them. */
export class Works {
  /** Behind the runners. */
  readonly behind = new Container()
  /** In front of them. */
  readonly before = new Container()
  readonly #back = new Container()
  readonly #front = new Container()
  readonly #near = new Container()
  readonly #cogs: Sprite[] = []
  readonly #pinions: Sprite[] = []
  readonly #twinkles: Sprite[] = []
  readonly #kit: ViewKit
  #twinkle = -1

  constructor(kit: ViewKit) {
    this.#kit = kit
    const width = TILE * TILES.length
    const sky = new TilingSprite({ texture: kit.texture('sky'), anchor: 0, width, height: SKY.height })
    sky.position.set(-BEYOND * TILE, SKY.top)
    const above = new TilingSprite({ texture: kit.texture('sky'), anchor: 0, width, height: SKY.reflection })
    // A little below the sky's upper edge, which is not quite opaque.
    above.position.set(sky.x, sky.y + 6)
    above.scale.y = -1
    const beyond = new Graphics().rect(-BEYOND * TILE, SKY.top - FAR, width, FAR - SKY.reflection).fill(SKY.above)
    const moon = new Sprite({ texture: kit.texture('moon'), position: MOON })
    for (const [x, y, size] of TWINKLES) {
      this.#twinkles.push(new Sprite({ texture: kit.texture('glint_0'), position: { x, y }, scale: size }))
    }
    this.#hang('skyline', 100, this.#back)
    for (const tile of TILES) this.#hangCogs(tile * TILE)
    const clouds = new Container()
    this.#hang('clouds', 152, clouds)
    const mist = new Container()
    this.#hang('mist', 516, mist)
    this.#hang('bridge', 732, this.#front)
    this.#hang('foreground', 728, this.#near)
    const deep = new Graphics().rect(-BEYOND * TILE, DEEP.top, width, FAR).fill(DEEP.ink)
    this.behind.addChild(beyond, above, sky, clouds, ...this.#twinkles, moon, this.#back, mist, this.#front)
    this.before.addChild(this.#near, deep)
  }

  draw({ back, front, shift, now }: Scurry, between: number): void {
    const { isCalm } = this.#kit
    const slid = (back.at + back.pace * between) % 1
    const aside = isCalm ? 0 : (shift.x / 100) * TILE
    this.#back.position.set(aside - slid * TILE, isCalm ? 0 : (shift.y / 100) * 700)
    const ran = (front.at + front.pace * between) % 1
    this.#front.x = -ran * TILE
    this.#near.x = -ran * TILE
    // A whole turn of the large cog each tile, and the small one tooth by tooth with it: neither jumps where the tile begins anew.
    const turn = slid * Math.PI * 2
    for (let place = 0; place < this.#cogs.length; place++) {
      const cog = this.#cogs[place]
      const pinion = this.#pinions[place]
      if (cog) cog.rotation = turn
      if (pinion) pinion.rotation = 0.16 - (turn * 15) / 9
    }
    this.#drawTwinkles(isCalm ? 0 : Math.floor(now / 260))
  }

  #drawTwinkles(twinkle: number): void {
    if (twinkle === this.#twinkle) return
    this.#twinkle = twinkle
    for (const [place, star] of this.#twinkles.entries()) {
      star.texture = this.#kit.texture(GLINTS[(twinkle + place * 2) % GLINTS.length] ?? 'glint_0')
    }
  }

  #hang(frame: string, y: number, layer: Container): void {
    for (const tile of TILES) {
      layer.addChild(new Sprite({ texture: this.#kit.texture(frame), position: { x: tile * TILE, y } }))
    }
  }

  #hangCogs(x: number): void {
    const [large, small] = COGS
    const cog = new Sprite({ texture: this.#kit.texture('cog'), position: { x: x + large.x * 2, y: large.y * 2 } })
    const pinion = new Sprite({
      texture: this.#kit.texture('pinion'),
      position: { x: x + small.x * 2, y: small.y * 2 },
    })
    this.#cogs.push(cog)
    this.#pinions.push(pinion)
    this.#back.addChild(cog, pinion)
  }
}

/** A star's twinkle: mostly at rest. */
const GLINTS = ['glint_0', 'glint_0', 'glint_0', 'glint_1', 'glint_2'] as const

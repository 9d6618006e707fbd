import { Container, type Texture, TilingSprite } from 'pixi.js'
import type { manifest } from '../../../assets/scurry/manifest'
import { COGS } from '../../../assets/scurry/shared'
import { manifest as tall } from '../../../assets/scurry-tall/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MOON, TILE } from '../layout'
import type { ScurryState } from '../state'
import { Below } from './below'
import { Haul } from './haul'
import { PrintedTiles } from './printedTiles'

/** How far the picture reaches beyond the stage to either side, in tiles: enough for any window. */
const BEYOND = 2
const TILES = Array.from({ length: BEYOND * 2 + 2 }, (_, i) => i - BEYOND)
/** Where the sky's picture begins, and that of the heights that go on above it in tall windows. */
const SKY_TOP = -400
const HEIGHTS_TOP = -2000
/** The last row of pixels of a picture is not quite as dark as the sky: the heights lie over the first one of the sky, without theirs. */
const EDGE = 4
/** The bridge: where its picture begins, and from where on down nothing is seen through it. */
const BRIDGE = { y: 732, opaque: 746 } as const
/** Stars that twinkle, about the upper middle. */
const STARS = [
  [-420, 150, 0.5],
  [610, 96, 0.55],
  [862, 190, 0.42],
  [1010, 70, 0.6],
  [1420, 130, 0.5],
  [1530, 330, 0.4],
  [2010, 180, 0.6],
] as const

/** A star's twinkle: mostly at rest, and how long one of its drawings is shown, in ms. */
const TWINKLE = [0, 0, 0, 1, 2] as const
const TWINKLE_TIME = 260

type Kit = ViewKit<typeof manifest>

/** The night, the works that slide by, and the bridge: the two endless layers and what stands still behind them. */
export class Works {
  /** What never moves, behind all. */
  readonly sky
  /** Behind the runners. */
  readonly behind = new Container()
  /** The moon where it is carried off. */
  readonly moon
  /** In front of them. */
  readonly before = new Container()
  readonly #back = new Container()
  readonly #skyline
  readonly #bridge
  readonly #foreground
  readonly #below
  readonly #gears
  readonly #stars
  readonly #still
  readonly #haul = new Haul('moon')

  constructor(kit: Kit) {
    const heights = kit.marginPart('tall', tall, (parts) => skyOf(parts.texture('heights'), HEIGHTS_TOP))
    const sky = skyOf(kit.texture('sky'), SKY_TOP)
    this.#still = kit.sprite('moon').updateTransform(MOON)
    this.moon = kit.sprite('moon')
    // No two stars that are neighbours twinkle together.
    this.#stars = STARS.map(([x, y, size], place) =>
      kit.animation('glint', TWINKLE, TWINKLE_TIME, place * 2).updateTransform({ x, y, scaleX: size, scaleY: size }),
    )
    this.#skyline = tilesOf(kit, 'skyline').updateTransform({ y: 100 })
    this.#bridge = tilesOf(kit, 'bridge').updateTransform({ y: BRIDGE.y })
    this.#foreground = tilesOf(kit, 'foreground').updateTransform({ y: 728 })
    this.#gears = TILES.map((tile) => gearOf(kit, tile * TILE, -this.#skyline.y))
    // They turn on the towers of the skyline, and slide with it.
    this.#skyline.addChild(...this.#gears.flatMap(({ cog, pinion }) => [cog, pinion]), kit.laterPart('smoke'))
    this.#back.addChild(this.#skyline)
    const mist = tilesOf(kit, 'mist').updateTransform({ y: 516 })
    this.sky = kit.background(sky, heights, this.#still).endAt(BRIDGE.opaque)
    this.#below = kit.marginPart('tall', tall, (parts) => new Below(kit, parts))
    this.behind.addChild(...this.#stars, kit.laterPart('town'), this.#back, mist, this.#bridge)
    this.before.addChild(this.#foreground, this.#below)
  }

  draw(scurry: ScurryState, moment: Moment): void {
    const { back, front, shift } = scurry
    const { now, between, reducedMotion } = moment
    this.#drawMoon(scurry, moment)
    // Who asked for less motion sees a chase in a picture: the works stand still, and only the two run.
    const slid = reducedMotion ? 0 : (back.at + back.pace * between) % 1
    this.#back.position.set(reducedMotion ? 0 : (shift.x / 100) * TILE, reducedMotion ? 0 : (shift.y / 100) * 700)
    this.#skyline.slide(slid * TILE)
    const ran = reducedMotion ? 0 : (front.at + front.pace * between) % 1
    this.#bridge.slide(ran * TILE)
    this.#foreground.slide(ran * TILE)
    this.#below.content?.draw(ran, reducedMotion ? 0 : now)
    // A whole turn of the large cog each tile, and the small one tooth by tooth with it: neither jumps where the tile begins anew.
    const turn = slid * Math.PI * 2
    for (const { cog, pinion } of this.#gears) {
      cog.rotation = turn
      pinion.rotation = 0.16 - (turn * 15) / 9
    }
    for (const star of this.#stars) star.at(reducedMotion ? 0 : now)
  }

  /** In the sky, or in tow: the sky is printed with it and without. */
  #drawMoon(scurry: ScurryState, moment: Moment): void {
    this.#haul.follow(scurry, moment)
    const isAway = this.#haul.isAway
    this.#still.visible = !isAway
    this.sky.turnTo(isAway ? 1 : 0)
    this.moon.visible = isAway
    if (isAway) this.#haul.place(this.moon, MOON, 1)
  }
}

/** An endless layer that always slides. */
function tilesOf(kit: Kit, name: 'skyline' | 'mist' | 'bridge' | 'foreground'): PrintedTiles {
  const texture = kit.texture(name)
  return kit.printed(new PrintedTiles(texture, texture.defaultAnchor ?? { x: 0, y: 0 }, TILE, kit.frames.outline(name)))
}

/** A picture of the sky in tiles, as far as any window shows it, its upper edge at that height; without its lower edge. */
function skyOf(texture: Texture, y: number): TilingSprite {
  const size = { width: TILE * TILES.length, height: texture.height - EDGE }
  return new TilingSprite({ texture, anchor: 0, x: -BEYOND * TILE, y, ...size })
}

/** The two cogs of one tile, so far aside and down. */
function gearOf(kit: Kit, x: number, y: number) {
  const [large, small] = COGS
  return {
    cog: kit.sprite('cog').updateTransform({ x: x + large.x * 2, y: y + large.y * 2 }),
    pinion: kit.sprite('pinion').updateTransform({ x: x + small.x * 2, y: y + small.y * 2 }),
  }
}

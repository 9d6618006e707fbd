import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { PETAL_LENGTH } from '../../../assets/bouquet/shared'
import { clamp, DEGREE, lerp, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { angleOf, FLOWER, type Floating, MOST_FALLING, PETAL_ROOT, placeOfFall, UNIT } from '../layout'
import type { BouquetState, Fall } from '../state'
import { budSize, KINDS } from './petals'

/** How a petal shows itself through a swing, to and fro: in eighths of it. */
const SWINGS = [
  ['open', 'cup', 'cup', 'open', 'edge', 'back', 'back', 'edge'],
  ['open', 'edge', 'back', 'back', 'open', 'cup', 'cup', 'edge'],
] as const
const POSES = 8
/** From which share of its settling on the air it is drawn as lying on it. */
const LIES = 0.42
/** How much narrower it is then, seen from the side. */
const NARROW = 0.32
/** How much longer a tug makes it. */
const STRETCH = 0.09
/** The middle of a petal, from its root, in scene units. */
const MIDDLE = (PETAL_LENGTH / 2) * UNIT

/** How long the line of a swing hangs in the air, and each piece of it, in ms; a piece is drawn so long, in scene units. */
const LINE = 2400
const PIECE = 60
const PIECES = LINE / PIECE
const PIECE_LENGTH = 26
/** Of so many petals, the last ones, a line is seen. */
const LINES = 5

/** How many grains of pollen a petal shakes off as it tears, how long they fly, in ms, and of how many petals they are seen. */
const GRAINS = 8
const FLIGHT = 900
const BURSTS = 6

type FallingSprite = DrawnSprite<'petal' | 'falling', string>

/** Petals in the air, the line that each draws as it swings, and the pollen it took along. */
export class Falling {
  readonly petals = new Container()
  readonly lines
  readonly pollen
  readonly #sprites: readonly FallingSprite[]
  readonly #here: Floating = { x: 0, y: 0, pointsRight: true, turn: 0, speed: 0, out: 0, settled: 0 }
  readonly #there: Floating = { ...this.#here }
  readonly #pieces
  readonly #grains
  #now = 0
  #falls: readonly Fall[] = []

  constructor(kit: ViewKit<typeof manifest>) {
    this.#sprites = Array.from({ length: MOST_FALLING }, () => kit.sprite('petal', 'falling'))
    this.petals.addChild(...this.#sprites)
    this.lines = kit.pool('sway', LINES * PIECES)
    this.pollen = kit.pool('pollen', BURSTS * GRAINS)
    this.#pieces = Array.from({ length: LINES * PIECES }, (_, index) => index)
    this.#grains = Array.from({ length: BURSTS * GRAINS }, (_, index) => index)
  }

  draw({ falling }: BouquetState, { now, reducedMotion }: Moment): void {
    this.#now = now
    this.#falls = falling
    for (let place = 0; place < this.#sprites.length; place++) {
      const sprite = this.#sprites[place]
      const fall = falling[place]
      if (!sprite) continue
      sprite.visible = fall !== undefined
      if (fall) this.#drawPetal(sprite, fall, reducedMotion)
    }
    this.lines.show(reducedMotion ? NOTHING : this.#pieces, this.#placePiece)
    this.pollen.show(reducedMotion ? NOTHING : this.#grains, this.#placeGrain)
  }

  #drawPetal(sprite: FallingSprite, fall: Fall, reducedMotion: boolean): void {
    const now = this.#now
    const here = this.#here
    placeOfFall(fall, now, here)
    const side = here.pointsRight ? 1 : -1
    const size = reducedMotion ? 1 : budSize(fall.budsAt, now)
    sprite.alpha = clamp((fall.goneAt - now) / Math.max(1, fall.goneAt - fall.landsAt), 0, 1)
    if (here.settled < LIES) {
      // Still the petal of the flower, which turns away from us.
      const turned = here.settled / LIES
      sprite.rotation = here.turn * DEGREE + (side * Math.PI) / 2
      sprite.show('petal', fall.index % KINDS)
      const tug = clamp((now - fall.pluckedAt) / Math.max(1, fall.tearsAt - fall.pluckedAt), 0, 1)
      const longer = STRETCH * tug * tug * Math.exp(Math.min(0, fall.tearsAt - now) / 60)
      sprite.scale.set((fall.index >= KINDS ? -1 : 1) * size * (1 - NARROW * turned), size * (1 + longer))
      sprite.position.set(here.x - Math.sin(sprite.rotation) * MIDDLE, here.y + Math.cos(sprite.rotation) * MIDDLE)
      return
    }
    const swung = Math.max(0, now - fall.tearsAt) / fall.period
    const pose = SWINGS[fall.index % 2 === 0 ? 0 : 1][Math.floor(swung * POSES) % POSES]
    sprite.show('falling', now >= fall.landsAt || !pose ? 'open' : pose)
    sprite.rotation = here.turn * DEGREE
    sprite.scale.set(side * size, size)
    sprite.position.set(here.x, here.y)
  }

  /** A piece of the line: from where the petal was at a whole number of pieces to where it was at the next. */
  readonly #placePiece = (sprite: DrawnSprite<'sway', string>, index: number) => {
    const fall = this.#falls[this.#falls.length - 1 - Math.floor(index / PIECES)]
    if (!fall) return false
    const now = Math.min(this.#now, fall.landsAt)
    const from = (Math.floor((now - fall.tearsAt) / PIECE) - (index % PIECES)) * PIECE + fall.tearsAt
    if (from < fall.tearsAt + PIECE) return false
    const age = (this.#now - from) / LINE
    if (age >= 1) return false
    placeOfFall(fall, from, this.#there)
    placeOfFall(fall, Math.min(now, from + PIECE), this.#here)
    const [across, down] = [this.#here.x - this.#there.x, this.#here.y - this.#there.y]
    const length = Math.hypot(across, down)
    sprite.position.set(this.#there.x + across / 2, this.#there.y + down / 2)
    sprite.rotation = Math.atan2(down, across)
    // Thin where the petal was slow, as a hair of the brush is, and where the line dries.
    sprite.scale.set((length + 1.5) / PIECE_LENGTH, lerp(0.5, 1.1, Math.min(1, length / 12)) * (1 - 0.5 * age))
    sprite.alpha = Math.min(1, (1 - age) * 3)
    return true
  }

  readonly #placeGrain = (sprite: DrawnSprite<'pollen', string>, index: number) => {
    const fall = this.#falls[this.#falls.length - 1 - Math.floor(index / GRAINS)]
    if (!fall) return false
    const flown = (this.#now - fall.tearsAt) / FLIGHT
    if (flown < 0 || flown >= 1) return false
    const grain = (index % GRAINS) + fall.index * GRAINS
    const angle = angleOf(fall.index, fall.count) * DEGREE + (scatter(grain) - 0.5) * 1.5
    const far = PETAL_ROOT * UNIT + 210 * lerp(0.35, 1, scatter(grain + 99)) * (1 - (1 - flown) ** 3)
    sprite.show(grain % 3)
    sprite.position.set(FLOWER.x + Math.sin(angle) * far, FLOWER.y - Math.cos(angle) * far + 120 * flown * flown)
    sprite.alpha = Math.min(1, (1 - flown) * 3)
    return true
  }
}

const NOTHING: readonly number[] = []

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { FILM_LENGTH, FOAM_TILE } from '../../../assets/crabby/shared'
import { lerp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { FrameAnimation } from '../../../src/stage/kit/frameAnimation'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CRAB_GROUND, crestHeight, crestShare, FILM, foamEdge, LOG, MOST, SHORE } from '../layout'
import type { CrabbyState, Splash } from '../state'

/** So many tiles to either side of the first, for the widest windows. */
const TILES = { from: -2, to: 4 } as const
/** How long a drawing of the foam is seen, and which follow each other. */
const FOAM = { each: 400, sequence: [0, 1, 0, 2] } as const
/** How far foam goes to and fro along the shore, in scene units, and how fast, in ms. */
const DRIFT = { reach: 16, time: 5200 } as const
/** Where a wave gets up, and where it breaks, in scene units down the stage, and how much higher it stands than it is drawn. */
const CREST = { from: 690, to: SHORE + 4, size: 1.3 } as const
/** Where water stands round what stands in it: by what, and how far from its middle. */
const CRAB_FEET = [-128, -84, 78, 124] as const
const LOG_ENDS = [-190, -60, 80, 196] as const
const PUDDLE = { each: 170, sequence: [0, 1] } as const

/** What of the sea moves: its edge of foam; a wave that gets up; the film of water that it lays over the sand. */
export class Water {
  /** The foam, and where the sea was touched. */
  readonly root = new Container({ label: 'sea' })
  readonly crest = new Container({ label: 'crest' })
  readonly film
  /** Rings round whatever stands in the water. */
  readonly puddles = new Container({ label: 'puddles' })
  readonly #foam: DrawnSprite<string, string>[] = []
  readonly #crabPuddles
  readonly #logPuddles
  readonly #splashes
  #now = 0

  constructor(kit: ViewKit<typeof manifest>) {
    for (let tile: number = TILES.from; tile < TILES.to; tile++) {
      const foam = kit.sprite('foam').updateTransform({ x: tile * FOAM_TILE })
      this.#foam.push(foam)
      const crest = kit.sprite('crest').updateTransform({ x: tile * FOAM_TILE })
      this.crest.addChild(crest)
    }
    this.film = kit.sprite('film').updateTransform({ x: FILM.left, y: FILM.top })
    this.#splashes = kit.pool('splash', MOST.splashes)
    this.root.addChild(...this.#foam, this.#splashes)
    this.#crabPuddles = CRAB_FEET.map(() => kit.animation('puddle', PUDDLE.sequence, PUDDLE.each))
    this.#logPuddles = LOG_ENDS.map(() => kit.animation('puddle', PUDDLE.sequence, PUDDLE.each))
    this.puddles.addChild(...this.#crabPuddles, ...this.#logPuddles)
  }

  draw({ wave, crab, splashes }: CrabbyState, { now, reducedMotion, size }: Moment): void {
    this.#now = now
    const edge = foamEdge(wave, now)
    const drift = reducedMotion ? 0 : DRIFT.reach * Math.sin(now / DRIFT.time)
    const frame = reducedMotion ? 0 : FOAM.sequence[Math.floor(now / FOAM.each) % FOAM.sequence.length]
    for (let i = 0; i < this.#foam.length; i++) {
      const foam = this.#foam[i]
      if (!foam) continue
      foam.show(frame ?? 0)
      foam.position.set((TILES.from + i) * FOAM_TILE + drift, edge)
    }
    const height = crestHeight(wave, now)
    this.crest.visible = height > 0.02
    this.crest.position.set(drift * 2, lerp(CREST.from, CREST.to, crestShare(wave, now) ** 1.6))
    this.crest.scale.y = height * CREST.size
    this.crest.alpha = Math.min(1, height ** 1.5 * 2.4)
    const reach = edge - FILM.top
    this.film.visible = edge > SHORE + 14
    this.film.scale.set(FILM.width / this.film.texture.orig.width, reach / FILM_LENGTH)
    this.film.alpha = Math.min(1, (edge - SHORE - 14) / 60)
    this.#drawPuddles(this.#crabPuddles, CRAB_FEET, (crab.x / 100) * size.width, CRAB_GROUND + 2, edge)
    this.#drawPuddles(this.#logPuddles, LOG_ENDS, LOG.x, LOG.y + 8, edge)
    this.#splashes.show(splashes, this.#placeSplash)
  }

  #drawPuddles(
    puddles: readonly FrameAnimation<'puddle', '0' | '1'>[],
    places: readonly number[],
    x: number,
    y: number,
    edge: number,
  ): void {
    for (let i = 0; i < puddles.length; i++) {
      const puddle = puddles[i]
      if (!puddle) continue
      puddle.visible = edge > y + 6
      puddle.position.set(x + (places[i] ?? 0), y)
      puddle.at(this.#now + i * 70)
    }
  }

  readonly #placeSplash = (sprite: DrawnSprite<string, string>, { x, y, from, until }: Splash) => {
    const share = (this.#now - from) / (until - from)
    sprite.showShare(share)
    sprite.position.set(x, y)
    sprite.alpha = Math.min(1, (1 - share) * 3)
  }
}

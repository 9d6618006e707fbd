import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import { easeOutBack } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { isShut, LINGERING, MATCH_PLACES, MATCHES } from '../layout'
import type { MatchState } from '../state'

/** Where the band that the matches stand in begins, in scene units. */
const BAND = { x: 164, y: 396 } as const
/** How new matches stand up: how long after one another, and how long each takes, in ms. */
const RISING = { apart: 20, each: 220 } as const
/** The flame: how far above the foot of a match that has just caught fire, how far down it walks, in scene units, and its scale. */
const FLAME = { top: 76, way: 52, size: 1.25 } as const
/** From which share of its second on a match is burnt above the flame. */
const CURLED = 0.55
/** How long smoke rises from a match, as a share of a match's time, and how far. */
const SMOKE = { lasting: 0.6, rise: 26 } as const
/** How many drawings of burnt matches there are. */
const CURLS = 4

/** Fifteen matches in a band: the time. One burns, those before it are burnt. */
export class Matches {
  readonly root = new Container({ label: 'matches' })
  readonly #matches
  readonly #flame
  readonly #smoke

  constructor(kit: ViewKit<typeof manifest>) {
    this.#matches = MATCH_PLACES.map((place) => kit.sprite('match').updateTransform(place))
    this.#flame = kit.animation('flame', [0, 1, 2, 1], 125)
    this.#smoke = kit.sprite('smoke')
    this.root.addChild(...this.#matches, kit.sprite('band').updateTransform(BAND), this.#smoke, this.#flame)
  }

  draw(match: MatchState, { now, reducedMotion }: Moment): void {
    const isOver = isShut(match, now)
    const burnt = isOver ? 0 : match.burnt
    const burning = Math.floor(burnt)
    const share = burnt - burning
    const isAlight = match.isPlaying && burning < MATCHES
    const newSince = isOver ? (match.endedAt ?? 0) + LINGERING : match.since
    for (let index = 0; index < MATCHES; index++) {
      const sprite = this.#matches[index]
      if (!sprite) continue
      if (index < burning || (index === burning && isAlight && share >= CURLED))
        sprite.show(MATCHES + 1 + (index % CURLS))
      else sprite.show(index === burning && isAlight ? MATCHES : index)
      const hasRisen = index < burning || reducedMotion || (isOver && match.endedAt === null)
      sprite.scale.y = hasRisen ? 1 : Math.max(0.02, easeOutBack((now - newSince - index * RISING.apart) / RISING.each))
    }
    this.#drawFlame(isAlight ? burning : -1, share, reducedMotion ? 0 : now)
    this.#drawSmoke(isOver ? -1 : burning - 1, share)
  }

  #drawFlame(burning: number, share: number, now: number): void {
    const place = MATCH_PLACES[burning]
    this.#flame.alpha = place ? 1 : 0
    if (!place) return
    this.#flame.at(now)
    this.#flame.position.set(place.x, place.y - FLAME.top + FLAME.way * share)
    // It flares up as the head catches fire.
    const size = FLAME.size * (share < 0.12 ? 0.5 + share * 6 : 1.22 - 0.34 * share)
    this.#flame.scale.set(size * (1 - 0.06 * Math.sin(now / 90)), size)
  }

  #drawSmoke(index: number, share: number): void {
    const gone = share / SMOKE.lasting
    const place = gone < 1 ? MATCH_PLACES[index] : undefined
    this.#smoke.alpha = place ? 1 - gone : 0
    if (!place) return
    this.#smoke.show(gone < 0.5 ? 0 : 1)
    this.#smoke.position.set(place.x + 10, place.y - 70 - SMOKE.rise * gone)
  }
}

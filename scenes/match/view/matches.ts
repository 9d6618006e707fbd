import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LINGERING, MATCHES, matchPlace } from '../layout'
import type { MatchState } from '../state'
import { sprung } from './motion'

/** Where the band that they stand in begins. */
const BAND = { x: 164, y: 396 } as const
/** How new ones stand up: one after the other, each in so many ms. */
const RISING = { apart: 20, each: 220 } as const
/** Where the flame sits on a match that has just caught fire, above its foot, and how far down it walks. */
const FLAME = { top: 76, way: 52, size: 1.25 } as const
/** From which share of its second on a match is burnt above the flame. */
const CURLED = 0.55
/** How long smoke rises from a match, as a share of a match's time, and how far. */
const SMOKE = { lasting: 0.6, rise: 26 } as const
/** Burnt ones curl in so many ways. */
const CURLS = 4

/** Fifteen matches in a band: the time. One burns, those before it are burnt. */
export class Matches {
  readonly root = new Container({ label: 'matches' })
  readonly #matches
  readonly #flame
  readonly #smoke

  constructor(kit: ViewKit<typeof manifest>) {
    this.#matches = Array.from({ length: MATCHES }, (_, index) => {
      const match = kit.sprite('match')
      match.position.copyFrom(matchPlace(index))
      return match
    })
    this.#flame = kit.animation('flame', [0, 1, 2, 1], 125)
    this.#smoke = kit.sprite('smoke')
    const band = kit.sprite('band')
    band.position.copyFrom(BAND)
    this.root.addChild(...this.#matches, band, this.#smoke, this.#flame)
  }

  draw(match: MatchState, { now, reducedMotion }: Moment): void {
    const isOver = !match.isPlaying && (match.endedAt === null || now >= match.endedAt + LINGERING)
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
      sprite.scale.y = hasRisen ? 1 : Math.max(0.02, sprung(now - newSince - index * RISING.apart, RISING.each))
    }
    this.#drawFlame(isAlight ? burning : -1, share, reducedMotion ? 0 : now)
    this.#drawSmoke(isOver ? -1 : burning - 1, share)
  }

  #drawFlame(burning: number, share: number, now: number): void {
    const { x, y } = matchPlace(Math.max(0, burning))
    this.#flame.alpha = burning < 0 ? 0 : 1
    if (burning < 0) return
    this.#flame.at(now)
    this.#flame.position.set(x, y - FLAME.top + FLAME.way * share)
    // It flares up as the head catches fire.
    const size = FLAME.size * (share < 0.12 ? 0.5 + share * 6 : 1.22 - 0.34 * share)
    this.#flame.scale.set(size * (1 - 0.06 * Math.sin(now / 90)), size)
  }

  #drawSmoke(index: number, share: number): void {
    const gone = share / SMOKE.lasting
    const isSeen = index >= 0 && gone < 1
    this.#smoke.alpha = isSeen ? 1 - gone : 0
    if (!isSeen) return
    const { x, y } = matchPlace(index)
    this.#smoke.show(gone < 0.5 ? 0 : 1)
    this.#smoke.position.set(x + 10, y - 70 - SMOKE.rise * gone)
  }
}

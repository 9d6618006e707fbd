import type { manifest } from '../../../assets/crabby/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CRAB_GROUND, MOST } from '../layout'
import type { CrabbyState, Kick, Track } from '../state'

/** How long a track takes to fade at last, in ms. */
const FADING = 1400
/** How far off their row tracks lie, in scene units: it never walks the same way twice. */
const WANDER = { reach: 7, every: 150 } as const

/** What the crab leaves behind: tracks in the sand, and what its feet throw up. */
export class Sand {
  readonly tracks
  readonly kicks
  #now = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.tracks = kit.pool('track', MOST.tracks)
    this.kicks = kit.pool('kick', MOST.kicks)
  }

  draw({ tracks, kicks }: CrabbyState, { now }: Moment): void {
    this.#now = now
    this.tracks.show(tracks, this.#placeTrack)
    this.kicks.show(kicks, this.#placeKick)
  }

  readonly #placeTrack = (sprite: Sprite, { x, kind, until }: Track) => {
    sprite.show(kind)
    sprite.position.set(x, CRAB_GROUND - 2 + WANDER.reach * Math.sin(x / WANDER.every))
    sprite.alpha = Math.min(1, (until - this.#now) / FADING)
  }

  readonly #placeKick = (sprite: Sprite, { x, y, isWet, from, until }: Kick) => {
    const share = (this.#now - from) / (until - from)
    sprite.show((isWet ? WET : 0) + Math.min(2, Math.floor(share * 3)))
    sprite.position.set(x, y)
  }
}

type Sprite = DrawnSprite<string, string>

/** The first drawing of a kick of water; those of sand come before it. */
const WET = 3

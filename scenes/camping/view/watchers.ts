import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, hop, scatter, smoothstep } from '../../../src/stage/contract/math'
import { outline } from '../../../src/stage/contract/outline'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { distance, isOut, scaleIn, WATCHERS, type Watcher } from '../layout'
import type { CampingState, Eyes, Kind } from '../state'

type Kit = ViewKit<typeof manifest>

/** How eyes shut, and open: 120 ms in three drawings, each so open. */
const SHUTTING = 120
const OPEN = [0, 0.16, 0.6, 1] as const

/** How often somebody blinks, at the least and more, and for how long, in ms. */
const BLINK = { every: 3600, more: 4200, time: 130 } as const

/** Eyes that the light comes near to widen first: how near, in radii. */
const WIDE = { from: 1.5, to: 1.2, by: 0.16 } as const

/** Where the pupils of each kind are, how far they go across and down, and how large they are. */
interface Pupils {
  readonly at: readonly Readonly<Point>[]
  readonly across: number
  readonly down: number
  readonly size: number
  readonly isSlit?: true
}

const PUPILS: Readonly<Record<Kind, Pupils>> = {
  round: { at: outline('-17,0 17,0'), across: 6.4, down: 6.4, size: 0.92 },
  tall: { at: outline('-16,0 15,-2'), across: 6, down: 12, size: 1 },
  one: { at: outline('0,2'), across: 13, down: 9, size: 1.6 },
  owl: { at: outline('-19,0 19,0'), across: 5.6, down: 5.6, size: 1.2 },
  slant: { at: outline('-19,-2 19,-2'), across: 4, down: 0.6, size: 1, isSlit: true },
  dots: { at: [], across: 0, down: 0, size: 1 },
  sleepy: { at: outline('-18,6 18,6'), across: 7, down: 1.6, size: 0.86 },
  spider: { at: [], across: 0, down: 0, size: 1 },
}

/** All who look on from the dark, and follow the lantern with their eyes. */
export class Watchers {
  readonly root = new Container({ label: 'watchers' })
  readonly #pairs: readonly Pair[]

  constructor(kit: Kit) {
    this.#pairs = WATCHERS.map((watcher, place) => new Pair(kit, watcher, place))
    this.root.addChild(...this.#pairs.map(({ root }) => root))
  }

  draw(camp: CampingState, moment: Moment): void {
    for (let place = 0; place < this.#pairs.length; place++) {
      const eyes = camp.eyes[place]
      if (eyes) this.#pairs[place]?.draw(eyes, camp, moment)
    }
  }
}

class Pair {
  readonly root: Container
  readonly #watcher: Watcher
  readonly #place: number
  readonly #pupils: readonly DrawnSprite[]
  readonly #turn: number

  constructor(kit: Kit, watcher: Watcher, place: number) {
    const { at, isSlit, size } = PUPILS[watcher.kind]
    this.#watcher = watcher
    this.#place = place
    this.#turn = (watcher.turn * Math.PI) / 180
    this.#pupils = at.map(() => kit.sprite('pupil').show(isSlit ? 'slit' : 'round'))
    for (const pupil of this.#pupils) pupil.scale.set(size)
    this.root = new Container({ children: [kit.sprite('eyes').show(watcher.kind), ...this.#pupils] })
    this.root.rotation = this.#turn
  }

  draw(
    eyes: Eyes,
    { lantern, radius, party, nights }: CampingState,
    { now, reducedMotion, size: window }: Moment,
  ): void {
    const { x, y, size, kind } = this.#watcher
    const open = this.#openAt(eyes, now, reducedMotion)
    const near = (distance(this.#watcher, lantern) * scaleIn(window)) / radius
    const wide = 1 + WIDE.by * smoothstep(WIDE.from, WIDE.to, near)
    const isGlad = isDuring(party, now) && !reducedMotion
    const jump = isGlad ? 10 * hop(((now + this.#place * 137) % 480) / 480) : 0
    this.root.position.set(x, y - jump)
    this.root.scale.set(size * wide, size * wide * open)
    // What is shut is not there; taking it out would have the whole list of drawings made anew.
    this.root.alpha = open > 0 && !isOut(this.#place, nights) ? 1 : 0
    const angle = Math.atan2(lantern.y - y, lantern.x - x) - this.#turn
    const { at, across, down } = PUPILS[kind]
    for (let place = 0; place < this.#pupils.length; place++) {
      const middle = at[place]
      if (middle)
        this.#pupils[place]?.position.set(middle.x + Math.cos(angle) * across, middle.y + Math.sin(angle) * down)
    }
  }

  /** How open they are, 0…1. */
  #openAt({ areShut, since }: Eyes, now: number, reducedMotion: boolean): number {
    const step = Math.ceil(clamp((now - since) / SHUTTING, 0, 1) * 3)
    if (areShut || step < 3) return OPEN[areShut ? 3 - step : step] ?? 1
    if (reducedMotion) return 1
    const every = BLINK.every + BLINK.more * scatter(this.#place)
    const phase = (now + every * scatter(this.#place + 50)) % every
    return phase < BLINK.time ? OPEN[1] : 1
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { PUFFS } from '../../../assets/bat/shared'
import { scatter, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CASTLE, sunkOf } from '../layout'
import type { BatState } from '../state'

/** The puffs: the middle of each, and how large it gets. */
const FAR = [
  { x: 700, y: 640, size: 0.9 },
  { x: 628, y: 690, size: 0.66 },
  { x: 778, y: 612, size: 0.7 },
  { x: 1296, y: 630, size: 0.8 },
  { x: 1372, y: 680, size: 0.9 },
  { x: 1440, y: 720, size: 0.6 },
] as const
const NEAR = [
  { x: 712, y: 748, size: 0.74 },
  { x: 798, y: 700, size: 0.9 },
  { x: 886, y: 740, size: 0.7 },
  { x: 962, y: 726, size: 0.62 },
  { x: 1040, y: 742, size: 0.66 },
  { x: 1122, y: 730, size: 0.7 },
  { x: 1210, y: 716, size: 0.82 },
  { x: 1296, y: 706, size: 0.94 },
  { x: 1370, y: 768, size: 0.74 },
] as const
/** When it has grown, and from when on it thins out, as shares of the show; how far it climbs, in scene units. */
const GROWN = 0.19
const THINS = 0.75
const CLIMB = 44
/** How far it comes down as it thins out, in scene units. */
const FALLS = 54
/** How long the rest takes to fall together when the castle stands again, in ms. */
const SETTLES = 420
/** What falls off the walls: how many, how long each takes, in ms, how far from the middle. */
const CHIPS = { count: 18, time: 1150, near: 70, far: 290, gravity: 900 } as const

interface Puff {
  readonly sprite: DrawnSprite<string, string>
  readonly x: number
  readonly y: number
  readonly size: number
  readonly one: number
}

/** What the castle throws up as it goes down: dust behind it and before it, and stones. */
export class Dust {
  readonly behind = new Container({ label: 'dust' })
  readonly before = new Container({ label: 'dust' })
  readonly chips = new Container({ label: 'chips' })
  readonly #puffs: readonly Puff[]
  readonly #chips: readonly DrawnSprite<string, string>[]

  constructor(kit: ViewKit<typeof manifest>) {
    const make = (
      name: 'farPuff' | 'nearPuff',
      places: readonly { x: number; y: number; size: number }[],
      first: number,
    ) =>
      places.map(({ x, y, size }, place): Puff => {
        const sprite = kit.sprite(name).show((place * 2) % PUFFS.length)
        sprite.position.set(x, y)
        return { sprite, x, y, size, one: scatter(place + first) }
      })
    const far = make('farPuff', FAR, 0)
    const near = make('nearPuff', NEAR, 60)
    this.behind.addChild(...far.map(({ sprite }) => sprite))
    this.before.addChild(...near.map(({ sprite }) => sprite))
    this.#puffs = [...far, ...near]
    this.#chips = Array.from({ length: CHIPS.count }, (_, place) => kit.sprite('chip').show(place % 4))
    this.chips.addChild(...this.#chips)
  }

  draw({ castle, letting }: BatState, { now, reducedMotion }: Moment): void {
    const { stoodAt } = castle
    const show = castle.show ?? letting.leaves
    const settling = since(stoodAt, now)
    const isSettling = !show && settling < SETTLES
    this.behind.visible = show !== null || isSettling
    this.before.visible = this.behind.visible
    this.chips.visible = castle.show !== null && !reducedMotion
    if (!this.behind.visible) return

    const share = show ? (now - show.from) / (show.until - show.from) : 1
    const rest = isSettling ? 1 - settling / SETTLES : letting.leaves ? Math.min(1, 9 * (1 - share)) : 1
    for (let place = 0; place < this.#puffs.length; place++) {
      const puff = this.#puffs[place]
      if (!puff) continue
      const { sprite, x, y, size, one } = puff
      const grown = smoothstep(0, GROWN * (0.6 + 0.5 * one), share)
      const thin = smoothstep(THINS - 0.1 * one, 1, share)
      const pulse = reducedMotion ? 1 : 1 + 0.05 * Math.sin(now / 210 + one * 6)
      const climbed = CLIMB * smoothstep(0, 0.5, share) * (0.6 + one)
      sprite.position.set(
        x + (one - 0.5) * 36 * share,
        y + 40 * (1 - grown) - climbed * (isSettling ? rest : 1) + FALLS * thin,
      )
      sprite.alpha = 1 - 0.7 * thin
      sprite.scale.set(size * (0.25 + 0.75 * grown) * (1 - 0.16 * thin) * pulse * Math.min(1, share * 40) * rest)
    }
    if (this.chips.visible && show) this.#drawChips(now - show.from, share, sunkOf(show, now))
  }

  #drawChips(age: number, share: number, sunk: number): void {
    for (let place = 0; place < this.#chips.length; place++) {
      const chip = this.#chips[place]
      if (!chip) continue
      const turn = age / CHIPS.time + scatter(place + 20)
      const round = Math.floor(turn)
      const seconds = ((turn - round) * CHIPS.time) / 1000
      // In each round it comes from elsewhere; before the first, and towards the end, from nowhere.
      const seed = place * 31 + round * 7
      const side = scatter(seed) < 0.5 ? -1 : 1
      const from = CHIPS.near + (CHIPS.far - CHIPS.near) * scatter(seed + 1)
      chip.scale.set(round === 0 || share > 0.8 ? 0 : 0.8 + 0.7 * scatter(seed + 4))
      chip.position.set(
        CASTLE.x + side * (from + 70 * seconds),
        CASTLE.y +
          sunk -
          300 * (1 - from / 420) * scatter(seed + 2) -
          60 * seconds +
          (CHIPS.gravity / 2) * seconds * seconds,
      )
      chip.rotation = (scatter(seed + 3) - 0.5) * 14 * seconds
    }
  }
}

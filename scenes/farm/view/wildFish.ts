import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import { hop, lerp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FISH, placeOf, seawards, TRAPS } from '../layout'
import { CROWN, RING } from './motion'

/** Fish that leap before any is caught: when, in ms, which, and beside which trap. */
const LEAPS = [
  { from: 500, fish: 'mackerel', trap: 7 },
  { from: 1500, fish: 'sole', trap: 10 },
  { from: 2760, fish: 'eel', trap: 5 },
  { from: 3900, fish: 'puffer', trap: 3 },
] as const
/** How long one is in the air, in ms. */
const AIR = 640
/** How high it leaps, from how far out at sea towards its trap, and how near it comes, in units. */
const ARC = { height: 118, out: 150, near: 66, below: 14 } as const

/** Each leap with its trap's waterline, and the way to the open sea from there. */
const PLACED = LEAPS.map((leap) => {
  const [x, y] = TRAPS[leap.trap]
  return { leap, place: placeOf({ x, y }), side: seawards({ x, y }) }
})

/** The sea is full of fish: they leap towards the traps in the first seconds, so that one waits for one to swim in. */
export class WildFish {
  readonly root = new Container({ label: 'wild fish' })
  readonly #fish
  readonly #crown
  readonly #ring

  constructor(kit: ViewKit<typeof manifest>) {
    this.#fish = kit.sprite(...FISH)
    this.#crown = kit.sprite('crown')
    this.#ring = kit.sprite('ring')
    this.root.addChild(this.#ring, this.#crown, this.#fish)
  }

  draw({ now, reducedMotion }: Moment): void {
    let latest: (typeof PLACED)[number] | undefined
    for (const placed of PLACED) if (now >= placed.leap.from) latest = placed
    const since = latest && !reducedMotion ? now - latest.leap.from : Number.POSITIVE_INFINITY
    this.root.visible = since < AIR + RING
    if (!latest || !this.root.visible) return
    const { leap, place, side } = latest
    const share = Math.min(1, since / AIR)
    this.#fish.visible = share < 1
    this.#fish.show(leap.fish, Math.floor(share * 3))
    this.#fish.scale.x = -side
    this.#fish.position.set(
      place.x + side * lerp(ARC.out, ARC.near, share),
      place.y + ARC.below - ARC.height * hop(share),
    )
    this.#fish.rotation = -side * Math.atan2(-4 * ARC.height * (1 - 2 * share), ARC.out - ARC.near) * 0.62
    const isIn = share === 1
    const age = isIn ? since - AIR : since
    this.#crown.showFor(age, CROWN)
    this.#ring.showFor(age, RING)
    this.#crown.position.set(place.x + side * (isIn ? ARC.near : ARC.out), place.y + ARC.below)
    this.#ring.position.copyFrom(this.#crown.position)
  }
}

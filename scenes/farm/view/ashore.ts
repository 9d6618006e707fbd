import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import type { FrameKey } from '../../../src/stage/contract/manifest'
import { lerp, smoothstep } from '../../../src/stage/contract/math'
import { timeline } from '../../../src/stage/contract/rules/timeline'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { FarmState } from '../state'
import { Hens } from './hens'

/** Where the island's picture begins, and where its keeper stands and its chimney ends, in scene units. */
const ISLAND = { x: 180, y: 40 } as const
const KEEPER = { x: 436, y: 672 } as const
/** Where he stands from the first supper on, to welcome who comes; when he goes there, from when until when, and how he hops, in ms. */
const HOST = { x: 940, y: 706, from: 900, until: 3600, hop: 150 } as const
const CHIMNEY = { x: 1033, y: 240 } as const
/** How far each puff is ahead of the last, in shares of its way. */
const PUFFS = [0, 0.25, 0.5, 0.75] as const
/** How long a puff rises, in ms, and how far, in units. */
const RISE = { time: 4600, up: 112, aside: 46 } as const
/** How long the keeper is in one drawing of calling. */
const CALL = 220
/** The keeper cheers in two hops, which end with his cheering however long that is. */
const HOPS = timeline([
  { until: 140, value: 'crouch' },
  { until: 420, value: 'leap' },
  { until: 560, value: 'crouch' },
  { until: 830, value: 'leap' },
  { until: 900, value: 'crouch' },
])

/** The cat on the landing stage: how often its tail twitches, and for how long, in ms. */
const CAT = { x: 872, y: 822, size: 0.92, every: 3700, twitch: 420 } as const

/** The island, the smoke from its chimney, its keeper, his cat and his hens. */
export class Ashore {
  /** What of it never moves. */
  readonly island
  readonly root = new Container({ label: 'ashore' })
  readonly #keeper
  readonly #cat
  readonly #hens
  readonly #puffs

  constructor(kit: ViewKit<typeof manifest>) {
    this.island = kit.sprite('island').updateTransform(ISLAND)
    this.#puffs = kit.pool('smoke', PUFFS.length)
    this.#hens = new Hens(kit)
    this.#keeper = kit.sprite('keeper').updateTransform(KEEPER)
    this.#cat = kit.sprite('cat').updateTransform(CAT)
    this.root.addChild(this.#puffs, this.#hens.root, this.#keeper, this.#cat)
  }

  draw(farm: FarmState, now: number, moment: Moment): void {
    const { left } = farm.keeper
    const { rack } = farm
    const age = rack.suppers > 0 ? HOST.until : now - (rack.servedAt ?? now)
    const way = smoothstep(HOST.from, HOST.until, age)
    this.#drawKeeper(farm, now, moment, age, way)
    this.#cat.visible = farm.rack.prowl === null
    this.#cat.show(catOf(farm, now, moment.reducedMotion))
    this.#cat.scale.set(left ? CAT.size : -CAT.size, CAT.size)
    this.#hens.draw(now, moment, way)
    // The smoke of a supper is another.
    this.#puffs.visible = rack.servedAt === null
    // Where nothing may rise, each hangs in the middle of its part of the way.
    this.#puffs.show(PUFFS, placePuff, moment.reducedMotion ? 0.125 : now / RISE.time)
  }

  /** @param way how far he is on his way to welcome who comes, 0…1, so long after he was called */
  #drawKeeper({ keeper }: FarmState, now: number, { boil, reducedMotion }: Moment, age: number, way: number): void {
    this.#keeper.position.set(lerp(KEEPER.x, HOST.x, way), lerp(KEEPER.y, HOST.y, way))
    this.#keeper.scale.x = keeper.left && (way === 0 || way === 1) ? 1 : -1
    if (way > 0 && way < 1) {
      this.#keeper.show(reducedMotion || Math.floor(age / HOST.hop) % 2 === 0 ? 'crouch' : 'leap')
      return
    }
    const cheer = keeper.cheersUntil - now
    const hail = keeper.hailsUntil - now
    if (cheer > 0) this.#keeper.show(reducedMotion ? 'crouch' : HOPS.at(HOPS.duration - cheer))
    else if (hail > 0) this.#keeper.show(reducedMotion || Math.floor(hail / CALL) % 2 === 0 ? 'hail' : 'hailAgain')
    // He waits in the first three.
    else this.#keeper.show(boil)
  }
}

/** @param risen the share of its way that the last has risen, and how often it has before */
function placePuff(puff: DrawnSprite, ahead: number, risen: number): void {
  const share = (risen + ahead) % 1
  puff.showShare(share)
  puff.position.set(CHIMNEY.x + RISE.aside * share ** 1.4 + 5 * Math.sin(share * 9), CHIMNEY.y - 12 - RISE.up * share)
  puff.alpha = Math.min(1, (1 - share) * 2.6)
}

/** It dozes until something is caught, waits for it, and has never got used to their leaping. */
function catOf({ keeper, traps }: FarmState, now: number, reducedMotion: boolean): FrameKey<typeof manifest, 'cat'> {
  if (now < keeper.cheersUntil) return 'startle'
  for (let index = 0; index < traps.length; index++) {
    if (traps[index]?.caught) return now % CAT.every < CAT.twitch && !reducedMotion ? 'flick' : 'sit'
  }
  return 'doze'
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { hop, scatter } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MOST, NESTS } from '../layout'
import type { Crumbs, NestState, Snore } from '../state'

/** So many crumbs come off at once, and how they fall, in scene units. */
const CRUMBS = { count: 4, across: 46, up: 26, down: 150 } as const
/** Where letters of sleep begin, off the middle of the rim, and how far they rise, in scene units. */
const SNORES = { x: -40, y: -190, drift: 46, rise: 130, sway: 14 } as const

/** What falls when somebody knocks on earth, and what rises from those who sleep. */
export function createDebris(kit: ViewKit<typeof manifest>): View<NestState> {
  const snoring = kit.pool('snore', MOST.snores)
  const crumbling = Array.from({ length: CRUMBS.count }, (_, place) => ({
    pool: kit.pool('crumb', MOST.crumbs),
    put: (sprite: DrawnSprite, crumbs: Crumbs, moment: Moment) => placeCrumb(sprite, crumbs, place, moment),
  }))
  return {
    root: new Container({ label: 'debris', children: [...crumbling.map(({ pool }) => pool), snoring] }),
    draw({ crumbs, snores }, moment) {
      for (const { pool, put } of crumbling) pool.show(crumbs, put, moment)
      snoring.show(snores, placeSnore, moment)
    },
  }
}

function placeCrumb(sprite: DrawnSprite, { x, y, from, until }: Crumbs, place: number, { now }: Moment): void {
  const share = progress({ from, until }, now)
  const chance = scatter(Math.round(from + place * 13))
  const way = place - (CRUMBS.count - 1) / 2 + chance - 0.5
  sprite.show(place % 3)
  sprite.position.set(x + way * CRUMBS.across * share, y - CRUMBS.up * chance * hop(share) + CRUMBS.down * share ** 2)
  sprite.rotation = way * share * 4
  sprite.alpha = Math.min(1, (1 - share) * 3)
}

function placeSnore(sprite: DrawnSprite, { side, from, until }: Snore, { now, reducedMotion }: Moment): void {
  const share = progress({ from, until }, now)
  const { x, y } = NESTS[side]
  sprite.show(share < 0.5 ? 0 : 1)
  sprite.position.set(
    x + SNORES.x + SNORES.drift * share + SNORES.sway * Math.sin(share * 9),
    y + SNORES.y - SNORES.rise * share,
  )
  sprite.rotation = 0.2 * Math.sin(share * 7)
  sprite.scale.set(0.6 + 0.6 * share)
  sprite.alpha = reducedMotion ? 0 : Math.min(1, share * 6, (1 - share) * 3)
}

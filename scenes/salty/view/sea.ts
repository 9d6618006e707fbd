import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/salty-later/manifest'
import { ROWS } from '../../../assets/salty-later/shared'
import { clamp, smoothstep } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { Tiles } from '../../../src/stage/kit/tiles'
import { ROUTE, routeAt } from '../layout'
import type { SaltyState } from '../state'
import type { Tuning } from '../tuning'
import { TaleView } from './tale'
import { tideAt } from './tide'

/** In how many steps a second the sea is drawn. */
const STEPS = 12
/** How far under the page a row lies before it rises, in drawing units, and how wide it is to and fro, in what time, ms. */
const SWAY = {
  far: { under: 170, wide: 6, time: 6000, begins: 0.24 },
  middle: { under: 130, wide: 9, time: 5200, begins: 0.16 },
  under: { under: 110, wide: -12, time: 4600, begins: 0.08 },
  near: { under: 90, wide: 14, time: 4200, begins: 0 },
} as const
type RowName = keyof typeof SWAY
/** What of a tide each row takes to rise. */
const RISE = 0.7
/** Where his beard leaves his chin, as it was drawn. */
const MOUTH = { x: 280, y: 190 } as const
/** The nearest swell goes on downwards, and to both sides, in drawing units. */
const DEEP = { x: -1400, y: 600, width: 3400, height: 900, color: 0x2a2724 } as const
/** Windows that are taller than the stage see it again and again below, each so far below the last, and how far aside. */
const BELOW = [
  { x: 150, y: 60 },
  { x: -90, y: 120 },
  { x: 220, y: 180 },
  { x: 20, y: 240 },
] as const
/** How far the ship rocks, in degrees, and heaves, in drawing units, in what time, ms; where she lies for those who asked for less motion. */
const ROCK = { far: 5, high: 3, time: 2300, rest: 380 } as const

class Row {
  readonly root = new Container()
  readonly #tiles: Tiles
  readonly #name: RowName

  constructor(kit: LaterKit<typeof manifest>, name: RowName) {
    this.#name = name
    this.#tiles = kit.tiles(name, ROWS[name].wide)
    this.#tiles.y = ROWS[name].top
    this.root.addChild(this.#tiles)
  }

  /** Returns how far below its place it is. */
  draw(tide: number, { now, reducedMotion }: Moment<Tuning>): number {
    const { under, wide, time, begins } = SWAY[this.#name]
    const down = under * (1 - smoothstep(begins, begins + RISE, tide))
    const round = reducedMotion ? 0 : (stepOf(now) / time) * Math.PI * 2
    this.root.y = down + 1.6 * Math.cos(round)
    this.#tiles.slide(wide * Math.sin(round))
    return this.root.y
  }
}

/** Behind his head: the far row, and before it his beard, which is a river's mouth. */
export function createFar(kit: LaterKit<typeof manifest>): View<SaltyState, Tuning> {
  const row = new Row(kit, 'far')
  const mouth = kit.cutSprite('mouth').updateTransform(MOUTH)
  return upTo(new Container({ label: 'far', children: [row.root, mouth] }), (tide, salt, moment) => {
    row.draw(tide, moment)
    mouth.visible = salt.sea.isIn
    mouth.y = MOUTH.y + 60 * (1 - smoothstep(0.3, 0.9, tide))
  })
}

/** Behind the mug. */
export function createMiddle(kit: LaterKit<typeof manifest>): View<SaltyState, Tuning> {
  const row = new Row(kit, 'middle')
  return upTo(new Container({ label: 'middle', children: [row.root] }), (tide, _, moment) => {
    row.draw(tide, moment)
  })
}

/** Before all: a swell, the ship, and the black one on which the tale is written. */
export function createNear(kit: LaterKit<typeof manifest>): View<SaltyState, Tuning> {
  const under = new Row(kit, 'under')
  const near = new Row(kit, 'near')
  const below = BELOW.map(
    (place) =>
      new Container({ ...place, children: [kit.tiles('near', ROWS.near.wide).updateTransform({ y: ROWS.near.top })] }),
  )
  const deep = new Graphics().rect(DEEP.x, DEEP.y, DEEP.width, DEEP.height).fill(DEEP.color)
  const ship = kit.sprite('nearShip')
  ship.label = 'ship'
  const tale = new TaleView(kit)
  near.root.addChild(tale.root, ...below, deep)
  const root = new Container({ label: 'near', children: [under.root, ship, near.root] })
  return upTo(root, (tide, salt, moment) => {
    const down = under.draw(tide, moment)
    near.draw(tide, moment)
    tale.draw(salt, moment)
    const { now, reducedMotion, tuning } = moment
    const drawn = stepOf(now)
    const share = (drawn - (salt.sea.risenAt ?? drawn)) / tuning.crossing
    const round = reducedMotion ? 0 : (drawn / ROCK.time) * Math.PI * 2
    const hail =
      !reducedMotion && salt.poked === 'ship' && salt.twitching ? clamp((now - salt.twitching.from) / 420, 0, 1) : 1
    ship.position.set(
      reducedMotion ? ROCK.rest : routeAt(share),
      ROUTE.y + down + ROCK.high * Math.cos(round) - 14 * Math.sin(hail * Math.PI),
    )
    ship.angle = ROCK.far * Math.sin(round)
  })
}

/** Shown while there is any tide. */
function upTo(
  root: Container,
  draw: (tide: number, salt: SaltyState, moment: Moment<Tuning>) => void,
): View<SaltyState, Tuning> {
  return {
    root,
    draw(salt, moment) {
      const tide = tideAt(salt, moment)
      root.visible = tide > 0
      if (tide > 0) draw(tide, salt, moment)
    },
  }
}

function stepOf(now: number): number {
  return (Math.floor((now / 1000) * STEPS) / STEPS) * 1000
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { BEATS, KINDS, SPANS } from '../../../assets/bat/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp, scatter } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CASTLE, SINK, sunkOf, WAVES } from '../layout'
import type { BatState } from '../state'
import { Route } from './route'

/** How long a bat is on its way, and how late the last of a wave is, in ms. */
const FLIGHT = { lasts: 2600, late: 1150 } as const
/** A wave: so many to the left in a wide S that comes towards us, over the towers, to the right behind the castle, and all round it. */
const STREAMS = [
  {
    ...{ count: 20, isBehind: false, from: 12, to: 104, spread: 74 },
    route: '960,500 890,420 780,370 640,430 500,540 330,530 120,420 -200,300 -560,240',
  },
  {
    ...{ count: 12, isBehind: false, from: 14, to: 96, spread: 58 },
    route: '930,400 850,260 730,130 560,70 360,90 40,130 -520,20',
  },
  {
    ...{ count: 14, isBehind: true, from: 14, to: 76, spread: 60 },
    route: '1120,540 1280,470 1380,340 1370,190 1480,90 1760,20 2120,-60',
  },
] as const
/** Those that only whirl up round the castle: how many, how far, how large at the most. */
const WHIRL = { count: 18, reach: 380, span: 34 } as const
/** A beat of the wings of the smallest, and of the largest, each of its drawings, in ms. */
const BEAT = { small: 60, large: 96, sequence: [0, 1, 2, 1] } as const
/** Where it was pressed they swerve: from how near, and how far, in scene units. */
const SWERVE = { near: 230, reach: 120 } as const
/** From this span on they are drawn with eyes. */
const NEAR = 46

interface Bat {
  readonly sprite: DrawnSprite<'farBat' | 'nearBat', string>
  /** In which of the two flocks it is; they take turns. */
  readonly flock: number
  /** Its way; `null` of those that whirl. */
  readonly route: Route | null
  readonly from: number
  readonly to: number
  readonly spread: number
  /** How late it is, in ms, and three numbers of its own, 0…1. */
  readonly late: number
  readonly one: number
  readonly two: number
  readonly three: number
  readonly kind: number
}

/** Two flocks take turns: the second wave flies while the first is still about. */
const FLOCKS = 2

/** All the small bats that burst out of the castle, wave after wave. */
export class Swarm {
  readonly behind = new Container({ label: 'swarm' })
  readonly before = new Container({ label: 'swarm' })
  readonly #bats: readonly Bat[]
  /** Where a bat is, in scene units: written over and over. */
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    const bats: Bat[] = []
    const add = (flock: number, route: Route | null, from: number, to: number, spread: number, share: number) => {
      const index = bats.length
      bats.push({
        ...{ sprite: kit.sprite('farBat', 'nearBat'), flock, route, from, to, spread },
        ...{ late: share * FLIGHT.late, kind: index % KINDS },
        ...{ one: scatter(index), two: scatter(index + 500), three: scatter(index + 900) },
      })
    }
    for (let flock = 0; flock < FLOCKS; flock++) {
      for (let bat = 0; bat < WHIRL.count; bat++) add(flock, null, 12, WHIRL.span, 0, bat / WHIRL.count)
      for (const { count, route, from, to, spread } of STREAMS.filter(({ isBehind }) => isBehind)) {
        for (let bat = 0; bat < count; bat++) add(flock, new Route(route), from, to, spread, bat / count)
      }
    }
    this.behind.addChild(...bats.map(({ sprite }) => sprite))
    const rear = bats.length
    for (let flock = 0; flock < FLOCKS; flock++) {
      for (const { count, route, from, to, spread } of STREAMS.filter(({ isBehind }) => !isBehind)) {
        for (let bat = 0; bat < count; bat++) add(flock, new Route(route), from, to, spread, bat / count)
      }
    }
    this.before.addChild(...bats.slice(rear).map(({ sprite }) => sprite))
    this.#bats = bats
  }

  draw({ castle, glance }: BatState, { now }: Moment): void {
    const { show, sinkings } = castle
    this.behind.visible = show !== null
    this.before.visible = show !== null
    if (!show) return
    const lasts = show.until - show.from
    const sunk = sunkOf(show, now)
    const push = glance ? Math.sin(Math.PI * progress(glance, now)) : 0
    const place = this.#place
    for (let index = 0; index < this.#bats.length; index++) {
      const bat = this.#bats[index]
      if (!bat) continue
      const age = ageOf(bat, now - show.from, lasts)
      const share = age / FLIGHT.lasts
      bat.sprite.visible = share > 0 && share < 1
      if (!bat.sprite.visible) continue
      if (bat.route) followRoute(bat, bat.route, share, sunk, place)
      else whirlUp(bat, share, sunk, place)
      // Every other time they stream off to the other side.
      if (sinkings % 2 === 0) place.x = 2 * CASTLE.x - place.x
      if (glance && push > 0) swerveFrom(place, glance.x, glance.y, push)
      bat.sprite.position.copyFrom(place)
      const each = lerp(BEAT.small, BEAT.large, share * bat.two)
      const beat = BEAT.sequence[Math.floor(age / each + bat.one * 4) % BEAT.sequence.length] ?? 0
      const span = spanOf(bat, share)
      bat.sprite.show(span > NEAR ? 'nearBat' : 'farBat', bat.kind * BEATS + beat)
      bat.sprite.scale.set(span / (span > NEAR ? SPANS.near : SPANS.far))
      bat.sprite.rotation = (bat.three - 0.5) * 0.8 + 0.16 * Math.sin(age / 240 + bat.one * 6)
    }
  }
}

/** How long a bat has been on its way, in ms: of the wave that its flock flies in now. */
function ageOf({ flock, late }: Bat, elapsed: number, lasts: number): number {
  let age = -1
  for (let wave = flock; wave < WAVES.length; wave += FLOCKS) {
    const since = elapsed - (WAVES[wave] ?? 0) * lasts - late
    if (since >= 0) age = since
  }
  return age
}

function spanOf({ from, to, one, route }: Bat, share: number): number {
  if (!route) return lerp(from, to, Math.sin(Math.PI * share)) * (0.7 + 0.5 * one)
  return lerp(from, to, share ** 1.4) * (0.6 + 0.7 * one)
}

function followRoute({ spread, one, two, three }: Bat, way: Route, share: number, sunk: number, place: Point): void {
  const loose = spread * (0.3 + share) * 2
  way.at(share)
  const flutter = 9 * Math.sin(share * 34 + one * 7)
  // They come out of the castle, wherever that is by then.
  const out = sunk * Math.max(0, 1 - share * 3)
  place.x = way.x + (two - 0.5) * loose
  place.y = way.y + out + (three - 0.5) * loose + flutter
}

/** Up and round, and off into the moon. */
function whirlUp({ one, two }: Bat, share: number, sunk: number, place: Point): void {
  const angle = -Math.PI * (0.05 + 0.9 * one) + (two - 0.5) * 2.4 * share
  const away = lerp(70, WHIRL.reach, Math.sqrt(share)) * (0.7 + 0.5 * two)
  place.x = CASTLE.x + Math.cos(angle) * away
  place.y = CASTLE.y - 130 + Math.sin(angle) * away * 0.9 + Math.min(sunk, SINK) * 0.5 * (1 - share)
}

function swerveFrom(place: Point, x: number, y: number, push: number): void {
  const [dx, dy] = [place.x - x, place.y - y]
  const far = Math.hypot(dx, dy)
  if (far > SWERVE.near || far < 1) return
  const by = (1 - far / SWERVE.near) * SWERVE.reach * push
  place.x += (dx / far) * by
  place.y += (dy / far) * by
}

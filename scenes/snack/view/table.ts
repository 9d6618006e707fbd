import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack-later/manifest'
import { clamp, DEGREE, easeOutBack, hop, lerp, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CANDLE_X, FEAST, GROUND } from '../layout'
import type { Feast, SnackState } from '../state'
import { COMES_AT, carriedOff, leaves } from './courses'

type Kit = LaterKit<typeof manifest>

/** Who sits where, and looks where; in the order in which they come. Behind the table, before it, and above all of it. */
const BEHIND = [
  { who: 'bow', x: 806, faces: 1, lean: 0 },
  { who: 'top', x: 906, faces: -1, lean: 0 },
  { who: 'plain', x: 1124, faces: 1, lean: 4 },
  { who: 'bow', x: 1256, faces: -1, lean: 0 },
  { who: 'plain', x: 1374, faces: -1, lean: -6 },
] as const
const BEFORE = [
  { name: 'bare', x: 836 },
  { name: 'hatted', x: 1072 },
  { name: 'bowed', x: 1208 },
  { name: 'bare', x: 1330 },
] as const
const CARVER = { who: 'cook', x: 1010, y: 536, faces: 1, lean: 5 } as const
const SPEAKER = { who: 'crown', x: 1478, y: 744, faces: -1, lean: -4 } as const
const SEAT_Y = 686
const GUMDROP = { x: 1478, y: GROUND + 8 } as const
/** How long the candles are out when they were blown out, in ms. */
const OUT = 1100
/** The middle candle is the one that is left. */
const CANDLES = [
  { x: 932, size: 0.9 },
  { x: CANDLE_X, size: 1 },
  { x: 1258, size: 0.88 },
] as const
const CANDLE = { y: 690, high: 70, each: 80, flame: 120 } as const
const POLES = [
  { x: 742, size: -1.12, y: 824 },
  { x: 1512, size: 1.12, y: 822 },
] as const
/** How long things take to come, in ms, one after the other. */
const COMES = { table: 600, chair: 260, apart: 110, bunting: 500, back: 240 } as const
/** How they drink: so long, and so high they hop, in ms and units; one after the other. */
const TOAST = { time: 900, hop: 16, apart: 45 } as const
/** How far a plate is brought, and how long it is held up, in ms. */
const OFFER = { from: 1560, x: 668, y: GROUND + 20, stays: 3000, steps: 5, step: 7 } as const

/** How far something is that begins then and takes so long; all of it at once with less motion. */
function shareOf(elapsed: number, from: number, time: number, { reducedMotion }: Moment): number {
  if (elapsed < from) return 0
  return reducedMotion ? 1 : clamp((elapsed - from) / time, 0, 1)
}

const isThere = (feast: Feast | null, elapsed: number) => feast !== null && elapsed >= FEAST.table

/** Poles and bunting, those who sit behind the table, the table and its candles. */
export function createTable(kit: Kit): View<SnackState> {
  const poles = POLES.map(({ x, y }) => kit.sprite('pole').updateTransform({ x, y }))
  const bunting = kit.cutSprite('bunting')
  const chairs = BEHIND.map(({ x }) => kit.sprite('chair').updateTransform({ x, y: SEAT_Y + 20 }))
  const guests = BEHIND.map((seat) => new Guest(kit, { ...seat, y: SEAT_Y }))
  const table = kit.cutSprite('table')
  const candles = CANDLES.map((_, i) => new Candle(kit, i))
  table.y = 820
  bunting.position.set(742, 502)
  const root = new Container({
    label: 'table',
    children: [
      ...poles,
      bunting,
      ...chairs,
      ...guests.map(({ root }) => root),
      table,
      ...candles.map(({ root }) => root),
    ],
  })
  return {
    root,
    draw({ feast }, moment) {
      const elapsed = since(feast?.from, moment.now)
      root.visible = isThere(feast, elapsed)
      if (!feast || !root.visible) return
      const gone = leaves(feast, moment.now)
      const isGoing = gone > 0
      for (const [i, pole] of poles.entries()) {
        const up =
          easeOutBack(shareOf(elapsed, FEAST.table + 200 * i, COMES.table, moment)) * (1 - clamp(gone * 2, 0, 1))
        pole.scale.set(POLES[i]?.size ?? 1, Math.max(0.001, 1.12 * up))
      }
      const hung = shareOf(elapsed, COMES_AT.bunting, COMES.bunting, moment)
      bunting.visible = hung > 0 && !isGoing
      bunting.scale.set(hung, lerp(2.4, 1, easeOutBack(hung)))
      for (const [i, chair] of chairs.entries()) {
        const up = easeOutBack(shareOf(elapsed, COMES_AT.chairs + i * COMES.apart, COMES.chair, moment))
        chair.visible = up > 0 && gone < 0.3
        chair.scale.set(1, Math.max(0.001, up * (1 - clamp(gone * 3.4, 0, 1))))
      }
      for (const [i, guest] of guests.entries())
        guest.draw(feast, elapsed, COMES_AT.chairs + 160 + i * COMES.apart, i, moment)
      const unrolled = smoothstep(0, 1, shareOf(elapsed, FEAST.table, COMES.table, moment))
      table.visible = unrolled > 0
      table.scale.x = Math.max(0.001, unrolled)
      table.x = 1450 + carriedOff(gone)
      for (const candle of candles) candle.draw(feast, elapsed, moment)
    },
  }
}

/** The carver on the large plate, those with their backs to us, and whoever speaks. */
export function createGuests(kit: Kit): View<SnackState> {
  const carver = new Guest(kit, CARVER)
  const speaker = new Guest(kit, SPEAKER)
  const gumdrop = kit.sprite('gumdrop').updateTransform(GUMDROP)
  const backs = BEFORE.map(({ name, x }) =>
    kit
      .sprite('back')
      .show(name)
      .updateTransform({ x, y: GROUND + 6 }),
  )
  const root = new Container({ label: 'guests', children: [carver.root, gumdrop, speaker.root, ...backs] })
  return {
    root,
    draw({ feast }, moment) {
      const elapsed = since(feast?.from, moment.now)
      root.visible = isThere(feast, elapsed)
      if (!feast || !root.visible) return
      carver.draw(feast, elapsed, COMES_AT.speaker - 200, 2, moment)
      speaker.draw(feast, elapsed, COMES_AT.speaker, 0, moment)
      const gone = leaves(feast, moment.now)
      const swelled =
        easeOutBack(shareOf(elapsed, COMES_AT.speaker - 400, COMES.chair, moment)) * (1 - clamp(gone * 3, 0, 1))
      gumdrop.visible = swelled > 0
      gumdrop.scale.set(Math.max(0.001, swelled))
      for (const [i, back] of backs.entries()) {
        const share = shareOf(elapsed, COMES_AT.candles + i * COMES.apart, COMES.back, moment)
        back.visible = share > 0
        back.position.set(
          (BEFORE[i]?.x ?? 0) + carriedOff(gone),
          GROUND + 6 - 60 * hop(share) * (1 - share) - toastHop(feast, i, moment) * 0.6,
        )
        back.scale.set(0.6 + 0.4 * easeOutBack(share))
      }
    },
  }
}

/** The one who brings her one crumb more. */
export function createOffer(kit: Kit): View<SnackState> {
  const ant = kit.sprite('offer')
  const root = new Container({ label: 'offer', children: [ant] })
  return {
    root,
    draw({ feast }, moment) {
      const elapsed = since(feast?.from, moment.now)
      const walk = FEAST.offered - COMES_AT.offer
      const come = shareOf(elapsed, COMES_AT.offer, walk, moment)
      const back = shareOf(elapsed, FEAST.offered + OFFER.stays, walk, moment)
      root.visible = feast !== null && elapsed >= COMES_AT.offer && back < 1
      if (!root.visible) return
      const way = come < 1 ? come : 1 - back
      const isWalking = way > 0 && way < 1
      // It comes along the edge of the icing, before all the others.
      root.position.set(lerp(OFFER.from + 300, OFFER.x, way), OFFER.y)
      ant.y = isWalking
        ? -OFFER.step * hop((way * OFFER.steps * 3) % 1)
        : -5 * hop(clamp((elapsed - FEAST.offered) / 700, 0, 1))
      ant.scale.x = back > 0 ? -1 : 1
    },
  }
}

interface Seat {
  readonly who: 'bow' | 'top' | 'plain' | 'crown' | 'cook'
  readonly x: number
  readonly y: number
  readonly faces: number
  readonly lean: number
}

/** One of them, who hops to a seat, drinks, and runs off in the end. */
class Guest {
  readonly root
  readonly #seat
  readonly #down
  readonly #up

  constructor(kit: Kit, seat: Seat) {
    this.root = kit.sprite('guest')
    this.#seat = seat
    this.#down = `${seat.who}_down` as const
    this.#up = `${seat.who}_up` as const
    this.root.scale.x = seat.faces
  }

  draw(feast: Feast, elapsed: number, from: number, i: number, moment: Moment): void {
    const { x, y, lean } = this.#seat
    const share = shareOf(elapsed, from, COMES.back, moment)
    const gone = leaves(feast, moment.now)
    const lift = toastHop(feast, i, moment)
    const breath = moment.reducedMotion ? 0 : 1.6 * Math.sin(moment.now / 260 + i * 1.9)
    this.root.visible = share > 0
    this.root.show(lift > 0 ? this.#up : this.#down)
    this.root.position.set(
      x + carriedOff(gone),
      y - lift + 70 * (1 - easeOutBack(share)) + breath - 40 * hop((gone * 5 + i * 0.3) % 1) * (gone > 0 ? 1 : 0),
    )
    this.root.rotation = lean * DEGREE
  }
}

/** How high one of them hops to drink to her, or to whoever pressed. */
function toastHop({ toastAt }: Feast, i: number, { now, reducedMotion }: Moment): number {
  const share = (since(toastAt, now) - i * TOAST.apart) / TOAST.time
  if (share <= 0 || share >= 1) return 0
  // A cup is up as long as that, however still it is held.
  return reducedMotion ? 0.01 : TOAST.hop * (0.02 + hop((share * 2) % 1))
}

/** A candle on the table: it is lit, blown out, and lit again. */
class Candle {
  readonly root = new Container()
  readonly #index
  readonly #flame

  constructor(kit: Kit, index: number) {
    this.#index = index
    this.#flame = kit.sprite('flame').updateTransform({ y: -CANDLE.high })
    this.root.addChild(kit.sprite('candle'), this.#flame)
  }

  draw(feast: Feast, elapsed: number, moment: Moment): void {
    const { x, size } = CANDLES[this.#index] ?? CANDLES[0]
    const share = shareOf(elapsed, COMES_AT.chairs + 300 + this.#index * COMES.apart, COMES.back, moment)
    const burning = elapsed - COMES_AT.candles - 300 - this.#index * CANDLE.each
    // The one that is nearest is lit first again.
    const isOut = since(feast.blownAt, moment.now) < OUT + this.#index * CANDLE.each * 3
    const gone = leaves(feast, moment.now)
    const isLeft = x === CANDLE_X
    this.root.visible = share > 0
    // What is left of it all comes down from where the table was.
    this.root.position.set(
      x + (isLeft ? 0 : carriedOff(gone)),
      lerp(CANDLE.y, isLeft ? GROUND + 14 : CANDLE.y, clamp(gone * 2.4, 0, 1) ** 2),
    )
    this.root.scale.set(size * easeOutBack(share))
    this.#flame.visible = burning > 0
    this.#flame.show(
      isOut ? 'out' : moment.reducedMotion || (moment.now / CANDLE.flame + this.#index) % 2 < 1 ? 'small' : 'large',
    )
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm-later/manifest'
import { CORNERS } from '../../../assets/farm-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { isNight, SUPPER } from '../layout'
import type { FarmState } from '../state'
import { Bridge, deckAt } from './bridge'
import { LAMPLIT } from './light'

/** When nothing is left on the table, in ms of the supper, and how high it starts when it is pressed, in units. */
const TABLE = { eaten: 19_500, starts: 7 } as const
/** Where a guest comes from, where the bridge ends, and the landing stage; and how whoever sits behind the table gets there. */
const FROM_X = 1700
const BRIDGEHEAD = 900
const ASHORE: Readonly<Point> = { x: 866, y: 792 }
const ROUND: Readonly<Point> = { x: 908, y: 694 }

/** Who comes, in this order; where each stays, in scene units; which drawings there are of it walking, in ms; and whether it sits behind the table. */
const GUESTS = [
  { name: 'runner', frame: 0, steps: 4, each: 70, x: 520, y: 768, isBehind: false },
  { name: 'king', frame: 0, steps: 1, each: 1, x: 452, y: 706, isBehind: true },
  { name: 'minister', frame: 0, steps: 1, each: 1, x: 566, y: 690, isBehind: true },
  { name: 'princess', frame: 0, steps: 1, each: 1, x: 664, y: 700, isBehind: true },
  { name: 'villain', frame: 0, steps: 1, each: 1, x: 784, y: 700, isBehind: true },
  { name: 'blot', frame: 0, steps: 1, each: 1, x: 668, y: 744, isBehind: false },
  { name: 'blot', frame: 1, steps: 1, each: 1, x: 718, y: 750, isBehind: false },
  { name: 'blot', frame: 2, steps: 1, each: 1, x: 762, y: 744, isBehind: false },
  { name: 'hound', frame: 0, steps: 1, each: 1, x: 344, y: 742, isBehind: false },
  { name: 'hero', frame: 0, steps: 4, each: 130, x: 604, y: 752, isBehind: false },
  { name: 'pincher', frame: 0, steps: 2, each: 120, x: 838, y: 756, isBehind: false },
  { name: 'blot', frame: 3, steps: 1, each: 1, x: 1000, y: 716, isBehind: false },
] as const

/** How long after one another they come and go, in ms, and how fast, in scene units a ms. */
const COMES = { apart: 550, pace: 0.24 } as const
const GOES = { apart: 200, pace: 0.3 } as const
/** How they walk: how far a stride is, and how high, in units, and how they lean at it, in radians. */
const STRIDE = { length: 46, height: 9, lean: 0.05 } as const
/** How high they start when somebody drinks to them, in units, in ms. */
const TOAST = { height: 16, fading: 240, period: 300, apart: 40 } as const

/** A way in legs, and how long it is. */
class Way {
  readonly length: number
  readonly #points: readonly Readonly<Point>[]
  readonly #lengths: readonly number[]

  constructor(points: readonly Readonly<Point>[]) {
    this.#points = points
    this.#lengths = points
      .slice(1)
      .map(({ x, y }, leg) => Math.hypot(x - (points[leg]?.x ?? x), y - (points[leg]?.y ?? y)))
    this.length = this.#lengths.reduce((sum, length) => sum + length, 0)
  }

  /** Writes where one is who has gone so far. */
  at(gone: number, place: Point): void {
    let rest = Math.min(this.length, Math.max(0, gone))
    let leg = 0
    while (leg < this.#lengths.length - 1 && rest > (this.#lengths[leg] ?? 0)) rest -= this.#lengths[leg++] ?? 0
    const [from, to, length] = [this.#points[leg], this.#points[leg + 1], this.#lengths[leg] ?? 0]
    if (!from || !to) return
    const share = length > 0 ? rest / length : 0
    place.x = from.x + (to.x - from.x) * share
    place.y = from.y + (to.y - from.y) * share
  }
}

/** The bridge, from its right end to its left, for whoever walks on it. */
const DECK = Array.from({ length: 6 }, (_, step) => {
  const x = FROM_X + ((BRIDGEHEAD - FROM_X) * step) / 5
  return { x, y: deckAt(x) + 4 }
})

/** The table, the bridge, and whoever comes over it to supper. */
export function createSupper(kit: LaterKit<typeof manifest>): View<FarmState> {
  const table = kit.sprite('table').updateTransform(CORNERS.table)
  const bridge = new Bridge(kit)
  const behind = new Container({ label: 'guests' })
  const before = new Container({ label: 'guests' })
  const guests = GUESTS.map(({ name, frame, x, y, isBehind }) => {
    const sprite: DrawnSprite = kit.sprite(name).show(frame)
    sprite.tint = LAMPLIT
    ;(isBehind ? behind : before).addChild(sprite)
    return { sprite, way: new Way([...DECK, ASHORE, ...(isBehind ? [ROUND] : []), { x, y }]) }
  })
  const root = new Container({ label: 'supper', children: [bridge.back, behind, table, before, bridge.front] })
  const place = { x: 0, y: 0 }

  return {
    root,
    draw({ rack }, { now, reducedMotion }: Moment) {
      const { servedAt, suppers, toastedAt } = rack
      const age = servedAt === null ? -1 : now - servedAt
      const toast = reducedMotion || toastedAt === null ? 0 : now - toastedAt
      table.visible = suppers > 0 || age >= SUPPER.table
      table.show(age >= SUPPER.table && age < TABLE.eaten ? 'laid' : 'eaten')
      table.y = CORNERS.table.y - (toast > 0 ? TABLE.starts * Math.abs(ringing(toast, TOAST.fading, TOAST.period)) : 0)
      table.tint = isNight(rack) || age >= 0 ? LAMPLIT : 0xffffff
      bridge.draw(age, reducedMotion)
      for (let index = 0; index < guests.length; index++) {
        const [guest, who] = [guests[index], GUESTS[index]]
        if (!guest || !who) continue
        const { sprite, way } = guest
        const came = (age - SUPPER.guests - index * COMES.apart) * COMES.pace
        const went = Math.max(0, age - SUPPER.leave - (GUESTS.length - 1 - index) * GOES.apart) * GOES.pace
        sprite.visible = came > 0 && went < way.length
        if (!sprite.visible) continue
        const isSeated = came >= way.length && went === 0
        const gone = went > 0 ? way.length - went : came
        way.at(gone, place)
        sprite.scale.x = went > 0 ? -1 : 1
        const stride = (gone / STRIDE.length) * Math.PI
        const isStill = isSeated || reducedMotion
        const started = since(toastedAt, now) - (index % 4) * TOAST.apart
        const hops =
          isSeated && !reducedMotion && started >= 0
            ? TOAST.height * Math.abs(ringing(started, TOAST.fading, TOAST.period))
            : 0
        sprite.position.set(place.x, place.y - (isStill ? hops : STRIDE.height * Math.abs(Math.sin(stride))))
        sprite.rotation = isStill ? 0 : STRIDE.lean * Math.sin(stride)
        if (who.steps > 1) sprite.show(isStill ? 0 : Math.floor(now / who.each) % who.steps)
      }
    },
  }
}

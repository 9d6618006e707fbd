import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet-later/manifest'
import { RIBBONS, SLOTS } from '../../../assets/bouquet-later/shared'
import {
  clamp,
  DEGREE,
  easeOutBack,
  easeOutElastic,
  hop,
  lerp,
  scatter,
  swaying,
} from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FLIGHT, FLOWER, JAR } from '../layout'
import type { BouquetState, Jar, Result } from '../state'

type Kit = LaterKit<typeof manifest>

/** Petals are as white as hers. */
const WHITE = 0xfffaf0
/** How the jar comes, in ms. */
const COMES = 320
/** How large a daisy sets out, in sizes of those in the jar, and how high it flies, in scene units. */
const SETS_OUT = 1.9
const ARC = 150
/** How long the ribbon is tied, and when after that daisies raise their heads and have petals again, one after the other, in ms. */
const TIES = 500
const SPRINGS = { each: 85, fading: 120, period: 400 } as const
const RISES = 420
const BLOOMS = 640
/** How they nod when there is a knock, in degrees and ms. */
const NOD = { turn: 7, lasting: 900, period: 300 } as const
/** How they show what they feel: in spells of so many ms, in drawings of so many; a blink is as long as one of those. */
const SPELL = 1500
const DRAWING = 150
/** How long a bouquet takes to be gone, in ms, how far it goes, in scene units, and how much larger it gets. */
const GOES = { time: 1300, right: 460, lift: 210, down: 420, larger: 0.9 } as const
/** What each bouquet leaves at the foot of the jar. */
const LEFT_BEHIND = [
  { x: -128, y: 10, turn: 12, size: 0.62 },
  { x: 128, y: 18, turn: -160, size: 0.7 },
  { x: -40, y: 24, turn: 184, size: 0.56 },
] as const

/** The jar, what is in it, and the bouquet on its way to the visitor. */
export function createJar(kit: Kit): View<BouquetState> {
  const daisies = SLOTS.map((_, place) => new Daisy(kit, place))
  const ribbon = kit.sprite('ribbon')
  const bouquet = kit.cutSprite('bouquet')
  const fallen = LEFT_BEHIND.map(({ x, y, turn, size }) =>
    kit.sprite('petal').updateTransform({ x, y, rotation: turn * DEGREE, scaleX: size, scaleY: size }),
  )
  const jar = new Container({
    label: 'jar',
    children: [
      kit.sprite('jarBack'),
      ...daisies.map(({ stem }) => stem),
      kit.sprite('jarFront'),
      ...daisies.map(({ bloom }) => bloom),
      ...daisies.map(({ head }) => head),
      ribbon,
    ],
  })
  const root = new Container({ position: JAR, tint: WHITE, children: [jar, ...fallen, bouquet] })
  return {
    root,
    draw({ jar: state }, moment) {
      const { now, reducedMotion } = moment
      const { tiedAt, given } = state
      root.visible = state.since !== null
      const come = reducedMotion ? 1 : easeOutBack(since(state.since, now) / COMES)
      root.scale.set(lerp(1.12, 1, come), come)
      for (const daisy of daisies) daisy.draw(state, moment)
      const gone = since(state.givenAt, now)
      ribbon.visible = tiedAt !== null || (given > 0 && gone > TIES)
      const drawing = tiedAt === null ? 0 : reducedMotion ? RIBBONS : ((now - tiedAt) / TIES) * RIBBONS
      if (ribbon.visible) ribbon.show(Math.floor(clamp(drawing, 0, RIBBONS - 1)))
      for (let place = 0; place < fallen.length; place++) {
        const petal = fallen[place]
        if (petal) petal.visible = place < given
      }

      const way = gone / GOES.time
      bouquet.visible = way < 1
      if (!bouquet.visible) return
      bouquet.alpha = clamp((1 - way) * 4, 0, 1)
      if (reducedMotion) return
      const lift = GOES.lift * Math.sin(Math.min(1, way * 1.3) * Math.PI * 0.7)
      bouquet.position.set(GOES.right * way * way, GOES.down * way ** 3 - lift)
      bouquet.rotation = 0.16 * Math.sin(way * Math.PI)
      bouquet.scale.set(1 + GOES.larger * way * way)
    },
  }
}

/** A daisy in the jar: its stem in the glass, and before that, over its new petals, its head. */
class Daisy {
  readonly stem
  readonly bloom
  readonly head
  readonly #place

  constructor(kit: Kit, place: number) {
    this.#place = place
    this.stem = kit.sprite('stem')
    this.bloom = kit.sprite('bloom').show(place % 2)
    this.head = kit.sprite('head')
  }

  draw({ results, landsAt, tiedAt, knockedAt }: Jar, moment: Moment): void {
    const { now, reducedMotion } = moment
    const place = this.#place
    const slot = SLOTS[place]
    const result = results[place]
    const isFlying = landsAt !== null && place === results.length - 1 && !reducedMotion
    this.head.visible = result !== undefined
    this.stem.visible = this.head.visible && !isFlying
    const tied = tiedAt === null ? -1 : reducedMotion ? Number.MAX_VALUE : now - tiedAt - place * SPRINGS.each
    this.bloom.visible = this.head.visible && tied > BLOOMS
    if (!slot || !result) return

    const risen = easeOutElastic(tied - RISES, SPRINGS.fading, SPRINGS.period)
    const hangs = result === 'sadge' ? 1 - risen : 0
    const flown = isFlying ? clamp(1 - (landsAt - now) / FLIGHT, 0, 1) : 1
    const nod = reducedMotion ? 0 : NOD.turn * swaying(since(knockedAt, now), NOD.lasting, NOD.period)
    const [x, y] = [lerp(slot.x, slot.hangs.x, hangs), lerp(slot.y, slot.hangs.y, hangs)]
    this.stem.show(place * 2 + (hangs > 0.5 ? 1 : 0))
    this.head.show(this.#face(result === 'sadge' && risen > 0.5 ? 'glad' : result, moment))
    this.head.position.set(lerp(FLOWER.x - JAR.x, x, flown), lerp(FLOWER.y - JAR.y, y, flown) - ARC * hop(flown))
    this.head.rotation = (lerp(slot.x * 0.07, slot.hangs.turn, hangs) * flown + (place % 2 === 0 ? nod : -nod)) * DEGREE
    this.head.scale.set(lerp(SETS_OUT, 1, flown))
    this.bloom.position.copyFrom(this.head.position)
    this.bloom.rotation = this.head.rotation
    this.bloom.scale.set(easeOutElastic(tied - BLOOMS, SPRINGS.fading, SPRINGS.period))
  }

  /** Each laughs, weeps or blinks for a spell, now this one, now that. */
  #face(feels: Result | 'glad', { now, reducedMotion }: Moment) {
    const own = now + this.#place * 430
    const drawing = Math.floor((own % SPELL) / DRAWING)
    const isMoved = !reducedMotion && scatter(Math.floor(own / SPELL) * 7 + this.#place) < 0.4
    if (feels === 'glad') return isMoved && drawing === 3 ? 'blinks' : 'glad'
    if (feels === 'happyge') return isMoved && drawing % 2 === 1 ? 'chuckles' : 'laughs'
    return isMoved && drawing % 4 > 1 ? 'sobs' : 'weeps'
  }
}

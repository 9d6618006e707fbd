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
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
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
const RISES = { from: 420, each: 80, fading: 130, period: 420 } as const
const BLOOMS = { from: 640, each: 90, fading: 110, period: 380 } as const
/** How they nod when there is a knock, in degrees and ms. */
const NOD = { turn: 7, lasting: 900, period: 300 } as const
/** How they show what they feel: in spells of so many ms, in drawings of so many; a blink is as long as one of those. */
const SPELL = 1500
const DRAWING = 150
/** How long a bouquet takes to be gone, in ms, and how far it goes, in scene units. */
const GOES = { time: 1300, right: 460, lift: 210, down: 420, larger: 0.9 } as const
/** What each bouquet leaves at the foot of the jar. */
const LEFT_BEHIND = [
  { x: -128, y: 10, turn: 12, size: 0.62 },
  { x: 128, y: 18, turn: -160, size: 0.7 },
  { x: -40, y: 24, turn: 184, size: 0.56 },
] as const

/** The jar, what is in it, and the bouquet on its way to the visitor. */
export function createJar(kit: Kit): View<BouquetState> {
  const inJar = new Bunch(kit)
  const goes = new Bunch(kit)
  const ribbon = kit.sprite('ribbon')
  const bow = kit.sprite('ribbon').show(RIBBONS - 1)
  const fallen = LEFT_BEHIND.map(({ x, y, turn, size }) =>
    kit.sprite('petal').updateTransform({ x, y, rotation: turn * DEGREE, scaleX: size, scaleY: size }),
  )
  const going = new Container({ label: 'bouquet', children: [goes.stems, goes.flowers, bow] })
  const jar = new Container({
    label: 'jar',
    children: [kit.sprite('jarBack'), inJar.stems, kit.sprite('jarFront'), inJar.flowers, ribbon],
  })
  const root = new Container({ position: JAR, tint: WHITE, children: [jar, ...fallen, going] })
  return {
    root,
    draw({ jar: state }, moment) {
      const { now, reducedMotion } = moment
      const tied = since(state.tiedAt, now)
      root.visible = state.since !== null
      const come = reducedMotion ? 1 : easeOutBack(since(state.since, now) / COMES)
      root.scale.set(lerp(1.12, 1, come), come)
      inJar.drawJar(state, moment)
      ribbon.visible = state.tiedAt !== null || (state.given > 0 && since(state.givenAt, now) > TIES)
      if (ribbon.visible)
        ribbon.show(
          state.tiedAt === null
            ? 0
            : reducedMotion
              ? RIBBONS - 1
              : clamp(Math.floor((tied / TIES) * RIBBONS), 0, RIBBONS - 1),
        )
      for (let place = 0; place < fallen.length; place++) {
        const petal = fallen[place]
        if (petal) petal.visible = place < state.given
      }

      const gone = since(state.givenAt, now) / GOES.time
      going.visible = gone < 1
      if (!going.visible) return
      goes.drawTied(moment)
      going.alpha = clamp((1 - gone) * 4, 0, 1)
      if (reducedMotion) return
      going.position.set(
        GOES.right * gone * gone,
        GOES.down * gone ** 3 - GOES.lift * Math.sin(Math.min(1, gone * 1.3) * Math.PI * 0.7),
      )
      going.rotation = 0.16 * Math.sin(gone * Math.PI)
      going.scale.set(1 + GOES.larger * gone * gone)
    },
  }
}

/** A daisy in the jar: where it is, from one in the jar upright to one that hangs. */
class Daisy {
  readonly stem
  readonly bloom
  readonly head
  readonly #slot
  readonly #place

  constructor(kit: Kit, slot: (typeof SLOTS)[number], place: number) {
    this.#slot = slot
    this.#place = place
    this.stem = kit.sprite('stem')
    this.bloom = kit.sprite('bloom').show(place % 2)
    this.head = kit.sprite('head')
  }

  hide(): void {
    this.stem.visible = this.bloom.visible = this.head.visible = false
  }

  /** @param hangs how far it hangs, 0…1 @param flown how far it has come on its way into the jar @param blooms how large its new petals are */
  draw(hangs: number, flown: number, blooms: number, nod: number): void {
    const { x, y, hangs: to } = this.#slot
    const side = this.#place % 2 === 0 ? 1 : -1
    this.stem.visible = flown >= 1
    this.stem.show(this.#place * 2 + (hangs > 0.5 ? 1 : 0))
    const inX = lerp(x, to.x, hangs)
    const inY = lerp(y, to.y, hangs)
    this.head.visible = true
    this.head.position.set(lerp(FLOWER.x - JAR.x, inX, flown), lerp(FLOWER.y - JAR.y, inY, flown) - ARC * hop(flown))
    this.head.rotation = (lerp(x * 0.07, to.turn, hangs) * flown + side * nod) * DEGREE
    this.head.scale.set(lerp(SETS_OUT, 1, flown))
    this.bloom.visible = blooms > 0
    this.bloom.position.copyFrom(this.head.position)
    this.bloom.rotation = this.head.rotation
    this.bloom.scale.set(Math.max(0.02, blooms))
  }

  /** What its face shows: each laughs, weeps or blinks for a spell, now this one, now that. */
  show(result: Result | 'glad', { now, reducedMotion }: Moment): void {
    const own = now + this.#place * 430
    const drawing = Math.floor((own % SPELL) / DRAWING)
    const isMoved = !reducedMotion && scatter(Math.floor(own / SPELL) * 7 + this.#place) < 0.4
    if (result === 'glad') this.head.show(isMoved && drawing === 3 ? 'blinks' : 'glad')
    else if (result === 'happyge') this.head.show(isMoved && drawing % 2 === 1 ? 'chuckles' : 'laughs')
    else this.head.show(isMoved && drawing % 4 > 1 ? 'sobs' : 'weeps')
  }
}

/** Up to seven daisies: their stems, which stand in the glass, and before it their heads, over all petals. */
class Bunch {
  readonly stems = new Container({ label: 'stems' })
  readonly flowers = new Container({ label: 'daisies' })
  readonly #daisies

  constructor(kit: Kit) {
    this.#daisies = SLOTS.map((slot, place) => new Daisy(kit, slot, place))
    const blooms: DrawnSprite<'bloom', string>[] = []
    const heads: DrawnSprite<'head', string>[] = []
    for (const { stem, bloom, head } of this.#daisies) {
      this.stems.addChild(stem)
      blooms.push(bloom)
      heads.push(head)
    }
    this.flowers.addChild(...blooms, ...heads)
  }

  drawJar({ results, landsAt, tiedAt, knockedAt }: Jar, moment: Moment): void {
    const { now, reducedMotion } = moment
    const tied = since(tiedAt, now)
    const nod = reducedMotion ? 0 : NOD.turn * swaying(since(knockedAt, now), NOD.lasting, NOD.period)
    for (let place = 0; place < this.#daisies.length; place++) {
      const daisy = this.#daisies[place]
      const result = results[place]
      if (!daisy || !result) {
        daisy?.hide()
        continue
      }
      const isLast = place === results.length - 1
      const flown = isLast && landsAt !== null && !reducedMotion ? clamp(1 - (landsAt - now) / FLIGHT, 0, 1) : 1
      const risen = stepOf(RISES, tiedAt, tied, place, reducedMotion)
      daisy.show(result === 'sadge' && risen > 0.5 ? 'glad' : result, moment)
      daisy.draw(result === 'sadge' ? 1 - risen : 0, flown, stepOf(BLOOMS, tiedAt, tied, place, reducedMotion), nod)
    }
  }

  drawTied(moment: Moment): void {
    for (let place = 0; place < this.#daisies.length; place++) {
      this.#daisies[place]?.show(place % 2 === 0 ? 'glad' : 'happyge', moment)
      this.#daisies[place]?.draw(0, 1, 1, 0)
    }
  }
}

/** How far one of them has come with what all do after the ribbon has been tied. */
function stepOf(
  { from, each, fading, period }: typeof RISES | typeof BLOOMS,
  tiedAt: number | null,
  tied: number,
  place: number,
  reducedMotion: boolean,
): number {
  if (tiedAt === null) return 0
  return reducedMotion ? 1 : easeOutElastic(tied - from - place * each, fading, period)
}

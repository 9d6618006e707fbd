import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest-later/manifest'
import { THREAD } from '../../../assets/nest-later/shared'
import { clamp, easeOutBack, ringing } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { HINT, hintedFor, nextPair } from '../hints'
import { LANTERN, NAIL, PORTRAITS } from '../layout'
import type { NestState, Pair, Side } from '../state'

type Kit = LaterKit<typeof manifest>

/** How many may be tied. */
const MOST = 10
/** Wool of two colours. */
const OCHRE = 0xe0a542
const PAPER = 0xf5ecd9
/** How long each half takes, a bow, and all of them to fall, in ms. */
const TIME = { half: 350, bow: 200, falls: 600 } as const
/** How a thread is plucked that is pointed at: how far, in shares of its sag, and in ms. */
const PLUCK = { reach: 0.6, fading: 260, period: 110 } as const
/** How much of a hint is seen. */
const FAINT = 0.6
/** What several rounds leave on the hook. */
const KNOT = { first: 0.7, each: 0.15, most: 3 } as const

/** Threads from nail to nail over the lantern's hook, each with a bow at either end; and one for those who would go well together. */
export function createThreads(kit: Kit): View<NestState> {
  const threads = Array.from({ length: MOST }, (_, place) => new Tied(kit, place))
  const hint = new Tied(kit, 0)
  const knot = kit.sprite('knot').updateTransform({ x: LANTERN.x, y: LANTERN.hook })
  /** Whom a hint is of, and of when. */
  const asked: { at: number | null; threads: number; pair: Pair | null } = { at: null, threads: 0, pair: null }
  const root = new Container({ label: 'threads' })
  root.addChild(hint.root, ...threads.map((thread) => thread.root), knot)
  return {
    root,
    draw(burrow, moment) {
      const { pointed, third, threads: tied, thirds, toldAt } = burrow
      const { now, reducedMotion } = moment
      const falls = third ? clamp((third.until - now) / TIME.falls, 0, 1) : 1
      for (let place = 0; place < MOST; place++) {
        const thread = tied[place]
        const isPlucked = thread && pointed && !pointed.isOver && thread[pointed.side] === pointed.index
        const plucked = isPlucked && !reducedMotion ? ringing(now - pointed.since, PLUCK.fading, PLUCK.period) : 0
        threads[place]?.draw(thread ?? null, thread?.from ?? 0, falls, 1 + PLUCK.reach * plucked, moment)
      }
      const age = hintedFor(burrow, now)
      if (toldAt !== asked.at || tied.length !== asked.threads) {
        asked.at = toldAt
        asked.threads = tied.length
        asked.pair = nextPair(burrow)
      }
      const shown = age === null ? 0 : clamp((HINT.lasts - age) / TIME.falls, 0, 1)
      hint.draw(age === null ? null : asked.pair, now - (age ?? 0), FAINT * shown, 1, moment)
      const knots = Math.min(KNOT.most, thirds) + (tied.length > 1 ? 1 : 0)
      knot.visible = knots > 0
      knot.scale.set(KNOT.first + KNOT.each * knots)
    },
  }
}

/** A thread in two halves, to the hook and on from there. */
class Tied {
  readonly root
  readonly #halves
  readonly #bows
  readonly #hook

  constructor(kit: Kit, place: number) {
    this.#halves = { left: kit.sprite('thread'), right: kit.sprite('thread') }
    this.#bows = { left: kit.sprite('bow'), right: kit.sprite('bow') }
    this.#hook = LANTERN.hook - 8 + place * 1.6
    const tint = place % 3 === 1 ? PAPER : OCHRE
    for (const half of Object.values(this.#halves)) half.tint = tint
    this.root = new Container({ children: [...Object.values(this.#halves), ...Object.values(this.#bows)] })
  }

  draw(pair: Readonly<Pair> | null, from: number, alpha: number, sag: number, { now, reducedMotion }: Moment): void {
    this.root.visible = pair !== null
    if (!pair) return
    this.root.alpha = alpha
    const age = reducedMotion ? Number.MAX_VALUE : now - from
    this.#drawSide('left', pair.left, age - TIME.bow, sag)
    this.#drawSide('right', pair.right, age - TIME.bow - TIME.half, sag)
  }

  /** To the left a half grows from its nail, to the right from the hook. */
  #drawSide(side: Side, index: number, age: number, sag: number): void {
    const { x = 0, y = 0 } = PORTRAITS[side][index] ?? {}
    const half = this.#halves[side]
    const isLeft = side === 'left'
    const [width, height] = [LANTERN.x - x, this.#hook - (y - NAIL)]
    half.position.set(isLeft ? x : LANTERN.x, isLeft ? y - NAIL : this.#hook)
    half.rotation = Math.atan2(isLeft ? height : -height, Math.abs(width))
    half.scale.set((Math.hypot(width, height) / THREAD.length) * clamp(age / TIME.half, 0, 1), sag)
    const bow = this.#bows[side]
    bow.position.set(x, y - NAIL)
    bow.scale.set(easeOutBack(clamp((isLeft ? age + TIME.bow : age - TIME.half) / TIME.bow, 0, 1)))
  }
}

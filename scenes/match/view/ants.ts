import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import { clamp, hop, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { ANT_WAY, GLASS, STARTLED } from '../layout'
import type { MatchState } from '../state'

/** How far it goes with each step, in scene units; how near its hole it begins to go down, and how deep. */
const STEP = 3
const HOLE = { near: 20, deep: 10 } as const
/** Where the leaf lies that the ant comes from under, in scene units. */
const LEAF = { x: 1570, y: 820 } as const
/** How often the ant under the glass looks up, for how long, and how long it waves when the glass is pressed, in ms. */
const LOOK = { every: 6400, lasting: 420 } as const
const WAVING = 1100

/** An ant that carries a burnt match home, and its sister under the glass. */
export class Ants {
  readonly root = new Container({ label: 'ants' })
  readonly #ant
  readonly #sister

  constructor(kit: ViewKit<typeof manifest>) {
    this.#ant = kit.sprite('ant')
    this.#sister = kit.sprite('sister')
    this.#ant.label = 'ant'
    this.#sister.label = 'glass'
    this.root.addChild(this.#sister, this.#ant, kit.sprite('leaf').updateTransform(LEAF))
  }

  draw({ ant, touched }: MatchState, { now, reducedMotion }: Moment): void {
    const walked = Math.round(ant.x / STEP)
    const isStartled = now < ant.goesOnAt
    const home = clamp(1 - (ant.x - ANT_WAY.to) / HOLE.near, 0, 1)
    this.#ant.alpha = ant.comesAt === null ? 1 : 0
    this.#ant.show(isStartled ? 'startled' : walked % 2 === 0 ? 'left' : 'right')
    this.#ant.position.set(
      walked * STEP,
      ANT_WAY.y + HOLE.deep * home - (reducedMotion ? 0 : 14 * hop(since(touched.ant, now) / (STARTLED / 6))),
    )
    this.#ant.scale.set(1 - 0.6 * home)

    const waved = since(touched.glass, now)
    const isWaving = waved >= 0 && waved < WAVING
    const isLooking = !reducedMotion && now % LOOK.every < LOOK.lasting
    const isUp = isWaving ? Math.floor(waved / 110) % 2 === 0 : isLooking
    this.#sister.show(isUp ? 'startled' : 'left')
    this.#sister.position.set(GLASS.x + (reducedMotion ? 0 : 8 * swaying(waved, WAVING, 260)), GLASS.y + 12)
  }
}

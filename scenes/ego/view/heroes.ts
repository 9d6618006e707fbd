import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/ego/manifest'
import { hop } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { drawingAt, HEROES, type HeroId } from '../layout'
import type { EgoState } from '../state'
import { Foreground } from './wood'

type Kit = ViewKit<typeof manifest>

/** How they breathe, in share of their height and ms; the one that was asked last has the broader chest. */
const BREATH = { by: 0.012, time: 1900 } as const
const BLINKS = { every: 3400, time: 140 } as const
/** One of them hops on the spot, so that it is seen who is to be pressed: every so many ms, so long, so high in units. */
const HOP = { every: 3600, time: 320, height: 26 } as const
/** How the grass before them leans, in radians and ms. */
const SWAY = { by: 0.1, time: 2600 } as const
/** The streaks are of the third drawing and the two after it. */
const STREAKS = { first: 2, drawings: 3 } as const
/** The two who are nearer to us have their streaks before them, the others behind. */
const NEAR: readonly HeroId[] = ['green', 'red']

/** The four, each with his streak and the grass before his boots, far to near. */
export class Heroes {
  readonly root = new Container({ label: 'heroes' })
  readonly #heroes
  readonly #streaks
  readonly #grass

  constructor(kit: Kit) {
    this.#heroes = HEROES.map(({ id, x, y }) => kit.sprite(`${id}Rest`, id).updateTransform({ x, y }))
    this.#streaks = HEROES.map(({ id, x, y }) => kit.sprite(`${id}Streak`).updateTransform({ x, y }))
    this.#grass = HEROES.map((_, index) => new Foreground(kit, index))
    const streaks = new Container()
    for (const [index, streak] of this.#streaks.entries()) if (!isNear(index)) streaks.addChild(streak)
    this.root.addChild(streaks)
    for (const [index, hero] of this.#heroes.entries()) {
      this.root.addChild(hero)
      const grass = this.#grass[index]
      if (grass) this.root.addChild(grass.root)
    }
    for (const [index, streak] of this.#streaks.entries()) if (isNear(index)) this.root.addChild(streak)
  }

  draw(clearing: EgoState, idle: number, { now, reducedMotion }: Moment): void {
    const { swing } = clearing
    const drawing = drawingAt(swing, now)
    const sway = reducedMotion ? 0 : SWAY.by * Math.sin((idle / SWAY.time) * 2 * Math.PI)
    for (let index = 0; index < HEROES.length; index++) {
      const hero = this.#heroes[index]
      const streak = this.#streaks[index]
      const place = HEROES[index]
      if (!hero || !streak || !place) continue
      const shown = drawing - STREAKS.first
      streak.visible = shown >= 0 && shown < STREAKS.drawings
      if (streak.visible) streak.show(shown)
      if (drawing >= 0) {
        hero.show(place.id, drawing)
        hero.position.y = place.y
        hero.scale.set(1)
      } else {
        const isBlinking = !reducedMotion && idle > 500 && place.id === 'red' && idle % BLINKS.every < BLINKS.time
        hero.show(`${place.id}Rest`, isBlinking ? 1 : 0)
        drawAtRest(hero, index, place.y, reducedMotion ? 0 : idle, reducedMotion)
      }
      this.#grass[index]?.draw(clearing, sway)
    }
  }
}

function isNear(index: number): boolean {
  const hero = HEROES[index]
  return hero !== undefined && NEAR.includes(hero.id)
}

/** He breathes, and hops in his turn. */
function drawAtRest(hero: Container, index: number, y: number, idle: number, reducedMotion: boolean): void {
  const own = idle + index * 830
  const turn = Math.floor(idle / HOP.every)
  const into = idle % HOP.every
  const isHis = !reducedMotion && (turn * 3 + 3) % HEROES.length === index && into > HOP.every - 2 * HOP.time
  const share = isHis ? ((into - (HOP.every - 2 * HOP.time)) % HOP.time) / HOP.time : 0
  const lift = isHis ? hop(share) : 0
  hero.position.y = y - HOP.height * lift
  const breath = reducedMotion ? 0 : BREATH.by * Math.sin((own / BREATH.time) * 2 * Math.PI)
  const squash = isHis ? 0.05 * (lift - 0.5) : breath
  hero.scale.set(1 - squash * 0.6, 1 + squash)
}

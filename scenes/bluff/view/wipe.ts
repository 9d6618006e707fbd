import { Container, Graphics } from 'pixi.js'
import { MOUTH, OPENING } from '../../../assets/bluff/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { DAY_IN_HOLE, HOLE, inkOver, MOUTH_CORNERS } from '../layout'
import type { BluffState } from '../state'

/** As the ink of the night dries. */
const INK = 0x1d1a17
/** Out of what the ink grows: a place within the mouth, and within the opening, about the middle of the waterline. */
const HEART = { x: -6, y: -84 } as const
const INTO = { x: MOUTH.x + HEART.x, y: MOUTH.y + HEART.y } as const
const OUT = { x: OPENING.x - HEART.x * OPENING.scale, y: OPENING.y + HEART.y * OPENING.scale } as const
/** How large the small hole is beside the mouth. */
const SMALL = 0.2
/** How many times as large as the mouth it is when it has covered the stage; how small the light is before it opens, and how large at last, in the middle of the page and in its corner. */
const LARGEST = 26
const LIGHT = { smallest: 0.04, largest: 8, beside: 18 } as const
/** How far the edge of the ink runs out of the outline, as a share of the way from its heart. */
const REACH = 0.13
/** The waves of that edge: how many to a round, where they begin, and how strong each is. */
const RUNS = [
  [7, 0.4, 0.5],
  [13, 2.1, 0.32],
  [23, 1.2, 0.18],
] as const
/** Half of what covers any window, in scene units, when the light in it is smallest. */
const ALL = 4000

/** Ink that grows out of the mouth's own outline until the page is black, and opens again in that of the way out. */
export class Wipe {
  readonly root = new Container({ label: 'wipe', visible: false })
  readonly #blot
  readonly #night
  readonly #veil

  constructor() {
    const edge = inkEdge()
    const flat = edge.flatMap(({ x, y }) => [x, y])
    this.#blot = new Graphics().poly(flat).fill(INK)
    const wide = ALL / LIGHT.smallest
    this.#night = new Graphics()
      .rect(-wide, -wide, 2 * wide, 2 * wide)
      .fill(INK)
      .poly(edge.flatMap(({ x, y }) => [-x, y]))
      .cut()
    this.#veil = new Graphics().rect(-ALL, -ALL, 2 * ALL, 2 * ALL).fill(INK)
    this.root.addChild(this.#blot, this.#night, this.#veil)
  }

  draw({ crossing, side }: BluffState, { now, reducedMotion }: Moment): void {
    const ink = inkOver(crossing, now)
    this.root.visible = crossing !== null && progress(crossing, now) < 1
    if (!this.root.visible) return
    const isOutside = side === 'outside'
    const isHole = crossing?.by === 'hole'
    this.#blot.position.copyFrom(isHole ? HOLE : INTO)
    this.#night.position.copyFrom(isHole ? DAY_IN_HOLE : OUT)
    this.#blot.visible = isOutside && !reducedMotion
    this.#night.visible = !isOutside && !reducedMotion
    // Who asked for less motion sees the page darken and clear.
    this.#veil.visible = reducedMotion || ink > 0.98
    this.#veil.alpha = reducedMotion ? ink : 1
    // It comes ever faster, as something does that one goes towards.
    this.#blot.scale.set(growthAt(isHole ? SMALL : 1, LARGEST, ink * ink))
    this.#night.scale.set(growthAt(LIGHT.smallest, isHole ? LIGHT.beside : LIGHT.largest, (1 - ink) ** 1.2))
  }
}

/** From one size to the other, each step so many times as large as the last. */
function growthAt(from: number, to: number, share: number): number {
  return Math.exp(lerp(Math.log(from), Math.log(to), share))
}

/** The mouth's outline about its heart, round as ink is, with runs and bays. */
function inkEdge(): Point[] {
  const edge = cutCorners(cutCorners(cutCorners(MOUTH_CORNERS)))
  return edge.map(({ x, y }, i) => {
    const round = (i / edge.length) * 2 * Math.PI
    const run = RUNS.reduce((sum, [waves, from, strength]) => sum + strength * Math.sin(waves * round + from), 0)
    const out = 1 + REACH * run
    return { x: (x - HEART.x) * out, y: (y - HEART.y) * out }
  })
}

/** The same outline, each of its corners cut. */
function cutCorners(corners: readonly Readonly<Point>[]): Point[] {
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    return [0.25, 0.75].map((share) => ({ x: lerp(corner.x, next.x, share), y: lerp(corner.y, next.y, share) }))
  })
}

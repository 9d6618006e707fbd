import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape/manifest'
import { clamp, hop, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FIELD, FIELDS, middleOf } from '../layout'
import type { ScrapeState } from '../state'

/** How much larger what is kept at half the size is shown. */
const HALF = 2

/** How strongly winners glow: by half. How long it takes to come up, in simulated ms. */
const GLOW = { alpha: 0.5, comesUp: 350 } as const

/** How winners hop when they have won: how high, in scene units, how often, how long a hop, how far one after another. */
const HOPS = { height: 26, count: 3, takes: 380, apart: 120 } as const

/** How long winners crouch before they hop, in simulated ms, by what share they are squashed on the ground, and how large they are shown. */
const CROUCH = 110
const SQUASH = 0.13
const SIZE = 1.12

/** How far below its middle a symbol stands, in scene units. */
const FOOT = 84

/** How a symbol was printed, a little askew: in radians. */
const ASKEW = [-0.05, 0.06, -0.02, 0.05, -0.06, 0.03] as const

/** The middle of the first row of the prize table, from the card's middle, and how far the rows are apart. */
const PRIZES = { x: -312, y: -80, apart: 153 } as const

/** Each kind's symbol. */
const SYMBOLS = ['coin', 'purse', 'house'] as const

/** How a blank is told: each prize is crossed out, so long, one after another; and by what share the symbols then sink. */
const CROSSED = { takes: 200, apart: 260, after: 150 } as const
const SLUMP = { by: 0.12, lean: 0.07, takes: 420 } as const

/** What lies under the silver: six symbols, and, once the card is done, the light about three of them and their prize, or strokes through all prizes. */
export class Prints {
  readonly root = new Container({ label: 'prints' })
  readonly #band
  readonly #glows
  readonly #symbols
  readonly #strokes

  constructor(kit: ViewKit<typeof manifest>) {
    this.#band = kit.sprite('band').updateTransform({ scaleX: HALF, scaleY: HALF })
    this.#band.blendMode = 'multiply'
    const middles = Array.from({ length: FIELDS }, (_, field) => {
      const { x, y } = middleOf(field)
      return { x: x + FIELD.left, y: y + FIELD.top }
    })
    this.#glows = middles.map((at) => kit.sprite('glow').updateTransform({ ...at, scaleX: HALF, scaleY: HALF }))
    this.#symbols = middles.map((at) => kit.sprite(...SYMBOLS).updateTransform(at))
    this.#strokes = kit.pool('stroke', SYMBOLS.length)
    this.root.addChild(this.#band, ...this.#glows, ...this.#symbols, this.#strokes)
  }

  draw({ symbols, winningKind, doneAt }: ScrapeState, { now, reducedMotion }: Moment): void {
    const blankFor = doneAt === null || winningKind !== null ? -1 : now - doneAt
    this.#strokes.show(SYMBOLS, crossOut, blankFor < 0 || !reducedMotion ? blankFor : Number.POSITIVE_INFINITY)
    const slump = slumpAt(blankFor, reducedMotion)
    const since = doneAt === null || winningKind === null ? -1 : Math.max(0, now - doneAt)
    const strength = since < 0 ? 0 : Math.min(1, since / GLOW.comesUp)
    this.#band.visible = strength > 0
    this.#band.alpha = strength
    this.#band.position.set(PRIZES.x, PRIZES.y + PRIZES.apart * (winningKind ?? 0))
    let winner = 0
    for (let field = 0; field < this.#symbols.length; field++) {
      const symbol = this.#symbols[field]
      const glow = this.#glows[field]
      const kind = symbols[field]
      if (!symbol || !glow || kind === undefined) continue
      const isWinner = since >= 0 && kind === winningKind
      const hops = isWinner && !reducedMotion
      const time = since - winner * HOPS.apart - CROUCH
      const squash = hops ? squashAt(time) : slump * SLUMP.by
      if (isWinner) winner += 1
      symbol.show(SYMBOLS[kind], 0)
      // Squashed or stretched, it keeps its foot where it is.
      symbol.pivot.y = (hops ? heightAt(time) : 0) - (FOOT * squash) / SIZE
      symbol.scale.set(SIZE * (1 + squash), SIZE * (1 - squash))
      const askew = ASKEW[field] ?? 0
      symbol.rotation = askew + Math.sign(askew) * slump * SLUMP.lean
      glow.visible = isWinner
      glow.alpha = strength * GLOW.alpha
    }
  }
}

/** Crosses a prize out, so many ms after the card turned out to be a blank. */
function crossOut(stroke: DrawnSprite, _: string, since: number, row: number): boolean {
  const share = (since - CROSSED.after - row * CROSSED.apart) / CROSSED.takes
  stroke.position.set(PRIZES.x, PRIZES.y + PRIZES.apart * row)
  stroke.showShare(Math.min(share, 1))
  return since >= 0 && share >= 0
}

/** How far the symbols of a blank have lost heart, so many ms after it is one: 0…1, a little too far on the way. */
function slumpAt(since: number, reducedMotion: boolean): number {
  if (since < 0) return 0
  const share = reducedMotion ? 1 : clamp((since - CROSSED.after) / SLUMP.takes, 0, 1)
  return smoothstep(0, 1, share) + 0.35 * Math.sin(Math.PI * share) * share
}

/** How high a symbol is in the air, so many ms after its turn has come; every hop is half as high as the one before. */
function heightAt(since: number): number {
  const turn = Math.floor(since / HOPS.takes)
  if (since < 0 || turn >= HOPS.count) return 0
  return (HOPS.height * hop((since % HOPS.takes) / HOPS.takes)) / 2 ** turn
}

/** By what share it is squashed then: it crouches before its hop, stretches in the air, and comes down on its weight. */
function squashAt(since: number): number {
  const turn = Math.floor(since / HOPS.takes)
  if (since < -CROUCH || turn >= HOPS.count) return 0
  if (since < 0) return SQUASH * Math.sin((1 + since / CROUCH) * (Math.PI / 2))
  const share = (since % HOPS.takes) / HOPS.takes
  return (SQUASH * Math.cos(share * 2 * Math.PI)) / 2 ** turn
}

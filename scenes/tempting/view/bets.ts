import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { hop, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CLOSING, isAsking, markerAt, PILES, pileOf } from '../layout'
import type { TemptingState } from '../state'
import type { Tuning } from '../tuning'
import { closingShare } from './closing'
import { placeOf } from './placed'

/** The root of the tongue, behind the question, in scene units. */
const ROOT = { x: 742, y: 792 } as const
/** How long the tongue takes to go in, and to come out again, ms; and what is left of it meanwhile. */
const TONGUE = { in: 240, out: 420, left: 0.07 } as const
const HOP = { time: 90, height: 12 } as const
/** How far the marker's tip is above a pile's foot, and how much lower for each coin less. */
const ABOVE = { three: 72, less: 14 } as const
/** A drop falls off the tongue once in so long, ms: it swells, hangs, and falls. */
const DROOL = { every: 5200, swell: 2600, fall: 420, x: 976, y: 944, deep: 300 } as const

/** The tongue that it sticks out to be paid on, the three piles on it, and the hand that points at one of them. */
export class BetsView {
  readonly root = new Container({ label: 'bets' })
  readonly #tongue = new Container({ label: 'tongue', x: ROOT.x, y: ROOT.y })
  readonly #piles: DrawnSprite[]
  readonly #chosen: DrawnSprite
  readonly #marker: DrawnSprite
  readonly #drool: DrawnSprite
  readonly #question: DrawnSprite

  constructor(kit: ViewKit<typeof manifest>) {
    const tongue = kit.sprite('tongue')
    this.#chosen = kit.sprite('chosen')
    this.#piles = PILES.map(({ coins, x, y }) =>
      kit
        .sprite('piece')
        .show(coins - 1)
        .updateTransform({ x: x - ROOT.x, y: y - ROOT.y }),
    )
    this.#marker = kit.sprite('marker')
    this.#drool = kit.sprite('drool')
    this.#tongue.addChild(tongue, this.#chosen, ...this.#piles, this.#marker)
    this.#question = kit.sprite('question').updateTransform(placeOf('question'))
    this.root.addChild(this.#drool, this.#tongue, kit.laterPart('tongueTip'), this.#question)
  }

  draw(machine: TemptingState, moment: Moment<Tuning>): void {
    const { now, reducedMotion } = moment
    const out = howFarOut(machine, now)
    this.#tongue.visible = out > 0 || (machine.closedAt === null && machine.mood !== 'hoping')
    this.#tongue.scale.y = lerp(TONGUE.left, 1, out)
    this.#tongue.skew.x = reducedMotion ? 0 : 0.03 * ringing(since(machine.refusedAt, now), 120, 150)
    for (let index = 0; index < this.#piles.length; index++) this.#drawPile(index, machine, moment)
    const pile = pileOf(machine.marked)
    this.#chosen.visible = isAsking(machine)
    this.#chosen.position.set(pile.x - ROOT.x, pile.y - ROOT.y)
    this.#drawMarker(machine, moment)
    this.#drawDrool(out, moment)
    this.#question.visible = machine.mood !== 'hoping' && closingShare(machine, now, CLOSING.plate, 180, 500) < 0.5
  }

  #drawPile(index: number, machine: TemptingState, { now, reducedMotion }: Moment): void {
    const pile = PILES[index]
    const sprite = this.#piles[index]
    if (!pile || !sprite) return
    const isMarked = machine.marked === pile.coins
    const jump = isMarked && !reducedMotion ? hop(since(machine.markedAt, now) / HOP.time) * HOP.height : 0
    sprite.y = pile.y - ROOT.y - jump
    // What cannot be paid any more is grey.
    sprite.tint = pile.coins > machine.credit && machine.bet === null ? 0xa09a90 : 0xffffff
  }

  #drawMarker(machine: TemptingState, { now, reducedMotion, tuning }: Moment<Tuning>): void {
    const { marked, markedAt } = machine
    const slide = reducedMotion ? 1 : tuning.slide
    const y = pileOf(marked).y - ABOVE.three + (3 - marked) * ABOVE.less
    const landing = since(markedAt, now) - slide
    const squash = reducedMotion ? 0 : 0.15 * ringing(landing, 70, 260)
    // It taps its pile now and then, so that one sees what to do.
    const tap = reducedMotion || machine.bet !== null ? 0 : hop(((now % 1900) - 1500) / 260)
    this.#marker.position.set(markerAt(machine, now, slide) - ROOT.x, y - ROOT.y - tap * 12)
    this.#marker.scale.y = 1 - squash
    this.#marker.angle = 3
  }

  #drawDrool(out: number, { now, reducedMotion }: Moment): void {
    const at = now % DROOL.every
    const fallen = (at - DROOL.swell) / DROOL.fall
    this.#drool.visible = !reducedMotion && out === 1 && at > 600 && fallen < 1
    const swell = smoothstep(600, DROOL.swell, at)
    this.#drool.scale.set(swell)
    this.#drool.position.set(DROOL.x, DROOL.y + swell * 18 + (fallen > 0 ? fallen * fallen * DROOL.deep : 0))
  }
}

/** How far the tongue is out, 0…1: it is in while the reels stop, and until it has lent. */
function howFarOut(machine: TemptingState, now: number): number {
  const { mood, moodSince, moodBefore } = machine
  const wasIn = isTongueIn(moodBefore)
  if (isTongueIn(mood)) return wasIn ? 0 : 1 - smoothstep(0, TONGUE.in, now - moodSince)
  if (!wasIn) return 1
  const back = smoothstep(0, TONGUE.out, now - moodSince)
  return back + (back < 1 ? 0.12 * hop(back) : 0)
}

function isTongueIn(mood: TemptingState['mood']): boolean {
  return mood !== 'asking' && mood !== 'delighted' && mood !== 'consoling'
}

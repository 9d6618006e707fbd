import { Container, Sprite, Texture } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import { clamp, hop, smoothstep, swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { LazyTextures } from '../../../src/stage/kit/lazyTextures'
import {
  CHOICES,
  COMPARTMENTS,
  FLOOR,
  footprintFile,
  isShut,
  LIFTING,
  LINGERING,
  PORTRAIT_ANCHOR,
  portraitFile,
} from '../layout'
import type { MatchState, Stamp } from '../state'
import { slapScale } from './motion'

/** Where a veil is pinned, above the floor. */
const PINNED = 222
/** From the middle of a compartment's floor: its number, the slip with the small print, the print on that, and the stamp. In scene units, degrees and ms. */
const NUMBER = { x: -94, y: -196 } as const
const CHIP = { x: 84, y: -172, turn: 4 } as const
const PRINT = { scale: 0.42, alpha: 0.8, y: 5, after: 120 } as const
const STAMP = { y: -112, turn: 6, from: 1.6, lasting: 90 } as const
/** How high and how long, in ms, a creature hops that is pointed at, and one that was right, how often; and how much that is squashed as it lands. */
const HOP = { high: 14, lasting: 300 } as const
const JOY = { high: 46, each: 290, times: 3 } as const
const SQUASH = 0.07
/** How pale those become, in how many ms, that were wrong, or were not chosen when another was right. */
const DIM = { alpha: 0.5, lasting: 220 } as const
/** How one shakes its head, or shrugs: how far aside, in scene units, for how long and how fast, in ms. */
const SHAKE = { far: 10, lasting: 640, period: 160 } as const
/** How they breathe: by what share of their size, and how many ms a radian. */
const BREATH = { much: 0.012, period: 520 } as const
/** While nobody plays veils stir, one after the other: how long each has its turn. At the end of it somebody peeks out. */
const TURN = { each: 1700, stirs: 150, peeks: 620, until: 1450 } as const

/** The veil that somebody holds open at a corner while nobody plays, as it is there that one presses; every so often, in ms, who does looks at the visitor, then taps a foot. */
const AJAR = { place: 2, every: 3200, looks: [500, 1300], taps: [1700, 2700], tap: 140 } as const
type Ajar = 'ajar' | 'tapping' | 'wide'

/** The four compartments: whoever stands in them, behind a veil at first. */
export class Compartments {
  readonly root = new Container({ label: 'compartments' })
  readonly #compartments: readonly Compartment[]

  constructor(kit: ViewKit<typeof manifest>, pictures: LazyTextures) {
    this.#compartments = COMPARTMENTS.map((x, place) => new Compartment(kit, pictures, place, x))
    // By kind and not by compartment, so that the sheets are not changed again and again.
    for (const part of ['portrait', 'veil', 'chip', 'print', 'number', 'stamp'] as const)
      this.root.addChild(...this.#compartments.map((compartment) => compartment[part]))
  }

  draw(match: MatchState, moment: Moment): void {
    for (let place = 0; place < CHOICES; place++) this.#compartments[place]?.draw(match, moment)
  }
}

class Compartment {
  readonly portrait = new Sprite({ texture: Texture.EMPTY, anchor: PORTRAIT_ANCHOR })
  readonly print = new Sprite({ texture: Texture.EMPTY, anchor: 0.5, alpha: PRINT.alpha })
  readonly veil: DrawnSprite<'veil', 'still' | 'stirred' | 'peeking' | 'lifting' | Ajar>
  readonly chip: Sprite
  readonly number: Sprite
  readonly stamp: DrawnSprite<'stamp', 'right' | 'wrong'>
  readonly #pictures: LazyTextures
  readonly #place: number
  readonly #x: number

  constructor(kit: ViewKit<typeof manifest>, pictures: LazyTextures, place: number, x: number) {
    this.#pictures = pictures
    this.#place = place
    this.#x = x
    this.veil = kit.sprite('veil')
    this.chip = kit.sprite('chip')
    this.number = kit.sprite('number').show(place)
    this.stamp = kit.sprite('stamp')
    for (const part of [this.portrait, this.veil]) part.label = `candidate-${place + 1}`
    this.number.position.set(x + NUMBER.x, FLOOR + NUMBER.y)
    this.chip.position.set(x + CHIP.x, FLOOR + CHIP.y)
    this.chip.angle = CHIP.turn
    this.print.position.set(x + CHIP.x, FLOOR + CHIP.y + PRINT.y)
    this.print.angle = CHIP.turn
    this.stamp.position.set(x, FLOOR + STAMP.y)
  }

  draw(match: MatchState, moment: Moment): void {
    const { now } = moment
    const { question, stamps } = match
    const isLeft = isShut(match, now)
    const creature = question?.candidates[this.#place]
    const stamp = stampOf(stamps, 'place', this.#place)
    const lifted = this.#liftedFor(match, stamp, now)
    this.#drawVeil(match, isLeft, lifted, moment)
    const isSeen = creature !== undefined && lifted >= 0
    this.portrait.visible = isSeen
    // What is not seen holds on to no picture, which may be let go.
    this.portrait.texture = (isSeen && this.#pictures.texture(portraitFile(creature))) || Texture.EMPTY
    if (isSeen) this.#drawPortrait(creature, match, stamp, moment)
    const stamped = stamp && !isLeft ? now - stamp.at : -1
    this.stamp.visible = stamped >= 0
    if (stamp && stamped >= 0) {
      this.stamp.show(stamp.kind)
      this.stamp.scale.set(slapScale(stamped, STAMP.from, STAMP.lasting))
      this.stamp.angle = this.#place % 2 === 0 ? -STAMP.turn : STAMP.turn
    }
    this.#drawPrint(isSeen && !isLeft ? creature : undefined, match, now)
  }

  /** How long the veil has been lifted, in ms; less than nothing while it hangs. After the game it comes down again. */
  #liftedFor(match: MatchState, stamp: Stamp | undefined, now: number): number {
    const { unveiledAt, isPlaying, endedAt, question } = match
    if (!question || (!isPlaying && now >= (endedAt ?? 0) + LINGERING + LIFTING.each)) return -1
    const unveiled = since(unveiledAt, now) - LIFTING.apart * this.#place
    const stamped = since(stamp?.at, now)
    const revealed = question.candidates[this.#place] === question.asked ? revealedFor(match, now) : -1
    const lifted = Math.max(unveiledAt === null ? -1 : unveiled, stamp ? stamped : -1, revealed)
    if (isPlaying || now < (endedAt ?? 0) + LINGERING) return lifted
    return lifted < 0 ? -1 : Math.min(lifted, (endedAt ?? 0) + LINGERING + LIFTING.each - now)
  }

  #drawVeil(match: MatchState, isLeft: boolean, lifted: number, { now, reducedMotion }: Moment): void {
    const share = clamp(lifted / LIFTING.each, 0, 1)
    this.veil.visible = share < 1
    // First it gives a little, then it flies up.
    const drawn = share <= 0 ? 1 : share < 0.3 ? 1 + 0.12 * share : 1.036 * (1 - smoothstep(0.3, 1, share) * 0.86)
    this.veil.scale.y = drawn
    this.veil.position.set(this.#x, FLOOR - PINNED + PINNED * drawn)
    const isPeeking = match.pointed === this.#place && match.isPlaying
    if (share > 0.3) this.veil.show('lifting')
    else if (isLeft && this.#place === AJAR.place) this.veil.show(ajarOf(match, reducedMotion ? 0 : now))
    else this.veil.show(isPeeking ? 'peeking' : isLeft && !reducedMotion ? stirringOf(this.#place, now) : 'still')
  }

  #drawPortrait(creature: number, match: MatchState, stamp: Stamp | undefined, { now, reducedMotion }: Moment): void {
    const { portrait } = this
    const joy = stamp?.kind === 'right' ? now - stamp.at : -1
    const isJoyful = joy >= 0 && joy < JOY.each * JOY.times
    const isAsked = creature === match.question?.asked
    const revealed = revealedFor(match, now)
    const pointedFor = match.pointed === this.#place ? now - match.pointedSince : -1
    const isRevealed = isAsked && revealed >= 0 && revealed < HOP.lasting
    const leap = isJoyful ? hop((joy % JOY.each) / JOY.each) : 0
    const height = isJoyful ? JOY.high * leap : HOP.high * hop((isRevealed ? revealed : pointedFor) / HOP.lasting)
    const shrugged = match.shrug?.place === this.#place ? now - match.shrug.at : -1
    const doubt = Math.max(
      stamp?.kind === 'wrong' ? swaying(now - stamp.at, SHAKE.lasting, SHAKE.period) : 0,
      swaying(shrugged, SHAKE.lasting, SHAKE.period),
    )
    const lands = isJoyful ? 1 - leap : 0
    const breath = reducedMotion ? 0 : BREATH.much * Math.sin(now / BREATH.period + this.#place * 1.7)
    portrait.position.set(this.#x + (reducedMotion ? 0 : SHAKE.far * doubt), FLOOR - (reducedMotion ? 0 : height))
    portrait.scale.set(1 + SQUASH * lands * lands - breath, 1 - SQUASH * lands * lands + breath)
    portrait.rotation = reducedMotion ? 0 : 0.05 * doubt
    // Whoever has lost steps back, and so do all others when one was right.
    const other = stamp ? undefined : stampOf(match.stamps, 'kind', 'right')
    const passedOver = other ? now - other.at : isAsked ? -1 : revealed
    const steppedBack = stamp?.kind === 'wrong' ? now - stamp.at - SHAKE.lasting : passedOver
    portrait.alpha = 1 - (1 - DIM.alpha) * clamp(steppedBack / DIM.lasting, 0, 1)
  }

  #drawPrint(creature: number | undefined, match: MatchState, now: number): void {
    const printed = since(match.printedAt, now) - LIFTING.apart * this.#place
    const isThere = creature !== undefined && match.printedAt !== null && printed >= 0
    this.chip.visible = isThere
    this.print.visible = isThere && printed >= PRINT.after
    this.print.texture = (isThere && this.#pictures.texture(footprintFile(creature))) || Texture.EMPTY
    if (!isThere) return
    this.chip.scale.set(slapScale(printed, 1.3, 110))
    this.print.scale.set(PRINT.scale * slapScale(printed - PRINT.after, STAMP.from, STAMP.lasting))
  }
}

/** How long it has been shown who it was, since nobody has guessed it, in ms; less than nothing while that is open. */
function revealedFor({ verdict, isPlaying, attempts, endedAt }: MatchState, now: number): number {
  if (verdict?.kind === 'timeUp') return now - verdict.since
  return isPlaying || attempts > 0 || endedAt === null ? -1 : now - endedAt
}

/** The stamp with that place, or of that kind. */
function stampOf<Key extends keyof Stamp>(stamps: readonly Stamp[], key: Key, value: Stamp[Key]): Stamp | undefined {
  for (const stamp of stamps) if (stamp[key] === value) return stamp
  return undefined
}

/** How that corner is held: low at first; wide open for whoever is near. */
function ajarOf({ isTempted, endedAt }: MatchState, now: number): Ajar {
  const moment = now % AJAR.every
  if (moment >= AJAR.taps[0] && moment < AJAR.taps[1])
    return Math.floor((moment - AJAR.taps[0]) / AJAR.tap) % 2 === 0 ? 'tapping' : 'ajar'
  const isLooking = moment >= AJAR.looks[0] && moment < AJAR.looks[1]
  return isLooking || (isTempted && endedAt === null) ? 'wide' : 'ajar'
}

/** Which of its drawings a veil shows while nobody plays: in turn they stir, and then somebody peeks out. */
function stirringOf(place: number, now: number): 'still' | 'stirred' | 'peeking' {
  const turn = Math.floor(now / TURN.each)
  // Not from left to right, but to and fro.
  if ((turn * 3 + (turn % 8 > 3 ? 1 : 0)) % CHOICES !== place) return 'still'
  const moment = now % TURN.each
  if (moment < 2 * TURN.stirs) return moment < TURN.stirs ? 'stirred' : 'still'
  return moment >= TURN.peeks && moment < TURN.until ? 'peeking' : 'still'
}

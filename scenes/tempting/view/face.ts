import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { clamp, lerp, smoothstep, spread } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { EYES } from '../layout'
import type { Mood, TemptingState } from '../state'
import { isWinking as isHintDue } from './closing'

/** The drawings of the lid, from open to shut. */
const [OPEN, WIDE, RIGHT_LOW, LEFT_LOW, SAD, SHUT] = [0, 1, 2, 3, 4, 6] as const

interface Expression {
  /** The drawings of the left and the right lid, and how far both lean inwards, in degrees. */
  readonly lids: readonly [left: number, right: number]
  readonly lean: number
  /** How far the brows are lifted, in scene units, and how far their inner ends are lowered, in degrees. */
  readonly lift: number
  readonly frown: number
}

const EXPRESSIONS: Readonly<Record<Mood, Expression>> = {
  asking: { lids: [LEFT_LOW, RIGHT_LOW], lean: 6, lift: 0, frown: 0 },
  watching: { lids: [WIDE, WIDE], lean: 2, lift: 8, frown: -4 },
  hoping: { lids: [OPEN, WIDE], lean: -8, lift: 16, frown: -16 },
  delighted: { lids: [OPEN, OPEN], lean: 0, lift: 12, frown: -9 },
  consoling: { lids: [SAD, SAD], lean: -14, lift: 6, frown: -18 },
  shut: { lids: [SHUT, SHUT], lean: 0, lift: -4, frown: 2 },
  frowning: { lids: [SAD, LEFT_LOW], lean: 17, lift: -14, frown: 20 },
  closed: { lids: [RIGHT_LOW, SAD], lean: 8, lift: 0, frown: 3 },
}

/** How long an expression takes to come, ms. */
const CHANGE = 180
/** A blink comes once in so long, ms, sooner or later, and lasts so long. */
const BLINK = { every: 5500, spread: 3000, time: 160 } as const
const WINK = 420
/** How far a pupil goes from the middle of its lamp, in scene units. */
const REACH = 18
/** Where the pupils are looked for, from the lamp's middle. */
const REST = { x: -2, y: 12 } as const
/** Where the brows are, from the lamps' middles, and how they lie, in degrees. */
const BROWS = [
  { key: 'left', x: -8, y: -82, turn: 4, side: 1 },
  { key: 'right', x: 8, y: -90, turn: -9, side: -1 },
] as const

/** The eyes in its lamps: they follow you, half shut, and have lids and brows to say what it thinks. */
export class FaceView {
  readonly root = new Container({ label: 'face' })
  readonly #pupils: DrawnSprite[]
  readonly #lids: DrawnSprite[]
  readonly #brows: DrawnSprite[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#pupils = EYES.map(() => kit.sprite('pupil'))
    this.#lids = EYES.map((eye) => kit.sprite('lid').updateTransform(eye))
    this.#brows = BROWS.map(({ key }) => kit.sprite('brow').show(key))
    this.root.addChild(...this.#pupils, ...this.#lids, ...this.#brows)
  }

  draw(machine: TemptingState, moment: Moment): void {
    const { now, reducedMotion } = moment
    const share = smoothstep(0, CHANGE, now - machine.moodSince)
    const before = EXPRESSIONS[machine.moodBefore]
    const after = EXPRESSIONS[machine.mood]
    const isBlinking = !reducedMotion && isBlinkDue(now)
    const poke = since(machine.pokedAt, now)
    const isHint = isHintDue(machine, now)
    for (let eye = 0; eye < 2; eye++) {
      this.#aimPupil(eye, machine, moment)
      const lid = this.#lids[eye]
      const brow = this.#brows[eye]
      const place = BROWS[eye]
      const middle = EYES[eye]
      if (!lid || !brow || !place || !middle) continue
      const isWinking = poke < WINK && machine.poked === (eye === 0 ? 'left eye' : 'right eye')
      const isSneezing = poke < WINK && machine.poked === 'nose'
      const drawing = Math.round(lerp(before.lids[eye] ?? 0, after.lids[eye] ?? 0, share))
      const isHinting = eye === 1 && isHint
      lid.show(isBlinking || isWinking || isSneezing || isHinting ? SHUT : drawing)
      lid.angle = lerp(before.lean, after.lean, share) * place.side
      const lift = lerp(before.lift, after.lift, share) - (isWinking || isSneezing ? 12 : isHinting ? -12 : 0)
      brow.position.set(middle.x + place.x, middle.y + place.y - lift)
      brow.angle = place.turn + lerp(before.frown, after.frown, share) * place.side
    }
  }

  /** It looks at the pointer, at the reels that matter to it, or at nothing. */
  #aimPupil(eye: number, { mood, reels }: TemptingState, { pointer }: Moment): void {
    const pupil = this.#pupils[eye]
    const middle = EYES[eye]
    if (!pupil || !middle) return
    let { x, y } = pointer
    if (mood === 'watching' || mood === 'hoping') {
      x = 534 + countStanding(reels) * 208
      y = 600
    }
    const far = Math.hypot(x - middle.x, y - middle.y)
    const reach = clamp(far / 12, 0, REACH) / Math.max(1, far)
    pupil.position.set(middle.x + REST.x + (x - middle.x) * reach, middle.y + REST.y + (y - middle.y) * reach * 0.7)
  }
}

function countStanding(reels: TemptingState['reels']): number {
  let count = 0
  for (const { motion } of reels) if (motion === 'still') count++
  return Math.min(2, count)
}

function isBlinkDue(now: number): boolean {
  const number = Math.floor(now / BLINK.every)
  const at = now - number * BLINK.every - spread(number) * BLINK.spread
  return at >= 0 && at < BLINK.time
}

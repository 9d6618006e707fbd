import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { CRAB_EYES, LEFT_WRIST, RIGHT_WRIST } from '../../../assets/crabby/shared'
import { hop, swaying } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BIGGIN, CRAB_GROUND, CRAB_SIZE } from '../layout'
import type { CrabbyState, Crab as CrabState } from '../state'
import { clawsAt, snapShare } from './snip'

/** How far its body goes up at each step, in scene units, and how long a step is, in ms. */
const BOB = { height: 5, time: 100 } as const
/** How far it leans into its way at its fastest, in radians for each per cent of the stage in a tick. */
const LEAN = 0.16
/** How high it hops when it snips, in scene units. */
const HOP = 20
/** How far claws and eyes come down when it ducks, in units of its drawing, how flat it is, and how its claws are laid over it, in radians. */
const DUCK = { down: 4, eyes: 17, flat: 0.12, left: 0.7, right: -0.76 } as const
/** How far claws fly apart when they open wide, and together when they shut, in radians. */
const SWING = { wide: 0.2, shut: -0.1, rest: 0 } as const
/** So near to Biggin it looks up at him, in scene units. */
const BESIDE = 130
/** It blinks this often, for so long, in ms. */
const BLINK = { every: 2700, lasts: 130 } as const
/** Where the noise of a claw is drawn, in units of its drawing off its wrist. */
const SNAP = { left: { x: -4, y: -104 }, right: { x: 4, y: -80 } } as const

const CLAWS = { rest: 0, wide: 1, shut: 2 } as const
/** At rest now the one, now the other claw shuts for a moment: how often, for how long, and how much later the right one, in ms. */
const ITCH = { every: 1900, lasts: 170, right: 950 } as const

/** The crab in its parts: legs and shell, eyes, two claws, and what these sound like. */
export class Crab {
  readonly root = new Container({ label: 'crab' })
  readonly shadow
  readonly #body
  readonly #eyes
  readonly #left
  readonly #right
  readonly #leftSnap
  readonly #rightSnap

  constructor(kit: ViewKit<typeof manifest>) {
    this.#body = kit.sprite('crabBody')
    this.#eyes = kit.sprite('crabEyes')
    this.#left = kit.sprite('leftClaw')
    this.#right = kit.sprite('rightClaw')
    this.#leftSnap = kit.sprite('snap')
    this.#rightSnap = kit.sprite('snap')
    this.#eyes.position.set(CRAB_EYES.x * CRAB_SIZE, CRAB_EYES.y * CRAB_SIZE)
    // The eyes are behind the shell, so that it can pull them in.
    this.root.addChild(this.#eyes, this.#body, this.#left, kit.laterPart('carried'), this.#right)
    this.root.addChild(this.#leftSnap, this.#rightSnap)
    this.shadow = kit.sprite('crabShadow')
  }

  draw({ crab, castle }: CrabbyState, moment: Moment): void {
    const { now, between, reducedMotion, size } = moment
    const { pace, lifted, snip, daze, isDucking } = crab
    const x = ((crab.x + pace * between) / 100) * size.width
    const claws = clawsAt(snip, now)
    const snipped = progress(snip, now)
    const bob = reducedMotion
      ? 0
      : BOB.height * Math.abs(Math.sin((now / BOB.time) * Math.PI)) * Math.min(1, Math.abs(pace) * 12)
    const up = bob + HOP * hop(Math.min(1, snipped * 1.5))
    // Down for the hop, up with it; and up out of the water, too far at first.
    const wonder = progress(daze, now)
    const spring = reducedMotion ? 0 : Math.sin(snipped * 3 * Math.PI) * (1 - snipped) * -0.09
    const popped = reducedMotion ? 0 : 0.16 * swaying(wonder, 1, 0.4)
    const stretch = spring + popped - (isDucking ? DUCK.flat : 0)
    this.root.position.set(x, CRAB_GROUND - up)
    this.root.scale.set(1 - stretch * 0.7, 1 + stretch)
    this.root.rotation = reducedMotion ? 0 : pace * LEAN
    this.shadow.position.set(x, CRAB_GROUND)
    this.shadow.scale.set(1 - up * 0.006, 1)

    this.#body.show(lifted)
    this.#eyes.show(lookOf(crab, x, now))
    // Ducking, it pulls them in until they hardly look over the rim of its shell.
    this.#eyes.y = (CRAB_EYES.y + (isDucking ? DUCK.eyes : 0)) * CRAB_SIZE
    this.#drawClaws(crab, castle.carried !== null, moment, claws)
    this.#drawSnaps(crab, now)
  }

  #drawClaws(
    { isDucking, pace }: CrabState,
    carries: boolean,
    { now, reducedMotion }: Moment,
    claws: keyof typeof CLAWS,
  ): void {
    const isIdle = claws === 'rest' && !isDucking && !reducedMotion
    this.#left.show(isIdle && isItching(now) ? CLAWS.shut : CLAWS[claws])
    const isShut = carries || (isIdle && isItching(now + ITCH.right))
    this.#right.show(isShut ? CLAWS.shut : CLAWS[claws])
    const down = isDucking ? DUCK.down : 0
    this.#left.position.set(LEFT_WRIST.x * CRAB_SIZE, (LEFT_WRIST.y + down) * CRAB_SIZE)
    this.#right.position.set(RIGHT_WRIST.x * CRAB_SIZE, (RIGHT_WRIST.y + down) * CRAB_SIZE)
    // Held before it like a boxer's, never quite still, the more the faster it goes.
    const sway = reducedMotion ? 0 : 0.05 * Math.sin(now / 260) * (0.4 + Math.min(1, Math.abs(pace) * 4))
    const apart = SWING[claws]
    this.#left.rotation = (isDucking ? DUCK.left : sway) - apart
    this.#right.rotation = (isDucking && !carries ? DUCK.right : sway * 0.8) + apart
  }

  #drawSnaps({ snip }: CrabState, now: number): void {
    const share = snapShare(snip, now)
    this.#leftSnap.visible = share !== null
    this.#rightSnap.visible = share !== null
    if (share === null) return
    const frame = share < 0.5 ? 0 : 1
    this.#leftSnap.show(frame)
    this.#rightSnap.show(frame)
    this.#leftSnap.position.set((LEFT_WRIST.x + SNAP.left.x) * CRAB_SIZE, (LEFT_WRIST.y + SNAP.left.y) * CRAB_SIZE)
    this.#rightSnap.position.set((RIGHT_WRIST.x + SNAP.right.x) * CRAB_SIZE, (RIGHT_WRIST.y + SNAP.right.y) * CRAB_SIZE)
  }
}

function isItching(now: number): boolean {
  return now % ITCH.every > ITCH.every - ITCH.lasts
}

/** At whoever pressed it; at the sky, after a wave; else at Biggin, whom it does not trust. */
function lookOf({ stare, daze, isDucking }: CrabState, x: number, now: number) {
  if (isDucking) return 'ducking'
  if (isDuring(stare, now)) return 'visitor'
  if (now % BLINK.every > BLINK.every - BLINK.lasts) return 'shut'
  if (isDuring(daze, now)) return 'dazed'
  if (Math.abs(x - BIGGIN.x) < BESIDE) return 'up'
  return x > BIGGIN.x ? 'left' : 'right'
}

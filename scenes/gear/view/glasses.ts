import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gear/manifest'
import { GLASS } from '../../../assets/gear/shared'
import { clamp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LINES, mouthAt, type Speaker } from '../layout'
import type { GearState } from '../state'

/** Drawings of who listens: quiet, and with the eyes shut, every so many ms for so long. */
const LISTENS = { quiet: 2, blink: 3 } as const
const BLINKS = { s: { every: 3700, ahead: 900 }, c: { every: 4900, ahead: 2300 }, time: 150 } as const
/** How long the light takes to change from one glass to the other, in ms. */
const DIM = 150
/** How long after the handset was lifted the shutters are gone, in ms. */
const OPENED = 250

/** The two who are on the line, each behind a glass: who speaks in the light, who listens in the shade. */
export class Glasses {
  readonly root = new Container({ label: 'glasses' })
  readonly #left
  readonly #right
  readonly #leftShade
  readonly #rightShade

  constructor(kit: ViewKit<typeof manifest>) {
    this.#left = kit.sprite('quibble').updateTransform(GLASS.left)
    this.#right = kit.sprite('pim').updateTransform(GLASS.right)
    this.#leftShade = kit.sprite('shade').updateTransform(GLASS.left)
    this.#rightShade = kit.sprite('shade').updateTransform(GLASS.right)
    this.root.addChild(this.#left, this.#right, this.#leftShade, this.#rightShade)
  }

  draw(call: GearState, moment: Moment): void {
    const { line, speech, lift } = call
    this.root.visible = line !== null && moment.now >= (lift?.from ?? 0) + OPENED
    if (line === null || !speech) return
    this.#left.show(drawingOf('c', call, moment))
    this.#right.show(drawingOf('s', call, moment))
    this.#leftShade.alpha = shadeOf('c', call, moment.now)
    this.#rightShade.alpha = shadeOf('s', call, moment.now)
    this.#leftShade.visible = this.#leftShade.alpha > 0
    this.#rightShade.visible = this.#rightShade.alpha > 0
  }
}

function isSpeaker(who: Speaker, { line, isSpeaking }: GearState): boolean {
  return isSpeaking && line !== null && LINES[line]?.speaker === who
}

function drawingOf(who: Speaker, call: GearState, { now, reducedMotion }: Moment): number {
  if (call.speech && isSpeaker(who, call)) return mouthAt(call.speech, now)
  const { every, ahead } = BLINKS[who]
  return !reducedMotion && (now + ahead) % every < BLINKS.time ? LISTENS.blink : LISTENS.quiet
}

/** How dark it is over one of them: the light goes over as a line begins, and at the end it goes out. */
function shadeOf(who: Speaker, call: GearState, now: number): number {
  const { line, speech, isSpeaking } = call
  if (line === null || !speech) return 1
  const isTheirs = LINES[line]?.speaker === who
  const changed = clamp((now - speech.from) / DIM, 0, 1)
  // The line is dead after the last: no light in either.
  if (line === LINES.length - 1 && !isSpeaking) return isTheirs ? clamp((now - speech.until) / DIM, 0, 1) : 1
  if (isTheirs) return line === 0 ? 0 : 1 - changed
  return line === 0 ? 1 : changed
}

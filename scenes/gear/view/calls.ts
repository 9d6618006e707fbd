import { Container } from 'pixi.js'
import { DIAL, GLASS } from '../../../assets/gear/shared'
import type { manifest } from '../../../assets/gear-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { answeredAt, hungUpAt, mouthAt, SLIP, WRONG } from '../layout'
import type { GearState, WrongNumber } from '../state'
import { createSlips } from './slips'

/** Drawings of a shutter, from shut on; one more, and it is gone. */
const JERKS = 3
/** Who calls, in two drawings each: as they speak, and as they listen. */
const CALLER = ['0_heard', '1_heard', '2_heard', '3_heard', '4_heard', '5_heard'] as const
/** Where the bells are, in drawing units, and how long each of their two drawings is seen while he shouts, in ms. */
const BELLS = { x: 400, y: 90, turn: 0.06 } as const

/** Who is on the line instead of Pim, and the minister beside himself: behind their glasses, and before whoever was there. */
export function createCalls(kit: LaterKit<typeof manifest>): View<GearState> {
  const minister = kit.sprite('beside').updateTransform(GLASS.left)
  const caller = kit.sprite('caller').updateTransform(GLASS.right)
  const left = kit.sprite('shutter').updateTransform(GLASS.left)
  const right = kit.sprite('shutter').updateTransform(GLASS.right)
  const strain = kit.sprite('strain').updateTransform(DIAL)
  const jangle = kit.sprite('jangle').updateTransform(BELLS)
  const onTheLine = new Container({ children: [minister, caller, left, right, strain, jangle] })
  const slips = createSlips(kit)

  return {
    root: new Container({ label: 'calls', children: [onTheLine, slips.root] }),
    draw(call, moment) {
      slips.draw(call, moment)
      const { line, wrong } = call
      const { now, reducedMotion } = moment
      onTheLine.visible = wrong !== null
      if (!wrong) return
      const isCovered = line === null
      const gone = now - hungUpAt(wrong)
      const isThere = gone < WRONG.shuts
      const answers = answeredAt(wrong)
      const isAnswering = now >= answers && gone < 0
      const mouth = isAnswering ? mouthAt({ from: answers, until: hungUpAt(wrong) }, now) : 1

      // He is startled by whoever he hears; while nobody has answered yet his shutter has to open first.
      minister.visible = isThere && now - wrong.at >= (isCovered ? WRONG.opens : SLIP.at)
      minister.show(wrong.who * 2 + mouth)
      minister.rotation = isAnswering && !reducedMotion ? 0.012 * (wrong.who + 1) * (mouth === 0 ? 1 : -1) : 0
      caller.visible = isThere && now - wrong.at >= WRONG.opens
      caller.show(CALLER[wrong.who * 2 + callerMouth(wrong, now)] ?? CALLER[0])

      showShutter(right, openingOf(wrong, now, true, isCovered))
      showShutter(left, openingOf(wrong, now, isCovered, isCovered))
      strain.visible = now - wrong.at >= WRONG.shuts && gone < 0
      jangle.visible = isAnswering && !isCovered && mouth === 0
      jangle.rotation = Math.floor((now - answers) / 400) % 2 === 0 ? BELLS.turn : -BELLS.turn
    },
  }
}

/** Which of the two drawings of who calls is seen: 0 as it speaks. */
function callerMouth(wrong: WrongNumber, now: number): 0 | 1 {
  const from = wrong.at + SLIP.at
  const until = answeredAt(wrong)
  return now >= from && now < until ? mouthAt({ from, until }, now) : 1
}

/**
 * How far a shutter is open, in drawings: at first it hides who was there, at last who is to be.
 *
 * @param shuts whether it hides anything at first: else it stays open until the end
 * @param isShut whether it was, and will be, as nobody has answered yet
 */
function openingOf(wrong: WrongNumber, now: number, shuts: boolean, isShut: boolean): number {
  const gone = now - hungUpAt(wrong)
  if (gone >= 0) return gone < WRONG.shuts ? shutting(gone) : isShut ? 0 : opening(gone - WRONG.shuts)
  const since = now - wrong.at
  if (!shuts) return JERKS
  if (since >= WRONG.opens) return opening(since - WRONG.opens)
  return isShut ? 0 : shutting(since)
}

function shutting(elapsed: number): number {
  return Math.max(0, JERKS - 1 - Math.floor((elapsed / WRONG.shuts) * JERKS))
}

function opening(elapsed: number): number {
  return Math.min(JERKS, Math.floor((elapsed / WRONG.opening) * JERKS))
}

function showShutter(shutter: { visible: boolean; show(frame: number): unknown }, open: number): void {
  shutter.visible = open < JERKS
  if (shutter.visible) shutter.show(open)
}

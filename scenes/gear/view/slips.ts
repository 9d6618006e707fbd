import { Container, type Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/gear-later/manifest'
import { clamp, easeOutBack, lerp } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CALLERS, callerOf, hungUpAt, SLIP } from '../layout'
import type { GearState } from '../state'

interface Place {
  readonly x: number
  readonly y: number
  /** In radians. */
  readonly turn: number
}

/** Over Pim's plate, where the newest is stuck; and where it makes room for the next, each to its own side. Drawing units. */
const PLATE: Place = { x: 611, y: 351, turn: 0.03 }
const SIDES: readonly Place[] = [
  { x: 556, y: 330, turn: -0.17 },
  { x: 666, y: 329, turn: 0.14 },
  { x: 677, y: 362, turn: 0.06 },
]
/** Where Pim signs himself: beside the captain, who takes the most room. */
const OWN: Place = { x: 593, y: 352, turn: -0.03 }
/** How long it takes to make room, in ms, and how much larger a slip is as it comes. */
const ROOM = 120
const COMES = 1.5

/** The slips over Pim's plate: who called is struck out and stays, and he signs himself after the captain. */
export function createSlips(kit: LaterKit<typeof manifest>): View<GearState> {
  const struck = SIDES.map((_, who) => kit.sprite('struck').show(who))
  const fresh = kit.sprite('fresh', 'struck')
  const signed = kit.sprite('signed')

  return {
    root: new Container({ label: 'slips', children: [...struck, signed, fresh] }),
    draw({ calls, wrong, back }, { now, reducedMotion }) {
      const comes = wrong ? now - wrong.at - SLIP.at : Number.POSITIVE_INFINITY
      const isStuck = comes >= 0
      const stuck = isStuck ? calls : calls - 1
      const isStruck = !wrong || !isStuck || now >= hungUpAt(wrong)
      const isSigned = stuck > 0 && stuck % CALLERS === 0 && (!wrong || !isStuck)
      const making = isSigned ? since(back, now) : comes
      const moved = reducedMotion ? 1 : clamp(making / ROOM, 0, 1)
      // The newest but one makes room; with the signature the newest itself does.
      const mover = isSigned ? stuck : stuck - 1
      for (let who = 0; who < CALLERS; who++) {
        const slip = struck[who]
        const side = SIDES[who]
        if (!slip || !side) continue
        const wasStuck = mover > who
        slip.visible = wasStuck
        const isMover = wasStuck && callerOf(mover - 1) === who && mover <= CALLERS
        place(slip, side, isMover ? moved : 1)
      }
      signed.visible = isSigned
      if (isSigned) {
        signed.show(stuck > CALLERS ? 1 : 0)
        stick(signed, OWN, reducedMotion ? SLIP.lands : making)
      }
      fresh.visible = stuck > 0 && !isSigned
      if (!fresh.visible) return
      fresh.show(isStruck ? 'struck' : 'fresh', callerOf(stuck - 1))
      stick(fresh, PLATE, reducedMotion ? SLIP.lands : comes)
    },
  }
}

/** On its way from the plate to its side. */
function place(slip: Sprite, { x, y, turn }: Place, share: number): void {
  slip.position.set(lerp(PLATE.x, x, share), lerp(PLATE.y, y, share))
  slip.rotation = lerp(PLATE.turn, turn, share)
}

/** Stuck on with a slap. */
function stick(slip: Sprite, { x, y, turn }: Place, elapsed: number): void {
  slip.position.set(x, y)
  slip.rotation = turn
  slip.scale.set(lerp(COMES, 1, easeOutBack(clamp(elapsed / SLIP.lands, 0, 1))))
}

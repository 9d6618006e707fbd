import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { DEGREE, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { PRESSING, REST, UNIT } from '../layout'
import type { EmptyState, Side, Thumb } from '../state'

/** Where the tip of the thumb is in the drawing of each hand, and the wrist that it turns about. */
const DRAWN = { left: { x: 53, y: 148 }, right: { x: 60, y: 158 } } as const
const WRIST = { x: -20, y: 372 } as const

/** How far a thumb hangs over what it does not press, in units downwards; and how far it draws back before it strikes. */
const HOVER = 2.4
const DRAWN_BACK = 9
/** The degrees that the hand turns for each unit that its thumb goes to the right of where it rests. */
const TURN = 0.16
/** The thumb that waits rocks, in ms and degrees. */
const ROCKING = { every: 5200, lasts: 900, degrees: 1.1 } as const
/** Ms in which a thumb is back from the key that it has let go. */
const LIFTS = 120

/** A hand over its corner of the shell. The tip of its thumb is where the state has it; the arm follows. */
export class Hand {
  readonly root = new Container()
  readonly #side
  readonly #flip: 1 | -1

  constructor(kit: ViewKit<typeof manifest>, side: Side) {
    this.#side = side
    this.#flip = side === 'left' ? 1 : -1
    const sprite = kit.sprite(side === 'left' ? 'leftHand' : 'rightHand').updateTransform({ y: 250 * UNIT })
    this.root.addChild(sprite)
    this.root.pivot.set(WRIST.x * UNIT, WRIST.y * UNIT)
  }

  draw({ thumbs, hasChimed }: EmptyState, { now, reducedMotion }: Moment): void {
    const thumb = thumbs[this.#side]
    const drawn = DRAWN[this.#side]
    const rest = REST[this.#side]
    const away = (thumb.x - rest.x) * this.#flip
    const isWaiting =
      thumb.key === null && thumb.over === null && !reducedMotion && (hasChimed || this.#side === 'right')
    const rock = isWaiting && this.#side === 'left' ? rockAt(now) : 0
    const angle = away * TURN + rock
    const [cos, sin] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)]
    // The wrist goes where the tip is right.
    const [across, down] = [drawn.x - WRIST.x, drawn.y - WRIST.y]
    const tipX = this.#side === 'left' ? thumb.x : 480 - thumb.x
    const x = tipX - across * cos + down * sin
    const y = thumb.y + liftOf(thumb, now) - across * sin - down * cos
    this.root.position.set((this.#side === 'left' ? x : 480 - x) * UNIT, y * UNIT)
    this.root.angle = angle * this.#flip
    this.root.scale.x = this.#flip
  }
}

/** How far a thumb is held back from what lies under it, in units. */
function liftOf({ key, setOut, down, up }: Thumb, now: number): number {
  if (key === null) return HOVER * smoothstep(0, LIFTS, since(up, now))
  if (down !== null) return 0
  const gone = now - setOut
  const { draw, reach } = PRESSING
  if (gone < draw) return HOVER + (DRAWN_BACK - HOVER) * smoothstep(0, draw, gone)
  return DRAWN_BACK * (1 - (Math.max(0, gone - draw) / (reach - draw)) ** 2)
}

/** How far a waiting hand is rocked at that moment, in degrees. */
function rockAt(now: number): number {
  const share = (now % ROCKING.every) / ROCKING.lasts
  return share < 1 ? ROCKING.degrees * Math.sin(share * 2 * Math.PI) * Math.sin(share * Math.PI) : 0
}

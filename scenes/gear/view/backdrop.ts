import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/gear/manifest'
import { GLASS, PLACES } from '../../../assets/gear/shared'
import { clamp, lerp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { isRinging, leanAt, PAPER, paperWidth, printedAt, RING, UNIT } from '../layout'
import type { GearState } from '../state'

/** The darkest of the tent, and how far it reaches, in drawing units: beyond every window. */
const NIGHT = { color: 0x151b19, from: -1000, size: 2800 } as const
/** What the machine stands on as it rocks, in drawing units; how far it leans, in radians. */
export const FOOT = { x: 700, y: 390 } as const
const LEANS = [0, -0.0245, 0.021] as const

/** How many jerks the strip comes down in, and how long they take, in ms; and how long the shutters slide, in three drawings. */
const STRIP = { jerks: 4, time: 180 } as const
const SHUTTERS = { jerks: 3, time: 250 } as const

/** How far the machine leans at that moment, in radians. */
export function leanOf(call: GearState, { now, reducedMotion }: Moment): number {
  return isRinging(call) && !reducedMotion ? LEANS[leanAt(now)] : 0
}

/** All that moves in jerks, if at all: the tent, the crate, the machine and its strip. Each state of it is printed into one picture. */
export class Backdrop {
  readonly printed
  readonly #machine = new Container({ label: 'machine', pivot: FOOT, position: FOOT })
  readonly #rings
  readonly #shakes
  readonly #clapper
  readonly #cord
  readonly #shutters
  readonly #cobweb
  readonly #strip
  #paper = 0

  constructor(kit: ViewKit<typeof manifest>) {
    const night = new Graphics().rect(NIGHT.from, NIGHT.from, NIGHT.size, NIGHT.size).fill(NIGHT.color)
    this.#rings = kit.sprite('rings').updateTransform(PLACES.rings)
    this.#shakes = kit.sprite('shakes').updateTransform(PLACES.shakes)
    this.#clapper = kit.sprite('clapper').updateTransform({ x: 400, y: 90 })
    this.#cord = kit.sprite('cordRinging').updateTransform(PLACES.cordRinging)
    this.#cobweb = kit.sprite('cobweb').updateTransform(PLACES.cobweb)
    this.#cobweb.alpha = 0.7
    this.#strip = kit.sprite('strip').updateTransform(PLACES.strip)
    this.#shutters = [
      kit.sprite('shutter').updateTransform(GLASS.left),
      kit.sprite('shutter').updateTransform(GLASS.right),
    ]
    this.#machine.addChild(kit.sprite('machine').updateTransform(PLACES.machine), this.#clapper, ...this.#shutters)
    const content = new Container({ scale: UNIT })
    content.addChild(
      night,
      kit.sprite('dark'),
      this.#rings,
      kit.sprite('canvasLeft'),
      kit.sprite('canvasRight').updateTransform(PLACES.canvasRight),
      kit.sprite('crate').updateTransform(PLACES.crate),
      this.#machine,
      this.#cobweb,
      this.#cord,
      this.#shakes,
      this.#strip,
      kit.sprite('slot').updateTransform(PLACES.slot),
    )
    this.printed = kit.background(content)
  }

  draw(call: GearState, moment: Moment): void {
    const { now, reducedMotion, viewport } = moment
    const isShut = call.line === null
    const rings = isRinging(call)
    const lean = rings && !reducedMotion ? leanAt(now) : 0
    const isLoud = rings && (reducedMotion || lean > 0)
    const wave = reducedMotion ? 0 : Math.floor((now % RING.round) / (2 * RING.rock)) % 2
    const open = isShut ? 0 : jerksOf(call.lift?.from ?? 0, now, SHUTTERS)
    const printed = printedAt(call)
    const long = printed === null ? 0 : Math.min(STRIP.jerks, 1 + jerksOf(printed, now, STRIP))
    const due =
      (((open * 8 + long) * 4 + lean) * 2 + (isLoud ? 1 : 0)) * 2 + wave * (isLoud ? 1 : 0) + (isShut ? 4096 : 0)
    this.printed.turnTo(due)
    const paper = paperWidth(viewport)
    if (paper !== this.#paper) this.printed.invalidate()
    this.#paper = paper
    // Its left edge stays where it is.
    this.#strip.scale.x = paper
    this.#strip.x = lerp(PAPER.left / UNIT, PLACES.strip.x, paper)
    this.#machine.rotation = LEANS[lean]
    this.#rings.visible = isLoud
    this.#rings.show(wave)
    this.#shakes.visible = isLoud && !reducedMotion
    this.#clapper.visible = isLoud && !reducedMotion
    this.#clapper.show(lean === 1 ? 0 : 1)
    this.#cord.visible = isShut
    this.#cobweb.visible = !isShut
    for (const shutter of this.#shutters) {
      shutter.visible = open < SHUTTERS.jerks
      shutter.show(open)
    }
    this.#strip.show(long)
  }
}

/** How many of those jerks have been made by now: all of them take `time` ms from that moment on. */
function jerksOf(
  from: number,
  now: number,
  { jerks, time }: { readonly jerks: number; readonly time: number },
): number {
  return Math.floor(clamp((now - from) / time, 0, 1) * jerks)
}

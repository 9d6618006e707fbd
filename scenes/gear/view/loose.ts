import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gear/manifest'
import { PLACES } from '../../../assets/gear/shared'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import {
  CRANK,
  hungUpAt,
  isLit,
  isRinging,
  LAST,
  leanAt,
  MORE,
  MOUSE,
  moreRight,
  mouseHeight,
  PAPER,
  paperWidth,
  SOCK,
  UNIT,
} from '../layout'
import type { GearState } from '../state'

/** The flag's hinge, in drawing units, and how long it takes to swing up, in ms. */
const FLAG = { x: 394, y: 228, hinge: -84, swing: 200 } as const
/** The handset: on its forks, thrown off them by the bells, and where it is put. Places in drawing units, turns in radians. */
const FORKS = { x: 404, y: 50, hop: 7, tilt: 0.096 } as const
const PUT = { x: 31, y: 300, turn: 1.658, size: 0.52 } as const
/** Where the torn strip falls from, how far, and how it turns, in drawing units and radians. */
const SLIP = { x: 400, y: 404, way: 460, turn: 0.5 } as const
/** How long a hop of what points on takes, in ms. */
const HOP = 700
/** How the sock sways by itself, and swings when it is touched or it rings, in radians and ms. */
const SWAY = { calm: 0.07, time: 3000, swing: 0.6, swings: 4, ringing: -0.28 } as const
const BLINKS = { every: 5000, time: 160 } as const

/** All that lies before the machine and moves: handset, flag, mouse, sock, crank and tag, and the strip that was torn off. */
export class Loose {
  readonly root = new Container({ label: 'loose' })
  readonly #flag
  readonly #handset
  readonly #cord
  readonly #mouse
  readonly #sock
  readonly #crank
  readonly #tag
  readonly #slip
  readonly #more

  constructor(kit: ViewKit<typeof manifest>) {
    // Hinged at its upper edge.
    this.#flag = kit.sprite('flag').updateTransform({ x: FLAG.x, y: FLAG.y + FLAG.hinge, rotation: 0.017 })
    this.#flag.pivot.set(0, FLAG.hinge)
    this.#handset = kit.sprite('handset')
    this.#cord = kit.sprite('cordSpoken').updateTransform(PLACES.cordSpoken)
    this.#mouse = kit.sprite('mouse')
    this.#sock = kit.sprite('sock').updateTransform({ x: SOCK.x / UNIT, y: SOCK.y / UNIT })
    this.#crank = kit.sprite('crank').updateTransform({ x: CRANK.x / UNIT, y: CRANK.y / UNIT })
    this.#tag = kit.sprite('tag')
    this.#slip = kit.sprite('slip')
    this.#more = kit.sprite('more')
    this.root.addChild(
      this.#mouse,
      this.#sock,
      this.#crank,
      this.#tag,
      this.#flag,
      this.#cord,
      this.#handset,
      this.#slip,
      this.#more,
    )
  }

  draw(call: GearState, moment: Moment): void {
    const lean = isRinging(call) && !moment.reducedMotion ? leanAt(moment.now) : 0
    this.#drawFlag(call, moment)
    this.#drawHandset(call, moment, lean)
    this.#drawCompany(call, moment, lean)
    this.#drawPaper(call, moment)
  }

  #drawFlag({ line, lift, wrong }: GearState, { now, reducedMotion }: Moment): void {
    // It swings up for whoever is on the line, and down again once a wrong number is not.
    const swung = lift
      ? (now - lift.from) / FLAG.swing
      : wrong
        ? Math.min((now - wrong.at) / FLAG.swing, 1 - (now - hungUpAt(wrong)) / FLAG.swing)
        : 0
    this.#flag.visible = swung < 1
    this.#flag.scale.y = Math.max(0.02, 1 - clamp(swung, 0, 1) ** 2)
    this.#flag.show(reducedMotion || line !== null || isLit(now) ? 'lit' : 'dark')
  }

  #drawHandset({ line, lift }: GearState, { now }: Moment, lean: 0 | 1 | 2): void {
    const tilt = [0, -FORKS.tilt, FORKS.tilt][lean] ?? 0
    const share = line === null ? 0 : smoothstep(0, 1, progress(lift, now))
    const arc = Math.sin(share * Math.PI) * 26
    this.#handset.position.set(
      lerp(FORKS.x, PUT.x, share),
      lerp(FORKS.y - (lean > 0 ? FORKS.hop : 0), PUT.y, share) - arc,
    )
    this.#handset.rotation = lerp(tilt, PUT.turn, share)
    this.#handset.scale.set(lerp(1, PUT.size, share))
    this.#cord.visible = share === 1
  }

  #drawCompany(
    { line, mouse, swing, crank, wrong }: GearState,
    { now, reducedMotion, viewport }: Moment,
    lean: 0 | 1 | 2,
  ): void {
    this.#mouse.position.set(MOUSE.x / UNIT, mouseHeight(viewport) / UNIT)
    const isAsleep = !reducedMotion && now % BLINKS.every < BLINKS.time && now >= BLINKS.every
    this.#mouse.show(isDuring(mouse, now) || wrong ? 'phone' : lean > 0 ? 'alarm' : isAsleep ? 'blink' : 'calm')
    const share = progress(swing, now)
    const swung = isDuring(swing, now) ? (1 - share) * SWAY.swing * Math.sin(share * SWAY.swings * 2 * Math.PI) : 0
    const sway = reducedMotion ? SWAY.calm : SWAY.calm * Math.sin((now / SWAY.time) * 2 * Math.PI)
    this.#sock.rotation = (lean > 0 ? SWAY.ringing * (lean === 1 ? 1 : 0.6) : sway) + (reducedMotion ? 0 : swung)
    // A whole turn of the crank, seen from its edge: its arm goes up and comes down.
    const turn = isDuring(crank, now) && !reducedMotion ? Math.cos(progress(crank, now) * 2 * Math.PI) : 1
    this.#crank.scale.y = turn
    const rock = line === null ? ([0, -6, 5][lean] ?? 0) : 0
    this.#crank.y = CRANK.y / UNIT + rock * 0.4
    this.#tag.position.set(CRANK.x / UNIT + 24, this.#crank.y + 54 * turn)
    this.#tag.rotation =
      lean > 0
        ? lean === 1
          ? 0.21
          : -0.12
        : isDuring(crank, now) && !reducedMotion
          ? -0.5 * Math.sin(progress(crank, now) * 12)
          : 0
  }

  #drawPaper({ line, tear, isSpeaking, wrong }: GearState, { now, reducedMotion, viewport }: Moment): void {
    const left = PAPER.left / UNIT
    const width = paperWidth(viewport)
    const fallen = progress(tear, now)
    this.#slip.visible = isDuring(tear, now) && !reducedMotion
    if (this.#slip.visible) {
      this.#slip.position.set(left + (SLIP.x - left) * width - 30 * fallen, SLIP.y + SLIP.way * fallen ** 1.8)
      this.#slip.rotation = SLIP.turn * fallen
      this.#slip.scale.x = width
      this.#slip.alpha = 1 - fallen ** 3
    }
    this.#more.visible = line !== null && line < LAST && !isSpeaking && !wrong
    const hop = reducedMotion ? 0 : MORE.hop * Math.abs(Math.sin((now / HOP) * Math.PI))
    this.#more.position.set((moreRight(viewport) - hop) / UNIT, MORE.y / UNIT)
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { lerp, ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { awakeFor, MARKER, MENU, MENU_X, slabShare, WAKE } from '../layout'
import type { GargoyleState } from '../state'

/** The tints of the line that is chosen, and of the other one. */
const CHOSEN = 0xffffff
const DIM = 0xa99f8e
/** ms in which the marker comes from line to line. */
const MOVE = 110
/** How far it sways towards its line, in scene units, and how long that takes, in ms. */
const SWAY = 7
const SWAYING = 900
/** ms for which a line is bright, and dark, once it was pressed. */
const BLINK = 70

/** START and PASSWORD, and the marker beside one of them. */
export class Menu {
  readonly root = new Container()
  readonly #lines
  readonly #marker

  constructor(kit: ViewKit<typeof manifest>) {
    this.#lines = MENU.map(({ id }) => {
      const line = kit.sprite(id)
      line.label = id
      return line
    })
    this.#marker = kit.sprite('marker')
    this.root.addChild(...this.#lines, this.#marker)
  }

  draw(page: GargoyleState, { now, boil, reducedMotion }: Moment): void {
    const { index, movedAt, wake } = page
    const covered = slabShare(page, now)
    this.root.visible = covered < 0.5
    this.root.alpha = Math.max(0, 1 - covered * 2)
    const moved = since(movedAt, now)
    const woken = awakeFor(wake, now)
    const isBlinking = woken !== null && woken < WAKE.glares && !reducedMotion
    for (const [i, line] of this.#lines.entries()) {
      const place = MENU[i]
      if (!place) continue
      const isChosen = i === index
      const isBright = isChosen && !(isBlinking && Math.floor(woken / BLINK) % 2 === 1)
      line.tint = isBright ? CHOSEN : DIM
      line.scale.set(isChosen && !reducedMotion ? 1 + 0.05 * ringing(moved, 90, 200) : 1)
      line.position.set(MENU_X + (isChosen ? 8 : 0), place.y)
    }
    const [from, to] = index === 0 ? [MENU[1], MENU[0]] : [MENU[0], MENU[1]]
    const share = reducedMotion ? 1 : Math.min(1, moved / MOVE)
    const stretch = reducedMotion ? 0 : 0.3 * ringing(moved - MOVE, 80, 180)
    const sway = reducedMotion ? 0 : Math.sin((now / SWAYING) * 2 * Math.PI)
    this.#marker.show(boil)
    this.#marker.position.set(MARKER.x + SWAY * sway, lerp(from.y, to.y, share) - MARKER.up)
    this.#marker.scale.set(1 + 0.05 * sway - stretch * 0.4, 1 - 0.05 * sway + stretch * 0.4)
  }
}

import { Container, type Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/kind/manifest'
import { BEAR, BLOCKS, HORSE, MOUSE, PHOTO, PIE, SHOES } from '../../../assets/kind/shared'
import { clamp, hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { TAKING } from '../layout'
import type { KindState, Thing } from '../state'
import type { Tuning } from '../tuning'
import { DOORLIGHT, DUSK, FAR_DUSK, isInDoorlight } from './light'

/** How long a thing takes to lift itself, in ms, and the hop by which it beckons, in units and ms. */
const LIFTING = 140
const BECKON = { height: 12, lasts: 420, apart: 190 } as const
/** A thing that is opened hops, in units and ms. */
const OPENED = { height: 14, lasts: 260 } as const
/** How far the slice rises as it is picked up, in scene units. */
const TAKEN = 30
/** Mice look up: how often and for how long, in ms; and how they come back. */
const MOUSE_UP = { every: 2600, lasts: 700 } as const
const MOUSE_BACK = 260
/** Where the mouse sits when the slice is gone: nearer, at the crumbs. */
const CRUMBS = { x: 50, y: -2 } as const

const ORDER: Readonly<Record<Thing, number>> = { shoes: 2, photo: 1, toys: 3, pie: 0 }

/** Something drawn by lamplight and by the moon. */
type InBoth = Sprite & { show(light: 'lit' | 'dark'): unknown }

interface Part {
  readonly sprite: InBoth
  readonly thing: Thing
  readonly x: number
  readonly y: number
  /** What the dusk leaves of it by lamplight. */
  readonly tint: number
  /** How many ms it moves after the others of its thing. */
  readonly late: number
}

/** What can be read: it lifts itself under the pointer, hops as it is opened, and the slice goes for good. */
export class Things {
  readonly root = new Container({ label: 'things' })
  readonly #parts: readonly Part[]
  readonly #mouse

  constructor(kit: ViewKit<typeof manifest>) {
    this.#parts = [
      { sprite: kit.sprite('photo'), thing: 'photo', ...PHOTO, tint: DUSK, late: 0 },
      { sprite: kit.sprite('pie'), thing: 'pie', ...PIE, tint: 0xffffff, late: 0 },
      { sprite: kit.sprite('shoes'), thing: 'shoes', ...SHOES, tint: 0xe8dcc8, late: 0 },
      { sprite: kit.sprite('blocks'), thing: 'toys', ...BLOCKS, tint: 0xdfd2bd, late: 0 },
      { sprite: kit.sprite('bear'), thing: 'toys', ...BEAR, tint: DUSK, late: 70 },
      { sprite: kit.sprite('horse'), thing: 'toys', ...HORSE, tint: FAR_DUSK, late: 140 },
    ]
    this.#mouse = kit.sprite('mouse').updateTransform(MOUSE)
    this.root.addChild(...this.#parts.map(({ sprite }) => sprite), this.#mouse)
  }

  draw(room: KindState, moment: Moment<Tuning>, isDark: boolean): void {
    const { now, reducedMotion, tuning } = moment
    for (const { sprite, thing, x, y, tint, late } of this.#parts) {
      const isByDoor = isDark && thing === 'shoes' && isInDoorlight(room, now, reducedMotion)
      sprite.show(isDark && !isByDoor ? 'dark' : 'lit')
      sprite.tint = isByDoor ? DOORLIGHT : isDark ? 0xffffff : tint
      const taken = thing === 'pie' ? takenOf(room, now) : null
      sprite.alpha = isChanged(room, thing, isDark) ? 0 : 1 - (taken ?? 0)
      const up = reducedMotion
        ? 0
        : taken === null
          ? liftOf(room, thing, now - late, tuning)
          : TAKEN * smoothstep(0, 1, taken)
      sprite.position.set(x, y - up)
    }
    this.#drawMouse(room, moment, isDark)
  }

  #drawMouse({ door, hidden, sliceTakenAt, lamp }: KindState, { now, reducedMotion }: Moment, isDark: boolean): void {
    const isThere = isDark && hidden === null
    // It comes a moment after the dark, and from under the table's edge.
    const come = reducedMotion ? 1 : smoothstep(0, MOUSE_BACK, since(lamp.pulledAt, now) - 500)
    this.#mouse.alpha = isThere ? come : 0
    const isAtCrumbs = sliceTakenAt !== null
    this.#mouse.position.set(
      MOUSE.x + (isAtCrumbs ? CRUMBS.x : 0) - 40 * (1 - come),
      MOUSE.y + (isAtCrumbs ? CRUMBS.y : 0) + 8 * (1 - come),
    )
    // It looks up now and then; and at a door that opens.
    const isUp = door.openedAt !== null || (!reducedMotion && now % MOUSE_UP.every < MOUSE_UP.lasts)
    this.#mouse.show(isUp ? 'up' : 'down')
  }
}

/** How far the slice has been taken away, 0…1; `null` while it lies there. */
function takenOf({ sliceTakenAt }: KindState, now: number): number | null {
  return sliceTakenAt === null ? null : clamp((now - sliceTakenAt) / TAKING, 0, 1)
}

/** Whether it is drawn anew since somebody is home: a box without shoes, a face that the lamp shows too. */
function isChanged({ door }: KindState, thing: Thing, isDark: boolean): boolean {
  return door.isHome && (thing === 'shoes' || (thing === 'photo' && !isDark))
}

/** Whether it has something to say that nobody has read: any, as long as none has; by the moon, whatever it has not told there. */
function isCalling({ hasRead, lamp, toldAt }: KindState, thing: Thing): boolean {
  return !Object.values(hasRead).includes(true) || (!lamp.isLit && toldAt[thing] === null)
}

/** How far a thing is lifted, in scene units. */
export function liftOf(room: KindState, thing: Thing, now: number, { lift }: Tuning): number {
  const { pointed, box, beckonedAt } = room
  let up = 0
  if (pointed?.thing === thing) {
    const share = smoothstep(0, LIFTING, now - pointed.since)
    up = lift * (pointed.isOver ? 1 - share : share + 0.4 * ringing(now - pointed.since, 90, 260) * share)
  }
  if (box?.thing === thing)
    up = lift + OPENED.height * hop(progress({ from: box.since, until: box.since + OPENED.lasts }, now))
  const beckoned = since(beckonedAt, now) - BECKON.apart * ORDER[thing]
  if (beckoned >= 0 && beckoned < BECKON.lasts && isCalling(room, thing))
    up += BECKON.height * hop(beckoned / BECKON.lasts)
  return up
}

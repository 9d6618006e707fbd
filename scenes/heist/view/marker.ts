import type { manifest } from '../../../assets/heist/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { stepOutOfIcons, type Viewport } from '../../../src/stage/contract/viewport'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { HeistState } from '../state'

/** Where he has reached it, the drop has fallen: only its rings lie at his feet. CSS pixels. */
const FALLEN_WITHIN = 36

/** The target: a drop of ink over rings on the floor. The thief may stand before it or behind it. */
export class Marker {
  /** What lies on the floor, below everyone. */
  readonly ripple
  /** The drop, when it hangs behind him, and when before. */
  readonly behind
  readonly before
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.ripple = kit.sprite('ripple')
    this.behind = kit.sprite('drop')
    this.before = kit.sprite('drop')
  }

  draw({ mouse, x, y, loot }: HeistState, boil: number, viewport: Viewport): void {
    const place = this.#place
    place.x = mouse.x
    place.y = mouse.y
    // There is no other pointer to be seen: it is not lost under the icons.
    stepOutOfIcons(place, viewport)
    const isFallen = loot.leftAt === null && Math.hypot(mouse.x - x, mouse.y - y) < FALLEN_WITHIN
    // Nor in the dark that comes at last.
    const isBefore = mouse.y > y || loot.leftAt !== null
    this.behind.visible = !isBefore && !isFallen
    this.before.visible = isBefore && !isFallen
    this.behind.show(boil)
    this.before.show(boil)
    this.ripple.show(boil)
    this.behind.position.copyFrom(place)
    this.before.position.copyFrom(place)
    this.ripple.position.copyFrom(place)
  }
}

import type { manifest } from '../../../assets/heist/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { drawnAt } from '../layout'
import type { HeistState, Print } from '../state'
import { tuning } from '../tuning'

/** The floor is seen from above at a slant: what lies on it is this much shorter towards the visitor. */
const SLANT = 0.76
/** How many steps a print fades in; finer ones nobody sees, and each would cost a frame. */
const FADES = 24
/** Prints turn a little in and out, as feet do: radians. */
const SPLAY = 0.12

/** The trail of wet ink, drying from the far end. */
export class Prints {
  readonly root

  constructor(kit: ViewKit<typeof manifest>) {
    this.root = kit.pool('print', tuning.mostPrints.max)
    this.root.label = 'prints'
    this.root.scale.y = SLANT
  }

  draw({ prints }: HeistState, moment: Moment): void {
    this.root.show(prints, placePrint, moment)
  }
}

/** Where on the picture it lies: written over and over. */
const place: Point = { x: 0, y: 0 }

function placePrint(sprite: DrawnSprite, print: Print, { now, size }: Moment): void {
  const { heading, left, laidAt, dryAt } = print
  drawnAt(print, size, place)
  const dryness = clamp((now - laidAt) / (dryAt - laidAt), 0, 1)
  sprite.showShare(dryness)
  sprite.position.set(place.x, place.y / SLANT)
  sprite.rotation = Math.atan2(Math.sin(heading) / SLANT, Math.cos(heading)) + (left ? -SPLAY : SPLAY)
  sprite.scale.y = left ? -1 : 1
  sprite.alpha = 1 - 0.75 * (Math.floor(dryness * FADES) / FADES) ** 2
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gear-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { PAPER, paperWidth, UNIT } from '../layout'
import type { GearState } from '../state'

/**
 * Where the line is on the strip, in drawing units; the last jerk but one of that begins it so much higher, the last lays it there. Times are
 * ms since it is printed, as the strip's in `backdrop.ts`.
 */
const LINE = { y: 433, higher: 15, seen: 90, still: 135 } as const

/** What the minister tells a wrong number, in brush capitals across the strip. */
export function createShout(kit: LaterKit<typeof manifest>): View<GearState> {
  const words = kit.sprite('shout')
  const middle = (PAPER.right - PAPER.left) / 2
  return {
    root: new Container({ label: 'shout', children: [words] }),
    draw({ shout }, { now, viewport }) {
      words.visible = shout !== null && now - shout.at >= LINE.seen
      if (!shout || !words.visible) return
      const width = paperWidth(viewport)
      words.show(shout.who)
      words.scale.set(width)
      words.position.set((PAPER.left + middle * width) / UNIT, LINE.y - (now - shout.at < LINE.still ? LINE.higher : 0))
    },
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bat/manifest'
import { KNOTS, MOON } from '../../../assets/bat/shared'
import { manifest as tall } from '../../../assets/bat-tall/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'

type Kit = ViewKit<typeof manifest>

/** Where the far hills are put, in scene units. */
const HILLS = 500
/** From so far up everything hangs: above every window. */
const UP = 1000
/** A thread is drawn so long, in scene units. */
const DRAWN = 100
/** The clouds: where their middles are, from where beside that they hang, and how far ahead of the others they drift, in turns. */
const CLOUDS = [
  { x: 300, y: 150, thread: 62, ahead: 0 },
  { x: 640, y: 300, thread: null, ahead: 0.4 },
  { x: 1300, y: 236, thread: -46, ahead: 0.7 },
  { x: 1490, y: 420, thread: null, ahead: 0.15 },
] as const
/** How far they drift to either side, and in what time; they move in steps of this, in scene units: so slow that nobody sees them. */
const DRIFT = { reach: 12, time: 20_000, step: 0.4 } as const

/** The sky with all that hangs in it: what is still, and the clouds, which are not. */
export class Sky {
  readonly still: readonly Container[]
  readonly clouds = new Container({ label: 'clouds' })

  constructor(kit: Kit) {
    const threads = KNOTS.map(({ x, y }) => threadTo(kit, MOON.x + x, MOON.y + y))
    this.still = [
      kit.mirrored('sky', [-1, 2]),
      kit.marginPart('tall', tall, (parts) => {
        const above = new Container()
        above.addChild(parts.sprite('skyAbove'), parts.sprite('border'))
        return above
      }),
      kit.sprite('moon').updateTransform(MOON),
      ...threads,
      kit.mirrored('farHills', [-1, 2]).updateTransform({ y: HILLS }),
    ]
    for (const [place, cloud] of CLOUDS.entries()) {
      const group = new Container()
      if (cloud.thread !== null) group.addChild(threadTo(kit, cloud.thread, 0, cloud.y))
      group.addChild(kit.sprite('cloud').show(place))
      group.position.set(cloud.x, cloud.y)
      this.clouds.addChild(group)
    }
  }

  draw({ now, reducedMotion }: Moment): void {
    for (let place = 0; place < CLOUDS.length; place++) {
      const cloud = CLOUDS[place]
      const group = this.clouds.children[place]
      if (!cloud || !group) continue
      const drift = reducedMotion ? 0 : DRIFT.reach * Math.sin((now / DRIFT.time + cloud.ahead) * 2 * Math.PI)
      group.x = cloud.x + Math.round(drift / DRIFT.step) * DRIFT.step
    }
  }
}

/** A thread down to there, from above every window. @param y where it ends is so far below the upper edge of the stage */
function threadTo(kit: Kit, x: number, end: number, y = end) {
  const sprite = kit.sprite('thread')
  sprite.position.set(x, end - y - UP)
  sprite.scale.set(1, (y + UP) / DRAWN)
  return sprite
}

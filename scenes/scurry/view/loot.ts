import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry-later/manifest'
import { CLOCK_FAR, KNOT, ROPE_LENGTH, TOWN } from '../../../assets/scurry-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FLOOR, isHeldAt, MOON } from '../layout'
import type { ScurryState } from '../state'
import { Haul } from './haul'

/** How large the noose is round each, where it is 1 round the moon in the sky; and where it is tied to the display, in its units. */
const ROUND = { moon: 1, clock: 0.53 } as const
const TIED = { x: 440, y: 128 } as const
/** How much wider the noose is before it is drawn tight. */
const LOOSE = 0.8
/** Where the rope goes over his shoulder, and where he holds it who is held himself, from his feet. */
const SHOULDER = { x: -40, y: -186 } as const
const HANDS = { x: 92, y: -206 } as const

/** What he hauls but the moon and the display, which draw themselves; and the rope and the noose that he hauls them by. */
export function createLoot(kit: LaterKit<typeof manifest>): View<ScurryState> {
  const clock = kit.sprite('clock')
  const noose = kit.sprite('noose')
  const rope = kit.sprite('rope')
  const hauls = { moon: new Haul('moon'), clock: new Haul('clock'), display: new Haul('display') }
  /** Stands for what the noose is round. */
  const thing = new Container()
  const home: Point = { x: 0, y: 0 }

  function homeOf(name: keyof typeof hauls, { chase, town }: ScurryState, moment: Moment): Point {
    const { visible } = moment.viewport
    if (name === 'moon') return MOON
    home.x = name === 'display' ? visible.x : TOWN.clock.x
    home.y = name === 'display' ? visible.y : TOWN.clock.y
    if (name === 'clock' && !moment.reducedMotion) home.x = chase.clockX - town.pace * moment.between * TOWN.width
    return home
  }

  function drawRope(x: number, y: number, reach: number, { inventor, chase }: ScurryState, now: number): void {
    const from = isHeldAt(chase, now) ? HANDS : SHOULDER
    const fromX = inventor.x + from.x
    const fromY = FLOOR + from.y
    rope.position.set(fromX, fromY)
    rope.rotation = Math.atan2(y - fromY, x - fromX)
    rope.scale.set((Math.hypot(x - fromX, y - fromY) / ROPE_LENGTH) * reach, 1)
  }

  return {
    root: new Container({ label: 'loot', children: [clock, noose, rope] }),
    draw(scurry, moment) {
      const name = scurry.chase.loot
      const haul = name !== 'springs' ? hauls[name] : null
      haul?.follow(scurry, moment)
      const isAway = haul?.isAway === true
      const isClock = isAway && name === 'clock'
      clock.visible = isClock
      noose.visible = isAway && haul.tight > 0 && name !== 'display'
      rope.visible = isAway && haul.rope > 0
      if (!isAway || name === 'springs') return
      const small = name === 'clock' ? CLOCK_FAR : 1
      haul.place(thing, homeOf(name, scurry, moment), small)
      if (isClock) haul.place(clock, homeOf(name, scurry, moment), small)
      const size = thing.scale.x * (name === 'display' ? 1 : ROUND[name])
      const knot = name === 'display' ? TIED : KNOT
      noose.position.copyFrom(thing.position)
      noose.rotation = thing.rotation
      noose.scale.set(size * lerp(1 + LOOSE, 1, haul.tight))
      drawRope(thing.x + knot.x * size, thing.y + knot.y * size, haul.rope, scurry, moment.now)
    },
  }
}

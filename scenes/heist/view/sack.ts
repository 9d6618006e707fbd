import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist-later/manifest'
import { HOLE, KINDS } from '../../../assets/heist-later/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, DEGREE, easeOutElastic, hop, lerp, ringing } from '../../../src/stage/contract/math'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { drawnAt, LEAVING, PUSH, SACKS, sackOf } from '../layout'
import type { HeistState } from '../state'

/** The size of the sack as it is drawn, beside which the others are smaller. */
const FULL_SIZE = 2.4
/** How it springs as something falls into it: ms. */
const SPRING = { fading: 90, period: 260 } as const
/** How far it leans back while it is dragged, in degrees. */
const LEAN = 4
/** Places in its mouth, about its middle on the floor, in CSS pixels of the full one, front to back. */
const MOUTH = [
  { x: -34, y: -342, angle: -6 },
  { x: 58, y: -330, angle: 20 },
  { x: -92, y: -336, angle: -34 },
  { x: 16, y: -368, angle: 8 },
] as const
/** How large what looks out of it is, and at most in a smaller one. */
const PEEPING = { size: 1.3, most: 1.6 } as const
/** The cord where the rope is tied, and his fist, about their middles on the floor; how long the rope is drawn. */
const CORD = { x: 116, y: -238 } as const
const FIST = { x: -48, y: -194 } as const
const ROPE = 200
/** The hen blinks in the steps in which he moves. */
const BLINKS = 9
/** How large the sack is in the window, and how high it flies there, px. */
const IN_HOLE = { size: 0.68, high: 190, y: 188 } as const

/** The sack on the floor, what looks out of it, and the rope he pulls it by. */
export function createSack(kit: LaterKit<typeof manifest>): View<HeistState> {
  const peeping = MOUTH.map((at) => kit.sprite('thing').updateTransform({ ...at, rotation: at.angle * DEGREE }))
  // The first of them, she or the crown, is the foremost.
  const sack = new Container({
    label: 'sack',
    children: [kit.sprite('lip'), ...peeping.toReversed(), kit.sprite('bag')],
  })
  const rope = kit.sprite('rope')
  /** How it lies: written over and over. */
  const lie = { x: 0, y: 0, size: 1, gives: 0, turn: 0 }
  const feet: Point = { x: 0, y: 0 }

  /** What was taken last looks out, and stays as large as it is; she and the crown always do. */
  const peep = ({ loot, round, frame }: HeistState, full: number) => {
    const { taken, things } = loot
    let slot = 0
    for (let pass = 0; pass < 2; pass++) {
      for (let place = taken.length - 1; place >= 0; place--) {
        const kind = KINDS[things[taken[place] ?? -1]?.kind ?? -1]
        const sprite = peeping[slot]
        if (!kind || !sprite || (kind === 'hen' || kind === 'crown') !== (pass === 0)) continue
        sprite.visible = true
        sprite.show(kind === 'hen' && (round * 4 + frame) % BLINKS === 0 ? 'blink' : kind)
        sprite.scale.set(Math.min(PEEPING.most, PEEPING.size / full))
        slot += 1
      }
    }
    for (; slot < peeping.length; slot++) {
      const sprite = peeping[slot]
      if (sprite) sprite.visible = false
    }
  }

  const tie = (heist: HeistState) => {
    const [fromX, fromY] = [feet.x + (heist.left ? -FIST.x : FIST.x), feet.y + FIST.y]
    // It is tied on his side of the neck.
    const side = feet.x < lie.x ? -1 : 1
    const [x, y] = [lie.x + side * CORD.x * lie.size * 0.8, lie.y + CORD.y * lie.size]
    rope.position.set(fromX, fromY)
    rope.rotation = Math.atan2(y - fromY, x - fromX)
    rope.scale.x = Math.hypot(x - fromX, y - fromY) / ROPE
  }

  /** On its way out: thrown into the window, stuck there, pushed, and through. */
  const leave = (since: number, { size }: Moment) => {
    const flight = clamp((since - LEAVING.heaves) / (LEAVING.sticks - LEAVING.heaves), 0, 1)
    const pushes = (since - LEAVING.sticks) / PUSH.lasting
    const blow = pushes > 0 ? ringing((pushes % 1) * PUSH.lasting - PUSH.lasting * PUSH.up * 0.5, 70, 200) : 0
    const through = clamp((since - LEAVING.plops) / 160, 0, 1)
    const [x, y] = [size.width + HOLE.x, HOLE.y + IN_HOLE.y + (-CORD.y * IN_HOLE.size) / 2]
    lie.x = lerp(lie.x, x, flight) + 14 * blow * flight
    lie.y = lerp(lie.y, y, flight) - IN_HOLE.high * hop(flight)
    lie.size = lerp(lie.size, IN_HOLE.size, flight) * (1 - 0.7 * through)
    lie.gives = 0.09 * blow
    lie.turn = 0.5 * hop(flight) + 0.05 * blow
    sack.visible = through < 1
    rope.visible = flight === 0
  }

  return {
    root: new Container({ children: [rope, sack] }),
    draw(heist, moment) {
      const { loot, walking } = heist
      const { now, size, reducedMotion } = moment
      const step = sackOf(loot.taken.length)
      if (step === 0 || loot.leftAt === null) {
        sack.visible = step > 0
        rope.visible = step > 0
      }
      if (step === 0) return
      const since = reducedMotion ? SPRING.fading * 6 : now - loot.changedAt
      const before = SACKS[sackOf(loot.taken.length - 1)]?.size ?? 1
      const full = SACKS[step]?.size ?? 1
      drawnAt(loot.sack, size, lie)
      drawnAt(heist, size, feet)
      lie.size = lerp(before, full, easeOutElastic(since, SPRING.fading, SPRING.period)) / FULL_SIZE
      lie.gives = 0.06 * ringing(since, SPRING.fading, SPRING.period)
      const sways = walking && !reducedMotion ? LEAN - (heist.frame % 2) * 3 : 0
      lie.turn = Math.sign(lie.x - feet.x) * sways * DEGREE
      if (loot.leftAt !== null) leave(reducedMotion ? LEAVING.plops + 200 : now - loot.leftAt, moment)
      // Each is written once: what is written twice is drawn in every frame.
      sack.position.set(lie.x, lie.y)
      sack.scale.set(lie.size * (1 + lie.gives), lie.size * (1 - lie.gives))
      sack.rotation = lie.turn
      peep(heist, full / FULL_SIZE)
      tie(heist)
    },
  }
}

import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry-later/manifest'
import { DEGREE } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CHASE, isHeldAt, MOST_HATS, POSES, poseAt } from '../layout'
import type { ScurryState } from '../state'

/** Scene units a unit of his drawings; the middle of his trunk, about which they lean and stretch. */
const UNIT = 1.36
const WAIST = { x: 0, y: -56 * UNIT } as const

interface Lean {
  /** Down, in units of the drawings. */
  readonly drop: number
  /** Degrees clockwise. */
  readonly lean: number
  readonly tall: number
}
/** How his trunk goes along with each step, as it is drawn; and as he hops, and holds on. */
const RUNNING: readonly Lean[] = [
  { drop: -11, lean: 1, tall: 1 },
  { drop: 5, lean: 5, tall: 0.95 },
  { drop: 3, lean: 2, tall: 0.98 },
  { drop: -5, lean: -4, tall: 1.04 },
]
const CROUCHED: Lean = { drop: 13, lean: 12, tall: 0.86 }
const LEAPING: Lean = { drop: -4, lean: -12, tall: 1.06 }
const HEELED: Lean = { drop: 11, lean: -16, tall: 1 }

/** The quills that rings are worn on, by units of the drawings from his feet, in the order they are put on. */
const QUILLS = [
  { x: -26, y: -170, frame: 0, turn: -0.5 },
  { x: -66, y: -148, frame: 1, turn: -0.9 },
  { x: 8, y: -182, frame: 1, turn: -0.2 },
  { x: -84, y: -110, frame: 0, turn: -1.3 },
  { x: -46, y: -128, frame: 0, turn: -0.8 },
  { x: -88, y: -72, frame: 1, turn: 0.2 },
  { x: -12, y: -146, frame: 1, turn: -0.5 },
  { x: -64, y: -96, frame: 1, turn: -1 },
  { x: -72, y: -44, frame: 0, turn: 0.5 },
] as const
/** Hats stand one upon the other, each tilted its own way. */
export const HAT_TOWER = { most: MOST_HATS - 1, rise: 66 } as const
const HEAD = { x: 50 * UNIT, y: -150 * UNIT } as const
const TILTS = [0.22, 0.08, 0.3, 0.02] as const

/** What he wears: a ring for each ten on his quills, and the hats that he has won. */
export function createWorn(kit: LaterKit<typeof manifest>): View<ScurryState> {
  const rings = QUILLS.map(({ x, y, frame, turn }) =>
    kit
      .sprite('wornRing')
      .show(frame)
      .updateTransform({ x: x * UNIT, y: y * UNIT, rotation: turn }),
  )
  const hats = TILTS.map((rotation, hat) =>
    kit.sprite('hat').updateTransform({ x: HEAD.x + hat * 8, y: HEAD.y - hat * HAT_TOWER.rise, rotation }),
  )
  const root = new Container({ label: 'worn', children: [...rings, ...hats], pivot: WAIST })

  return {
    root,
    draw({ hedgehog, chase }, { now }) {
      const { drop, lean, tall } = leanOf(hedgehog, isHeldAt(chase, now), now)
      root.position.set(WAIST.x, WAIST.y + drop * UNIT)
      root.scale.set(2 - tall, tall)
      root.rotation = lean * DEGREE
      showFirst(rings, Math.floor(chase.rings / CHASE.ringsAStride))
      showFirst(hats, chase.hats)
    },
  }
}

function showFirst(sprites: readonly Container[], count: number): void {
  for (let place = 0; place < sprites.length; place++) {
    const sprite = sprites[place]
    if (sprite) sprite.visible = place < count
  }
}

function leanOf({ at, hop, height }: ScurryState['hedgehog'], isHeld: boolean, now: number): Lean {
  if (isHeld) return HEELED
  if (isDuring(hop, now)) return height > 0 ? LEAPING : CROUCHED
  return RUNNING[poseAt(at) % (POSES / 2)] ?? HEELED
}

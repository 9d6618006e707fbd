import type { BigginMood } from '../characters/biggin'
import { LIVERIES, type Livery } from '../characters/liveries'
import { drawPim, type PimPose } from '../characters/pim'
import type { PimMood } from '../characters/pimHead'
import { PIM_SWING, PIM_SWING_BACK, PIM_SWING_LEFT } from '../characters/pimPoses'
import type { Ink } from '../ink/ink'
import { drawStreak, type Way } from './streak'

/** The seven drawings of the swing, 30 ms each. */
export const SWING = ['gathers', 'winds', 'streaks', 'through', 'carried', 'hops', 'lands'] as const
/** The two of rest. */
export const REST = ['stands', 'blinks'] as const
const DRAWINGS = [...SWING, ...REST] as const

/** What the two faces say in each: Pim's own, and Biggin's on his head, who has seen better days. */
const FACES: readonly (readonly [PimMood, BigginMood])[] = [
  ['bite', 'grumpy'],
  ['bite', 'wide'],
  ['shout', 'squint'],
  ['shout', 'squint'],
  ['grin', 'dizzy'],
  ['grin', 'dizzy'],
  ['phew', 'grumpy'],
  ['grin', 'grumpy'],
  ['grin', 'asleep'],
]

/** Which way each of the four looks, back to back. */
const TURNS = { blue: 'back', violet: 'left', green: 'right', red: 'front' } as const satisfies Record<Livery, string>
const POSES = { front: PIM_SWING, left: PIM_SWING_LEFT, right: PIM_SWING_LEFT, back: PIM_SWING_BACK } as const

/** The drawing of the swing that the resting ones are a calmer one of. */
const LAST = 6

/** One of the four in one drawing; 0, 0 is the ground between his feet. */
export function drawHero(ink: Ink, livery: Livery, drawing: number): void {
  const turn = TURNS[livery]
  const pose: PimPose | undefined = POSES[turn][Math.min(drawing, LAST)]
  const [mood, biggin] = FACES[drawing] ?? ['calm', 'grumpy']
  if (!pose) throw new Error(`There is no drawing ${drawing} of the swing.`)
  drawPim(ink, { turn, pose, mood, livery, blink: DRAWINGS[drawing] === 'blinks', biggin: { mood: biggin } })
}

/** The streaks of the third, fourth and fifth drawing as the red one leaves them. */
const WAYS: readonly Way[] = [
  { from: 214, to: 66, width: 52 },
  { from: 100, to: 4, width: 34 },
  { from: 34, to: -30, width: 18 },
]
/** By how many degrees the others are turned from him: all four go the same way round, and make one pinwheel. */
const TURNED = { red: 0, violet: 78, blue: 170, green: 278 } as const satisfies Record<Livery, number>

/** What the blade leaves in the air, as large as in `WAYS`. */
export function drawHeroStreak(ink: Ink, livery: Livery, drawing: number): void {
  const way = WAYS[drawing]
  if (!way) throw new Error(`There is no streak ${drawing}.`)
  const turned = TURNED[livery]
  drawStreak(ink, { ...way, from: way.from + turned, to: way.to + turned }, LIVERIES[livery])
}

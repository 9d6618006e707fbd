import type { Kind } from '../../assets/heist-later/shared'
import type { Point } from '../../src/stage/contract/geometry'
import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'

const lead = (tick: number, x: number, y: number) =>
  ({ kind: 'move', tick, at: { x, y }, area: null, button: 'main' }) as const
const press = (tick: number, x: number, y: number) =>
  ({ kind: 'press', tick, at: { x, y }, area: 'thief', button: 'main' }) as const

const later = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const

/** Things are pressed, one after the other, until they are in the sack; he waits there for them. */
function collecting(at: Point, kinds: readonly Kind[]): LoggedInput[] {
  const presses = kinds.map((area, place) => {
    const tick = 30 + place * 60
    return { kind: 'press', tick, at, area, button: 'main' } as const
  })
  return [later, lead(0, at.x, at.y), ...presses]
}

/** Twice each: most of them lie two hops off. */
const ALL: readonly Kind[] = (['hen', 'crown', 'teapot', 'clock', 'candlestick', 'spoon'] as const).flatMap((kind) => [
  kind,
  kind,
  kind,
])
const MIDDLE = { x: 700, y: 500 }
const full = collecting(MIDDLE, ALL)
const some = collecting(MIDDLE, ALL.slice(0, 10))
const dragging = [...some, lead(640, 1200, 640)]
/** He passes for a statue in between. */
const worldly = [
  ...dragging,
  lead(935, 950, 553),
  ...collecting({ x: 950, y: 553 }, ALL.slice(9)).flatMap((input) =>
    input.kind === 'press' ? [{ ...input, tick: input.tick + 1220 }] : [],
  ),
]
const again = { kind: 'press', tick: 2320, at: MIDDLE, area: 'told', button: 'main' } as const

export const snapshots: readonly Snapshot[] = [
  { name: 'setting off to the upper left', seed: 22, at: 1000 },
  {
    name: 'on tiptoe after the drop, a trail behind him',
    seed: 22,
    at: 7200,
    inputs: [lead(0, 300, 300), lead(300, 1180, 640)],
  },
  { name: 'a knee high in the far corner', seed: 22, at: 6600, inputs: [lead(0, 1300, 800)] },
  { name: 'arrived, looking about', seed: 22, at: 2900, inputs: [lead(0, 560, 480)] },
  { name: 'a finger on his lips', seed: 22, at: 4300, inputs: [lead(0, 640, 450)] },
  { name: 'caught', seed: 22, at: 1600, inputs: [lead(0, 1100, 500), press(150, 760, 400)] },
  { name: 'never there, a statue', seed: 22, at: 2600, inputs: [lead(0, 1100, 500), press(150, 760, 400)] },
  { name: 'things in the dark', seed: 22, at: 2600, inputs: [later, lead(0, 1100, 520)] },
  { name: 'a sack to drag', seed: 22, at: 8600, inputs: dragging },
  { name: 'eyes in the dark', seed: 22, at: 9950, inputs: dragging },
  { name: 'seen, and it rolls off', seed: 22, at: 10_270, inputs: dragging },
  { name: 'a statue with a sack', seed: 22, at: 10_900, inputs: [...dragging, lead(935, 950, 553)] },
  { name: 'larger than himself', seed: 22, at: 13_300, inputs: full },
  { name: 'stuck in the window', seed: 22, at: 16_000, inputs: full },
  { name: 'over the roofs', seed: 22, at: 18_950, inputs: full },
  { name: 'what he had', seed: 22, at: 34_000, inputs: worldly },
  { name: 'wanted', seed: 22, at: 25_800, inputs: [...full, again, lead(2330, 1000, 470)] },
  {
    name: 'larger than himself in a wide window',
    seed: 22,
    at: 17_600,
    inputs: full,
    size: { width: 1920, height: 800 },
  },
  {
    name: 'larger than himself in a tall window',
    seed: 22,
    at: 12_900,
    inputs: full,
    size: { width: 1102, height: 1400 },
  },
  { name: 'what he had in a small window', seed: 22, at: 26_000, inputs: full, size: { width: 1120, height: 700 } },
]

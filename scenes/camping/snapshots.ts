import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { NIGHTS, PLACES } from './layout'
import type { Thing } from './state'

const press = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'press', tick, at: { x, y }, area, button: 'main' }) as const
const release = (tick: number, x: number, y: number, area: string) =>
  ({ kind: 'release', tick, at: { x, y }, area, button: 'main' }) as const
/** Hung there, and let go of. */
const hang = (tick: number, x: number, y: number, area = 'wood') => [
  press(tick, x, y, area),
  release(tick + 8, x, y, area),
]

const later: LoggedInput = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' }

/** CSS pixels a unit, in the usual window. */
const SCALE = 0.9

/** Each of them is pressed, one every 0.2 s. */
const press12 = (tick: number, things: readonly Thing[]) =>
  things.flatMap((thing, place) => hang(tick + 20 * place, PLACES[thing].x * SCALE, PLACES[thing].y * SCALE, thing))

/** The twelve of a night are found in 2.4 s, and 8.8 s later the lantern is lit again. */
const FIRST = [later, ...press12(20, NIGHTS[0])]
const SECOND = [...FIRST, ...press12(1200, NIGHTS[1])]
const THIRD = [...SECOND, ...press12(2400, NIGHTS[2])]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight: a small flame, and eyes', seed: 28, at: 900 },
  { name: 'the mouse is caught', seed: 28, at: 3400 },
  { name: 'a bear reads in the dark', seed: 28, at: 4300, inputs: hang(370, 1000, 470) },
  { name: 'the owl winks, and the stones keep still', seed: 28, at: 5200, inputs: hang(460, 205, 312, 'owl') },
  { name: 'sparks fly up from the embers', seed: 28, at: 3050, inputs: hang(250, 440, 700, 'embers') },
  { name: 'the widest light', seed: 28, at: 9000 },
  {
    name: 'everybody has been found',
    seed: 28,
    at: 10_600,
    inputs: [later, ...press12(500, NIGHTS[0]), ...hang(900, 640, 470)],
  },
  { name: 'in a tall window', seed: 28, at: 7000, size: { width: 1102, height: 1400 } },
  {
    name: 'in a wide window, at its edge',
    seed: 28,
    at: 6400,
    size: { width: 1920, height: 800 },
    inputs: hang(500, 1700, 420),
  },
  {
    name: 'six are found, and glimmer',
    seed: 28,
    at: 5200,
    inputs: [later, ...press12(300, NIGHTS[0].slice(0, 6)), ...hang(440, 700, 250)],
  },
  { name: 'the fireflies sink, and the flame with them', seed: 28, at: 9250, inputs: FIRST },
  { name: 'out, but for eyes', seed: 28, at: 10_900, inputs: FIRST },
  { name: 'the second night', seed: 28, at: 20_000, inputs: [...FIRST, ...hang(1700, 727, 520)] },
  { name: 'a chapter about somebody', seed: 28, at: 16_200, inputs: [...FIRST, ...hang(1580, 1148, 504, 'bear')] },
  {
    name: 'the second night, half of it found',
    seed: 28,
    at: 18_400,
    inputs: [...FIRST, ...press12(1640, NIGHTS[1].slice(0, 6)), ...hang(1790, 420, 560)],
  },
  { name: 'the third night', seed: 28, at: 31_500, inputs: [...SECOND, ...hang(2700, 727, 520)] },
  {
    name: 'the third night is found',
    seed: 28,
    at: 30_200,
    inputs: [...SECOND, ...press12(2700, NIGHTS[2]), ...hang(2945, 900, 600)],
  },
  { name: 'the first night again, with flags', seed: 28, at: 43_600, inputs: [...THIRD, ...hang(4000, 727, 520)] },
  {
    name: 'the second night in a tall window',
    seed: 28,
    at: 20_000,
    size: { width: 1102, height: 1400 },
    inputs: [later, ...press12(20, NIGHTS[0]), ...hang(1700, 556, 900)],
  },
]

import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { THING_NAMES, THINGS } from './layout'
import type { ThingName } from './state'

const later: LoggedInput = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' }
const lead = (tick: number, x: number, y: number): LoggedInput => ({
  ...{ kind: 'move', tick, at: { x, y } },
  ...{ area: null, button: 'main' },
})
const press = (tick: number, x: number, y: number, area: string): LoggedInput => ({
  ...{ kind: 'press', tick, at: { x, y }, area, button: 'main' },
})

/** Has those come back, by two presses each, from that tick on. */
const recall = (from: number, ...things: readonly ThingName[]): readonly LoggedInput[] =>
  things.flatMap((name, place) => {
    const { x, y } = THINGS[name]
    const tick = from + place * 20
    return [lead(tick, x, y), press(tick + 4, x, y, name), press(tick + 8, x, y, name)]
  })
/** All of them, the last after 3.9 s: the night begins to lift at 7.4 s, and LOST is struck out at 16.2 s. */
const morning = [later, ...recall(86, ...THING_NAMES)]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight, the torch on the knot', seed: 12, at: 1400 },
  {
    name: 'led along the thread, what it has seen still there',
    seed: 12,
    at: 1700,
    inputs: [lead(60, 300, 352), lead(140, 380, 420), lead(150, 452, 500)],
  },
  { name: 'the mouse in the sock, awake', seed: 12, at: 4600, inputs: [lead(60, 624, 700)] },
  { name: 'a moth at the cake, and the smoke of its candle', seed: 12, at: 7200, inputs: [later, lead(60, 1150, 130)] },
  { name: 'a press, and the key hops', seed: 12, at: 2160, inputs: [lead(60, 306, 352), press(200, 306, 352, 'key')] },
  { name: 'the text, not yet known', seed: 12, at: 2100, inputs: [lead(130, 1261, 405)] },
  { name: 'the light opens', seed: 12, at: 2540, inputs: [lead(120, 1261, 405)] },
  { name: 'lost, and nothing remembered', seed: 12, at: 4600, inputs: [lead(120, 1261, 405)] },
  { name: 'the night closes in', seed: 12, at: 5500, inputs: [lead(120, 1261, 405)] },
  {
    name: 'lost, in a tall window',
    seed: 12,
    at: 4600,
    size: { width: 1102, height: 1400 },
    inputs: [lead(120, 942, 630)],
  },
  {
    name: 'lost, in a low window',
    seed: 12,
    at: 4600,
    size: { width: 1920, height: 800 },
    inputs: [lead(120, 1712, 360)],
  },
  {
    name: 'five have come back, the last written about the light',
    seed: 12,
    at: 3200,
    inputs: [later, ...recall(86, 'watch', 'glasses', 'cup', 'bear', 'key')],
  },
  {
    name: 'written under the light, at the upper edge',
    seed: 12,
    at: 2600,
    inputs: [later, ...recall(86, 'spool', 'umbrella')],
  },
  { name: 'the night lifts', seed: 12, at: 8900, inputs: morning },
  { name: 'each goes to its place', seed: 12, at: 10_200, inputs: morning },
  { name: 'the umbrella opens', seed: 12, at: 11_700, inputs: morning },
  { name: 'morning', seed: 12, at: 17_000, inputs: morning },
  { name: 'morning in a tall window', seed: 12, at: 17_000, size: { width: 1102, height: 1400 }, inputs: morning },
  { name: 'morning in a low window', seed: 12, at: 17_000, size: { width: 1920, height: 800 }, inputs: morning },
  { name: 'the tide takes it', seed: 12, at: 34_000, inputs: morning },
  {
    name: 'the night after, the watch where the cake lay',
    seed: 12,
    at: 42_000,
    inputs: [...morning, ...recall(3900, 'spool', 'handkerchief'), lead(4000, 1148, 170)],
  },
  { name: 'lost again, found for good', seed: 12, at: 42_000, inputs: [...morning, lead(3900, 1261, 405)] },
]

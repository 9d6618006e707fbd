import type { Snapshot } from '../../src/stage/contract/scene'

const press = (area: string, tick: number) =>
  ({ kind: 'press', tick, at: { x: 800, y: 500 }, area, button: 'main' }) as const

/** What is drawn later is there from the first tick on, and somebody comes into the room by the hole. */
const IN_ROOM = [{ kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' } as const, press('hole', 20)]
/** All show their hands, the gull last. */
const ROUND = [
  ...IN_ROOM,
  ...['goatsHand', 'hensHand', 'batsHand', 'gullsHand'].map((hand, place) => press(hand, 100 + place * 300)),
]

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 20, at: 0 },
  { name: 'spray against the rock, somebody looks out of the cave', seed: 20, at: 2500 },
  { name: 'gull and goat at once', seed: 20, at: 1040, inputs: [press('gull', 60), press('goat', 62)] },
  { name: 'ink over the page', seed: 20, at: 1170, inputs: [press('mouth', 100)] },
  { name: 'the cave, a drop on its way', seed: 20, at: 2900, inputs: [press('mouth', 100)] },
  {
    name: 'the bat before the light, hunters and hen on the run',
    seed: 20,
    at: 4300,
    inputs: [press('mouth', 100), press('bat', 300), press('bat', 340), press('scratches', 380)],
  },
  { name: 'a tall window, from high clouds to our lunch', seed: 20, at: 1400, size: { width: 1102, height: 1400 } },
  { name: 'a wide window, and the headland walks into the sea', seed: 20, at: 700, size: { width: 2200, height: 800 } },
  { name: 'they play cards by candle', seed: 20, at: 900, inputs: IN_ROOM },
  { name: 'a bluff is called, stakes lie on the table', seed: 20, at: 8400, inputs: ROUND.slice(0, 5) },
  { name: 'four and a half of a kind', seed: 20, at: 11_800, inputs: ROUND },
  {
    name: 'four and a half of a kind, in a tall window',
    seed: 20,
    at: 11_800,
    inputs: ROUND,
    size: { width: 1102, height: 1400 },
  },
  { name: 'the candle is out, somebody bends over the table', seed: 20, at: 16_000, inputs: ROUND },
  { name: 'in the light of the next candle the goat has it all', seed: 20, at: 18_500, inputs: ROUND },
  {
    name: 'what was lost is worn outside',
    seed: 20,
    at: 23_000,
    inputs: [...ROUND, press('holeOut', 2000)],
    size: { width: 1920, height: 800 },
  },
]

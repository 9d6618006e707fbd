import type { Point } from '../../src/stage/contract/geometry'
import { outline } from '../../src/stage/contract/outline'
import type { LoggedInput, Snapshot } from '../../src/stage/contract/scene'
import { PICTURE } from './layout'

/** A pointer that goes through places of the picture, in its pixels, in so many ticks each. */
function strollThrough(tick: number, each: number, places: readonly Readonly<Point>[]): LoggedInput[] {
  return places.map(({ x, y }, stop) => {
    const at: Point = { x: PICTURE.x + x * PICTURE.pixel, y: PICTURE.y + y * PICTURE.pixel }
    return { kind: 'move', tick: tick + stop * each, at, area: 'picture', button: 'main' }
  })
}

/** To and fro in lines so far apart, as often as blocks become smaller. */
function sweepOver(tick: number, apart: number, rounds: number, bottom = 128): LoggedInput[] {
  const lines = Math.floor(bottom / apart)
  const round = Array.from({ length: lines }, (_, line) => {
    const y = line * apart + apart / 2
    return (line % 2 === 0 ? [0.5, 127.5] : [127.5, 0.5]).map((x) => ({ x, y }))
  }).flat()
  return strollThrough(tick, 1, Array.from({ length: rounds }, () => round).flat())
}

/** From the upper left round the eye, over to the other one, and down the snout. */
const ROUND_THE_EYES = outline(
  '6,2 14,20 10,40 22,58 34,66 42,72 48,80 40,76 36,70 44,68 58,76 70,72 76,68 70,68 66,86 58,104 56,112 50,108 60,110',
)

const STROLL = Array.from({ length: 9 }, () => ROUND_THE_EYES).flat()
/** Lines as far apart as the finest blocks, until all have come. */
const ALL = sweepOver(10, 2, 6)
const ALL_BUT_SOME = sweepOver(10, 2, 6, 96)

const LATER: LoggedInput = { kind: 'later', tick: 0, at: { x: 0, y: 0 }, area: null, button: 'main' }
/** The same on each plate after the other, as the leaves are turned, from their ticks on. */
const [SECOND, THIRD, FOURTH] = [1440, 2620, 3800].map((tick) => sweepOver(tick, 2, 6))
const ALL_OF_XVI = [LATER, ...ALL, ...(SECOND ?? [])]
const ALL_PLATES = [...ALL_OF_XVI, ...(THIRD ?? []), ...(FOURTH ?? [])]

const CAUGHT: LoggedInput = { kind: 'press', tick: 1150, at: { x: 1233, y: 500 }, area: 'ant', button: 'main' }

export const snapshots: readonly Snapshot[] = [
  { name: 'first sight', seed: 1, at: 0 },
  { name: 'about to come apart', seed: 1, at: 3275 },
  { name: 'the first four fly', seed: 1, at: 340, inputs: strollThrough(10, 1, [{ x: 20, y: 20 }]) },
  { name: 'round the eyes', seed: 1, at: 5380, inputs: strollThrough(10, 3, STROLL) },
  { name: 'the lower quarter is missing', seed: 1, at: 8000, inputs: ALL_BUT_SOME },
  { name: 'it looks, without the tip of its nose', seed: 1, at: 8600, inputs: ALL },
  {
    name: 'it has its nose back, in a tall window',
    seed: 1,
    at: 12_100,
    size: { width: 1102, height: 1400 },
    inputs: [...ALL, CAUGHT],
  },
  { name: 'rolled up, it looks', seed: 1, at: 10_500, inputs: [LATER, ...ALL] },
  { name: 'off it rolls', seed: 1, at: 11_650, inputs: [LATER, ...ALL] },
  { name: 'the leaf is turned', seed: 1, at: 12_250, inputs: [LATER, ...ALL] },
  { name: 'one blot of Tab XVI', seed: 1, at: 13_000, inputs: [LATER, ...ALL] },
  { name: 'the round hen', seed: 1, at: 22_000, inputs: ALL_OF_XVI },
  { name: 'the sideways crab', seed: 1, at: 34_000, size: { width: 1120, height: 700 }, inputs: ALL_PLATES },
  { name: 'the blot that saw you first', seed: 1, at: 45_000, size: { width: 1102, height: 1400 }, inputs: ALL_PLATES },
  { name: 'Tab XV again, with a track', seed: 1, at: 48_500, inputs: ALL_PLATES },
  {
    name: 'in a wide window',
    seed: 1,
    at: 1400,
    size: { width: 1920, height: 800 },
    inputs: strollThrough(10, 3, STROLL),
  },
]

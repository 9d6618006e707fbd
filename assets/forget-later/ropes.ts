import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { itemAt } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import type { PathSource } from '../ink/path'

/** The thread of the page, wherever it goes by day: teal, with a dark twist every few places. */
export function drawRope(ink: Ink, path: PathSource, width = 4, twist = 4): void {
  const { points } = ink.line(path, { width, color: TEAL, alpha: 1, profile: 'even', still: true })
  const reach = width * 0.46
  for (let place = 2; place < points.length - 3; place += twist) {
    const from = itemAt(points, place)
    const to = itemAt(points, Math.min(points.length - 1, place + 3))
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [x, y] = [(-(to.y - from.y) / long) * reach, ((to.x - from.x) / long) * reach]
    const across = [
      [from.x + x, from.y + y],
      [(from.x + to.x) / 2, (from.y + to.y) / 2],
      [to.x - x, to.y - y],
    ]
    // What a mark handed back is the page's.
    ink.page(() => ink.line(across, { width: 1.05, profile: 'pen', still: true }))
  }
}

/** A wave of thread from the left to the right: it throws a loop at two crests of three. */
export function waveOf(seed: number, y: number, from: number, to: number, step: number, high: number): number[][] {
  const points: number[][] = []
  let x = from
  for (let crest = 0; x < to; crest++) {
    const along = step * (0.78 + 0.44 * Math.abs(noise1(seed, crest * 1.7)))
    const up = high * (0.7 + 0.6 * Math.abs(noise1(seed + 3, crest * 2.3)))
    points.push(...crestAt(x, y + 5 * noise1(seed + 9, crest), along, up, crest % 3 !== 1))
    x += along
  }
  points.push([to, y])
  return points
}

/** How wide a tile of the near waves is. */
export const WAVE_WIDTH = 960

/** One tile of a wave that has no end: what leaves it to the right comes in from the left. */
export function drawWave(ink: Ink): void {
  const crests = [
    [150, 34, true],
    [170, 26, false],
    [130, 30, true],
    [190, 24, false],
    [150, 40, true],
    [170, 32, true],
  ] as const
  const points: number[][] = []
  for (let tile = -1; tile < 2; tile++) {
    let x = tile * WAVE_WIDTH
    for (const [along, up, isLoop] of crests) {
      points.push(...crestAt(x, 0, along, up, isLoop))
      x += along
    }
  }
  drawRope(ink, points, 4.6)
}

function crestAt(x: number, y: number, along: number, up: number, isLoop: boolean): number[][] {
  if (!isLoop) {
    return [
      [x, y],
      [x + along * 0.5, y - up * 0.34],
    ]
  }
  const loop = [
    [0, 0],
    [0.34, 0.4],
    [0.6, 1],
    [0.78, 0.86],
    [0.74, 0.44],
    [0.58, 0.5],
    [0.7, 0.1],
  ] as const
  return loop.map(([far, high]) => [x + along * far, y - up * high])
}

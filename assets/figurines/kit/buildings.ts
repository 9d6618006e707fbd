import type { Ink } from '../../ink/ink'
import type { Line } from '../../ink/path'
import { made, type Stuff, scrape } from './stuff'

/** A box in the figure's units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Tiles like scales over a box, to be clipped to a roof. */
export function drawTiles(ink: Ink, { left, top, right, bottom }: Box, size: number, white = false): void {
  let row = 0
  for (let y = bottom; y > top; y -= size * 0.8) {
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      const tile = `${x - size * 0.5},${y - size * 0.44} ${x - size * 0.3},${y} ${x},${y + size * 0.12} ${x + size * 0.3},${y} ${x + size * 0.5},${y - size * 0.44}`
      ink.line(tile, { width: 1.7, profile: 'pen', white, bare: white })
    }
    row++
  }
}

/** Stones here and there in a wall. */
export function drawStones(ink: Ink, { left, top, right, bottom }: Box, count: number, seed: string): void {
  const random = ink.fork(seed)
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(left, right), random.between(top, bottom)]
    const [w, h] = [random.between(7, 12), random.between(4, 6)]
    ink.line(`${x - w},${y - h} ${x + w},${y - h} ${x + w},${y + h}`, { width: 1.5, profile: 'flick' })
    if (i % 2 === 0)
      ink.line(`${x - w},${y - h} ${x - w},${y + h} ${x + w * 0.4},${y + h}`, { width: 1.3, profile: 'flick' })
  }
}

/** A window about its middle; lit ones are bright with black bars, the others black with white ones. */
export function drawWindow(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  options: { lit?: boolean; frame?: Stuff; arched?: boolean } = {},
): Line {
  const { lit = false, frame = 'bright', arched = false } = options
  const [w, h] = [width / 2, height / 2]
  const shape = (grow: number) =>
    arched
      ? `${x - w - grow},${y + h + grow}* ${x - w - grow},${y - h * 0.3} ${x},${y - h - grow} ${x + w + grow},${y - h * 0.3} ${x + w + grow},${y + h + grow}*`
      : `${x - w - grow},${y - h - grow}* ${x + w + grow},${y - h - grow}* ${x + w + grow},${y + h + grow}* ${x - w - grow},${y + h + grow}*`
  made(ink, shape(3), frame, { width: 2.2, halo: 0.6, from: false })
  const bars = [`${x},${y - h} ${x},${y + h}`, `${x - w},${y} ${x + w},${y}`]
  const pane = made(ink, shape(0), lit ? 'bright' : 'black', { width: 1.8, halo: 0, from: false, rim: 0 })
  if (lit) ink.lines(bars, { width: 1.8, profile: 'even' })
  else scrape(ink, 1.6, bars, 'even')
  return pane
}

/** A round-headed door, its foot in the middle at x, y. */
export function drawDoor(ink: Ink, x: number, y: number, width: number, height: number, stuff: Stuff = 'black'): void {
  const w = width / 2
  const arch = (grow: number) =>
    `${x - w - grow},${y}* ${x - w - grow},${y - height * 0.66} ${x},${y - height - grow} ${x + w + grow},${y - height * 0.66} ${x + w + grow},${y}*`
  made(ink, arch(4), 'bright', { width: 2.3, halo: 0.8, from: false })
  made(ink, arch(0), stuff, { width: 2, halo: 0, rim: 0, from: 0.6 })
  const boards = [-0.4, 0.2].map((share) => `${x + w * share},${y - height * 0.9} ${x + w * share},${y}`)
  if (stuff === 'black') scrape(ink, 1.4, boards, 'even')
  else ink.lines(boards, { width: 1.6, profile: 'even' })
  ink.dot(x + w * 0.56, y - height * 0.4, 2.2, { white: stuff === 'black' })
}

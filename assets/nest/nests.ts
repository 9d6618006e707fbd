import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { type Color, PAPER } from '../ink/palette'

/** The far wall of a nest, in its own shade; the sleeper lies before it. Origin: the middle of the front rim. */
export function drawNestBack(ink: Ink, width: number): void {
  const half = width / 2
  ink.light = [0, -0.8, 0.6]
  const back = ink.path(
    [
      [-half, 0, 1, 1],
      [-half * 0.8, -34],
      [0, -50],
      [half * 0.8, -34],
      [half, 0, 1, 1],
      [half * 0.6, 40],
      [-half * 0.6, 40],
    ],
    true,
  )
  ink.cut(back, { halo: 2 })
  ink.black(back)
  const random = ink.fork(`back ${width}`)
  for (let i = 0; i < 26; i++) {
    const share = random.between(-0.95, 0.95)
    const x = share * half
    const y = -44 * Math.sqrt(1 - share * share) - 4
    twig(ink, x, y, share * 40 + random.signed() * 30, random.between(34, 80), random.between(5, 7), '#c9a566')
  }
}

function twig(ink: Ink, x: number, y: number, degrees: number, long: number, thick: number, fill: Color = PAPER): void {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * long * 0.5, Math.sin(turn) * long * 0.5]
  const sag = ink.random.signed() * long * 0.08
  const shape = ink.tube(
    [
      [x - cos, y - sin, thick * 0.8],
      [x - sin * 0.02 + sag * 0.2, y + sag, thick],
      [x + cos, y + sin, thick * 0.5],
    ],
    { root: true },
  )
  ink.form(shape, { width: 2.2, halo: 0.8, lit: 0.5, gap: 0.1, fill })
}

/** The bowl in front: a black basket with twigs woven through it, the upper ones in the light. */
export function drawNestFront(ink: Ink, width: number): void {
  const half = width / 2
  ink.light = [0, -0.8, 0.6]
  const bowl = ink.path(
    [
      [-half, -4, 1, 1],
      [-half * 0.7, 12],
      [0, 24],
      [half * 0.7, 12],
      [half, -4, 1, 1],
      [half * 0.94, 50],
      [half * 0.62, 98],
      [0, 116],
      [-half * 0.62, 98],
      [-half * 0.94, 50],
    ],
    true,
  )
  ink.cut(bowl, { halo: 2.4 })
  ink.black(bowl)
  const random = ink.fork(`front ${width}`)
  // Woven from the bottom up: what lies deep is brown, what the lamp reaches is straw.
  for (let i = 0; i < 84; i++) {
    const up = i / 84
    const down = lerp(104, 12, up)
    const share = random.between(-0.94, 0.94)
    const reach = half * lerp(0.6, 1, up ** 0.6)
    const bend = -share * lerp(24, 34, up)
    const fill: Color = up < 0.34 ? '#4b3819' : up < 0.62 ? '#86662f' : up < 0.84 ? '#c9a566' : '#ecdcb6'
    twig(
      ink,
      share * reach,
      down + 14 * (1 - share * share) - 8,
      bend + random.signed() * 20,
      random.between(60, 140) * (1 - 0.3 * Math.abs(share)),
      random.between(6, 9.4),
      fill,
    )
  }
  // The rim, a wreath of the best twigs; ends that would not lie flat; a feather and a leaf.
  for (let i = 0; i < 17; i++) {
    const share = -0.96 + (i / 16) * 1.92
    twig(
      ink,
      share * half,
      12 * (1 - share * share) + random.signed() * 5 + 2,
      -share * 26 + random.signed() * 12,
      random.between(70, 118),
      random.between(7, 9.6),
    )
  }
  for (const [share, turn] of [
    [-1, 200],
    [-0.98, 168],
    [1, -18],
    [0.97, 14],
    [-0.9, 214],
    [0.92, -40],
  ] as const)
    twig(
      ink,
      share * half + Math.cos(turn / 57.3) * 22,
      14 + Math.sin(turn / 57.3) * 18,
      turn,
      random.between(46, 70),
      6,
    )
}

/** Nobody is woken by a shadow, but there has to be one. */
export function drawNestShadow(ink: Ink, width: number): void {
  ink.black(ink.ellipse(0, 108, width * 0.5, 16, 0, 0.05), { alpha: 0.9 })
}

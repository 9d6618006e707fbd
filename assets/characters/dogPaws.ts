import { directionOf } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'

/** One of the dog's forelegs, which are as good as arms. */
export interface Foreleg {
  /** From the shoulder to the wrist, with its thickness. */
  readonly spine: string
  /** The paw: where, and which way it points, in degrees from upwards. */
  readonly paw: readonly [x: number, y: number, turn: number]
  /** Shows its pads. */
  readonly open?: boolean
  /** His right one is black, with a white paw. */
  readonly black?: boolean
}

/** A foreleg with its paw. */
export function drawForeleg(ink: Ink, { spine, paw, open = false, black = false }: Foreleg): void {
  if (black) {
    const limb = ink.tube(spine)
    ink.cut(limb, { halo: 1.6 })
    ink.black(limb)
    ink.rim(limb, { distance: 2 })
  } else {
    const tone = { from: 0.54, to: 0.9, width: 2.6, spacing: 2.6, angle: -128 }
    ink.limb(spine, { width: 4, halo: 1.5, lit: 0.55, tone })
  }
  drawElbow(ink, spine)
  const [x, y, turn] = paw
  ink.at(x, y, { rotate: turn, scale: 1.12 }, () => (open ? drawOpenPaw(ink) : drawMitt(ink)))
}

/** Scruff where the foreleg bends most away from the line between its ends. */
function drawElbow(ink: Ink, spine: string): void {
  const { points } = ink.path(spine)
  const first = itemAt(points, 0)
  const last = itemAt(points, points.length - 1)
  const bend = Math.floor(points.length * 0.4)
  const elbow = itemAt(points, bend)
  const next = itemAt(points, Math.min(points.length - 1, bend + 4))
  const out = directionOf({ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }, elbow)
  const reach = elbow.pressure * 0.5 * ink.scale
  const angle = (Math.atan2(out.y, out.x) * 180) / Math.PI
  const places = [elbow, next].map(({ x, y }) => [x + out.x * reach, y + out.y * reach])
  ink.page(() => ink.tufts(places, () => angle + 24, { length: 13, count: 3, width: 2.4, fan: 0.6 }))
}

/** A paw that shows its pads, the toes upwards; 0, 0 is its middle, and it is some 40 units wide. */
function drawOpenPaw(ink: Ink): void {
  const toes = [
    [-15, -9, -30],
    [-6, -18, -10],
    [6, -18, 10],
    [15, -9, 32],
  ] as const
  for (const [x, y, lean] of toes) ink.form(ink.ellipse(x, y, 7.6, 10.8, lean), { width: 3, halo: 0.6, lit: 0.55 })
  ink.form(ink.ellipse(0, 2, 18, 15.6), { width: 3, halo: 0.4, contour: false })
  ink.weld(0, -6, 12, 8)
  ink.lines(['-17,-2 -18,8 -10,17', '17,-2 18,8 10,17'], { width: 3.2 })
  ink.black('-9,7 -6,-1 0,-3 6,-1 9,7 4,10 0,9 -4,10')
  for (const [x, y] of toes) ink.dot(x * 0.98, y - 1, 3.4)
}

/** A paw seen from its back, toes upwards. */
export function drawMitt(ink: Ink): void {
  const toes = [ink.ellipse(-12, -9, 8, 9), ink.ellipse(0, -13, 8.6, 9), ink.ellipse(12, -9, 8, 9)]
  ink.form(ink.clay([ink.ellipse(0, 1, 18, 16), ...toes], 2.4), { width: 3.6, halo: 1.2, lit: 0.55 })
  ink.lines(['-6,-20 -5.4,-10', '6,-20 5.6,-10'], { width: 2.4 })
}

/** A hind leg before the flank: haunch, hock and a long foot, `apart` from the middle and bent by `bend` units. */
export function drawHindLeg(ink: Ink, side: 1 | -1, apart: number, bend: number): void {
  const x = (at: number) => at * side
  const leg = ink.clay(
    [
      ink.ellipse(x(apart + 2), -106, 27, 36, side * -16),
      ink.tube(
        [
          [x(apart + 8), -96, 46],
          [x(apart + 14 + bend), -70, 32],
          [x(apart + 6), -40, 20],
          [x(apart - 2), -16, 19],
        ],
        { root: true },
      ),
      ink.tube(
        [
          [x(apart - 4), -9, 19],
          [x(apart + 12), -6, 19],
          [x(apart + 26), -4, 15],
        ],
        { root: true },
      ),
    ],
    7,
  )
  const tone = { from: side < 0 ? 0.4 : 0.54, to: 0.86, width: 2.8, spacing: 2.6, angle: side < 0 ? -66 : -120 }
  ink.form(leg, { width: 4, halo: 1.4, lit: 0.6, gap: 0.1, tone })
  if (side > 0) {
    ink.clip(leg, () => {
      const [right, top] = [apart + 40, -140]
      ink.black(`${right - 4},${top}* ${apart + 10},-136 ${apart + 2},-118 ${apart + 12},-98 ${right},-90*`)
      const edge = `${apart + 30},-140 ${apart + 10},-136 ${apart + 2},-118 ${apart + 12},-98 ${apart + 36},-90`
      ink.feather(edge, { side: 1, length: 9, width: 2.2, spacing: 3, slant: 30, envelope: () => 0.8 })
    })
    ink.contour(leg, { width: 4, lit: 0.6, gap: 0.1 })
  }
  ink.lines([`${x(apart + 20)},-9 ${x(apart + 25)},-3`, `${x(apart + 28)},-8 ${x(apart + 33)},-3`], { width: 2 })
  const hock = `${x(apart + 15)},-40 ${x(apart + 12)},-32`
  ink.tufts(hock, () => (side < 0 ? 156 : 24), { length: 12, count: 3, width: 2.4, fan: 0.6 })
  const haunch = `${x(apart + 24)},-128 ${x(apart + 30)},-112`
  ink.tufts(haunch, () => (side < 0 ? 200 : -20), { length: 10, count: 3, width: 2.4, fan: 0.6 })
}

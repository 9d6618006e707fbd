import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, lerp } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Line } from '../ink/path'
import { drawPeg } from './rope'

/** Paper in the light of the fire, and paper to write on. */
const SHEET: Color = '#f8f0de'
const FIELD: Color = '#fffaef'

type Corner = readonly [x: number, y: number]

/** A sheet of paper by its corners, from the upper left clockwise; lit from the left, its edges not straight. */
function drawSheet(ink: Ink, corners: readonly [Corner, Corner, Corner, Corner], seed: number): Line {
  const [a, b, c, d] = corners
  const edge = (from: Corner, to: Corner, unevenness: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const points: number[][] = [[...from, 1, 1]]
    for (let i = 1; i < 9; i++) {
      const share = i / 9
      const off = (unevenness * noise1(seed, i * 0.8 + from[0])) / length
      points.push([lerp(from[0], to[0], share) - dy * off, lerp(from[1], to[1], share) + dx * off])
    }
    return points
  }
  const sheet = ink.path([...edge(a, b, 3), ...edge(b, c, 3.4), ...edge(c, d, 3), ...edge(d, a, 3.4)], true)
  ink.light = [-0.75, -0.3, 0.5]
  ink.cut(sheet, { halo: 4, fill: SHEET })
  ink.wash(sheet, { alpha: 0.3, fade: { from: [b[0] + 60, 0], to: [lerp(a[0], b[0], 0.5), 0] } })
  ink.clip(sheet, () => {
    const tuft = (along: number, shift: number, rate: number) => clamp(noise1(seed + shift, along * rate) * 1.5)
    ink.feather([[...b], [(b[0] + c[0]) / 2 + 1, (b[1] + c[1]) / 2], [...c]], {
      side: 1,
      length: 24,
      width: 1.6,
      spacing: 4.4,
      slant: 48,
      envelope: (along) => tuft(along, 0, 9),
    })
    ink.feather([[...c], [(d[0] + c[0]) / 2, c[1]], [...d]], {
      side: 1,
      length: 16,
      width: 1.6,
      spacing: 4.4,
      slant: 48,
      envelope: (along) => (1 - along) * tuft(along, 4, 8),
    })
  })
  ink.contour(sheet, { width: 3.8, gap: 0.06, lit: 0.66 })
  return sheet
}

/** The card that asks for a name, with the strings it hangs on, in units: (0, 0) is the middle of the card. */
export const CARD = { left: -312, top: -322, width: 624, height: 516 } as const

export function drawCard(ink: Ink): void {
  ink.at(0, 0, { rotate: -1.6 }, () => {
    drawSheet(
      ink,
      [
        [-292, -170],
        [290, -176],
        [296, 178],
        [-298, 172],
      ],
      3,
    )
    ink.at(-206, -168, { rotate: 3 }, () => drawPeg(ink))
    ink.at(204, -172, { rotate: -4 }, () => drawPeg(ink))
    // The stroke under the words.
    ink.line('-250,-10 -70,-17 100,-12 262,-20', {
      width: 9,
      dry: 0.7,
      profile: (along) => Math.min(1, 0.5 + along * 8) * (1 - 0.4 * along),
    })
  })
  for (const [x, y, x2, y2] of [
    [-203, -308, -211, -186],
    [201, -308, 200, -198],
  ] as const) {
    const middle = [(x + x2) / 2 + 1, (y + y2) / 2]
    ink.line([[x, y], middle, [x2, y2]], { width: 4, white: true, profile: 'even' })
    ink.line(
      [
        [x + 2, y],
        [(middle[0] ?? 0) + 2, middle[1] ?? 0],
        [x2 + 2, y2],
      ],
      { width: 1.5, profile: 'even' },
    )
    ink.dot(x, y, 6, { white: true })
    ink.dot(x + 1, y + 1, 2.4)
  }
}

/** The sheet of the room, to be stretched between its corners, in units. */
export const ROOM_SHEET = { width: 480, height: 480 } as const

export function drawRoomSheet(ink: Ink): void {
  drawSheet(
    ink,
    [
      [10, 12],
      [472, 7],
      [470, 471],
      [6, 466],
    ],
    8,
  )
  // The lower left corner has curled up in the heat.
  ink.hole('-6,430* 5,430* 20,446 44,458 66,470* 66,484* -6,484*')
  const curl = ink.path('5,429* 22,432 38,436 46,446 56,458 67,470* 50,462 30,460 14,450 8,440', true)
  ink.light = [-0.75, -0.3, 0.5]
  ink.form(curl, { width: 2.8, halo: 2, tone: { from: 0.4, to: 0.7, width: 2, spacing: 3, angle: -46 } })
}

/** A field to write in, to be stretched between its corners, in units. */
export const WRITING_FIELD = { width: 220, height: 70 } as const

export function drawField(ink: Ink): void {
  const [left, top, right, bottom] = [6, 6, 213, 63] as const
  ink.cut(
    [
      [left, top, 1, 1],
      [right, top, 1, 1],
      [right, bottom, 1, 1],
      [left, bottom, 1, 1],
    ],
    { fill: FIELD },
  )
  const rule = (from: Corner, to: Corner, width: number, alpha: number) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    const over = 3 / length
    const bend = (ink.random.signed() * 1.1) / length
    ink.line(
      [
        [from[0] - dx * over, from[1] - dy * over],
        [lerp(from[0], to[0], 0.36) - dy * bend, lerp(from[1], to[1], 0.36) + dx * bend],
        [lerp(from[0], to[0], 0.7) + dy * bend, lerp(from[1], to[1], 0.7) - dx * bend],
        [to[0] + dx * over, to[1] + dy * over],
      ],
      { width, profile: 'pen', wobble: 0.5, alpha },
    )
  }
  rule([left, top], [right, top + 1], 1.8, 0.95)
  rule([left, top], [left - 1, bottom], 1.8, 0.95)
  rule([left, bottom], [right, bottom - 1], 3, 1)
  rule([right, top], [right, bottom], 2.6, 1)
}

/** The blot that says OK, 150 × 92: at rest, and below it pointed at. */
export function drawBlots(ink: Ink): void {
  const blot = '10,12 68,7 132,11 142,16 145,52 140,84 76,88 12,84 6,48'
  const at = (y: number, grown: boolean) =>
    ink.at(75, y + 46, { scale: grown ? 1.02 : 0.97 }, () =>
      ink.at(-75, -47.5, {}, () => {
        const shape = ink.path(blot, true)
        ink.black(shape)
        ink.light = [-0.5, -0.66, 0.56]
        ink.rim(shape, { distance: 1.8 })
      }),
    )
  at(0, false)
  at(92, true)
  for (const [x, y, radius] of [
    [146, 101, 2],
    [4, 178, 1.8],
    [143, 179, 1.4],
  ] as const)
    ink.dot(x, y, radius)
}

import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp, itemAt, smoothstep } from '../ink/numbers'
import { drawFeather } from './feather'

/** From the sides to the middle, so that the middle lies on top. */
function inward(place: number, last: number): number {
  return place % 2 === 1 ? last - (place >> 1) : place >> 1
}

/** How far a row of the breast reaches from its middle, the uppermost first. */
const REACHES = [62, 96, 114, 114, 100, 80, 60, 46, 34] as const

/** One row of the breast: pointed feathers over a black lump, lit from the left. */
export function drawBreastRow(ink: Ink, row: number, isWhole: boolean): void {
  const reach = itemAt(REACHES, row)
  const count = Math.max(3, Math.round(reach / 16))
  for (let i = 0; i <= count; i++) {
    const u = (inward(i, count) / count) * 2 - 1 + (row % 2 === 1 ? 0.5 : -0.3) / count
    const fall = smoothstep(-0.3, 0.95, u + 0.12 * noise1(77, row))
    const light = clamp(1.04 - 0.82 * fall, 0.2, 1) * (row < 2 ? 0.82 : 1)
    // Larger towards the belly, and no two of a size.
    const size = 1 + 0.16 * noise1(row + 5, i * 1.7)
    drawFeather(
      ink,
      {
        x: u * reach + 3 * noise1(row, i),
        y: -200 + row * 39 + 10 * u * u,
        angle: 90 - u * 24 + 5 * noise1(row + 3, i * 2),
        length: (72 + row * 4) * size,
        width: (35 + row * 1.6) * size,
        ...{ side: 1, light: [light * 1.02, light * 0.86], shade: 0.34, spacing: 5.2, tip: 0.72 },
        seed: row * 13 + i + 100,
      },
      isWhole,
    )
  }
}

/** One row of the hackles: the neck in pointed feathers that stand off it at the nape. */
export function drawHackleRow(ink: Ink, row: number, isWhole: boolean): void {
  const count = 7
  for (let i = 0; i <= count; i++) {
    const u = (inward(i, count) / count) * 2 - 1
    const under = 1 - 0.75 * smoothstep(0.9, -0.2, u + 0.5) * smoothstep(2.6, 0, row)
    const light = clamp(1.06 - 0.72 * smoothstep(-0.15, 0.95, u), 0.24, 1.1) * under
    drawFeather(
      ink,
      {
        x: 4 + u * (24 + row * 12.5),
        y: -306 + row * 30 - 8 * u * u,
        angle: 90 - u * (44 - row * 4) + 6 * noise1(row + 60, i * 3),
        length: 74 + 3 * row + 8 * noise1(row, i * 4),
        ...{ width: 32, bend: u * 16, side: 1, light: [light, light * 0.8], shade: 0.22, spacing: 4.8, tip: 0.4 },
        seed: 700 + row * 9 + i,
      },
      isWhole,
    )
  }
}

/** A thigh in long feathers: -1 is the one on our left. Its lower rows are whole before its upper ones. */
export function drawThigh(ink: Ink, side: 1 | -1, stage: number): void {
  for (let row = 4; row >= 0; row--) {
    for (let i = 0; i < (row > 3 ? 4 : 5); i++) {
      const u = (i - 2 + (row % 2) * 0.4) / 2
      const light = side < 0 ? 0.95 - 0.2 * u : 0.62 - 0.25 * u
      drawFeather(
        ink,
        {
          x: side * (84 + row * 8) + u * (44 - row * 6),
          y: 66 + row * 34,
          angle: 88 - u * 14 - side * 6,
          ...{ length: 84, width: 34, side: 1, light: [light, light * 0.8], shade: 0.34, spacing: 5.2, tip: 0.6 },
          seed: 300 + side * 40 + row * 6 + i,
        },
        stage > 0,
      )
    }
  }
}

/** The tail's feathers, in the order in which they lie over one another: where each points, and its length. */
const FAN = [
  [128, 208],
  [52, 204],
  [116, 232],
  [64, 230],
  [104, 250],
  [77, 246],
  [91, 262],
] as const

/** One feather of the tail, a fan below and behind the pen. */
export function drawTailFeather(ink: Ink, i: number, isWhole: boolean): void {
  const [angle, length] = itemAt(FAN, i)
  const u = (angle - 90) / 40
  drawFeather(
    ink,
    {
      x: -u * 46,
      y: 128,
      angle: angle + 1.5 * noise1(9, i * 3),
      bend: u * -7,
      side: angle > 90 ? 1 : -1,
      light: angle > 88 ? [0.96, 0.6] : [0.72, 0.4],
      ...{ length, width: 66, shade: 0.46, spacing: 6.6, seed: 500 + i },
    },
    isWhole,
  )
}

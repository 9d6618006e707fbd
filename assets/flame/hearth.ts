import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import { drawRock } from '../ink/rock'
import { drawCutEnd } from './clearing'
import { FIRE, FLAME_ORANGE, FLAME_RED } from './places'

/** Scene units a unit of the hearth. */
const SIZE = 1.27

/** The stones behind the fire, lit from the front of them: part of the still scene. */
export function drawHearthBack(ink: Ink): void {
  const light = ink.light
  ink.light = [0.1, 0.8, 0.5]
  ink.at(FIRE.x, FIRE.y, { scale: SIZE }, () => {
    for (const [x, y, radiusX, radiusY] of [
      [-132, -18, 22, 14],
      [-92, -32, 20, 13],
      [90, -32, 22, 13],
      [134, -16, 22, 15],
    ] as const)
      drawRock(ink, x, y, radiusX, radiusY, { width: 2.6, cracks: 1 })
  })
  ink.light = light
}

/** What burns, and the stones before it. They hide the foot of the flames. */
export function drawHearthFront(ink: Ink): void {
  const light = ink.light
  ink.at(FIRE.x, FIRE.y, { scale: SIZE }, () => {
    drawEmbers(ink)
    ink.light = [-0.1, -0.85, 0.5]
    drawBurningLog(ink, '-10,6@24 -60,-4@26 -112,-16@25', { x: -114, y: -17, turn: 8 })
    drawBurningLog(ink, '20,-4@24 64,2@26 112,12@26', { x: 114, y: 12, turn: -8 })
    drawBurningLog(ink, '-46,-16@20 0,4@24 34,18@24', { x: 36, y: 19, turn: 40 })
    for (const [x, y, radiusX, radiusY] of [
      [-146, 18, 24, 16],
      [-82, 34, 22, 14],
      [-14, 42, 26, 15],
      [78, 38, 26, 16],
      [146, 22, 24, 16],
    ] as const) {
      const away = x < 0 ? -8 : 8
      ink.wash(ink.ellipse(x + away, y + radiusY * 0.8, radiusX * 1.2, radiusY * 0.5), { alpha: 0.5 })
      ink.light = [clamp(-x / 120, -0.7, 0.7), -0.8, 0.5]
      drawRock(ink, x, y, radiusX, radiusY, { width: 3, cracks: 1 })
    }
  })
  ink.light = light
}

/** The bed of charcoal, and what glows in it. */
function drawEmbers(ink: Ink): void {
  const random = ink.fork('embers')
  const bed = ink.clay([ink.ellipse(0, 10, 108, 20), ink.ellipse(-66, 10, 54, 17), ink.ellipse(66, 12, 58, 16)], 8)
  ink.cut(bed, { halo: 1.6 })
  ink.black(bed)
  for (let i = 0; i < 70; i++) {
    const x = random.signed() * 104
    const y = 13 + random.signed() * 15 * Math.sqrt(1 - (x / 112) ** 2)
    ink.dot(x, y, random.between(1, 3), { white: true })
    ink.dot(x, y, random.between(1.4, 3.2), { color: i % 3 ? FLAME_RED : FLAME_ORANGE, alpha: 1 })
  }
}

function drawBurningLog(ink: Ink, spine: string, end: { x: number; y: number; turn: number }): void {
  const log = ink.tube(spine, { root: true })
  ink.cut(log, { halo: 2 })
  ink.black(log)
  // The upper edge is lit; below, the charred bark is cracked into scales.
  const { x, y } = end
  ink.clip(log, () => {
    ink.line(
      [
        [x * 0.82, y - 9],
        [x * 0.5, y - 13],
        [x * 0.1, y - 11],
      ],
      { width: 2.6, white: true, profile: 'swell' },
    )
    for (const share of [0.68, 0.5, 0.32, 0.18]) {
      const [left, down] = [x * share, y * share]
      ink.line(
        [
          [left - 3, down - 7],
          [left + 1, down - 1],
          [left - 2, down + 6],
        ],
        { width: 1.3, white: true, profile: 'flick' },
      )
    }
  })
  drawCutEnd(ink, { x, y, radius: 13, turn: end.turn })
}

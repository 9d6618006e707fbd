import type { Ink } from '../ink/ink'
import type { PathSource } from '../ink/path'
import { LIGHT, rust } from '../snack/hand'

/** The table: its ends, its top and the icing that it stands on, in scene units. */
const TABLE = { left: 762, right: 1424, y: 690, ground: 806 } as const

/** Cloth, plates and legs of cane, in scene units. */
export function drawTable(ink: Ink): void {
  ink.light = LIGHT
  const { left, right, y, ground } = TABLE
  ink.wash(ink.ellipse((left + right) / 2, ground + 16, 350, 18), { alpha: 0.36 })
  for (const x of [left + 26, right - 30]) {
    const cane = ink.form(ink.tube(`${x},${y + 20}@20 ${x + 2},${ground + 14}@20`), { width: 3, halo: 1 })
    ink.clip(cane, () => {
      for (let k = 0; k < 5; k++) {
        const at = y + 44 + k * 20
        ink.black(`${x - 14},${at}* ${x + 16},${at - 8}* ${x + 16},${at + 2}* ${x - 14},${at + 10}*`)
      }
    })
  }
  drawDrape(ink)
  const top = ink.path(
    `${left - 18},${y + 14}* ${left + 20},${y - 14} ${left + 200},${y - 20} ${right - 160},${y - 20} ${right - 10},${y - 15} ${right + 22},${y + 12}* ${right - 200},${y + 24} ${left + 200},${y + 25}`,
    true,
  )
  ink.form(top, { width: 4, halo: 1.4 })
  for (const [x, wide] of [
    [858, 46],
    [1012, 100],
    [1190, 62],
    [1316, 42],
  ] as const)
    ink.form(ink.ellipse(x, y + 2, wide, wide * 0.16 + 4), { width: 2.6, halo: 1 })
}

/** It hangs in scallops, and is checked along its edge. */
function drawDrape(ink: Ink): void {
  const { left, right, y } = TABLE
  const scallops = Array.from({ length: 14 }, (_, i) => {
    const x = right + 14 - ((right - left + 26) * i) / 13
    return `${x},${y + 58 + (i % 2 ? 20 : -4) + ((i * 7) % 5) * 2}`
  })
  const edge = `${left - 14},${y + 12}* ${left + 200},${y + 20} ${right - 200},${y + 18} ${right + 18},${y + 10}*`
  const drape = ink.path(`${edge} ${scallops.join(' ')}`, true)
  ink.form(drape, { width: 4, halo: 2, tone: { from: 0.6, to: 0.92, width: 2.2, spacing: 3, angle: 82 } })
  ink.clip(drape, () => {
    for (const [from, down] of [
      [left - 10, 24],
      [left + 15, 41],
    ] as const)
      for (let x = from; x < right + 20; x += 50)
        ink.black(`${x},${y + down}* ${x + 24},${y + down}* ${x + 24},${y + down + 16}* ${x},${y + down + 16}*`)
  })
}

/** A wafer for a chair. (0, 0) is the middle of its foot. */
export function drawChair(ink: Ink): void {
  ink.light = LIGHT
  const back = ink.path('-34,4* -30,-100* 28,-103* 34,4*', true)
  ink.form(back, { width: 2.8, halo: 1.6, tone: { from: 0.5, width: 1.8, spacing: 2.6 } })
  ink.clip(back, () =>
    ink.lines(['-28,-88 28,-42', '26,-90 -28,-44', '-30,-46 30,-4', '30,-48 -30,-2'], { width: 2.2, profile: 'even' }),
  )
  ink.contour(back, { width: 2.8 })
}

/** A candle of cane. (0, 0) is its foot. */
export function drawCandle(ink: Ink): void {
  ink.light = LIGHT
  const stick = ink.form(ink.tube('0,2@12 0,-64@11'), { width: 2.6, halo: 1.4 })
  ink.clip(stick, () => {
    for (let k = 0; k < 5; k++) {
      const y = -4 - k * 14
      ink.black(`-9,${y}* 9,${y - 6}* 9,${y}* -9,${y + 6}*`)
    }
  })
  ink.line('0,-64 1,-70', { width: 2.4 })
}

/** Its flame, in two drawings, and what is left of it when it is blown out. (0, 0) is the wick. */
export const FLAMES = ['small', 'large', 'out'] as const

export function drawFlame(ink: Ink, name: string): void {
  ink.light = LIGHT
  if (name === 'out') {
    ink.lines(['0,-6 -7,-18 4,-30 -6,-44', '5,-22 10,-34 4,-46'], { width: 2.6, profile: 'swell' })
    return
  }
  const [high, aside] = name === 'large' ? [40, 1] : [34, -3]
  const flame: PathSource = `-1,0 -9,-12 ${aside},${-high}* 9,-12`
  rust(ink, ink.form(flame, { width: 2.4, halo: 1.4 }), 1)
  ink.lines(['-18,-18 -26,-21', '18,-18 26,-21', '-13,-36 -18,-43', '13,-36 18,-43'], { width: 2.2, profile: 'flick' })
}

/** Bunting from cane to cane, in scene units. */
export function drawBunting(ink: Ink): void {
  ink.light = LIGHT
  const way = '742,502 800,512 880,512 1020,476 1190,486 1360,462 1500,396'
  ink.line(way, { width: 2.6, profile: 'even' })
  const { points } = ink.path(way)
  const apart = Math.max(4, Math.floor(points.length / 17))
  for (let i = Math.floor(apart / 2); i < points.length - 3; i += apart) {
    const point = points[i]
    if (!point) continue
    const { x, y } = point
    const flag = ink.form(`${x - 17},${y - 1}* ${x + 16},${y + 2}* ${x + 2},${y + 34}*`, { width: 2.4, halo: 1 })
    if (Math.floor(i / apart) % 2 === 0) rust(ink, flag, 1)
    else ink.black(`${x - 5},${y + 10}* ${x + 7},${y + 10}* ${x + 2},${y + 26}*`)
  }
}

/** A gumdrop, for whoever speaks. (0, 0) is the middle of its foot. */
export function drawGumdrop(ink: Ink): void {
  ink.light = LIGHT
  const drop = ink.path('-45,0* -51,-36 -29,-64 5,-70 37,-56 51,-22 45,0*', true)
  ink.form(drop, { width: 3.6, halo: 2, tone: { from: 0.46, width: 2.6, spacing: 3 } })
  rust(ink, drop, 2)
  ink.stipple(drop, { spacing: 10, radius: 1.8, density: () => 0.5 })
}

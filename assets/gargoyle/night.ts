import type { Ink } from '../ink/ink'
import { noise1, noise2 } from '../ink/noise'
import { clamp } from '../ink/numbers'
import { INK } from '../ink/palette'
import type { PathPoint } from '../ink/path'
import { scratch } from '../ink/scratchboard'

/** The black of the day: what is not cut out of it runs on beyond the sheet. */
export const BLACK = INK

/** The night, of the stage's own units: black, and behind the head a light that is nothing but ruled lines growing thick. */
export const NIGHT = { left: 0, top: -230, width: 1600, height: 810 } as const

/** Where the light is, and how far it reaches, in units across; up and down it reaches two thirds as far. */
const LIGHT = { x: 812, y: 190, reach: 330, flat: 1.5 } as const

export function drawNight(ink: Ink): void {
  ink.solid('-20,-250* 1620,-250* 1620,600* -20,600*')
  const random = ink.fork('ruling')
  for (let y = -224; y < 560; y += 7.6 * random.between(0.9, 1.1)) {
    const seed = random.integer(1, 9999)
    const cuts: PathPoint[] = []
    for (let x = 60; x <= 1540; x += 7) {
      const bow = ((x - 800) / 800) ** 2 * 26
      const far = Math.hypot((x - LIGHT.x) / LIGHT.flat, y - LIGHT.y) / LIGHT.reach
      const cloud = 0.5 * noise2(11, x / 210 + y / 300, y / 46) + 0.3 * noise2(5, x / 70, y / 22)
      const glow = Math.exp(-far * far * 1.5) * (1 + cloud * 0.9) - 0.07 + 0.1 * cloud
      const pressure = 6.4 * clamp(glow) * (1 + 0.16 * noise1(seed, x / 40))
      cuts.push({ x, y: y + bow + 1.3 * noise1(seed + 1, x / 60), pressure, corner: false })
    }
    scratch(ink, cuts, { least: 1 })
  }
}

import { drawHand, drawWatch } from '../forget/keepsakes'
import { PIVOT } from '../forget/shared'
import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { TAU } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { WATER } from './shared'

/** How far the horizon is below the middle of the sun. */
const HORIZON = 114

/** Rays as an engraver cuts them, about the middle of the sun: long and short by turns, none of them quite straight. */
export function drawRays(ink: Ink): void {
  for (let ray = 0; ray < 58; ray++) {
    const angle = (ray / 58) * TAU + 0.02 * noise1(2, ray)
    const isLong = ray % 4 === 0
    const long = isLong ? 330 : ray % 2 === 0 ? 210 : 150
    const near = 134 + 7 * noise1(4, ray * 1.3)
    const far = near + (long - 110) * (0.84 + 0.3 * Math.abs(noise1(5, ray * 2.1)))
    const at = (reach: number, off = 0) => [Math.cos(angle + off) * reach, Math.sin(angle + off) * reach]
    // None goes under, nor across the list.
    if (Math.sin(angle) * far > HORIZON - 4 || (Math.cos(angle) > 0.8 && Math.sin(angle) > -0.55)) continue
    const bend = 0.008 * noise1(6, ray)
    ink.line([at(near), at((near + far) / 2, bend), at(far)], {
      ...{ width: isLong ? 3 : 1.9, profile: 'flick', dry: isLong ? 0.3 : 0 },
    })
  }
}

export function drawGlow(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 196, 190), { alpha: 0.13, color: TEAL })
}

export function drawCloud(ink: Ink): void {
  const outline = '-96,20 -80,2 -56,0 -46,-24 -14,-34 12,-20 30,-30 58,-22 66,-2 92,2 104,20'
  ink.lines([outline, '-40,-6 -26,-16 -12,-12', '22,-12 36,-14 46,-4'], { width: 2, profile: 'swell' })
  ink.lines(['-112,26 -40,28 20,26', '44,27 118,25', '-60,36 0,37'], { width: 1.4, profile: 'swell' })
}

/** The watch is the sun, and goes again: the long hand stands at the hour. It is pleased. */
export function drawSun(ink: Ink): void {
  drawWatch(ink)
  ink.at(PIVOT.x, PIVOT.y, { rotate: 12 }, () => drawHand(ink))
  ink.lines(['-19,4 -15,1 -11,4', '10,2 14,-1 18,3'], { width: 1.8, profile: 'flick' })
}

/** Clear at the horizon, deep at the foot. */
export function drawWater(ink: Ink): void {
  const { width, height } = WATER
  const sea = `-40,0* ${width + 40},0* ${width + 40},${height + 40}* -40,${height + 40}*`
  ink.wash(sea, { alpha: 0.36, color: TEAL, fade: { from: [0, height], to: [0, -20] } })
}

export function drawHorizon(ink: Ink): void {
  ink.line('-740,0 -420,-2 -20,1 380,-1 740,0', { width: 2, profile: 'even' })
}

/** The sun on the water, about the horizon below it. */
export function drawGlitter(ink: Ink): void {
  const random = ink.fork('glitter')
  for (let row = 0; row < 15; row++) {
    const y = 8 + row * row * 0.9
    const reach = 66 + row * 4
    for (let stroke = 0; stroke < 3; stroke++) {
      const x = random.between(-reach, reach)
      const line = [
        [x - 14 - row * 2, y],
        [x, y - 1.5],
        [x + 14 + row * 2, y + 0.5],
      ]
      ink.line(line, { width: 1.4 + row * 0.12, profile: 'swell' })
    }
  }
}

/** What the cake and the plant stand on: sand, about its middle at the waterline. */
export function drawMound(ink: Ink): void {
  const mound = ink.path('-210,0* -180,-24 -120,-40 -30,-46 50,-44 130,-38 188,-22 220,4* 140,10 30,16 -110,10', true)
  ink.form(mound, { width: 3, halo: 1.6, tone: { from: 0.62, to: 0.94, width: 1.8, spacing: 2.6 } })
  const sand = '-160,-14 -50,-32 70,-34 170,-20 160,-2 -30,4'
  ink.stipple(sand, { spacing: 7, radius: 1.2, density: () => 0.4 })
  ink.lines(['-232,8 -180,14 -120,15', '40,22 120,20 190,12'], { width: 2, profile: 'swell' })
}

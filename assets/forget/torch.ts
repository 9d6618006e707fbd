import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { smoothstep } from '../ink/numbers'
import { type Color, PAPER } from '../ink/palette'

/** The black of the page. */
const NIGHT: Color = '#191715'

/** How far the light reaches, in CSS pixels. */
const REACH = 100

/** The edge of the light as a pen draws it, about the middle of the light: hatching that swells to black. */
export function drawRim(ink: Ink): void {
  const away = (x: number, y: number) => Math.hypot(x, y) / REACH + 0.05 * noise2(9, x / 26, y / 26)
  const disc = ink.ellipse(0, 0, REACH * 1.04, REACH * 1.04, 0, 0.004)
  const swelling = (from: number) => (x: number, y: number) => 1.1 * smoothstep(from, 1.03, away(x, y))
  ink.hatch(disc, { angle: -48, spacing: 4.4, width: 4.4, inset: 0, jitter: 0.03, density: swelling(0.8) })
  ink.hatch(disc, { angle: 20, spacing: 5, width: 4.2, inset: 0, jitter: 0.03, density: swelling(0.88) })
}

/** How the torch's glass is. */
export const TORCH_FRAMES = ['lit', 'out'] as const

/** The torch that makes the light, scratched out of the dark, about the middle of its glass and pointing up: only the glass is bright. */
export function drawTorch(ink: Ink, _frame: number, name: string): void {
  const dark = { fill: NIGHT, gap: 0, halo: 1.4 } as const
  const body = ink.path('-12,34* 13,35* 13,120 10,130* -9,131* -12,122*', true)
  ink.form(body, { ...dark, width: 2.4, tone: { from: 0.42, to: 0.8, width: 2.4, spacing: 3, angle: 86 } })
  for (const y of [62, 70, 78, 86, 94, 102]) ink.line(`-12,${y} 0,${y + 4} 13,${y}`, { width: 2, profile: 'even' })
  ink.form('-14,112* 0,117 15,112* 13,132 0,136 -11,132*', { ...dark, width: 2.2 })
  ink.line(ink.ellipse(2, 142, 4.5, 6), { width: 1.8, closed: true })
  const head = ink.path('-28,4* -20,18 -13,36* 0,40 14,36* 20,18 28,4*', true)
  ink.form(head, { ...dark, width: 2.6, tone: { from: 0.4, to: 0.8, width: 2.4, spacing: 3, angle: 80 } })
  ink.lines(['-22,12 0,17 22,12', '-17,24 0,28 17,24'], { width: 1.6, profile: 'even' })
  ink.form('-5,48* 6,48* 6,58* -5,58*', { ...dark, width: 1.8 })
  const glass = ink.ellipse(0, 3, 29, 8)
  ink.form(glass, { ...dark, width: 2.6, fill: name === 'lit' ? PAPER : NIGHT })
  if (name === 'lit') ink.lines(['-12,1 0,-1 12,1'], { width: 2, profile: 'swell' })
  else ink.line('-20,1 -10,-2 2,-3', { width: 2, profile: 'swell' })
}

import { drawUmbrella } from '../forget/keepsakes'
import type { Ink } from '../ink/ink'
import { STANDING } from './shared'

/** How far the umbrella is open. */
export const SAILS = ['shut', 'half', 'up'] as const

/** Where the ribs end, about the middle of its stick, and the top that they come from. */
const HEM = [-318, -238, -172, -98, -22, 62, 142, 218, 298] as const
const TOP = { x: -2, y: -222 } as const

/** The umbrella that was left behind wet: shut as it lay, but upright, and then the largest black of the morning. */
export function drawSail(ink: Ink, _frame: number, name: string): void {
  const [rotate, scale] = STANDING.umbrella
  if (name === 'shut') {
    ink.at(0, 0, { rotate, scale }, () => drawUmbrella(ink))
    return
  }
  ink.line('22,300 18,160 10,0 2,-150 -3,-240', { width: 11, profile: 'even' })
  ink.line('19,260 14,120 6,-20', { width: 2.4, white: true, profile: 'swell' })
  if (name === 'up') drawCanopy(ink)
  else ink.warp(-2, -222, { scaleX: 0.5, scaleY: 1.1 }, () => drawCanopy(ink))
}

function drawCanopy(ink: Ink): void {
  const inside =
    '-318,12* -218,-10 -98,-18 2,-20 122,-18 218,-12 298,16* 218,30 142,40 62,36 -22,44 -98,36 -172,36 -238,22'
  const hollow = { from: 0.02, to: 0.5, width: 2.4, spacing: 2.6, angle: -70 } as const
  ink.form(ink.path(inside, true), { width: 2.4, halo: 1.6, tone: hollow })
  const canopy = ink.path(
    '-322,14* -314,-64 -268,-134 -190,-188 -98,-216 -2,-224 98,-216 192,-184 262,-130 302,-56 304,18* 262,-4 218,-10* 184,2 142,30* 108,4 62,-4* 24,6 -22,34* -54,4 -98,-6* -132,2 -172,26* -198,0 -238,-10* -278,-6',
    true,
  )
  ink.form(canopy, { width: 3.6, halo: 1.8, contour: false })
  ink.black(canopy)
  ink.clip(canopy, () => drawRibs(ink))
  ink.contour(canopy, { width: 3 })
  ink.black('-10,-220 -6,-260 0,-266 6,-258 10,-220')
  // Wet still: the night runs off it.
  for (const [x, y] of [
    [-172, 46],
    [-98, 18],
    [142, 52],
  ] as const) {
    ink.form(`${x},${y - 10}* ${x + 6},${y + 2} ${x},${y + 9} ${x - 6},${y + 2}`, { width: 1.8 })
  }
}

/** Ribs, and the light along the left of each panel. */
function drawRibs(ink: Ink): void {
  for (const [rib, x] of HEM.entries()) {
    const bow = (x - TOP.x) * 0.62
    const line = [
      [TOP.x + (x - TOP.x) * 0.05, TOP.y],
      [TOP.x + bow, -170 + Math.abs(bow) * 0.12],
      [x + (x < TOP.x ? 8 : -8), rib % 2 === 0 ? 16 : -8],
    ]
    ink.line(line, { width: rib === 0 || rib === 8 ? 1.2 : 3, white: true, profile: 'swell' })
  }
  const lights = [
    ['-286,-16 -276,-74 -234,-130', '-268,-20 -258,-68 -218,-120', '-252,-14 -242,-60 -208,-104'],
    ['-218,-10 -196,-90 -146,-152', '-198,-14 -176,-80 -132,-136', '-182,0 -160,-64 -122,-114'],
    ['-138,-10 -118,-90 -76,-160', '-116,-10 -98,-76 -66,-140'],
    ['-48,14 -42,-70 -26,-150', '-32,16 -27,-54 -18,-120'],
  ]
  for (const panel of lights) ink.lines(panel, { width: 2.2, white: true, profile: 'flick' })
  ink.lines(['162,0 150,-74 112,-140', '242,-20 220,-90 174,-148'], { width: 1.6, white: true, profile: 'flick' })
}

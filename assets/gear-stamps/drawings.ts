import { pictures as day } from '../gear/drawings'
import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { WHITE } from '../stamps/edge'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

/** The receiver, and what is still heard of it. */
function drawReceiver(ink: Ink): void {
  ink.solid('-74,34* -78,0 -50,-16 0,-22 50,-16 78,0 74,34* 40,36* 34,8 0,2 -34,8 -40,36*', { halo: 1.6 })
  ink.line('-60,-4 -30,-12 20,-13', { width: 4.4, white: true, bare: true, profile: 'swell' })
  for (const x of [-57, 57]) ink.form(ink.box(x - 20, 32, 40, 11, { round: 3 }), { width: 3, halo: 1, fill: WHITE })
  ink.lines(['-52,-38 -66,-62', '-18,-44 -22,-74', '18,-44 22,-74', '52,-38 66,-62'], { width: 8, profile: 'flick' })
}

/** Two of the six, in each other's teeth. */
function drawGears(ink: Ink): void {
  for (const [x, y, radius, teeth, turn] of [
    [-14, 10, 30, 11, 4],
    [26, -26, 20, 8, 16],
  ] as const) {
    const rim = Array.from({ length: teeth * 4 }, (_, corner) => {
      const angle = ((corner / 4 + (corner % 2 ? 0.06 : -0.06)) / teeth) * 2 * Math.PI + turn
      const far = corner % 4 < 2 ? radius : radius * 0.78
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1, 1]
    })
    ink.form(rim, { width: 2.8, halo: 1.2, tone: { from: 0.5, to: 0.85, width: 1.8, spacing: 3 } })
    ink.solid(ink.ellipse(x, y, radius * 0.34, radius * 0.34), { halo: 1, rim: 1.4 })
  }
}

export const stamps: Stamps = {
  call: { draw: drawReceiver, ground: 'disc', turn: -14, zoom: 1.08 },
  sock: { draw: lifted(sprites.sock), ground: 'disc', turn: 14 },
  crank: { draw: drawGears, ground: 'moon' },
}

export const pictures = stampSheet('gear', TEAL, stamps)

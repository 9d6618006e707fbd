import { pictures as day } from '../gear/drawings'
import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import { lifted, type Stamps, stampSheet } from '../stamps/sheet'

const { sprites } = day

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
  call: { draw: lifted(sprites.pim, 'open') },
  sock: { draw: lifted(sprites.sock), ground: 'disc', turn: 14 },
  crank: { draw: drawGears, ground: 'moon' },
}

export const pictures = stampSheet('gear', TEAL, stamps)

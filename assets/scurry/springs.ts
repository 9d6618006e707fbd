import type { Ink } from '../ink/ink'
import { lerp, TAU } from '../ink/numbers'

/** A coil spring: how it is turned (degrees), its size in units, how often it winds, and how thick its wire is. */
export interface Spring {
  rotate: number
  length: number
  radius: number
  coils: number
  wire: number
}

/** A coil of wire from (x, y): far halves dark, near halves bright over them, so that it stands out on any ground. */
export function drawSpring(ink: Ink, x: number, y: number, { rotate, length, radius, coils, wire }: Spring): void {
  ink.at(x, y, { rotate }, () => {
    const pitch = length / coils
    const turn = (from: number, to: number) =>
      Array.from({ length: 10 }, (_, i) => {
        const at = lerp(from, to, i / 9)
        return [pitch * at - Math.sin(at * TAU) * radius * 0.12, Math.cos(at * TAU) * radius]
      })
    for (let coil = 0; coil < coils; coil++) {
      const far = turn(coil + 0.5, coil + 1)
      ink.line(far, { width: wire + 1, white: true, profile: 'even' })
      ink.line(far, { width: wire * 0.85, profile: 'even' })
    }
    for (let coil = 0; coil <= coils; coil++) {
      const near = turn(coil - 0.03, coil + 0.53)
      ink.line(near, { width: wire + 4.6, white: true, profile: 'even' })
      ink.line(near, { width: wire + 2.6, profile: 'even' })
      ink.line(near, { width: wire * 0.72, white: true, profile: 'swell' })
    }
  })
}

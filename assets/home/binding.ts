import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'

const PITCH = 45.6

/** How one ring differs from its neighbours: how high it rises, where its hole sits, how it lies. */
const RINGS = [
  { rise: 11, hole: 40, drop: 0.6, turn: 0, torn: false },
  { rise: 12.6, hole: 41.6, drop: -0.8, turn: -2.5, torn: false },
  { rise: 9.4, hole: 38.8, drop: 1.2, turn: 2, torn: true },
  { rise: 11.8, hole: 40.8, drop: 0, turn: 1, torn: false },
  { rise: 10.2, hole: 39.2, drop: -1.2, turn: -1.6, torn: false },
  { rise: 13, hole: 41.2, drop: 0.8, turn: 2.6, torn: true },
] as const

/** Six rings of the sketchbook's binding, 48 × 274; nothing crosses the upper or lower edge, so the strip repeats. */
export function drawBinding(ink: Ink): void {
  for (let i = 0; i < RINGS.length; i++) {
    const ring = itemAt(RINGS, i)
    ink.at(0, 18 + i * PITCH, {}, () => drawRing(ink, ring, i))
  }
}

function drawRing(ink: Ink, { rise, hole, drop, turn, torn }: (typeof RINGS)[number], index: number): void {
  // The hole, punched not quite round; sometimes the paper has given way towards the edge.
  ink.black(ink.ellipse(hole, drop, 6, 4.9, turn * 8, 0.09))
  if (torn) {
    ink.line(`${hole - 5},${drop + 2} ${hole - 12},${drop + 4} ${hole - 17},${drop + 2.4}`, {
      width: 1.1,
      profile: 'flick',
    })
    ink.line(`${hole - 4},${drop + 4} ${hole - 9},${drop + 6.6}`, { width: 0.9, profile: 'flick' })
  }

  // The shadow of the wire on the page.
  ink.wash(`-6,8 12,${4 - turn * 0.4} 32,4.4 ${hole + 3},3 30,9 12,9.4 -6,14`, { alpha: 0.22 })

  // The wire: heavier below, thin where the light runs along it, and a second turn behind it.
  const start = 2 + turn
  ink.line(`-8,${start + 4.6} 10,${-rise + 4.4 + turn} 26,${-rise + 4}`, { width: 1.3, profile: 'swell', alpha: 0.9 })
  ink.line(`-8,${start} 11,${-rise + 1.6} 31,${-rise + 2.6 + turn * 0.4} ${hole + 1},${drop + 0.6}`, {
    width: 3.3,
    profile: (along) => 0.72 + 0.4 * Math.sin(along * Math.PI * (0.9 + index * 0.03)),
  })
  ink.line(`-8,${start - 2.6} 11,${-rise + 0.6} 26,${-rise + 1.2 + turn * 0.3}`, {
    width: 1,
    white: true,
    bare: true,
    profile: 'swell',
  })
}

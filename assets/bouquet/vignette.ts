import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'
import { accent, bold, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

const PETALS = 11

/** Day 6: the daisy of "loves me, loves me not", one petal already falling. */
export function drawVignette(ink: Ink): void {
  strokes(ink, 6.4, ['50,44 48,68 51,89'], 'even')
  for (const [x, y, angle, length] of [
    [48, 81, -158, 38],
    [51, 85, -28, 40],
  ] as const) {
    const leaf = ink.leaf(x, y, angle, length, 18, { bend: 3 })
    bold(ink, leaf, { width: 3.6 })
    ink.clip(leaf, () => ink.black(ink.leaf(x, y + 3, angle, length, 15, { bend: 7 })))
  }

  // Odd petals lie under even ones; the one at the lower right is gone.
  for (const layer of [0, 1]) {
    for (let petal = layer; petal < PETALS; petal += 2) {
      if (petal === 4) continue
      const angle = petal * (360 / PETALS) - 94
      const x = 50 + Math.cos(radians(angle)) * 9
      const y = 34 + Math.sin(radians(angle)) * 9
      bold(ink, ink.leaf(x, y, angle, 29, 17, { bend: 1, belly: 0.7 }), { width: 3.4, halo: 0.8 })
      if (isGrown(ink)) {
        const crease = [0.45, 0.75].map((share) => [
          x + Math.cos(radians(angle)) * 29 * share,
          y + Math.sin(radians(angle)) * 29 * share,
        ])
        strokes(ink, 1.4, [crease], 'flick')
      }
    }
  }
  const fallen = poseOf(ink, [0, 9, 5])
  bold(ink, ink.leaf(80 + fallen * 0.3, 52 + fallen, 68 - fallen * 3, 22, 13, { belly: 0.66 }), { width: 3.2 })

  // The face is the accent.
  const face = ink.ellipse(50, 34, 14, 13.4)
  bold(ink, face, { width: 4, halo: 0.6 })
  accent(ink, face, 2)
  solid(ink, ink.ellipse(45.4, 31.6, 2.1, 3))
  solid(ink, ink.ellipse(54.8, 31, 2.1, 3))
  strokes(ink, 2.6, ['43.4,38 50,42.4 57,37'])
}

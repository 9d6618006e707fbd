import type { Ink } from '../ink/ink'
import { itemAround, radians } from '../ink/numbers'
import { RUST } from '../ink/palette'
import { LIGHT } from './hand'

/** The low sun and its rays, its middle at (0, 0). */
export function drawSun(ink: Ink): void {
  const radius = 222
  ink.wash(ink.ellipse(0, 0, radius, radius * 0.985, 0, 0.012), { color: RUST, alpha: 0.5 })
  for (let i = 0; i < 17; i++) {
    const angle = radians(-184 + i * 11.6 + (i % 3) * 1.6)
    const [from, to] = [radius + 22, radius + itemAround([46, 92, 58, 78], i)]
    ink.line(
      [
        [Math.cos(angle) * from, Math.sin(angle) * from],
        [Math.cos(angle) * to, Math.sin(angle) * to],
      ],
      { width: itemAround([3, 6, 4], i), profile: 'flick' },
    )
  }
}

/** Candy floss for clouds, spun about a thin stick: a round one, and a long one. The middle of the floss is (0, 0). */
export function drawFloss(ink: Ink, _frame: number, name: string): void {
  ink.light = LIGHT
  const isRound = name === 'round'
  const [across, down] = isRound ? [94, 72] : [120, 46]
  const stick = isRound ? '4,40@9 12,116@8 24,182@6' : '-4,24@8 -10,92@7 -22,146@6'
  ink.form(ink.tube(stick, { root: true }), { width: 2.6, tone: { from: 0.4, width: 1.8, spacing: 2.6 } })
  const floss = ink.scalloped(ink.ellipse(0, 0, across, down, isRound ? -8 : 4, 0.06), {
    size: isRound ? 40 : 34,
    ...{ depth: 9, irregular: 0.7 },
  })
  ink.form(floss, { width: 2.6, halo: 2, gap: 0.4, lit: 0.4 })
  ink.wash(floss, { alpha: 0.24, fade: { from: [-across, down * 0.7], to: [across * 0.3, -down * 0.5] } })
  // Threads, wound about it this way and that, that come loose at the ends.
  ink.clip(floss, () =>
    ink.at(0, 0, { scaleX: across / 94, scaleY: down / 72 }, () => {
      ink.between('-92,-6 -46,-50 14,-64 60,-56', '-86,34 -40,0 20,-18 88,-30', 4, { width: 2.2, profile: 'swell' })
      ink.between('-58,62 -6,30 44,6 92,-4', '-8,70 30,58 66,36 90,14', 3, { width: 2.2, profile: 'swell' })
      ink.lines(['-84,40 -62,28 -44,32', '-30,8 -8,10 8,2', '62,-44 76,-34 80,-22'], { width: 2, profile: 'flick' })
    }),
  )
  const [x, y] = [across * 0.96, down * 0.3]
  ink.line(`${x},${-y} ${x + 18},${-y - 4} ${x + 26},${-y - 18} ${x + 16},${-y - 26}`, { width: 2, profile: 'flick' })
  ink.line(`${-x},${y} ${-x - 14},${y + 8} ${-x - 26},${y + 4}`, { width: 2, profile: 'flick' })
}

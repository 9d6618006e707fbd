import type { Ink } from '../ink/ink'
import { itemAt, TAU } from '../ink/numbers'
import { OCHRE } from '../ink/palette'
import { SHADE, SHINE } from './glow'

/** Embers of the evening's fire, within their stones. */
export function drawEmbers(ink: Ink): void {
  const random = ink.fork('embers')
  ink.wash('380,842 480,828 580,838 600,858 480,876 390,866', { alpha: 0.6, color: SHADE })
  const stones = [
    [404, 838, 25, 16],
    [446, 822, 22, 13],
    [500, 818, 24, 13],
    [552, 826, 24, 15],
    [572, 850, 26, 17],
    [528, 868, 28, 17],
    [468, 872, 28, 17],
    [416, 862, 26, 16],
  ] as const
  for (const [x, y, across, down] of stones.slice(0, 4))
    ink.form(ink.ellipse(x, y, across, down, 0, 0.12), {
      width: 3,
      halo: 1,
      tone: { from: 0.42, to: 0.7, width: 3.4, spacing: 3.6 },
    })
  const bed = ink.ellipse(488, 846, 78, 24)
  ink.black(bed)
  for (let i = 0; i < 46; i++) {
    const angle = random.next() * TAU
    const away = Math.sqrt(random.next())
    const [x, y] = [488 + Math.cos(angle) * 64 * away, 846 + Math.sin(angle) * 17 * away]
    ink.cut(ink.ellipse(x, y, random.between(1.4, 5), random.between(1.2, 3.4), random.between(0, 90), 0.2), {
      fill: random.chance(0.3) ? '#f6dd9c' : OCHRE,
    })
  }
  for (const [log, end] of [
    ['436,842@17 488,828@18 540,836@16', [541, 836]],
    ['452,858@16 500,846@18 552,860@16', [553, 860]],
  ] as const) {
    const shape = ink.tube(log, { root: true })
    ink.cut(shape, { halo: 2 })
    ink.black(shape)
    ink.clip(shape, () => {
      for (let i = 0; i < 9; i++) {
        const x = random.between(440, 540)
        ink.cut(
          ink.tube(
            [
              [x, 826 + random.between(0, 34), 1],
              [x + 5, 832 + random.between(0, 30), random.between(2, 4)],
              [x + 14, 828 + random.between(0, 34), 1],
            ],
            { root: true },
          ),
          { fill: OCHRE },
        )
      }
    })
    ink.form(ink.ellipse(end[0] ?? 0, end[1] ?? 0, 5.4, 8.6, 10), { width: 2.4, halo: 0.6 })
  }
  for (const [x, y, across, down] of stones.slice(4))
    ink.form(ink.ellipse(x, y, across, down, 0, 0.12), {
      width: 3.4,
      halo: 1.6,
      tone: { from: 0.4, to: 0.66, width: 3.8, spacing: 3.6 },
    })
}

/** What of the embers is seen without the lantern. They pulse, each in its own time. */
export function drawEmberGlow(ink: Ink, part: number): void {
  const random = ink.fork(`glow ${part}`)
  for (let i = 0; i < 24; i++) {
    const angle = random.next() * TAU
    const away = Math.sqrt(random.next())
    ink.cut(
      ink.ellipse(
        488 + Math.cos(angle) * 60 * away,
        846 + Math.sin(angle) * 15 * away,
        random.between(1.2, 3.6),
        random.between(1, 2.6),
        random.between(0, 90),
        0.2,
      ),
      { fill: random.chance(0.3) ? SHINE : OCHRE },
    )
  }
}

/** A wisp of smoke over them, thinking of going out. */
export function drawWisp(ink: Ink, frame: number): void {
  const wisps = [
    '494,824 484,796 498,770 486,742 494,716',
    '494,824 489,798 488,772 496,744 488,712',
    '494,824 499,796 489,770 491,746 499,718',
  ] as const
  ink.line(itemAt(wisps, frame), { width: 5, profile: 'swell', dry: 0.6 })
}

/** A spark that flies up: large, and nearly gone. It has an edge of ink, or it would be lost in the light. */
export function drawSpark(ink: Ink, frame: number): void {
  const radius = [6.4, 4.8, 3.2][frame] ?? 3.2
  const spark = ink.ellipse(0, 0, radius, radius * 1.3, 20, 0.16)
  ink.cut(spark, { fill: frame === 2 ? OCHRE : SHINE })
  ink.contour(spark, { width: 1.6, gap: 0 })
  ink.cut(ink.ellipse(0, radius * 0.2, radius * 0.56, radius * 0.7), { fill: frame === 2 ? SHINE : OCHRE })
}

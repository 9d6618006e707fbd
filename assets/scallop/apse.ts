import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import { polar } from '../ink/polar'
import { DEEP, LIT, STONE, WALL, WOOD } from './palette'

export const APSE = { x: 556, y: 204, radius: 152 } as const
const FLOOR = 392

/** Degrees as `polar` has them. */
const radians = (degrees: number) => (degrees / 180) * Math.PI

/** Wall, shell, arch and floor of the niche. */
export function drawApse(ink: Ink): void {
  const { x, y, radius } = APSE
  const outer = radius + 20
  const arch = (r: number, foot: number): number[][] => {
    const points: number[][] = [[x - r, foot, 1, 1]]
    for (let a = 180; a <= 360; a += 15) points.push([...polar(x, y, r, radians(a)), 1, 0])
    points.push([x + r, foot, 1, 1])
    return points
  }
  // The moulding, in wedges.
  const moulding = ink.form(arch(outer, 420), { width: 4, fill: LIT, gap: 0 })
  ink.clip(moulding, () => {
    ink.cut(
      [
        [x - 200, 196, 1, 1],
        [x - 200, 440, 1, 1],
        [x + 200, 440, 1, 1],
        [x + 200, 206, 1, 1],
      ],
      { fill: '#5c5145' },
    )
    for (let i = 0; i <= 18; i++) {
      const a = 180 + i * 10 + Math.sin(i * 2.3) * 1.6
      ink.line([polar(x, y, radius, radians(a)), polar(x, y, outer + 2, radians(a + 0.6))], {
        width: 2.4,
        profile: 'even',
      })
      const b = a + 4.6
      ink.dot(...polar(x, y, radius + 10 + Math.sin(i * 1.7), radians(b)), i % 2 ? 2.6 : 3.8)
    }
    for (const side of [-1, 1])
      for (const [from, to] of [
        [222, 258],
        [262, 330],
        [336, 404],
      ] as const) {
        ink.line(
          [
            [x + side * (radius + 4), from],
            [x + side * (radius + 5), (from + to) / 2],
            [x + side * (radius + 4), to],
          ],
          { width: 3.4 },
        )
        ink.line(
          [
            [x + side * (radius + 11), from + 4],
            [x + side * (radius + 10), (from + to) / 2],
            [x + side * (radius + 11), to - 3],
          ],
          { width: 1.8 },
        )
      }
  })
  ink.line(arch(outer - 1.6, 400).slice(1, -4), { width: 1.8, white: true, profile: 'swell' })
  // The keystone: the lamp hides behind it.
  ink.form(
    `${x - 13},${y - outer - 9}* ${x},${y - outer - 12} ${x + 14},${y - outer - 9}* ${x + 9},${y - radius + 4}* ${x},${y - radius + 7} ${x - 9},${y - radius + 4}*`,
    { width: 3, halo: 0.8, fill: STONE, tone: { from: 0.5, width: 1.8 } },
  )
  const hole = ink.form(arch(radius, 420), { width: 4.4, fill: WALL, gap: 0 })
  ink.clip(hole, () => {
    // The wall behind her: dark at both sides, and the cone of the lamp.
    ink.cut(ink.box(x - radius, y - 10, 2 * radius, 440 - y), { fill: WOOD })
    // Engraved in level strokes that thin out towards the light; it falls from above and widens.
    const random = ink.fork('wall')
    const lit = (py: number) => 60 + (py - y) * 0.34
    const glow = (reach: number, fill: Color): void => {
      const edge = (side: 1 | -1) =>
        Array.from({ length: 8 }, (_, i) => {
          const py = y - 12 + i * 31
          return [x + side * (lit(py) + reach + random.signed() * 5), py, 1, i === 0 || i === 7 ? 1 : 0]
        })
      ink.cut([...edge(-1), ...edge(1).toReversed()], { fill })
    }
    glow(40, WALL)
    glow(12, '#5f5345')
    glow(-14, LIT)
    glow(-36, '#a39683')
    for (let py = y + 12; py < 410; py += 4.3)
      for (const side of [-1, 1] as const) {
        const end = lit(py) - 26 + random.signed() * 24
        const bow = 3 + (py - y) * 0.03
        ink.line(
          [
            [x + side * (radius + 4), py + random.signed()],
            [x + side * (radius + end) * 0.5, py + bow],
            [x + side * end, py + bow * 1.1],
          ],
          { width: 4.4, profile: 'flick' },
        )
      }
    // The hollow that the shell stands in.
    ink.cut(
      [
        [x - radius, y + 10, 1, 1],
        ...Array.from({ length: 13 }, (_, i) => [...polar(x, y, radius, radians(180 + i * 15)), 1, 0]),
        [x + radius, y + 10, 1, 1],
      ],
      { fill: DEEP },
    )
    // The floor.
    const floor = ink.form(ink.ellipse(x, FLOOR + 14, radius + 8, 22, 0, 0.02), { width: 2.6, fill: LIT, gap: 0 })
    ink.clip(floor, () => {
      ink.cut(ink.ellipse(x, FLOOR + 8, 112, 15, 0, 0.05), { fill: STONE })
      ink.hatch(floor, {
        angle: 2,
        spacing: 3,
        width: 1.5,
        length: 34,
        density: (px) => Math.max(0, Math.abs(px - x) / 150 - 0.42),
      })
    })
  })
  ink.contour(ink.path(arch(radius, 412), true), { width: 5, gap: 0, lit: 0.7 })
  // The ledge.
  const ledge = ink.form(
    '376,411* 470,408 556,410 650,408 738,411* 744,420 738,429* 650,431 556,429 460,431 374,429* 370,420',
    { width: 3.2, halo: 1, fill: LIT, gap: 0, tone: { from: 0.55, width: 2.2, spacing: 2.6, angle: -70 } },
  )
  ink.rim(ledge, { distance: 1.8 })
}

import type { Ink } from '../ink/ink'

/** Walnut by lamplight: grain in ink, lights scratched out of it; the lamp stands beyond the upper left. */
export function drawTable(ink: Ink): void {
  const all = ink.cut('-20,-20* 1460,-20* 1460,920* -20,920*', { fill: '#6b5d4e' })
  const random = ink.fork('grain')
  const seams = [-30, 214, 466, 700, 930]
  for (const [i, top] of seams.entries()) {
    const bottom = seams[i + 1]
    if (bottom === undefined) break
    const plank = [
      [-20, top, 1, 1],
      [700, top + 2],
      [1460, top - 1, 1, 1],
      [1460, bottom, 1, 1],
      [700, bottom + 2],
      [-20, bottom, 1, 1],
    ]
    if (i % 2) ink.wash(plank, { alpha: 0.16 })
    for (let k = 0; k < 34; k++) {
      const y = top + 6 + random.next() * (bottom - top - 12)
      const x = random.between(-260, 1300)
      const long = random.between(110, 520)
      ink.line(
        [
          [x, y],
          [x + long * 0.3, y + random.signed() * 4],
          [x + long * 0.7, y + random.signed() * 5],
          [x + long, y + random.signed() * 4],
        ],
        { width: random.between(0.9, 2.3), profile: 'swell' },
      )
    }
    for (let k = 0; k < 9; k++) {
      const y = top + 8 + random.next() * (bottom - top - 16)
      const x = random.between(-60, 760)
      const long = random.between(60, 190)
      ink.line(
        [
          [x, y],
          [x + long * 0.5, y + random.signed() * 3],
          [x + long, y + random.signed() * 3],
        ],
        { width: random.between(1, 1.8), gouache: '#a8977f', alpha: 0.8, profile: 'swell' },
      )
    }
    ink.line(
      [
        [-10, bottom],
        [400, bottom + 1.6],
        [900, bottom - 0.4],
        [1450, bottom + 1],
      ],
      { width: 3.4, profile: (a) => 0.7 + 0.4 * Math.sin(a * 9) },
    )
    ink.line(
      [
        [-10, bottom + 3],
        [500, bottom + 4.4],
        [900, bottom + 3.4],
      ],
      { width: 1.2, gouache: '#a8977f', alpha: 0.8, profile: (a) => 0.9 - 0.8 * a },
    )
  }
  for (const [x, y, r] of [
    [34, 590, 15],
    [1408, 330, 13],
    [1010, 858, 10],
    [330, 18, 10],
  ] as const) {
    ink.black(ink.ellipse(x, y, r * 0.62, r * 0.34, 0, 0.1))
    for (const a of [r * 0.9, r * 1.35])
      ink.line(
        [
          [x - a * 2.4, y + 1],
          [x - a, y - a * 0.56],
          [x + a * 0.4, y - a * 0.6],
          [x + a * 2.2, y + 1],
          [x + a * 0.5, y + a * 0.6],
          [x - a, y + a * 0.54],
          [x - a * 2.4, y + 1],
        ],
        { width: 1.5, profile: 'swell' },
      )
  }
  // The dark beyond the lamp.
  ink.wash(all, { alpha: 0.62, color: '#1d1a17', fade: { center: [420, 260], inner: 420, outer: 1150 } })
  ink.wash(all, { alpha: 0.4, color: '#1d1a17', fade: { center: [520, 330], inner: 640, outer: 1000 } })
}

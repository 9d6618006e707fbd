import type { Ink } from '../ink/ink'

/** A mushroom for a table, its foot at the origin: spectacles, and the book that was read until the lamp should have been put out. */
export function drawTable(ink: Ink): void {
  ink.light = [0, -0.86, 0.5]
  ink.at(0, 0, { scale: 1.06 }, () => {
    ink.form('-24,-90* 20,-92* 16,-40 30,8* -32,8* -18,-40', {
      width: 3,
      halo: 1.4,
      tone: { from: 0.3, to: 0.7, width: 2.6, spacing: 2.6, angle: -84 },
    })
    const cap = ink.path('-88,-92* -76,-112 -30,-126 30,-126 78,-112 90,-92* 40,-80 0,-78 -44,-80', true)
    ink.form(cap, { width: 3.4, halo: 1.4, tone: { from: 0.5, to: 0.8, width: 2.4, spacing: 2.6, angle: -70 } })
    for (const [x, y, rx, ry] of [
      [-50, -104, 10, 6],
      [58, -102, 12, 6],
      [20, -92, 9, 5],
      [-14, -88, 7, 4],
    ] as const)
      ink.black(ink.ellipse(x, y, rx, ry))
    ink.form('-44,-122* -12,-128 2,-120* 18,-130 46,-124* 50,-114 20,-118 2,-110* -14,-116 -46,-112*', {
      width: 2.6,
      halo: 1,
    })
    ink.lines(['-36,-119 -16,-122', '-36,-115 -12,-118', '12,-120 38,-121', '10,-116 42,-117', '2,-120 2,-111'], {
      width: 1.5,
    })
    ink.lines(['-10,-124 -4,-128 2,-124 8,-128 14,-124'], { width: 2 })
    ink.line(ink.ellipse(-12, -122, 7, 5), { width: 2.2, closed: true })
    ink.line(ink.ellipse(8, -123, 7, 5), { width: 2.2, closed: true })
  })
}

/** The mug on it, its foot at the origin. */
export function drawMug(ink: Ink): void {
  ink.line('13,-23 26,-23 26,-8 13,-8', { width: 4.4, profile: 'even' })
  ink.form('-15,-32* 15,-32* 13,0 -13,0', { width: 2.8, halo: 1, tone: { from: 0.4, width: 2, spacing: 2.4 } })
  ink.line('-15,-21 15,-21', { width: 5, profile: 'even' })
}

/** What rises from it, in three drawings. */
export function drawSteam(ink: Ink, frame: number): void {
  const lean = [0, 4, -3][frame] ?? 0
  ink.line(
    [
      [-4, -4],
      [-9 + lean, -15],
      [-1 - lean, -25],
      [-6 + lean, -38],
    ],
    { width: 2.4, profile: 'swell' },
  )
  ink.line(
    [
      [7, -4],
      [11 - lean, -13],
      [4 + lean, -23],
    ],
    { width: 2, profile: 'swell' },
  )
}

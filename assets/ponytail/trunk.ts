import type { Ink } from '../ink/ink'

/** The trunk: a steel breast, a skirt of plates, a sash. */
export function drawTrunk(ink: Ink): void {
  const neck = ink.path('338,112* 340,134 330,148* 392,150* 376,132 374,104*', true)
  ink.form(neck, { width: 2.6, halo: 1, tone: { from: 0.3, to: 0.7, width: 1.9, spacing: 2.2 } })
  // The skirt first: five plates that swing.
  for (const [x, y, angle, length, width] of [
    [412, 248, 58, 66, 34],
    [394, 252, 76, 62, 36],
    [372, 254, 92, 62, 36],
    [352, 252, 110, 60, 36],
    [338, 248, 132, 56, 34],
  ] as const) {
    const plate = ink.leaf(x, y - 6, angle, length, width, { belly: 0.66, tip: 0.85 })
    ink.form(plate, { width: 2.8, halo: 1.2, tone: { from: 0.46, to: 0.8, width: 1.9, spacing: 2.3 } })
    const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    ink.form(ink.ellipse(x + c * length * 0.76, y - 6 + s * length * 0.76, 2.6, 2.6), { width: 1.5 })
  }
  const breast = ink.path(
    '336,140* 322,150 306,162 302,182 310,204 324,226 332,246* 352,254 384,256 410,248* 412,226 424,200 428,172 412,152 386,142* 362,152',
    true,
  )
  ink.form(breast, { width: 3.4, halo: 1.6, contour: false })
  ink.clip(breast, () => {
    // Steel: a window of light, the dark beside it, and light again at the rim.
    ink.black(
      '352,150 364,152 358,180 356,206 358,236 362,258 386,258 398,230 410,206 414,180 408,160 388,150 370,156 364,150',
    )
    ink.feather('352,152 356,180 350,208 352,236 358,256', {
      side: 1,
      length: 17,
      width: 2.2,
      spacing: 2.4,
      slant: 12,
      envelope: (t) => 0.45 + 0.55 * Math.abs(Math.sin(t * 8)),
    })
    ink.line('376,166 372,200 378,240', { width: 4.4, white: true, profile: 'swell' })
    ink.line('388,164 387,196 390,222', { width: 2, white: true, profile: 'swell' })
    ink.feather('412,160 418,184 408,212 402,240', {
      side: -1,
      length: 8,
      width: 1.6,
      spacing: 2.4,
      slant: 10,
      white: true,
    })
    ink.lines(['312,170 310,186 318,206', '318,168 317,180 320,190'], { width: 1.8, profile: 'swell' })
    ink.line('334,152 326,186 334,220 344,250', { width: 2, profile: 'swell' })
  })
  ink.contour(breast, { width: 3.4, gap: 0.1 })
  const collar = ink.path('330,142* 342,150 362,154 382,150 394,142* 390,134 374,142 356,144 342,140 334,134', true)
  ink.form(collar, { width: 2.6, halo: 0.8, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
  for (const [x, y] of [
    [341, 146],
    [352, 149],
    [364, 150],
    [376, 148],
    [386, 144],
  ] as const)
    ink.dot(x, y, 1.3)
}

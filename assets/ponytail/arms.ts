import type { Ink } from '../ink/ink'
import { drawSlashed } from './slashed'

/** The forward arm, as far as the hand that steers the lance. */
export function drawFarArm(ink: Ink): void {
  const fore = ink.tube('290,196@26 284,178@25 280,164@24', { root: true })
  ink.form(fore, { width: 3, halo: 1.2, tone: { from: 0.2, to: 0.66, width: 2, spacing: 2.2 } })
  const puff = ink.clay([ink.tube('322,166@34 304,186@38 292,200@30', { root: true })], 2)
  drawSlashed(ink, puff, ['318,158 300,182 288,206', '328,174 314,194 300,210'])
}

/** The hand that steers the lance. */
export function drawFarHand(ink: Ink): void {
  // A gauntlet, black; its fingers close over the shaft from below.
  const cuff = ink.path('268,186* 282,178 300,184 304,200* 288,208 270,204*', true)
  ink.cut(cuff, { halo: 1.4 })
  ink.black(cuff)
  ink.line('272,190 284,184 297,188', { width: 1.8, white: true, profile: 'swell' })
  const palm = ink.path('262,190 258,176 264,164 284,165 302,176 304,190 290,200 272,199', true)
  ink.form(palm, { width: 2.8, halo: 1, tone: { from: 0.4, width: 1.8, spacing: 2.2 } })
  for (const [x, y, r] of [
    [260, 163, 8.6],
    [271, 168, 9.4],
    [282.6, 174, 9.4],
    [293.4, 181, 8.6],
  ] as const) {
    const finger = ink.tube(
      [
        [x + 6, y + 17, r * 1.4],
        [x - 1, y + 6, r * 1.6],
        [x + 4, y - 8, r * 1.3],
      ] as never,
      { root: true },
    )
    ink.form(finger, { width: 2.6, halo: 0.9, tone: { from: 0.5, width: 1.6, spacing: 2.2 } })
    ink.lines(
      [
        [
          [x - 4, y + 8],
          [x, y + 5],
          [x + 5, y + 7],
        ],
        [
          [x - 3, y + 11],
          [x + 1, y + 9],
          [x + 5, y + 11],
        ],
      ],
      { width: 1.3, profile: 'swell' },
    )
  }
}

/** The near arm: elbow out, the lance couched at the hip. */
export function drawNearArm(ink: Ink): void {
  const fore = ink.tube('476,224@32 458,246@30 442,262@26', { root: true })
  ink.form(fore, { width: 3.2, halo: 1.6, tone: { from: 0.46, to: 0.8, width: 2, spacing: 2.3 } })
  const puff = ink.clay(
    [ink.tube('416,166@42 446,188@54 474,218@40', { root: true }), ink.ellipse(444, 188, 32, 28, 40)],
    6,
  )
  drawSlashed(ink, puff, ['424,158 452,172 480,204', '416,174 440,194 464,224', '416,190 430,208 448,224'])
  // The pauldron.
  const plate = ink.path('390,162* 398,142 418,130 444,134 464,152 470,170* 456,176 434,170 412,168 400,174*', true)
  ink.form(plate, { width: 3.4, halo: 1.6, contour: false })
  ink.clip(plate, () => {
    ink.black('424,172 432,156 444,142 460,140 476,170 456,182 430,178')
    ink.feather('424,172 432,156 444,142', {
      side: -1,
      length: 13,
      width: 2,
      spacing: 2.3,
      slant: 10,
      envelope: () => 0.8,
    })
    ink.line('446,150 456,160 462,170', { width: 2.2, white: true, profile: 'swell' })
    ink.line('398,158 412,146 432,142', { width: 1.6, profile: 'swell' })
  })
  ink.contour(plate, { width: 3.4 })
  for (const [x, y] of [
    [401, 167],
    [414, 163],
  ] as const)
    ink.dot(x, y, 1.7)
  // Gauntlet and hand, round the shaft from above.
  const cuff = ink.path('444,240* 460,234 474,250 476,264* 462,272 446,266*', true)
  ink.cut(cuff, { halo: 1.4 })
  ink.black(cuff)
  ink.lines(['450,242 464,246 470,260', '448,250 458,254 462,266'], { width: 1.8, white: true, profile: 'swell' })
  const back = ink.path('456,250 440,243 422,246 412,257 416,272 436,280 456,273 462,261', true)
  ink.form(back, { width: 3, halo: 1.4, tone: { from: 0.5, width: 1.8, spacing: 2.3 } })
  for (const [x, y, r] of [
    [451, 275, 9],
    [440, 277, 10],
    [428, 272, 10],
    [417, 266, 9.2],
  ] as const) {
    const finger = ink.tube(
      [
        [x + 3, y - 12, r * 1.4],
        [x - 1, y, r * 1.64],
        [x - 3, y + 11, r * 1.3],
      ] as never,
      { root: true },
    )
    ink.form(finger, { width: 2.7, halo: 1, tone: { from: 0.46, width: 1.7, spacing: 2.2 } })
    ink.lines(
      [
        [
          [x - 4, y - 4],
          [x + 1, y - 7],
          [x + 6, y - 4],
        ],
        [
          [x - 4, y + 2],
          [x, y],
          [x + 4, y + 2],
        ],
      ],
      { width: 1.4, profile: 'swell' },
    )
  }
}

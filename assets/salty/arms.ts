import { blackOnBlack } from '../characters/captainCloth'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** The other arm: propped on its elbow, the fist in the cheek. */
export function drawPropArm(ink: Ink): void {
  const sleeve = ink.path(
    '388,258* 399,284 418,308 444,328 472,336 504,328 526,306 536,272* 508,236 486,256 466,254 446,232*',
    true,
  )
  blackOnBlack(ink, sleeve)
  // Only where it stands before the table does it need an edge of paper.
  ink.line('386,262 398,287 417,311 443,331 472,339', { width: 2, white: true, profile: 'swell' })
  ink.clip(sleeve, () => {
    const edge = '393,264 405,286 423,306 446,322'
    ink.feather(edge, {
      side: -1,
      length: 22,
      width: 2.6,
      spacing: 3,
      slant: 16,
      white: true,
      envelope: (t) => 0.3 + 0.7 * Math.abs(Math.sin(t * 6 + 0.5)),
    })
    ink.line(edge, { width: 4.4, white: true, profile: 'swell' })
  })
  // The bend of the elbow, and the folds that run from it.
  ink.line('446,238 462,257 482,263 499,252', { width: 3, white: true, profile: 'swell' })
  ink.lines(
    [
      '478,264 468,280 452,288',
      '484,266 482,286 470,300',
      '491,262 498,282 494,300',
      '498,254 514,268 518,288',
      '502,246 516,240 526,224',
      '500,238 504,220 500,198',
      '492,250 488,232 478,216',
      '446,262 456,272 460,284',
      '432,268 440,284 442,298',
    ],
    { width: 2.4, white: true, profile: 'flick' },
  )
  ink.lines(
    ['446,296 456,307 458,319', '464,297 473,310 473,324', '486,300 493,311 490,325', '505,290 509,303 503,317'],
    { width: 2.2, white: true, profile: 'flick' },
  )
  drawFist(ink)
  blackOnBlack(ink, '374,240* 396,236 424,224 434,216* 446,240 420,258 388,268*')
  ink.lines(['379,248 404,244 436,228', '384,259 412,253 441,237'], { width: 3, white: true, profile: 'swell' })
}

/** A fist seen from its back: four knuckles in a row, a thumb, an anchor let into the skin. */
function drawFist(ink: Ink): void {
  const thumb = ink.tube('428,224@20 442,202@21 441,180@19 429,166@15', { root: true })
  ink.form(thumb, { width: 3.2, halo: 1.2, tone: { from: 0.4, to: 0.8, width: 2, spacing: 2.3, angle: -50 } })
  ink.lines(['434,184 441,181 448,184', '435,188 441,186 447,189'], { width: 1.5, profile: 'swell' })
  const hand = ink.path(
    '344,194 346,178 354,168 365,168 369,158 379,150 391,152 396,143 408,139 419,145 425,143 435,151 438,166 434,184 431,210 424,236* 384,248* 374,228 354,212',
    true,
  )
  ink.form(hand, {
    width: 3.6,
    halo: 1.8,
    gap: 0.08,
    tone: { from: 0.54, to: 0.9, width: 2.1, spacing: 2.4, angle: -46 },
  })
  ink.lines(['366,168 373,180 375,194', '392,152 398,166 399,182', '420,145 424,158 421,174'], {
    width: 3,
    profile: 'flick',
  })
  ink.lines(
    [
      '350,186 356,178 364,180',
      '352,190 358,184 363,186',
      '373,166 381,159 390,163',
      '375,170 382,164 388,168',
      '400,155 409,149 418,154',
      '402,159 409,154 416,158',
      '427,156 432,154 436,158',
    ],
    { width: 1.7, profile: 'swell' },
  )
  ink.lines(['362,200 374,214 382,230', '386,196 394,210 396,224', '410,190 414,204 411,222'], {
    width: 1.5,
    profile: 'flick',
  })
  for (const [x, y] of [
    [380, 206],
    [404, 226],
    [420, 200],
    [388, 232],
    [412, 182],
    [368, 192],
  ] as const)
    ink.tufts(`${x},${y}`, () => 66, { length: 8, count: 2, width: 1.3, fan: 0.5 })
  // The tattoo.
  ink.at(399, 200, { rotate: -12, scale: 1.05 }, () => {
    const blue = { color: INDIGO, alpha: 0.95 } as const
    ink.line(ink.ellipse(0, -12.6, 2.2, 2.2), { width: 1.8, closed: true, profile: 'even', ...blue })
    ink.line('0,-10 0,10', { width: 2.8, profile: 'even', ...blue })
    ink.line('-6,-5 6,-5', { width: 2.4, profile: 'even', ...blue })
    ink.line('-10,2 -7,9 0,12 7,9 10,2', { width: 3, ...blue })
  })
}

/** A fist on the table, seen from the front: four fingers rolled in, the thumb across them. */
export function drawTableFist(ink: Ink): void {
  const sleeve = ink.tube('648,486@130 630,424@126 596,360@112 552,318@97 516,290@83 470,276@62', { root: true })
  blackOnBlack(ink, sleeve)
  ink.clip(sleeve, () => {
    ink.line('462,250 504,256 544,280', { width: 3.6, white: true, profile: 'swell' })
    ink.feather('466,250 506,256 544,282', { side: 1, length: 16, width: 2.2, spacing: 3, slant: 16, white: true })
    ink.lines(['486,268 496,284 494,300', '506,274 518,292 516,312', '470,296 486,306 506,308'], {
      width: 2,
      white: true,
      profile: 'flick',
    })
  })
  const palm = ink.path(
    '356,254 366,240 386,232 416,230 440,236 452,250 454,276 444,296 418,306 382,306 360,294 352,274',
    true,
  )
  ink.form(palm, { width: 3.4, halo: 1.8, tone: { from: 0.5, to: 0.86, width: 2, spacing: 2.4 } })
  for (const [x, y, thick, length] of [
    [366, 254, 18, 38],
    [384, 247, 20, 46],
    [404, 245, 20.6, 48],
    [424, 247, 19.6, 44],
  ] as const) {
    const finger = ink.tube(
      `${x + 2},${y - 4}@${thick - 1} ${x},${y + length * 0.45}@${thick + 1} ${x + 1},${y + length}@${thick - 2}`,
      { root: true },
    )
    ink.form(finger, { width: 3, halo: 1, tone: { from: 0.5, to: 0.86, width: 1.9, spacing: 2.3 } })
    ink.lines(
      [
        [
          [x - 6, y + 1],
          [x, y - 2],
          [x + 6, y + 1],
        ],
        [
          [x - 5, y + 5],
          [x, y + 3],
          [x + 5, y + 5],
        ],
        [
          [x - 6, y + length - 14],
          [x, y + length - 12],
          [x + 6, y + length - 14],
        ],
      ],
      { width: 1.5, profile: 'swell' },
    )
    ink.tufts([[x, y + 12]], () => 90, { length: 5, count: 3, width: 1.1 })
  }
  const thumb = ink.tube('446,276@22 428,290@21 404,294@18 390,290@13', { root: true })
  ink.form(thumb, { width: 3, halo: 1.2, tone: { from: 0.5, to: 0.86, width: 1.9, spacing: 2.3 } })
  ink.form('392,284* 400,284 405,290 400,297 391,295*', { width: 1.6, gap: 0.05 })
  ink.lines(['416,284 419,291 416,298', '421,283 424,290 422,297'], { width: 1.5, profile: 'swell' })
  blackOnBlack(ink, '446,232* 470,234 490,250 494,290 476,314 452,304* 460,270')
  ink.lines(['456,240 468,262 466,298', '466,240 480,264 476,302'], { width: 3, white: true, profile: 'swell' })
}

/** A hand that has given up. */
export function drawLimpHand(ink: Ink): void {
  const sleeve = ink.tube('664,420@118 650,330@112 612,262@96 556,254@78 530,276@64 500,296@48', { root: true })
  blackOnBlack(ink, sleeve)
  ink.clip(sleeve, () =>
    ink.lines(['490,272 520,252 548,232', '506,290 524,290 540,280', '516,268 530,280 548,284'], {
      width: 2.4,
      white: true,
      profile: 'flick',
    }),
  )
  const palm = ink.path('506,278 486,272 462,276 448,288 452,302 474,310 500,308 510,296', true)
  ink.form(palm, { width: 3.2, halo: 1.6, tone: { from: 0.5, to: 0.86, width: 2, spacing: 2.4 } })
  for (const [x, y, tx, ty, thick] of [
    [474, 306, 452, 334, 14],
    [462, 302, 430, 330, 16],
    [456, 296, 412, 320, 16.6],
    [454, 288, 404, 306, 16],
  ] as const) {
    const finger = ink.tube(
      `${x},${y}@${thick} ${(x + tx) / 2 - 2},${(y + ty) / 2 - 3}@${thick + 0.6} ${tx},${ty}@${thick - 3}`,
      { root: true },
    )
    ink.form(finger, { width: 2.8, halo: 1, tone: { from: 0.5, to: 0.86, width: 1.8, spacing: 2.3 } })
    ink.form(ink.ellipse(tx + 1, ty - 1, 4, 3.6, 30), { width: 1.4 })
    ink.line(
      [
        [(x + tx) / 2 - 5, (y + ty) / 2 - 8],
        [(x + tx) / 2 - 1, (y + ty) / 2 - 3],
        [(x + tx) / 2 + 2, (y + ty) / 2 + 4],
      ],
      { width: 1.5, profile: 'swell' },
    )
  }
  blackOnBlack(ink, '492,266* 510,262 530,284 528,306 508,318 498,306*')
  ink.lines(['502,268 514,286 508,310', '510,266 523,286 518,308'], { width: 2.8, white: true, profile: 'swell' })
}

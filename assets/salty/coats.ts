import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { inWaves, litEdge } from './cloth'

/** The coat: one black as broad as the page, its lit edge cut out in white. */
export function drawTorso(ink: Ink): void {
  const coat = solid(
    ink,
    '-96,420* -74,330 -40,268 -4,220 36,180 72,154 112,142 160,146 212,150 360,146 400,140 436,128 474,130 508,150 538,191 566,240 582,286 584,332 572,420*',
    1.8,
  )
  ink.clip(coat, () => {
    litEdge(ink, '-54,316 -26,268 8,226 42,192 74,164 114,150 164,154', 4, {
      length: 26,
      width: 2.6,
      spacing: 3.1,
      slant: 24,
      envelope: (t) => 0.3 + 0.7 * Math.abs(Math.sin(t * 8)) * Math.sin(t * Math.PI),
    })
    ink.lines(
      [
        '116,168 104,196 102,226',
        '92,172 76,200 68,232',
        '138,172 134,196',
        '60,196 40,228 30,262',
        '26,226 4,256 -8,286',
      ],
      { width: 2, white: true, profile: 'flick' },
    )
    litEdge(ink, '408,146 438,136 472,138 502,156 524,188', 3, {
      length: 22,
      width: 2.2,
      spacing: 3.2,
      slant: 20,
      envelope: inWaves(7),
    })
    // The upper arm, hanging into its elbow.
    ink.lines(
      [
        '446,170 462,200 466,226',
        '470,160 492,196 498,232',
        '500,180 520,214 526,250',
        '520,268 514,292 498,312',
        '502,262 506,282 500,300',
        '456,236 476,250 484,268',
      ],
      { width: 2.2, white: true, profile: 'flick' },
    )
  })
  // A shoulder strap, and its brass.
  solid(ink, '84,154* 118,144 150,150* 150,162* 118,157 90,167*', 1)
  ink.line('90,158 118,150 146,155', { width: 1.8, white: true, profile: 'swell' })
  ink.form(ink.ellipse(98, 158, 4.6, 4.4), { width: 1.8 })
  ink.dot(99, 159, 1.4)
  // The collar, turned up.
  solid(ink, '210,116* 176,124 150,146 142,176 152,214 186,236* 204,190 228,150*', 1.4)
  ink.line('206,121 178,129 155,149 148,176 156,208', { width: 3, white: true, profile: 'swell' })
  solid(ink, '352,122* 384,124 412,140 420,170 410,200 380,214* 372,170*', 1.4)
  ink.line('358,127 384,129 406,143 413,166', { width: 2, white: true, profile: 'swell' })
}

/** The captain's back: one black, its seam, its half-belt. */
export function drawBack(ink: Ink): void {
  const coat = solid(
    ink,
    '-20,400* 0,310 14,240 44,184 96,146 160,132 240,124 330,128 404,142 462,172 506,228 536,300 552,400*',
    1.8,
  )
  ink.clip(coat, () => {
    litEdge(ink, '8,290 22,238 50,190 100,154 164,140', 4.4, {
      length: 30,
      width: 2.8,
      spacing: 3.2,
      slant: 24,
      envelope: (t) => 0.3 + 0.7 * Math.abs(Math.sin(t * 8)) * Math.sin(t * Math.PI),
    })
    ink.line('262,152 270,210 268,270 276,350', { width: 2.4, white: true, profile: 'swell' })
    ink.lines(
      [
        '130,170 116,206 114,250',
        '160,160 148,190 146,216',
        '400,162 432,196 446,240',
        '430,170 466,208 480,254',
        '90,196 74,232 70,270',
        '250,190 242,220',
        '284,186 292,214',
        '360,156 384,176 394,196',
      ],
      { width: 2.2, white: true, profile: 'flick' },
    )
  })
  solid(ink, '200,262* 270,268 344,258* 348,276* 270,287 198,280*', 1.2)
  ink.lines(['206,268 270,273 340,264'], { width: 1.6, white: true, profile: 'swell' })
  for (const x of [212, 332]) {
    ink.form(ink.ellipse(x, 270, 6, 6), { width: 2 })
    ink.dot(x + 1, 271, 1.7)
  }
}

/** The shoulder he looks over, drawn up to the beard. */
export function drawNearShoulder(ink: Ink): void {
  const hump = solid(ink, '190,400* 206,300 244,236 300,204 372,196 446,212 500,258 530,320 548,400*', 1.8)
  ink.clip(hump, () => {
    litEdge(ink, '214,300 250,244 304,212 372,204 440,218', 4, {
      length: 28,
      width: 2.6,
      spacing: 3.2,
      slant: 22,
      envelope: inWaves(8),
    })
    ink.lines(
      [
        '330,230 322,270 330,310',
        '380,224 384,262 378,300',
        '430,238 446,272 448,310',
        '280,250 268,286 268,320',
        '470,262 490,300 492,330',
      ],
      { width: 2.2, white: true, profile: 'flick' },
    )
  })
  for (const [x, y] of [
    [300, 226],
    [446, 230],
  ] as const) {
    ink.form(ink.ellipse(x, y, 5, 5), { width: 2 })
    ink.dot(x + 1, y + 1, 1.5)
  }
}

import { inWaves, litEdge } from '../characters/captainCloth'
import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'

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

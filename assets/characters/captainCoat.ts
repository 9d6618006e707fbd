import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { inWaves, litEdge } from './captainCloth'

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

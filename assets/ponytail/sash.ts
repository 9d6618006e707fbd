import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'

/** The ends of the sash, over the black of the tail. */
export function drawSashEnds(ink: Ink): void {
  for (const end of [
    '410,240* 440,236 470,250 500,244 528,228* 526,246 534,258* 504,266 472,268 440,256 412,254',
    '408,248* 430,262 446,284 470,292 496,288* 484,300 488,314* 458,308 434,294 418,272 404,258',
  ]) {
    const band = ink.path(end, true)
    ink.form(band, { width: 2.6, halo: 1.6 })
    ink.tint(band, { color: PLUM, offset: 1.6, alpha: 0.95 })
    ink.tone(band, { from: 0.5, width: 1.9, spacing: 2.3 })
  }
}

/** The belt of it, and the knot that the ends hang from. */
export function drawBelt(ink: Ink): void {
  const belt = ink.path('328,238* 352,248 384,250 412,240* 414,254 386,264 352,262 330,252*', true)
  ink.form(belt, { width: 2.8, halo: 1.2 })
  ink.tint(belt, { color: PLUM, offset: 1.6, alpha: 0.95 })
  ink.lines(['336,246 356,254 380,256', '350,256 372,259 398,254'], { width: 1.7, profile: 'swell' })
  const knot = ink.ellipse(411, 248, 10, 9, 20)
  ink.form(knot, { width: 2.6, halo: 1 })
  ink.tint(knot, { color: PLUM, offset: 1.4, alpha: 0.95 })
  ink.lines(['406,244 411,248 408,253', '414,243 415,248'], { width: 1.5, profile: 'swell' })
}

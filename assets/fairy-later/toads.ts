import { drawToad } from '../fairy/toad'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** How wide the old one's mouth and its throat are: at rest between two notes, and at the height of one. */
const THROATS = [
  '438,88 446,82* 480,92 514,82* 524,90 526,106 512,122 480,128 448,122 434,106',
  '436,88 446,82* 480,92 514,82* 526,90 532,114 516,135 480,144 444,135 428,114',
] as const
const MOUTHS = [
  '440,68* 454,63 480,60 506,63 520,67* 516,81 502,91 480,94 458,91 445,81',
  '436,66* 452,60 480,57 508,60 523,65* 520,84 504,97 480,101 456,97 441,84',
] as const

/** The stone toad, its throat as large as its head, drawn where the garden has it. */
export function drawSinger(ink: Ink, frame: number): void {
  drawToad(ink, 'gush')
  const [throat = '', mouth = ''] = [THROATS[frame], MOUTHS[frame]]
  ink.form(throat, { width: 3, halo: 1.6, tone: { from: 0.56, width: 2, spacing: 2.6 } })
  ink.lines(['448,104 446,112 452,120', '456,98 468,100 478,100'], { width: 1.8, profile: 'swell' })
  ink.cut(mouth, { halo: 1 })
  ink.black(mouth)
  ink.clip(mouth, () => {
    const low = frame === 0 ? 3 : 0
    const tongue = ink.path(`452,98 460,${84 + low} 480,${79 + low} 500,${84 + low} 508,98 480,106`, true)
    ink.cut(tongue)
    ink.wash(tongue, { alpha: 0.8, color: VERMILION })
    ink.line(`480,${82 + low} 481,90 480,98`, { width: 1.6, profile: 'flick' })
  })
  ink.lines(['434,65 428,60 426,54', '525,64 531,59 533,53'], { width: 2, profile: 'flick' })
}

/** A young one of flesh and blood, who has come to learn: listening, or singing. (0, 0) is where it sits. */
export function drawPupil(ink: Ink, frame: number): void {
  const sings = frame === 1
  ink.wash(ink.ellipse(4, 0, 30, 6), { alpha: 0.4 })
  for (const side of [-1, 1])
    ink.form(ink.clay([ink.ellipse(side * 20, -9, 9, 10), ink.ellipse(side * 24, -2, 9, 4)], 3), {
      width: 2.2,
      halo: 0.6,
    })
  const throat = sings ? [ink.ellipse(0, -8, 17, 12)] : []
  const body = ink.clay(
    [ink.ellipse(0, -18, 22, 17), ink.ellipse(-12, -33, 8, 7), ink.ellipse(12, -33, 8, 7), ...throat],
    6,
  )
  ink.form(body, { width: 2.8, halo: 1.2, tone: { from: 0.5, width: 2, spacing: 2.4 } })
  for (const x of [-12, 12]) {
    ink.form(ink.ellipse(x, -33, 5.2, 4.8), { width: 1.6, gap: 0 })
    if (sings) ink.line(`${x - 4},-32 ${x},-35 ${x + 4},-32`, { width: 2.2, profile: 'swell' })
    // Looking up to the old one.
    else ink.dot(x, -35, 2.4)
  }
  if (!sings) {
    ink.line('-12,-20 -4,-17 4,-17 12,-20', { width: 2.2, profile: 'swell' })
    return
  }
  const mouth = ink.path('-12,-24* 0,-27 12,-24* 8,-14 0,-11 -8,-14', true)
  ink.black(mouth)
  ink.clip(mouth, () => ink.wash(ink.ellipse(0, -11, 7, 5), { alpha: 1, color: VERMILION }))
}

import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { GLOW } from './glow'

/** The owl of the wood on its branch, without its face. */
export function drawOwl(ink: Ink): void {
  drawBranch(ink)
  const body = ink.clay([ink.ellipse(262, 276, 42, 58), ink.ellipse(260, 224, 44, 34)], 10)
  ink.form(body, { width: 4, halo: 2.6, tone: { from: 0.3, to: 0.6, width: 4.4, spacing: 4.2, angle: 70 } })
  for (const tuft of ['224,206* 217,174* 242,191*', '280,191* 307,172* 299,206*']) {
    const ear = ink.path(tuft, true)
    ink.form(ear, { width: 3.4, halo: 1.6, tone: { from: 0.5, to: 0.8, width: 3.4, spacing: 3.6, angle: 60 } })
  }
  for (let row = 0; row < 4; row++)
    for (let i = -2; i <= 2; i++)
      ink.line(
        [
          [256 + i * 13 - 6 + (row % 2) * 6, 266 + row * 14],
          [256 + i * 13 + (row % 2) * 6, 272 + row * 14],
          [256 + i * 13 + 6 + (row % 2) * 6, 266 + row * 14],
        ],
        { width: 2.4, profile: 'swell' },
      )
  ink.lines(['244,330 242,344', '252,332 252,346', '270,332 271,346', '278,330 280,344'], { width: 4 })
}

/** The branch that she sits on. */
export function drawBranch(ink: Ink): void {
  const branch = ink.tube('96,352@34 190,330@24 290,338@17 380,312@9 410,290@3', { root: true })
  ink.cut(branch, { fill: GLOW.middle, halo: 2 })
  ink.tone(branch, { from: 0.3, to: 0.6, width: 5, spacing: 4.4, angle: 172 })
  ink.contour(branch, { width: 4 })
}

/** Its face: both lids down, or one of them up a little, to see who it is. */
export function drawOwlFace(ink: Ink, winks: boolean): void {
  for (const x of [242, 280]) {
    const disc = ink.ellipse(x, 226, 17, 17)
    ink.form(disc, { width: 3, halo: 1 })
    if (winks && x > 260) {
      ink.cut(ink.ellipse(x, 226, 12, 12), { fill: OCHRE })
      ink.contour(ink.ellipse(x, 226, 12, 12), { width: 2.4, gap: 0 })
      ink.black(ink.ellipse(x - 1, 228, 6, 6.6))
      ink.dot(x - 3.4, 225, 2, { white: true })
      ink.line(
        [
          [x - 16, 219],
          [x, 217],
          [x + 15, 212],
        ],
        { width: 4.6, profile: 'swell' },
      )
    } else
      ink.line(
        [
          [x - 14, 224],
          [x, 232],
          [x + 14, 224],
        ],
        { width: 4.4, profile: 'swell' },
      )
  }
  ink.black('256,232* 266,232* 261,248*')
}

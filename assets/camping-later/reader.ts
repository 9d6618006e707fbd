import { SHADE } from '../camping/glow'
import { drawPimSeat, drawPimSeatedHead } from '../characters/pimSeated'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** Who slept in the tent, on his rolled-up bed before the bear: he reads along, or shakes his head: not yet. 0, 0 is the ground. */
export function drawReader(ink: Ink, isDisturbed: boolean): void {
  ink.wash('-84,4 -20,-6 70,-4 92,6 40,18 -50,18', { alpha: 0.6, color: SHADE })
  // A bare foot looks out on one side, a sock on the other.
  const foot = ink.clay([ink.ellipse(-72, -6, 22, 9, 8), ink.ellipse(-90, -11, 8, 8)], 5)
  ink.form(foot, { width: 3, halo: 1.2 })
  for (const [x, y, radius] of [
    [-98, -14, 4.6],
    [-97, -6, 3.8],
  ] as const)
    ink.form(ink.ellipse(x, y, radius, radius), { width: 2.4, halo: 0.8 })
  const sock = ink.clay([ink.ellipse(74, -7, 24, 10, -6), ink.ellipse(95, -13, 9, 9)], 5)
  ink.form(sock, { width: 3, halo: 1.2 })
  ink.clip(sock, () =>
    ink.lines(['62,-24 66,6', '78,-26 82,6', '94,-28 98,4'], { width: 7, color: OCHRE, alpha: 0.95, profile: 'even' }),
  )
  ink.contour(sock, { width: 3 })
  // What he sits on.
  const roll = ink.path('-62,-4 -66,-26 -52,-38 0,-40 52,-38 66,-24 62,-2 30,4 -30,4', true)
  ink.form(roll, { width: 4, halo: 2, tone: { from: 0.4, to: 0.74, width: 3.6, spacing: 4, angle: 80 } })
  ink.tint(roll, { color: OCHRE, alpha: 0.6, offset: 3 })
  for (const x of [-34, 36]) ink.line(`${x - 2},-42 ${x + 4},-20 ${x},4`, { width: 6, profile: 'even' })
  ink.at(0, -36, { scale: 1.04 }, () => {
    drawPimSeat(ink)
    drawPimSeatedHead(ink, isDisturbed ? -14 : 6)
  })
}

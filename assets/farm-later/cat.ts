import { drawCatHead } from '../characters/cat'
import type { Ink } from '../ink/ink'

/** Where its paws are, by drawing: fore, fore, hind, hind; it goes to the left. */
const STEPS = [
  [-36, -12, 14, 36],
  [-24, -20, 24, 26],
  [-12, -34, 36, 16],
] as const

/** The keeper’s cat on its way, low on its legs; (0, 0) is the ground under its middle. */
export function drawProwl(ink: Ink, frame: number): void {
  const [fore, other, hind, last] = STEPS[frame] ?? STEPS[0]
  ink.wash(ink.ellipse(2, 1, 44, 6, 0, 0.1), { alpha: 0.4 })
  const tail = ink.tube('30,-34@8 48,-44@8 56,-64@7 48,-76@6', { root: true })
  ink.form(tail, { width: 2, halo: 0.8 })
  ink.black(tail)
  const body = ink.clay(
    [
      ink.ellipse(4, -32, 34, 15),
      ink.ellipse(26, -32, 17, 16),
      ink.ellipse(-20, -34, 16, 15),
      ink.tube(`-22,-30@11 ${fore},-3@8`, { root: true }),
      ink.tube(`-16,-28@10 ${other},-3@8`, { root: true }),
      ink.tube(`24,-28@13 ${hind},-3@8`, { root: true }),
      ink.tube(`28,-28@12 ${last},-3@8`, { root: true }),
    ],
    5,
  )
  ink.form(body, { width: 2.4, halo: 1.2 })
  ink.black(body)
  ink.rim(body, { distance: 1.6 })
  drawCatHead(ink, -36, -44, 'open')
}

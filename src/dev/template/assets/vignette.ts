import type { Ink } from '../../../../assets/ink/ink'
import { about, accent, bold, eye, ground, poseOf } from '../../../../assets/vignettes/hand'

/** What the day's card shows: a blot, rocking on its way. */
export function drawVignette(ink: Ink): void {
  ground(ink, 8, 94)
  about(ink, 50, 90, { rotate: poseOf(ink, [0, -5, 5]) }, () => {
    const body = ink.clay([ink.ellipse(42, 64, 36, 26), ink.ellipse(74, 52, 21, 19)], 8)
    accent(ink, bold(ink, body, { from: 0.46 }))
    eye(ink, 80, 47, 4)
  })
}

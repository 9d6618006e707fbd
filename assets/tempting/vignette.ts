import type { Ink } from '../ink/ink'
import { accent, bold, glints, ground, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 25: the slot machine, its lever up and asking. */
export function drawVignette(ink: Ink): void {
  ground(ink, 10, 96)
  // The lever behind the cabinet: the accent is its knob.
  strokes(ink, 6, ['80,66 92,62 93,34'], 'even')
  const knob = ink.ellipse(93, 24, 9.6, 9.4)
  accent(ink, bold(ink, knob, { width: 4 }), 2.4)

  // The cabinet: an arched head with lamps, a heavy foot.
  bold(ink, '8,22* 14,6 30,-3 58,-3 74,6 80,22* 82,80* 6,80*', { from: 0.6 })
  bold(ink, '2,90* 86,90* 84,78* 4,78*', { width: 4, from: 0.4 })
  solid(ink, '16,19* 21,9 33,4 55,4 67,9 72,19*')
  for (const x of [27, 44, 61]) ink.dot(x, 12.6, 3, { white: true })

  // Three reels in one black frame: a drop, a drop, and almost a third.
  solid(ink, '11,27* 77,26* 78,58* 10,58*')
  for (const x of [15, 36, 57]) ink.cut(`${x},31* ${x + 17},31* ${x + 17},54* ${x},54*`)
  for (const x of [23.4, 44.4]) {
    const drop = ink.path(`${x},32.4* ${x + 6},42 ${x + 5},49 ${x},52 ${x - 5},49 ${x - 6},42`, true)
    accent(ink, bold(ink, drop, { width: 2.2, halo: 0 }), 0)
  }
  solid(ink, '65.5,31* 70.5,39 69.5,45 65.5,47.6 61.5,45 60.5,39')
  strokes(ink, 2.6, ['60,52 71,52'], 'even')

  // The coin slot and the tray.
  solid(ink, '20,66* 68,65.6* 64,75* 24,75*')
  glints(ink, 2, ['30,70 44,70.6 58,70'], 'swell')
  if (!isGrown(ink)) return
  strokes(ink, 1.5, ['12,62 76,61.6', '16,34 16,50', '30,34 30,50', '37,34 37,50', '51,34 51,50'], 'flick')
  for (const [from, to] of [
    ['102,10', '106,5'],
    ['105,22', '111,22'],
    ['84,10', '80,4'],
  ] as const)
    strokes(ink, 2.6, [`${from} ${to}`], 'pen')
}

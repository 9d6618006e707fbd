import type { Ink } from '../ink/ink'
import { drawEyeWhite } from './eye'
import { layRim } from './rim'

/** What the witness does: sits and watches, hides its eyes, sleeps through the night, waits under a leaf for the storm to pass. */
export const WITNESS_POSES = ['sits', 'hides', 'sleeps', 'shelters'] as const

/** How much paper there is about it, in units: behind it the letter is black, and on one ground in six all else. */
const RIM = 4

/** A blotling on the last letter's foot, its feet dangling (0, 0 is its seat): the only one who has seen it all. */
export function drawWitness(ink: Ink, pose: string): void {
  const legs = (
    [
      [-9, -3],
      [8, 4],
    ] as const
  ).map(([x, bend]) =>
    ink.tube(`${x},-4@4.4 ${x + bend * 0.4},9@4 ${x + bend},16@4.4 ${x + bend + 7},17@4`, { root: true }),
  )
  const blob =
    pose === 'sleeps'
      ? '-26,0 -30,-12 -25,-28 -12,-38 2,-44 12,-56* 13,-40 22,-30 28,-14 25,0 0,5'
      : '-24,0 -27,-14 -22,-32 -8,-44 -4,-58* 4,-46 18,-38 26,-18 24,0 0,5'
  const body = ink.path(blob, true)
  const hands =
    pose === 'hides'
      ? // Both before its eyes, and one finger's breadth between.
        ['-28,-6@8 -26,-20@9 -10,-25@10 -3,-25@7', '27,-4@8 25,-18@9 10,-24@10 3,-24@7'].map((hand) =>
          ink.tube(hand, { root: true }),
        )
      : []
  for (const part of [body, ...legs, ...hands]) layRim(ink, part, RIM)
  for (const part of [body, ...legs]) ink.black(part)
  ink.line('17,-32 22,-20 20,-8', { width: 2.2, white: true, profile: 'swell' })
  if (pose === 'sleeps') {
    ink.lines(['-20,-20 -12,-16 -4,-19', '2,-19 9,-16 16,-20'], { width: 2.8, white: true, profile: 'swell' })
    ink.line('-7,-6 -2,-4 3,-6', { width: 2.2, white: true, profile: 'swell' })
    return
  }
  drawEyeWhite(ink, { x: -11, y: -23, across: 10, down: 11, turn: 0 })
  drawEyeWhite(ink, { x: 8, y: -22, across: 9, down: 10, turn: 0 })
  if (pose !== 'hides') ink.line('-9,-5 -3,-8 5,-6', { width: 2.6, white: true, profile: 'swell' })
  if (pose === 'hides') {
    for (const hand of hands) {
      ink.cut(hand, { halo: 2 })
      ink.black(hand)
    }
    ink.black('-8,-6 -2,-10 5,-7 4,0 -5,1')
    ink.line('-6,-6 -2,-9 4,-7', { width: 2, white: true, profile: 'swell' })
  }
  if (pose === 'shelters') {
    ink.line('24,-8 30,-44 28,-84', { width: 4, profile: 'brush' })
    const leaf = ink.path(
      '-46,-66* -30,-92 2,-108 34,-104 62,-84 78,-60* 58,-68 40,-62 26,-68 8,-64 -10,-70 -28,-64',
      true,
    )
    ink.form(leaf, { width: 3.4, halo: 2, tone: { from: 0.5, to: 0.9, width: 2.4, spacing: 3 } })
    ink.lines(['28,-86 -2,-98 -26,-78', '28,-86 44,-94 60,-76', '28,-86 12,-78 -2,-70'], {
      width: 2.2,
      profile: 'flick',
    })
  }
}

import type { Ink } from '../ink/ink'

/** The sky that only tall windows show, in scene units. */
export const HEIGHTS = { left: 0, top: -560, width: 1600, height: 560 } as const

/** High noon: streaks of cloud, and gulls so far that each is two strokes. */
export function drawHeights(ink: Ink): void {
  const streaks = [
    '300,-250 460,-276 640,-268 820,-290 960,-282',
    '520,-226 700,-240 900,-230 1060,-248',
    '880,-420 1040,-440 1220,-430 1360,-452',
    '200,-452 340,-466 480,-458',
  ]
  for (const [i, streak] of streaks.entries()) {
    ink.line(streak, { width: 7 - i, dry: 0.8, profile: 'swell' })
  }
  for (const [x, y, size] of [
    [690, -96, 1],
    [752, -122, 0.8],
    [640, -140, 0.7],
    [1010, -160, 0.6],
  ] as const) {
    ink.at(x, y, { scale: size }, () => {
      ink.line('-26,-8 -14,-14 -2,0', { width: 3.2, profile: 'brush' })
      ink.line('-2,0 10,-15 24,-11', { width: 2.8, profile: 'brush' })
    })
  }
}

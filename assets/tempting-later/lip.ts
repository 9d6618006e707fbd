import type { Ink } from '../ink/ink'
import { REELS } from '../tempting/hand'

/** Two teeth that stand, and the lower lip between them and what hopes. Where they are on the page. */
export function drawTeeth(ink: Ink): void {
  const { left, width, gap } = REELS
  // The lip gives way under them.
  ink.lines(['206,392 218,403 240,411', '428,404 444,396 452,384', '436,412 458,402 466,390'], {
    width: 2.4,
    white: true,
    profile: 'flick',
  })
  for (const [x, low] of [
    [left, 0],
    [left + width + gap, 4],
  ] as const) {
    const tooth = ink.path(
      [
        [x + 3, 356, 1, 1],
        [x + width - 4, 356, 1, 1],
        [x + width - 1, 374 + low],
        [x + width - 4, 388 + low],
        [x + width - 14, 396 + low],
        [x + width / 2, 400 + low],
        [x + 14, 396 + low],
        [x + 4, 388 + low],
        [x + 1, 374 + low],
      ],
      true,
    )
    ink.black([
      [x - 5, 372, 1, 1],
      [x + width + 4, 374, 1, 1],
      [x + width + 5, 390 + low],
      [x + width / 2, 410 + low],
      [x - 5, 390 + low],
    ])
    ink.form(tooth, { width: 3, halo: 1.6 })
    ink.wash(tooth, { alpha: 0.3, fade: { from: [x, 402], to: [x, 378] } })
    ink.hole(`${x - 4},340* ${x + width + 4},340* ${x + width + 4},365* ${x - 4},365*`)
    ink.lines([`${x + 22},392 ${x + 24},381`, `${x + 70},394 ${x + 70},385`], { width: 1.4, profile: 'flick' })
    ink.line(`${x + 11},370 ${x + 10},380 ${x + 17},389`, { width: 1.8, profile: 'swell' })
  }
}

/** What hoping does to tin: drops of sweat beside the right eye. */
export function drawSweat(ink: Ink): void {
  for (const [x, y, scale] of [
    [-6, -8, 1],
    [7, 4, 0.8],
    [-2, 17, 0.7],
  ] as const)
    ink.at(x, y, { rotate: -14, scale }, () => {
      const drop = ink.path('0,-10* 4,-2 5,4 0,8 -5,4 -4,-2', true)
      ink.form(drop, { width: 2, halo: 1.4 })
      ink.line('2,2 2,5 0,6', { width: 1.3, profile: 'swell' })
    })
}

import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { TAIL } from '../ponytail/shared'
import { drawBraid, type Way } from './braid'

/** Up to which point of its spine the tail is plaited, and how much thinner that makes it. */
const PLAITED = { points: 14, thickness: 0.66 } as const

/** What will not be plaited: its curl, in four locks. */
const TASSEL = [
  '64,384@30 56,404@34 60,426@24 82,436@12 104,434@2',
  '66,384@28 66,408@32 84,426@22 112,426@12 132,410@2',
  '68,386@24 76,406@28 96,416@20 118,410@10 128,394@2',
  '60,384@22 44,402@20 36,422@12 42,438@2',
]

/** The whole tail as a braid, along its own spine: a band of her ribbon where it ends, and the curl. */
export function drawPlaited(ink: Ink): void {
  for (const spine of TASSEL) {
    const lock = ink.tube(spine, { root: true })
    ink.cut(lock, { halo: 1.4 })
    ink.black(lock)
  }
  ink.lines(['60,398 62,416 78,430', '68,396 76,412 96,422', '74,394 86,406 104,408', '50,402 44,418 46,430'], {
    width: 1.6,
    white: true,
    profile: 'swell',
  })
  const way: Way = TAIL.slice(0, PLAITED.points).map(
    ([x, y, thickness], i) => [x, y, i < 2 ? thickness : Math.max(30, thickness * PLAITED.thickness)] as const,
  )
  drawBraid(ink, way)
  ink.at(63, 390, { rotate: 98 }, () => drawBand(ink, 23))
}

/** A band of her ribbon about the hair, half as long as said to either side; 0, 0 is its middle, and the tail runs to the right. */
export function drawBand(ink: Ink, half: number): void {
  const band = ink.path(
    `-9,${-half}* 0,${-half - 4} 10,${-half + 1}* 13,0 9,${half}* -1,${half + 4} -10,${half - 1}* -6,0`,
    true,
  )
  ink.form(band, { width: 2.6, halo: 1.4 })
  ink.tint(band, { color: PLUM, offset: 1.4, alpha: 0.95 })
  ink.lines([`-2,${-half + 3} 2,0 -3,${half - 4}`, `5,${-half + 6} 7,0 4,${half - 7}`], {
    width: 1.5,
    profile: 'swell',
  })
}

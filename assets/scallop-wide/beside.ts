import { scrape, solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { drawPigeonholes } from '../scallop/cabinet'
import { DEEP, HOLLOW, LIT, WALL, WOOD } from '../scallop/palette'
import { drawBust, drawGrin, drawHen } from '../scallop/sleepers'

/** How far the cabinet runs on beside the stage, in board units. */
export const BEYOND = 440

/** More of its pigeon-holes, with those in them of whom nobody thinks. */
export function drawBeside(ink: Ink): void {
  ink.cut(ink.box(780, -20, BEYOND + 60, 560), { fill: DEEP })
  ink.cut(ink.box(780, -20, BEYOND + 60, 30), { fill: WOOD })
  ink.line('780,13 900,11 1080,14 1260,12', { width: 3.4, profile: 'even' })
  for (const [column, x] of [0, 110, 220, 330, 440].entries())
    ink.at(x, 0, {}, () => {
      drawPigeonholes(ink)
      if (column > 0) for (const [hole, floor] of [151, 283, 423].entries()) drawKept(ink, column, hole, floor)
    })
  for (const x of [838, 948, 1058, 1168]) {
    const plank = ink.box(x - 8, 14, 12, 500)
    ink.form(plank, { width: 2.6, fill: WOOD, gap: 0 })
    scrape(ink, 1.2, [`${x - 5},20 ${x - 5},180 ${x - 6},420`], 'swell')
  }
}

/** Something on a shelf, another one in each of the holes. */
function drawKept(ink: Ink, column: number, hole: number, floor: number): void {
  ink.at(776, floor, {}, () => {
    const kind = (column * 2 + hole) % 5
    if (kind === 0) drawBust(ink, 0)
    else if (kind === 1) drawHen(ink, 0)
    else if (kind === 2) {
      const bottle = solid(ink, '-14,0* -15,-30 -6,-46 -6,-64* 6,-64* 6,-46 15,-30 14,0*', 0.8)
      ink.rim(bottle, { distance: 1.4 })
      ink.form('-11,-24* 11,-25* 11,-8* -11,-7*', { width: 1.6, fill: LIT })
    } else if (kind === 3) drawGrin(ink, 0)
    else {
      for (const [x, y, width] of [
        [0, 0, 52],
        [4, -14, 44],
      ] as const)
        ink.form(ink.box(x - width / 2, y - 14, width, 14), { width: 2.2, fill: WALL, tone: { from: 0.5 } })
      ink.form(ink.ellipse(2, -40, 11, 13), { width: 2.2, fill: HOLLOW, tone: { from: 0.4 } })
    }
  })
}

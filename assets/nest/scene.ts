import type { Ink } from '../ink/ink'
import { drawFloor, drawHole, type Light } from './burrow'
import { drawGround, drawMeadow, drawStones, drawStrata, type Stone } from './earth'
import { drawLostThings } from './lost'
import { drawRails, drawRoots } from './roots'

/** How it is drawn, whole or a part of it: the same earth to the last stroke. */
export const SCENE = {
  anchor: [0, 0],
  under: 0,
  boil: false,
  bleed: true,
  lineWidth: 3.4,
  seed: 'nest/ground',
} as const

const STONES: readonly Stone[] = [
  [330, 926, 44, 26, -8],
  [470, 966, 26, 17, 14],
  [1216, 966, 50, 28, 6],
  [1284, 992, 24, 15, -12],
  [388, 1000, 60, 32, 4],
  [1100, 1000, 40, 22, 0],
  [716, 984, 22, 13, 10],
  [900, 982, 28, 16, -10],
  [120, 974, 52, 26, -6],
  [226, 960, 24, 16, 20],
  [1400, 984, 60, 26, 8],
  [536, 984, 20, 12, -20],
  [1318, 930, 18, 12, 30],
  [44, 932, 26, 18, 12],
  [1546, 950, 34, 22, -14],
]

const STAGE = { from: 0, to: 1600 } as const

/** All that never moves, back to front. */
export function drawScene(ink: Ink, lamp?: Light): void {
  drawGround(ink, STAGE)
  drawMeadow(ink)
  drawStrata(ink, STAGE, 210, isBare)
  drawStones(ink, STONES)
  drawLostThings(ink)
  drawRails(ink)
  drawHole(ink, lamp)
  drawRoots(ink)
  drawFloor(ink)
}

/** Away from the hole, and seldom between the portraits. */
function isBare(x: number, y: number): boolean {
  if (Math.hypot((x - 800) / 1.3, y - 510) < 395) return false
  return y > 900 || (x > 330 && x < 1270) || (x + y) % 7 < 1.4
}

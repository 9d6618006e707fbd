import type { Ink } from '../ink/ink'
import { drawRock } from '../ink/rock'
import { drawFence, drawHut, drawRack } from './buildings'
import { drawHaycock } from './hay'
import { drawBush, drawFir, drawShadow, drawTree, drawWindPine } from './plants'

/** What stands on the meadow, far before near. */
export function drawProps(ink: Ink): void {
  const things: readonly (readonly [y: number, draw: () => void])[] = [
    [262, () => drawFir(ink, 452, 262, 1, 4, 2)],
    [290, () => drawFir(ink, 388, 290, 1.14, 3, -2)],
    [312, () => drawFir(ink, 512, 308, 0.72, 2)],
    [330, () => drawFir(ink, 326, 330, 0.78, 3, 3)],
    [256, () => drawWindPine(ink, 806, 262, 1.12)],
    [270, () => drawBush(ink, 724, 290, 30, 18)],
    [290, () => stone(ink, 764, 304, 16, 11)],
    [300, () => drawTree(ink, 1206, 306, 1.1, 10, 8)],
    [300, () => drawBush(ink, 1142, 300, 24, 16)],
    [352, () => drawTree(ink, 1280, 356, 0.78, -8, 6)],
    [380, () => drawHut(ink, 976, 386, 1.24)],
    [470, () => drawRack(ink, 1120, 480)],
    [512, () => drawFence(ink, 462, 520, 12)],
    [430, () => drawBush(ink, 322, 428, 26, 18)],
    [410, () => drawHaycock(ink, 676, 412, 0.78)],
    [556, () => drawHaycock(ink, 956, 556, 0.8)],
    [584, () => drawHaycock(ink, 1010, 588, 0.94)],
    [588, () => stone(ink, 650, 590, 19, 13)],
    [600, () => stone(ink, 678, 602, 10, 7)],
    [676, () => drawTree(ink, 1216, 672, 1.32, -10, 9)],
    [690, () => drawBush(ink, 1128, 704, 32, 20)],
    [700, () => drawTree(ink, 1296, 706, 0.7, 8, 5)],
    [700, () => drawBush(ink, 566, 694, 42, 25)],
    [650, () => drawBush(ink, 306, 640, 28, 19)],
    [740, () => drawBush(ink, 446, 748, 30, 16)],
    [728, () => stone(ink, 716, 736, 24, 16)],
    [742, () => stone(ink, 682, 748, 14, 10)],
    [736, () => stone(ink, 980, 740, 20, 13)],
  ]
  for (const [, draw] of [...things].sort(([a], [b]) => a - b)) draw()
}

function stone(ink: Ink, x: number, y: number, across: number, down: number): void {
  drawShadow(ink, x, y + down * 0.75, across * 1.1, down * 0.5)
  drawRock(ink, x, y, across, down, { width: 2.8 })
  ink.tufts(
    [
      [x - across, y + down * 0.8],
      [x + across * 0.5, y + down],
    ],
    () => -86,
    { length: 8, count: 3, width: 1.6, fan: 0.8 },
  )
}

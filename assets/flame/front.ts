import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { drawHearthFront } from './hearth'
import { drawBigOne, drawLittleDrop, drawLongEars, drawNearLog } from './listeners'
import { SCENE } from './places'

/** The upper edge of the picture, in units of the scene: below it lies all that stands before the flames. */
export const FRONT_TOP = 568

/** All that stands before the flames: the hearth's front, the three who listen, the grass at our feet. */
export function drawFront(ink: Ink): void {
  drawHearthFront(ink)
  drawNearLog(ink)
  drawBigOne(ink)
  drawLittleDrop(ink)
  drawLongEars(ink)
  drawNearGrass(ink)
}

function drawNearGrass(ink: Ink): void {
  const random = ink.fork('near grass')
  const ground = (x: number) => 872 + 10 * noise1(3, x / 90)
  const bank: number[][] = [[-20, SCENE.height + 30, 1, 1]]
  for (let x = -20; x <= SCENE.width + 20; x += 30) bank.push([x, ground(x)])
  bank.push([SCENE.width + 20, SCENE.height + 30, 1, 1])
  ink.black(bank)
  for (let x = -10; x < SCENE.width + 10; x += random.between(8, 20)) {
    ink.tufts([[x, ground(x) + 2]], () => -88 + random.signed() * 24, {
      length: random.between(16, 44),
      count: random.integer(2, 4),
      width: 3.4,
      fan: 0.8,
    })
  }
}

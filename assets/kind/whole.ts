import type { Ink } from '../ink/ink'
import { drawBed } from './bed'
import { drawChair, drawDresser, drawHooks, drawPlate, drawTable } from './furniture'
import { drawOnFloor, drawOnTable } from './moon'
import { inLight, MOONLIT_WASH, NIGHT } from './night'
import { drawDoorway, drawFloor, drawRoof, drawSkirting, drawWall } from './room'
import { drawRug } from './rug'
import { BEAR, BLOCKS, HORSE, PHOTO, SHOES } from './shared'
import { drawNightSky, drawWindow } from './window'

/** The shadows of what is lifted: they stay where they are. */
export function drawShadows(ink: Ink): void {
  ink.at(PHOTO.x, PHOTO.y, { rotate: -3 }, () => ink.wash('-50,2 20,-4 70,0 40,8', { alpha: 0.5 }))
  ink.at(SHOES.x, SHOES.y, {}, () => ink.wash('-120,0 -20,-22 130,-20 150,4 20,18 -90,14', { alpha: 0.55 }))
  ink.at(BEAR.x, BEAR.y, { rotate: 3 }, () => ink.wash('-70,2 0,-14 110,-14 180,0 90,14 -20,14', { alpha: 0.6 }))
  ink.at(HORSE.x, HORSE.y, { rotate: -2 }, () => ink.wash('-90,2 0,-8 120,-8 190,4 80,16 -40,14', { alpha: 0.6 }))
  ink.at(BLOCKS.x, BLOCKS.y, {}, () => ink.wash('-56,2 0,-10 90,-10 130,4 60,12 -20,12', { alpha: 0.6 }))
}

/** The room by lamplight, with all that nobody lifts; the dusk about the lamp is laid over it. */
export function drawLitRoom(ink: Ink): void {
  drawWall(ink)
  drawFloor(ink)
  drawSkirting(ink)
  drawRug(ink)
  drawRoof(ink)
  drawWindow(ink, false)
  drawHooks(ink)
  drawDresser(ink)
  drawBed(ink)
  drawChair(ink)
  drawTable(ink)
  drawPlate(ink)
  drawShadows(ink)
  drawDoorway(ink)
}

/** The same room by the moon, thing by thing in its own light. */
export function drawDarkRoom(ink: Ink): void {
  inLight(ink, NIGHT.wall, () => drawWall(ink))
  inLight(ink, NIGHT.floor, () => drawFloor(ink))
  inLight(ink, NIGHT.wall, () => drawSkirting(ink))
  inLight(ink, NIGHT.thing, () => drawRug(ink))
  drawOnFloor(ink, () => inLight(ink, NIGHT.moon, () => drawFloor(ink)))
  inLight(ink, NIGHT.wall, () => drawRoof(ink))
  inLight(ink, NIGHT.thing, () => drawWindow(ink, true))
  drawNightSky(ink)
  const drawLaid = () => {
    drawChair(ink)
    drawTable(ink)
    drawPlate(ink)
  }
  inLight(ink, NIGHT.thing, () => {
    drawHooks(ink)
    drawDresser(ink)
    drawBed(ink)
    drawLaid()
    drawShadows(ink)
  })
  drawOnTable(ink, () => inLight(ink, NIGHT.moon, drawLaid, MOONLIT_WASH))
  inLight(ink, NIGHT.edge, () => drawDoorway(ink))
}

import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawFlag, drawRings, drawShakes } from './call'
import { drawCrate, drawMouse, type MouseLook } from './crate'
import { drawDial, drawGear, drawGearGlow, drawNeedle } from './gears'
import { drawDisc, drawShade, drawShutter } from './glass'
import { drawBelow, drawBezel, drawCase, drawCrank, drawLamp, drawTag, drawToggle } from './machine'
import { DARK_DENSITY, DISC, PART } from './parts'
import { drawPimAndBiggin, type PimLook } from './pim'
import { drawQuibble, type QuibbleLook } from './quibble'
import { GLASS, levelGears, PLACES } from './shared'
import { drawMore, drawSlip, drawSlot, drawStrip } from './strip'
import { drawCanvas, drawDark } from './tent'
import { drawAerial, drawBells, drawCobweb, drawCord, drawCradle, drawHandset, drawSock } from './top'
import { drawVignette } from './vignette'

const DISTANT = { ...PART, scale: DARK_DENSITY } as const

const QUIBBLE: readonly QuibbleLook[] = ['shout', 'word', 'listen', 'blink']
const PIM: readonly PimLook[] = ['open', 'word', 'listen', 'blink']
const MOUSE: readonly MouseLook[] = ['calm', 'blink', 'alarm', 'phone']
/** How far the strip hangs out of its slot, jerk by jerk, in drawing units. */
const STRIPS = [34, 48, 62, 77, 92] as const
const GEARS = levelGears()
/** The largest gear, with its glow. */
const GEAR_BOX = { left: -76, top: -76, width: 152, height: 152 } as const

/** A picture by its upper left corner, where it is put. */
function placed({ x, y }: { readonly x: number; readonly y: number }) {
  return { left: x, top: y, anchor: [x, y] as const }
}

/** All of the machine that never moves by itself. */
function drawMachine(ink: Ink, minister: string): void {
  drawAerial(ink)
  drawCradle(ink)
  ink.at(400, 90, {}, () => drawBells(ink, 0))
  drawCase(ink, minister)
  ink.at(GLASS.left.x, GLASS.left.y, {}, () => drawBezel(ink, 0.2))
  ink.at(GLASS.right.x, GLASS.right.y, {}, () => drawBezel(ink, 0.5))
  drawBelow(ink)
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    dark: { ...DISTANT, left: -120, top: -130, width: 1040, height: 740, draw: drawDark },
    canvasLeft: { ...DISTANT, left: -300, top: -300, width: 420, height: 1100, draw: drawCanvas },
    canvasRight: { ...DISTANT, ...placed(PLACES.canvasRight), width: 410, height: 1100, draw: drawCanvas },
    crate: {
      ...DISTANT,
      ...placed(PLACES.crate),
      width: 786,
      height: 430,
      draw: (ink) => drawCrate(ink, 'UP'),
      french: (ink) => drawCrate(ink, 'HAUT'),
    },
    rings: {
      ...DISTANT,
      ...placed(PLACES.rings),
      width: 740,
      height: 300,
      frames: 2,
      draw: (ink, frame) =>
        ink.at(400, 112, { scale: frame === 0 ? 1 : 1.12 }, () => ink.at(-400, -112, {}, () => drawRings(ink))),
    },
    shakes: { ...DISTANT, ...placed(PLACES.shakes), width: 750, height: 318, draw: drawShakes },
    machine: {
      ...PART,
      ...placed(PLACES.machine),
      width: 772,
      height: 536,
      draw: (ink) => drawMachine(ink, 'QUIBBLE'),
      french: (ink) => drawMachine(ink, 'CHIPOTE'),
    },
    clapper: {
      ...PART,
      left: -70,
      top: -44,
      width: 140,
      height: 54,
      frames: 2,
      draw: (ink, frame) => drawBells(ink, frame === 0 ? 24 : -24),
    },
    cobweb: { ...PART, ...placed(PLACES.cobweb), width: 56, height: 58, draw: drawCobweb },
    crank: { ...PART, left: -16, top: -26, width: 78, height: 100, draw: drawCrank },
    tag: {
      ...PART,
      left: -22,
      top: -4,
      width: 46,
      height: 60,
      draw: (ink) => drawTag(ink, 'NO!', 16.5),
      french: (ink) => drawTag(ink, 'NON', 11),
    },
    sock: { ...PART, left: -18, top: -18, width: 56, height: 88, draw: drawSock },
    mouse: {
      ...PART,
      left: -26,
      top: -22,
      width: 52,
      height: 44,
      frames: MOUSE,
      draw: (ink, frame) => drawMouse(ink, itemAt(MOUSE, frame)),
    },
    quibble: {
      ...{ ...DISC, frames: QUIBBLE },
      draw: (ink, frame) =>
        drawDisc(ink, () => ink.at(1, 0, { scale: 1.02 }, () => drawQuibble(ink, itemAt(QUIBBLE, frame)))),
    },
    pim: { ...DISC, frames: PIM, draw: (ink, frame) => drawDisc(ink, () => drawPimAndBiggin(ink, itemAt(PIM, frame))) },
    shade: { ...DISC, scale: DARK_DENSITY, draw: drawShade },
    shutter: { ...DISC, frames: 3, draw: (ink, frame) => drawShutter(ink, frame * 0.34) },
    glow: {
      ...{ ...PART, ...GEAR_BOX, scale: DARK_DENSITY, frames: GEARS.length },
      draw: (ink, frame) => {
        const gear = { ...itemAt(GEARS, frame), x: 0, y: 0 }
        drawGearGlow(ink, gear, 17, '#20352f')
        drawGearGlow(ink, gear, 9, '#2f564e')
      },
    },
    lit: {
      ...PART,
      left: -50,
      top: -50,
      width: 100,
      height: 100,
      frames: GEARS.length,
      draw: (ink, frame) => drawGear(ink, itemAt(GEARS, frame), true),
    },
    unlit: {
      ...PART,
      left: -50,
      top: -50,
      width: 100,
      height: 100,
      frames: GEARS.length,
      draw: (ink, frame) => drawGear(ink, itemAt(GEARS, frame), false),
    },
    dial: { ...PART, left: -52, top: -52, width: 106, height: 110, draw: drawDial },
    needle: { ...PART, left: -12, top: -38, width: 24, height: 52, draw: drawNeedle },
    toggle: {
      ...PART,
      left: -18,
      top: -32,
      width: 40,
      height: 64,
      frames: 2,
      draw: (ink, frame) => drawToggle(ink, frame === 1),
    },
    lamp: {
      ...PART,
      left: -32,
      top: -32,
      width: 64,
      height: 64,
      frames: 2,
      draw: (ink, frame) => drawLamp(ink, frame === 1),
    },
    flag: {
      ...PART,
      left: -190,
      top: -164,
      width: 380,
      height: 328,
      frames: ['lit', 'dark'],
      draw: (ink, frame) => drawFlag(ink, frame === 0, 'CALL', 84),
      french: (ink, frame) => drawFlag(ink, frame === 0, 'APPEL', 63),
    },
    handset: { ...PART, left: -168, top: -46, width: 336, height: 84, draw: drawHandset },
    cordRinging: {
      ...PART,
      ...placed(PLACES.cordRinging),
      width: 250,
      height: 220,
      draw: (ink) => drawCord(ink, '270,74 244,98 214,104 150,106 96,130 70,190 62,260'),
    },
    cordSpoken: {
      ...PART,
      ...placed(PLACES.cordSpoken),
      width: 76,
      height: 80,
      draw: (ink) => drawCord(ink, '30,368 20,384 30,396 48,390 58,372 62,352'),
    },
    strip: {
      ...PART,
      ...placed(PLACES.strip),
      width: 548,
      height: 116,
      frames: STRIPS.length,
      draw: (ink, frame) => drawStrip(ink, itemAt(STRIPS, frame)),
    },
    slot: { ...PART, ...placed(PLACES.slot), width: 568, height: 46, draw: drawSlot },
    slip: { ...DISTANT, left: -262, top: -10, width: 524, height: 98, draw: drawSlip },
    more: { ...PART, left: -48, top: -18, width: 54, height: 36, draw: drawMore },
  },
})

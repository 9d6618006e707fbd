import { drawBeard } from '../characters/captainBeard'
import { drawCap } from '../characters/captainCap'
import { drawTorso } from '../characters/captainCoat'
import { drawBrow, drawEye } from '../characters/captainEyes'
import { drawFace } from '../characters/captainFace'
import { drawMoustacheHalf, drawMouth } from '../characters/captainMouth'
import { drawDog } from '../characters/dog'
import { drawFrontRun, drawFrontStartle } from '../characters/henFront'
import { drawDisc } from '../gear/glass'
import { GLASS } from '../gear/shared'
import type { Ink } from '../ink/ink'

/** Who is on the line instead of Pim, behind the glass: the hen, the dog, the captain. */
export function drawCaller(ink: Ink, caller: number, speaks: boolean): void {
  if (caller === 1) drawDisc(ink, () => drawDogHead(ink, speaks))
  else if (caller === 2) drawDisc(ink, () => drawCaptain(ink, speaks))
  else {
    drawDisc(ink, () => drawHen(ink, speaks))
    // Her feathers are bent after they are clipped, and would stick out of the glass.
    const rim = ink.ellipse(0, 0, GLASS.radius + 1.4, GLASS.radius + 1.4, 0, 0.004)
    ink.clip(rim, () => ink.hole(ink.ellipse(0, 0, 140, 140)), { outside: true })
  }
}

/** She has no idea, and comes close to see where the voice is. */
function drawHen(ink: Ink, speaks: boolean): void {
  ink.at(4, speaks ? 200 : 196, { scale: 1.5, rotate: speaks ? -4 : 3 }, () =>
    ink.at(-100, -206, {}, () => (speaks ? drawFrontStartle(ink) : drawFrontRun(ink, 1))),
  )
}

/** He makes long ears at the minister. */
function drawDogHead(ink: Ink, speaks: boolean): void {
  ink.at(speaks ? -4 : 2, speaks ? 208 : 202, { scale: 0.66, rotate: speaks ? -3 : 2 }, () =>
    drawDog(ink, { mood: speaks ? 'tongue' : 'hold' }),
  )
}

/** The captain of the mug, woken. */
function drawCaptain(ink: Ink, speaks: boolean): void {
  const lay = (x: number, y: number, anchor: readonly [number, number], rotate: number, draw: () => void) =>
    ink.at(x, y, { rotate }, () => ink.at(-anchor[0], -anchor[1], {}, draw))
  ink.at(0, -2, { scale: 0.63 }, () => {
    ink.at(2, 168, { scale: 0.98 }, () => ink.at(-280, -310, {}, () => drawTorso(ink)))
    ink.at(2, 118, { scale: 0.92 }, () => ink.at(-280, -320, {}, () => drawBeard(ink)))
    ink.at(0, 0, { rotate: speaks ? -4 : -1 }, () => {
      drawFace(ink, 0)
      lay(-33, 4, [0, 0], 0, () => drawEye(ink, 0, { lid: speaks ? 0.1 : 0.42, look: [-5, 2], squash: 0 }))
      lay(25, 2, [0, 0], 0, () => drawEye(ink, 1, { lid: 0.55, look: [-5.5, 1.5], squash: 0 }))
      lay(0, speaks ? 84 : 80, [0, 80], 0, () => drawMouth(ink, speaks ? 'growl' : 'pout'))
      lay(-10, 52, [-10, 52], speaks ? -10 : -3, () => drawMoustacheHalf(ink, 0, 'right'))
      lay(-10, 52, [-10, 52], speaks ? 10 : 2, () => drawMoustacheHalf(ink, 0, 'left'))
      lay(0, -2, [0, 0], -5, () => drawCap(ink))
      lay(-56, speaks ? -32 : -26, [-56, -24], speaks ? 14 : 4, () => drawBrow(ink, 0, 6))
      lay(54, speaks ? -34 : -25, [52, -24], speaks ? -12 : -2, () => drawBrow(ink, 1, 6))
    })
  })
}

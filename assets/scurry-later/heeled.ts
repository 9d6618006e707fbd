import type { Ink } from '../ink/ink'
import { drawFarArm, drawLeg, drawNearArm, drawTrunk } from '../scurry/hedgehog'
import { drawHead } from '../scurry/hedgehogHead'
import { drawQuills } from '../scurry/quills'
import { drawSatchel, drawStrap } from '../scurry/satchel'

/** How far he leans back, and where his knees and heels are, as he pulls and as he is pulled. */
const HOLDS = {
  pull: { lean: -19, drop: 10, near: [34, 8, 52, 32], far: [32, 10, 57, 34] },
  slip: { lean: -11, drop: 13, near: [38, 6, 60, 30], far: [36, 8, 65, 32] },
} as const
export const HELD = ['pull', 'slip'] as const

/** The hedgehog with his heels in, both fists in a coat-tail. */
export function drawHeeled(ink: Ink, hold: (typeof HELD)[number]): void {
  const { lean, drop, near, far } = HOLDS[hold]
  const body = (draw: () => void) => ink.warp(112, 140, { rotate: lean, y: drop }, draw)
  drawLeg(ink, [122, 150], { knee: [far[0], far[1]], ankle: [far[2], far[3]], foot: -26 }, true)
  body(() => {
    drawFarArm(ink, { spine: '146,110@17 176,122@14 206,126@11', fist: [213, 127] })
    drawTrunk(ink)
    drawQuills(ink, -14)
    drawSatchel(ink, { turn: 34, lift: -6 })
    drawStrap(ink)
    drawHead(ink, -18, 'merry')
  })
  drawLeg(ink, [106, 152], { knee: [near[0], near[1]], ankle: [near[2], near[3]], foot: -32 }, false)
  body(() => drawNearArm(ink, { spine: '142,108@20 168,132@17 198,138@13', fist: [206, 138] }))
}

import type { Ink } from '../../ink/ink'
import { drawBeard } from '../captainBeard'
import { drawCap } from '../captainCap'
import { drawTorso } from '../captainCoat'
import { drawBrow, drawEye, type Eye } from '../captainEyes'
import { drawFace } from '../captainFace'
import { drawMoustacheHalf, drawMouth, MOUTHS } from '../captainMouth'
import type { ModelSheet } from '../modelSheet'

const EYES = {
  pout: { lid: 0.42, look: [-5.5, 1.5] },
  mutter: { lid: 0.24, look: [-6, 3] },
  growl: { lid: 0.1, look: [-5, 2] },
  roar: { lid: 0.1, look: [6, 4] },
  slack: { lid: 1, look: [0, 0] },
} as const satisfies Readonly<Record<(typeof MOUTHS)[number], Omit<Eye, 'squash'>>>

/** Coat, beard and head as they lie on each other, about the bridge of his nose. @param squash how far a fist pushes his right cheek up, 0…1 */
function drawParts(ink: Ink, mouth: (typeof MOUTHS)[number], squash: 0 | 1): void {
  ink.at(-286, -122, {}, () => {
    ink.clip('20,60* 540,60* 540,330* 20,330*', () => drawTorso(ink))
    drawBeard(ink)
  })
  drawFace(ink, squash)
  ink.at(-33, 4, {}, () => drawEye(ink, 0, { ...EYES[mouth], squash }))
  ink.at(25, 2, {}, () => drawEye(ink, 1, { ...EYES[mouth], squash }))
  drawMouth(ink, mouth)
  drawMoustacheHalf(ink, squash, 'right')
  drawMoustacheHalf(ink, squash, 'left')
  drawCap(ink)
  drawBrow(ink, 0, 0)
  drawBrow(ink, 1, 0)
}

export const captainSheet: ModelSheet = {
  name: 'captain',
  box: { left: -280, top: -120, width: 550, height: 340 },
  models: [
    ...MOUTHS.map((mouth) => ({ name: mouth, draw: (ink: Ink) => drawParts(ink, mouth, 0) })),
    { name: 'pout, on his fist', draw: (ink) => drawParts(ink, 'pout', 1) },
  ],
}

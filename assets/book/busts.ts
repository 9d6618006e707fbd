import { drawBeard } from '../characters/captainBeard'
import { drawCap } from '../characters/captainCap'
import { drawTorso } from '../characters/captainCoat'
import { drawBrow, drawEye } from '../characters/captainEyes'
import { drawFace } from '../characters/captainFace'
import { drawMoustacheHalf, drawMouth } from '../characters/captainMouth'
import type { Ink } from '../ink/ink'
import { drawNearArm } from '../ponytail/arms'
import { drawHead } from '../ponytail/head'
import { drawBelt } from '../ponytail/sash'
import { HEAD_SIZE, JOINTS, RIBBON } from '../ponytail/shared'
import { drawTail } from '../ponytail/tail'
import { drawTrunk } from '../ponytail/trunk'

/** The captain: coat, beard and head. 0, 0 is the bridge of his nose. */
export function drawCaptain(ink: Ink): void {
  ink.at(-286, -122, {}, () => {
    ink.clip('150,60* 396,60* 420,330* 130,330*', () => drawTorso(ink))
    drawBeard(ink)
    ink.at(286, 122, { rotate: 5, scale: 0.96 }, () => {
      drawFace(ink, 0)
      const eye = { lid: 0.24, look: [5, 3], squash: 0 } as const
      ink.at(-33, 4, {}, () => drawEye(ink, 0, eye))
      ink.at(25, 2, {}, () => drawEye(ink, 1, eye))
      drawMouth(ink, 'mutter')
      drawMoustacheHalf(ink, 0, 'right')
      drawMoustacheHalf(ink, 0, 'left')
      drawCap(ink)
      drawBrow(ink, 0, 0)
      drawBrow(ink, 1, 1)
    })
  })
}

/** The lancer to her belt, laughing, her tail of hair shorter than life. 0, 0 is her nape. */
export function drawLancer(ink: Ink): void {
  const { head, tail } = JOINTS
  ink.at(RIBBON.x * HEAD_SIZE, RIBBON.y * HEAD_SIZE, { scale: 0.46, rotate: -4 }, () =>
    ink.at(-tail.x, -tail.y, {}, () => drawTail(ink, 0)),
  )
  const about = (draw: (ink: Ink) => void) => ink.at(-head.x, -head.y, {}, () => draw(ink))
  about(drawTrunk)
  about(drawBelt)
  ink.at(0, 0, { scale: HEAD_SIZE }, () => drawHead(ink, 'laughing'))
  about(drawNearArm)
}

import { UNIT } from '../booger/shared'
import { drawings, type Sprite } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawFlags, drawSock } from './cloth'
import { drawCrown, drawKing, KING } from './king'
import { drawChain } from './metal'
import { drawBlob, drawStrand, drawString } from './slime'
import { drawInside, drawSpray } from './sneeze'

/** As sharp as the face that it hangs on; nothing boils, as some of it lies over other things. */
const SHOWN = { sceneScale: UNIT, scale: 0.9, lineWidth: 3.4, under: 1.2, boil: false, anchor: [0, 0] } as const

/** A thing about the place where it hangs, between these drawing units of it. */
const thing = (left: number, top: number, right: number, bottom: number, draw: Sprite['draw']) =>
  ({ ...SHOWN, left, top, width: right - left, height: bottom - top, draw }) satisfies Sprite

/** What spans a cheek is a line, and what hangs from that. */
const CUT = { cut: toOutline(10) }

export const pictures = drawings({
  sprites: {
    blob: thing(-18, -8, 30, 86, drawBlob),
    string: { ...thing(-10, -12, 138, 84, drawString), ...CUT },
    chain: { ...thing(-138, -14, 14, 104, drawChain), ...CUT },
    flags: { ...thing(-138, -12, 138, 86, drawFlags), ...CUT, frames: ['left', 'right'] },
    sock: thing(-16, -12, 44, 114, drawSock),
    king: { ...thing(-44, -98, 66, 18, drawKing), frames: KING },
    crown: thing(-22, -30, 24, 8, drawCrown),
    inside: { ...thing(180, 60, 322, 144, drawInside), anchor: [240, 100], under: 0 },
    spray: { ...thing(-66, -12, 70, 12, drawSpray), frames: 4, under: 0 },
    strand: thing(-12, -3, 12, 104, drawStrand),
  },
})

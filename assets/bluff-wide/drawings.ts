import { drawEnds, LEFT_END, RIGHT_END } from '../bluff/cave'
import { drawSpur, SPUR } from '../bluff/headland'
import { NEGATIVE } from '../bluff/night'
import { drawings } from '../pipeline/drawings'

/** What nobody looks at first. */
const MARGIN = { under: 0, boil: false, bleed: true, lineWidth: 3.4, scale: 0.8, keep: 'line' } as const
const END = { ...MARGIN, ...NEGATIVE, seed: 'cave', draw: drawEnds } as const

export const pictures = drawings({
  sprites: {
    spur: { ...MARGIN, ...SPUR, anchor: [SPUR.left, SPUR.top], draw: drawSpur },
    leftEnd: { ...END, ...LEFT_END, anchor: [LEFT_END.left, LEFT_END.top] },
    rightEnd: { ...END, ...RIGHT_END, anchor: [RIGHT_END.left, RIGHT_END.top] },
  },
})

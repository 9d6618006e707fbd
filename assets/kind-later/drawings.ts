import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import { drawPhoto, drawShoeBox } from '../kind/keepsakes'
import { inLight, NIGHT } from '../kind/night'
import { SLIT } from '../kind/shared'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { drawEdges, drawSlit, drawSlitJamb, drawSomebody, drawSomebodysShadow } from './door'
import { drawCase, drawHatAndCoat } from './home'
import { COAT, EDGES, SHADOW, WEDGE } from './shared'
import { drawLitBear, drawLitBlocks, drawLitHorse, drawWedge } from './wedge'

/** The same hand as the room's: a part of it in other light. */
const ROOM = { seed: 'room', under: 0, boil: false, bleed: true, lineWidth: 3.4, scale: 0.9 } as const
const SMALL = { anchor: [0, 0], under: 0, boil: false, bleed: true, lineWidth: 3.4, scale: 1.1 } as const

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: x, top: y, anchor: [x, y] }) as const
/** As high as any window shows, about the stage's upper left corner. */
const TALL = { ...ROOM, anchor: [0, 0], scale: 0.8, top: SLIT.top, height: 1000 - 2 * SLIT.top } as const

const LIGHTS = ['lit', 'dark'] as const
const inBoth = (paper: Color, draw: (ink: Ink) => void) => ({
  frames: LIGHTS,
  draw: (ink: Ink, _frame: number, name: string) => (name === 'lit' ? draw(ink) : inLight(ink, paper, () => draw(ink))),
})

export const pictures = drawings({
  sprites: {
    wedge: { ...ROOM, ...at(WEDGE), width: 1690, height: 520, cut: toOutline(10), draw: drawWedge },
    slit: { ...TALL, anchor: [66, 0], left: 20, width: 46, draw: drawSlit },
    jamb: { ...TALL, anchor: [66, 0], left: 20, width: 66, draw: drawSlitJamb },
    somebody: { ...SMALL, anchor: [0, 310], left: 0, top: 310, width: 66, height: 600, draw: drawSomebody },
    shadow: { ...ROOM, ...at(SHADOW), width: 840, height: 214, draw: drawSomebodysShadow },
    edges: { ...ROOM, ...at(EDGES), width: 1020, height: 680, draw: drawEdges },
    blocks: { ...SMALL, left: -150, top: -130, width: 250, height: 220, draw: drawLitBlocks },
    bear: { ...SMALL, left: -110, top: -210, width: 230, height: 250, draw: drawLitBear },
    horse: { ...SMALL, left: -175, top: -215, width: 300, height: 270, draw: drawLitHorse },
    coat: { ...ROOM, ...at(COAT), width: 230, height: 230, ...inBoth(NIGHT.thing, drawHatAndCoat) },
    case: { ...SMALL, left: -90, top: -120, width: 230, height: 146, ...inBoth(NIGHT.edge, drawCase) },
    empty: {
      ...SMALL,
      left: -180,
      top: -170,
      width: 330,
      height: 210,
      ...inBoth(NIGHT.edge, (ink) => drawShoeBox(ink, false)),
    },
    smile: { ...SMALL, left: -75, top: -140, width: 165, height: 170, draw: (ink) => drawPhoto(ink, true) },
  },
})

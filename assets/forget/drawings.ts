import type { Ink } from '../ink/ink'
import { INK } from '../ink/palette'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawHandkerchief, drawMouse, drawSock, MOUSE_FRAMES } from './cloth'
import {
  BEAR_EYES,
  drawBear,
  drawBearEye,
  drawButton,
  drawGlasses,
  drawHand,
  drawKey,
  drawPuddle,
  drawSpool,
  drawUmbrella,
  drawWatch,
} from './keepsakes'
import { drawPaper, SHEET } from './paper'
import { drawLetter, drawList, drawPiece, drawTicket } from './papers'
import { SHADOWS } from './shadows'
import { LYING } from './shared'
import { drawCake, drawCup, drawPlant, drawSmoke, SMOKES } from './table'
import { drawFray, drawStrand, drawStrandShadow, STRANDS } from './thread'
import { drawRim, drawTorch, TORCH_FRAMES } from './torch'
import { drawTally, drawVerdict, TALLIES } from './verdict'
import { drawVignette } from './vignette'

/** Pixels for a CSS pixel of a window in which things are as large as drawn. */
const DENSITY = 1.25

type Box = readonly [left: number, top: number, width: number, height: number]

/** A drawing about its own middle, which may lie beside it: what is empty of a page costs nothing. */
function about([x, y, across, down]: Box, draw: Sprite['draw']): Sprite {
  const [left, top] = [Math.min(-1, x), Math.min(-1, y)]
  const [width, height] = [Math.max(1, x + across) - left, Math.max(1, y + down) - top]
  return { left, top, width, height, anchor: [0, 0], boil: false, scale: DENSITY, keep: 'line', draw }
}

/** A drawing of a thing, or of something about it, as that lies. */
function lying(thing: keyof typeof LYING, box: Box, draw: Sprite['draw']): Sprite {
  const [rotate, scale] = LYING[thing]
  return about(box, (ink, frame, name) => ink.at(0, 0, { rotate, scale }, () => draw(ink, frame, name)))
}

/** What a thing throws on the page: a wash, and soft, so that few pixels do. */
function shadowOf(thing: keyof typeof LYING, box: Box): Sprite {
  const [rotate, scale] = LYING[thing]
  const drawShadow = (ink: Ink) => {
    ink.at(0, 0, { rotate, scale }, () => ink.wash(SHADOWS[thing], { alpha: 0.32 }))
  }
  return { ...about(box, drawShadow), scale: 0.6, keep: 'measured' }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    paper: {
      ...{ width: SHEET, height: SHEET, bleed: true, boil: false, anchor: [0, 0], scale: DENSITY, keep: 'grain' },
      draw: drawPaper,
    },
    umbrella: lying('umbrella', [-247, -68, 512, 145], drawUmbrella),
    umbrellaShadow: shadowOf('umbrella', [-204, -42, 420, 145]),
    puddle: { ...lying('umbrella', [-257, -43, 112, 65], drawPuddle), scale: 0.6, keep: 'measured' },
    spool: lying('spool', [-55, -58, 112, 127], drawSpool),
    spoolShadow: shadowOf('spool', [-48, 21, 134, 56]),
    key: lying('key', [-80, -65, 163, 148], drawKey),
    keyShadow: shadowOf('key', [-79, -40, 161, 118]),
    handkerchief: lying('handkerchief', [-121, -130, 244, 250], drawHandkerchief),
    handkerchiefShadow: shadowOf('handkerchief', [-108, -17, 258, 145]),
    cup: lying('cup', [-133, -65, 327, 188], drawCup),
    cupShadow: shadowOf('cup', [-97, 23, 229, 88]),
    button: lying('button', [-23, -38, 64, 62], drawButton),
    buttonShadow: shadowOf('button', [-21, -6, 49, 41]),
    glasses: lying('glasses', [-97, -88, 200, 142], drawGlasses),
    glassesShadow: shadowOf('glasses', [-64, -8, 169, 76]),
    piece: lying('piece', [-37, -43, 74, 80], drawPiece),
    pieceShadow: shadowOf('piece', [-32, -12, 67, 58]),
    list: lying('list', [-72, -124, 147, 230], drawList),
    listShadow: shadowOf('list', [-61, -97, 145, 216]),
    sock: lying('sock', [-50, -130, 160, 225], drawSock),
    sockShadow: shadowOf('sock', [-56, -82, 175, 199]),
    mouse: { ...lying('sock', [-42, -150, 88, 50], drawMouse), frames: MOUSE_FRAMES },
    watch: lying('watch', [-106, -112, 272, 176], drawWatch),
    watchShadow: shadowOf('watch', [-102, 12, 179, 80]),
    hand: { ...about([-9, -31, 18, 45], drawHand), sceneScale: LYING.watch[1] },
    cake: lying('cake', [-86, -84, 176, 158], drawCake),
    cakeShadow: shadowOf('cake', [-70, 20, 175, 63]),
    smoke: { ...lying('cake', [-6, -146, 36, 74], drawSmoke), frames: SMOKES },
    letter: lying('letter', [-108, -83, 216, 166], drawLetter),
    letterShadow: shadowOf('letter', [-95, -74, 218, 165]),
    ticket: lying('ticket', [-46, -36, 91, 71], drawTicket),
    ticketShadow: shadowOf('ticket', [-42, -19, 92, 63]),
    bear: lying('bear', [-96, -128, 212, 256], drawBear),
    bearShadow: shadowOf('bear', [-93, 51, 237, 84]),
    bearEye: { ...lying('bear', [-18, -16, 36, 34], drawBearEye), frames: BEAR_EYES },
    plant: lying('plant', [-114, -98, 242, 225], drawPlant),
    plantShadow: shadowOf('plant', [-66, 71, 143, 58]),
    strand: { ...about([-9, -5, 18, 10], drawStrand), frames: STRANDS },
    strandShadow: about([-9, -4, 18, 8], drawStrandShadow),
    fray: about([-24, -38, 48, 48], drawFray),
    verdict: about([-99, -42, 198, 88], drawVerdict),
    tally: { ...about([-12, -34, 62, 44], drawTally), frames: TALLIES },
    rim: about([-110, -110, 220, 220], drawRim),
    torch: {
      ...about([-36, -12, 72, 166], drawTorch),
      frames: TORCH_FRAMES,
      moods: { scratched: { colors: { [INK]: '#8d8578' } } },
    },
  },
})

import { drawBeard } from '../characters/captainBeard'
import { drawCap } from '../characters/captainCap'
import { drawTorso } from '../characters/captainCoat'
import { drawBrow, drawEye, type Eye } from '../characters/captainEyes'
import { drawFace } from '../characters/captainFace'
import { drawMoustacheHalf, drawMouth, MOUTHS } from '../characters/captainMouth'
import type { Ink } from '../ink/ink'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawLimpHand, drawPropArm, drawTableFist } from './arms'
import { drawFlungBeard, drawPuddle, drawShip } from './beards'
import { drawBack, drawNearShoulder } from './coats'
import { drawBubble, drawFoamed, drawMutter, drawShock, drawSnore, drawSpill, drawSplash } from './effects'
import { drawFlame, drawLamp, drawMoth } from './lamp'
import { drawGrip, drawHeave, drawMug, drawMugSleeve, drawRaisedSleeve } from './mug'
import { drawRoom } from './room'
import { PAGE, ROOM, TABLE } from './shared'
import { drawSalt, drawTableTop } from './table'
import { drawBackHead, drawOverBeard, drawOverHead } from './turned'
import { drawVignette } from './vignette'

/** Parts of him are drawn on one page, and shown in its units: the view scales them to the stage. */
const PART = { under: 0, boil: false, bleed: true, sceneScale: 1, scale: 1.82, keep: 'line' } as const
/** Pixels a scene unit of the room and the table: the most there are, as the view shows his parts three times as large. */
const ROOM_SCALE = 0.64
/** What is mostly black. */
const CLOTH = PART
/** What is looked at. */
const FACE = { ...PART, keep: 'measured' } as const

/** What is large is drawn without what is empty beside it: a processor pays for that as for ink. */
const OUTLINE = toOutline(14)

/** Where the mug stands, the middle of its foot: mug, hand and sleeve are moved by it. */
const MUG_FOOT = [94, 306] as const

/** The eyes that he makes: left and right. */
const EYES = {
  wide: { lid: 0.1, look: [-5, 2] },
  open: { lid: 0.24, look: [-6, 3] },
  half: { lid: 0.42, look: [-5.5, 1.5] },
  low: { lid: 0.55, look: [-5.5, 1.5] },
  away: { lid: 0.68, look: [6, 4] },
  shut: { lid: 1, look: [0, 0] },
} as const satisfies Readonly<Record<string, Omit<Eye, 'squash'>>>
type EyeName = keyof typeof EYES
const EYE_NAMES = ['wide', 'open', 'half', 'low', 'away', 'shut'] as const satisfies readonly EyeName[]
const isEye = (name: string): name is EyeName => name in EYES

const eye = (side: 0 | 1) => ({
  ...{ ...FACE, left: -37, top: -24, width: 74, height: 54, anchor: [0, 0] as const, frames: EYE_NAMES },
  draw: (ink: Ink, _: number, name: string) => {
    if (isEye(name)) drawEye(ink, side, { ...EYES[name], squash: side === 1 && name === 'low' ? 1 : 0 })
  },
})

export const pictures = drawings({
  sharpest: ROOM_SCALE,
  pictures: grownVignette(drawVignette),
  sprites: {
    room: { ...ROOM, ...PAGE, anchor: [PAGE.left, PAGE.top], scale: ROOM_SCALE, draw: drawRoom },
    table: {
      ...TABLE,
      left: 8,
      top: 272,
      width: 544,
      height: 84,
      anchor: [280, 300],
      scale: ROOM_SCALE,
      draw: drawTableTop,
    },
    lamp: { ...PART, cut: OUTLINE, left: 42, top: 14, width: 140, height: 142, anchor: [112, 24], draw: drawLamp },
    flame: { ...PART, left: -13, top: -25, width: 26, height: 44, anchor: [0, 0], frames: 3, draw: drawFlame },
    moth: {
      ...{ ...PART, left: -20, top: -18, width: 40, height: 28, anchor: [0, 0], frames: ['up', 'down'] },
      draw: (ink, _, name) => drawMoth(ink, name === 'up'),
    },
    salt: { ...PART, left: 52, top: 294, width: 92, height: 48, anchor: [86, 334], draw: drawSalt },

    coatFront: {
      ...CLOTH,
      cut: OUTLINE,
      left: -100,
      top: 116,
      width: 712,
      height: 204,
      anchor: [280, 310],
      draw: drawTorso,
    },
    coatBack: {
      ...CLOTH,
      cut: OUTLINE,
      left: -24,
      top: 116,
      width: 584,
      height: 220,
      anchor: [280, 310],
      draw: drawBack,
    },
    shoulder: {
      ...CLOTH,
      cut: OUTLINE,
      left: 184,
      top: 188,
      width: 374,
      height: 150,
      anchor: [300, 310],
      draw: drawNearShoulder,
    },

    backHead: {
      ...{
        ...FACE,
        cut: OUTLINE,
        left: -132,
        top: -118,
        width: 292,
        height: 264,
        anchor: [0, 0],
        frames: ['away', 'listening'],
      },
      draw: (ink, _, name) => drawBackHead(ink, name === 'listening'),
    },
    overHead: {
      ...{ ...FACE, cut: OUTLINE, left: -112, top: -116, width: 258, height: 278, anchor: [0, 0] },
      draw: (ink) => {
        drawOverBeard(ink)
        drawOverHead(ink)
      },
    },
    face: {
      ...{
        ...FACE,
        cut: OUTLINE,
        left: -80,
        top: -58,
        width: 186,
        height: 144,
        anchor: [0, 0],
        frames: ['plain', 'squashed'],
      },
      draw: (ink, _, name) => drawFace(ink, name === 'squashed' ? 1 : 0),
    },
    leftEye: eye(0),
    rightEye: eye(1),
    leftBrow: {
      ...FACE,
      left: -80,
      top: -58,
      width: 78,
      height: 70,
      anchor: [-56, -24],
      draw: (ink) => drawBrow(ink, 0, 6),
    },
    rightBrow: {
      ...FACE,
      left: -2,
      top: -58,
      width: 78,
      height: 70,
      anchor: [52, -24],
      draw: (ink) => drawBrow(ink, 1, 6),
    },
    mouth: {
      ...{ ...FACE, left: -50, top: 70, width: 96, height: 72, anchor: [0, 80], frames: MOUTHS },
      draw: (ink, frame) => drawMouth(ink, MOUTHS[frame] ?? 'pout'),
    },
    leftMoustache: {
      ...{ ...FACE, cut: OUTLINE, left: -136, top: 38, width: 138, height: 108, anchor: [-10, 52] },
      draw: (ink) => drawMoustacheHalf(ink, 0, 'left'),
    },
    rightMoustache: {
      ...{
        ...FACE,
        cut: OUTLINE,
        left: -14,
        top: 38,
        width: 140,
        height: 106,
        anchor: [-10, 52],
        frames: ['plain', 'squashed'],
      },
      draw: (ink, _, name) => drawMoustacheHalf(ink, name === 'squashed' ? 1 : 0, 'right'),
    },
    cap: { ...FACE, cut: OUTLINE, left: -84, top: -110, width: 204, height: 112, anchor: [0, 0], draw: drawCap },
    foamed: { ...FACE, left: -52, top: -2, width: 66, height: 62, anchor: [0, 0], draw: drawFoamed },
    bubble: { ...FACE, left: -30, top: -46, width: 46, height: 50, anchor: [0, 0], draw: drawBubble },

    beard: { ...PART, cut: OUTLINE, left: 92, top: 104, width: 316, height: 224, anchor: [280, 320], draw: drawBeard },
    flung: {
      ...PART,
      cut: OUTLINE,
      left: 78,
      top: 82,
      width: 412,
      height: 242,
      anchor: [280, 300],
      draw: drawFlungBeard,
    },
    puddle: {
      ...PART,
      cut: OUTLINE,
      left: 22,
      top: 190,
      width: 506,
      height: 152,
      anchor: [280, 320],
      draw: drawPuddle,
    },
    ship: { ...PART, left: -28, top: -38, width: 54, height: 56, anchor: [0, 8], draw: drawShip },

    propArm: {
      ...PART,
      cut: OUTLINE,
      left: 338,
      top: 132,
      width: 204,
      height: 214,
      anchor: [472, 336],
      draw: drawPropArm,
    },
    tableFist: {
      ...PART,
      cut: OUTLINE,
      left: 346,
      top: 222,
      width: 390,
      height: 174,
      anchor: [400, 306],
      draw: drawTableFist,
    },
    limpHand: {
      ...PART,
      cut: OUTLINE,
      left: 396,
      top: 190,
      width: 336,
      height: 182,
      anchor: [450, 320],
      draw: drawLimpHand,
    },

    mug: {
      ...{ ...PART, cut: OUTLINE, left: 38, top: 166, width: 108, height: 152, anchor: MUG_FOOT },
      draw: (ink) => ink.at(-62, -22, { scale: 1.1 }, () => drawMug(ink)),
    },
    grip: {
      ...{ ...PART, cut: OUTLINE, left: -2, top: 206, width: 130, height: 112, anchor: MUG_FOOT },
      draw: (ink) => ink.at(-62, -22, { scale: 1.1 }, () => drawGrip(ink)),
    },
    sleeve: {
      ...{ ...CLOTH, cut: OUTLINE, left: -100, top: 220, width: 170, height: 160, anchor: [20, 306] },
      draw: (ink) => ink.at(-62, -22, { scale: 1.1 }, () => drawMugSleeve(ink)),
    },
    raisedSleeve: {
      ...CLOTH,
      cut: OUTLINE,
      left: -104,
      top: 116,
      width: 230,
      height: 264,
      anchor: MUG_FOOT,
      draw: drawRaisedSleeve,
    },
    heave: { ...PART, cut: OUTLINE, left: 30, top: 10, width: 190, height: 112, anchor: [94, 90], draw: drawHeave },
    splash: {
      ...PART,
      left: -110,
      top: -120,
      width: 220,
      height: 140,
      anchor: [0, 0],
      draw: (ink) => drawSplash(ink, 0, 0),
    },
    shock: { ...PART, left: 0, top: 240, width: 214, height: 90, anchor: MUG_FOOT, draw: drawShock },
    mutter: {
      ...PART,
      left: 108,
      top: 42,
      width: 144,
      height: 96,
      anchor: [122, 128],
      boil: true,
      frames: 3,
      draw: drawMutter,
    },
    snore: { ...PART, left: -22, top: -22, width: 46, height: 44, anchor: [0, 0], draw: drawSnore },
    spill: { ...PART, left: 134, top: 292, width: 98, height: 36, anchor: [140, 310], draw: drawSpill },
  },
})

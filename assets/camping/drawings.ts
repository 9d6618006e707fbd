import { type BlotlingKind, drawBlotling } from '../characters/blotling'
import { drawLantern, type Lantern } from '../characters/lantern'
import type { Ink } from '../ink/ink'
import { itemAt, type Options } from '../ink/numbers'
import { drawings, type Sprite } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBear, drawBearLook, drawBearStare, drawBook } from './bear'
import { drawBoot } from './boots'
import { drawEmberGlow, drawEmbers, drawSpark, drawWisp } from './embers'
import { drawEyes, drawFirefly, drawPupil, EYES } from './eyes'
import { drawFeet } from './feet'
import { FROM_US } from './glow'
import { drawBat, drawSpider } from './hangers'
import { drawMoth } from './moth'
import { drawMouse } from './mouse'
import { drawMushrooms, drawTenant } from './mushrooms'
import { drawNight } from './night'
import { drawOwl, drawOwlFace } from './owl'
import { drawRope } from './rope'
import { BEYOND, REACHES, type Reach } from './shared'
import { drawTent } from './tent'
import { drawVignette } from './vignette'
import { drawFloor, drawWood, FLOOR, WOOD } from './wood'

/** Pixels a unit, of all: what is as sharp lies on one sheet. */
const SHARPNESS = 1

/** As wide as the house's pen is for a sheet of this size. */
const LINE = { light: FROM_US, boil: false, lineWidth: 3 } as const

/** Drawn where the camp has it, and put there by its upper left corner. */
const HERE = { ...LINE, scale: SHARPNESS } as const

/** Drawn about the place that it stands at. */
const ABOUT = { ...LINE, scale: SHARPNESS, anchor: [0, 0] } as const

const LOOKS = ['reading', 'blink', 'looking'] as const
const PAGES = ['flat', 'up', 'over'] as const
const MOUSE = ['caught', 'up', 'down'] as const
const FACES: readonly Options<Lantern>[] = [
  ...[0, 1, 2].map((flicker) => ({ flicker, gaze: [-0.8, 0.1] as const })),
  ...[0, 1, 2].map((flicker) => ({ flicker, gaze: [0.8, 0.1] as const })),
  ...[0, 1, 2].map((flicker) => ({ flicker, mood: 'glad' as const })),
  { flicker: 0, blink: true },
]
const FACE_NAMES = ['left0', 'left1', 'left2', 'right0', 'right1', 'right2', 'glad0', 'glad1', 'glad2', 'blink']

/** A blotling so large: a stone, an eye open, or glad. */
function blotling(kind: BlotlingKind, size: number): Sprite {
  const moods = ['shut', 'looks', 'glad'] as const
  return {
    ...ABOUT,
    ...{ left: -52, top: -130, width: 104, height: 140, under: 1 },
    seed: `blotling ${kind}`,
    sceneScale: size,
    frames: moods,
    keep: 'line',
    draw: (ink: Ink, frame: number) => drawBlotling(ink, { kind, mood: itemAt(moods, frame), gaze: [0.2, -0.5] }),
  }
}

/** The night for a reach of the light, black to its edges. */
function night(reach: Reach): Sprite {
  const radius = REACHES[reach]
  const side = Math.round(radius * BEYOND * 2)
  return {
    ...LINE,
    ...{ left: -side / 2, top: -side / 2, width: side, height: side, anchor: [0, 0], bleed: true },
    scale: SHARPNESS,
    keep: 'line',
    draw: (ink: Ink) => drawNight(ink, radius),
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    wood: { ...LINE, ...WOOD, anchor: [0, 0], scale: SHARPNESS, bleed: true, draw: drawWood },
    floor: { ...LINE, ...FLOOR, anchor: [0, FLOOR.top], scale: SHARPNESS, bleed: true, draw: drawFloor },
    tent: {
      ...HERE,
      ...{ left: 584, top: 396, width: 730, height: 476, anchor: [940, 836] },
      draw: drawTent,
    },
    feet: {
      ...HERE,
      ...{ left: 700, top: 706, width: 216, height: 168, anchor: [806, 846] },
      frames: ['spread', 'curled'],
      draw: (ink, frame) => drawFeet(ink, frame === 1),
    },
    mouse: {
      ...HERE,
      ...{ left: 600, top: 754, width: 204, height: 140, anchor: [690, 868] },
      frames: MOUSE,
      draw: (ink, frame) => drawMouse(ink, itemAt(MOUSE, frame)),
    },
    embers: { ...HERE, ...{ left: 366, top: 796, width: 250, height: 104, anchor: [488, 846] }, draw: drawEmbers },
    emberGlow: {
      ...HERE,
      ...{ left: 410, top: 820, width: 156, height: 52, anchor: [488, 846] },
      frames: 2,
      draw: drawEmberGlow,
    },
    wisp: {
      ...HERE,
      ...{ left: 466, top: 700, width: 56, height: 130, anchor: [494, 824] },
      frames: 3,
      draw: drawWisp,
    },
    spark: { ...ABOUT, ...{ left: -12, top: -14, width: 24, height: 28 }, frames: 3, draw: drawSpark },
    mushrooms: {
      ...ABOUT,
      ...{ left: -78, top: -116, width: 160, height: 140 },
      draw: (ink) => drawMushrooms(ink, 0, 0, 1),
    },
    tenant: {
      ...ABOUT,
      ...{ left: -12, top: -28, width: 24, height: 36 },
      frames: ['light', 'peep'],
      draw: (ink, frame) => drawTenant(ink, frame === 1),
    },
    leftBoot: {
      ...ABOUT,
      ...{ left: -44, top: -96, width: 110, height: 120 },
      seed: 'boot',
      draw: (ink) => drawBoot(ink, 'left'),
    },
    rightBoot: {
      ...ABOUT,
      ...{ left: -44, top: -96, width: 110, height: 120 },
      seed: 'boot',
      draw: (ink) => drawBoot(ink, 'right'),
    },
    bear: { ...HERE, ...{ left: 1066, top: 384, width: 416, height: 516, anchor: [1300, 860] }, draw: drawBear },
    book: {
      ...HERE,
      ...{ left: 1050, top: 516, width: 420, height: 232, anchor: [1260, 660] },
      frames: PAGES,
      draw: (ink, frame) => drawBook(ink, itemAt(PAGES, frame)),
    },
    bearLook: {
      ...HERE,
      ...{ left: 1196, top: 436, width: 146, height: 112, anchor: [1268, 490] },
      frames: LOOKS,
      draw: (ink, frame) => drawBearLook(ink, itemAt(LOOKS, frame)),
    },
    bearStare: {
      ...HERE,
      ...{ left: 1196, top: 466, width: 146, height: 80, anchor: [1268, 490] },
      draw: drawBearStare,
    },
    owl: { ...HERE, ...{ left: 70, top: 156, width: 360, height: 220, anchor: [70, 156] }, draw: drawOwl },
    bat: { ...HERE, ...{ left: 886, top: 54, width: 160, height: 146, anchor: [886, 54] }, draw: drawBat },
    spider: {
      ...HERE,
      ...{ left: 586, top: -40, width: 92, height: 330, anchor: [586, -40], bleed: true },
      draw: drawSpider,
    },
    owlFace: {
      ...HERE,
      ...{ left: 218, top: 202, width: 88, height: 54, anchor: [261, 226] },
      frames: ['asleep', 'winks'],
      draw: (ink, frame) => drawOwlFace(ink, frame === 1),
    },
    eared: blotling('ears', 0.9),
    round: blotling('round', 0.6),
    tipped: blotling('tip', 0.5),
    lantern: {
      ...ABOUT,
      ...{ left: -54, top: -92, width: 108, height: 164, anchor: [0, -83], under: 1 },
      frames: FACE_NAMES,
      keep: 'line',
      draw: (ink, frame) => drawLantern(ink, itemAt(FACES, frame)),
    },
    rope: {
      ...ABOUT,
      ...{ left: -10, top: -420, width: 20, height: 350, anchor: [0, -83] },
      draw: (ink) => drawRope(ink),
    },
    moth: { ...ABOUT, ...{ left: -36, top: -28, width: 72, height: 54, under: 1 }, frames: 3, draw: drawMoth },
    firefly: { ...ABOUT, ...{ left: -20, top: -20, width: 40, height: 40 }, frames: 2, draw: drawFirefly },
    eyes: {
      ...ABOUT,
      ...{ left: -42, top: -34, width: 84, height: 68 },
      frames: EYES,
      draw: (ink, frame) => drawEyes(ink, itemAt(EYES, frame)),
    },
    pupil: {
      ...ABOUT,
      ...{ left: -8, top: -12, width: 16, height: 24 },
      frames: ['round', 'slit'],
      draw: (ink, frame) => drawPupil(ink, frame === 1 ? 'slit' : 'round'),
    },
    nightNear: night('near'),
    nightMiddle: night('middle'),
    nightFar: night('far'),
  },
})

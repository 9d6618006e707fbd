import type { Livery } from '../characters/liveries'
import { drawBigBlade } from '../ego/grass'
import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'
import { drawings, type Sprite } from '../pipeline/drawings'
import { drawAdmirer } from './figures'
import { drawLookalike, LOOKALIKE } from './lookalikes'
import { drawBale, drawBush, drawStatue, OF_GRASS, STATUE } from './statue'
import { drawCrown, drawGlint, drawMirror } from './vanities'

/** Pixels a scene unit. */
const THING = { anchor: [0, 0], boil: false, scale: 0.75 } as const

const lookalike = (livery: Livery): Sprite => ({
  ...{ ...THING, left: -78, top: -176, width: 160, height: 196, sceneScale: 0.8, under: 1.2, frames: LOOKALIKE },
  draw: (ink, _, does) => drawLookalike(ink, livery, does),
})
const statue = (livery: Livery, sceneScale: number): Sprite => ({
  ...{ ...THING, ...STATUE, sceneScale, under: 1.5, moods: { stands: OF_GRASS } },
  draw: (ink) => drawStatue(ink, livery),
})
const admirer = (livery: Livery, sceneScale: number): Sprite => ({
  ...{ ...THING, left: -120, top: -210, width: 240, height: 256, sceneScale, under: 1.2 },
  draw: (ink) => drawAdmirer(ink, livery),
})

/** A board that says who. */
function board(en: string, fr: string): Sprite {
  return {
    ...{ ...THING, left: -92, top: -30, width: 184, height: 60 },
    draw: (ink) => drawBoard(ink, en),
    french: (ink) => drawBoard(ink, fr),
  }
}

function drawBoard(ink: Ink, word: string): void {
  const half = 24 + word.length * 10.5
  ink.form(`-${half},-19* ${half},-22* ${half + 3},18* -${half - 2},21*`, { width: 3, halo: 1.6 })
  drawWords(ink, word, 0, 13, { size: 37, face: 'display', align: 'middle' })
}

export const pictures = drawings({
  sprites: {
    blade: { ...THING, left: -58, top: -22, width: 116, height: 44, sceneScale: 20 / 9, frames: 3, draw: drawBigBlade },
    blueStatue: statue('blue', 1.94),
    violetStatue: statue('violet', 2.07),
    greenStatue: statue('green', 2.07),
    redStatue: statue('red', 2.47),
    bale: { ...THING, left: -80, top: -24, width: 176, height: 84, sceneScale: 1.7, draw: drawBale },
    me: board('ME', 'MOI'),
    meLoud: board('ME!', 'MOI !'),
    us: board('US', 'NOUS'),
    bush: { ...THING, left: -64, top: -84, width: 128, height: 96, sceneScale: 0.9, draw: drawBush },
    blueAdmirer: admirer('blue', 1.22),
    violetAdmirer: admirer('violet', 1.35),
    greenAdmirer: admirer('green', 1.35),
    redAdmirer: admirer('red', 1.55),
    blueLookalike: lookalike('blue'),
    violetLookalike: lookalike('violet'),
    greenLookalike: lookalike('green'),
    redLookalike: lookalike('red'),
    mirror: { ...THING, left: -40, top: -94, width: 84, height: 116, sceneScale: 1.3, draw: (ink) => drawMirror(ink) },
    crown: { ...THING, left: -44, top: -50, width: 88, height: 64, sceneScale: 1.3, draw: drawCrown },
    glint: { ...THING, left: -30, top: -30, width: 60, height: 60, frames: 2, draw: drawGlint },
  },
})

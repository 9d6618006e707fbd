import { drawHandkerchief } from '../forget/cloth'
import { drawMoth, drawSnail, MOTH_WINGS, SNAILS } from '../forget/creatures'
import { pictures as day } from '../forget/drawings'
import { drawGlasses, drawKey, drawSpool } from '../forget/keepsakes'
import { drawPaper, SHEET } from '../forget/paper'
import { drawTicket } from '../forget/papers'
import { MORNING } from '../forget/shared'
import type { Ink } from '../ink/ink'
import { INK, PAPER, TEAL } from '../ink/palette'
import { drawings, type Sprite } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import {
  drawBoat,
  drawFlame,
  drawLighthouse,
  drawNearRim,
  drawNest,
  drawPalm,
  drawPatch,
  drawRaft,
  drawRigging,
  drawSewnEye,
  drawTickedList,
} from './afloat'
import { BEARS, drawBearAwake } from './bear'
import { drawHem, HEM_HEIGHT } from './night'
import { drawRope, drawWave, WAVE_WIDTH, waveOf } from './ropes'
import { drawSail, SAILS } from './sail'
import { STANDING, WATER } from './shared'
import { drawCloud, drawGlitter, drawGlow, drawHorizon, drawMound, drawRays, drawSun, drawWater } from './sky'
import { drawFound, drawMemory, drawSaid, STRIKES } from './written'

type Thing = keyof typeof MORNING
type Box = readonly [left: number, top: number, width: number, height: number]

const THINGS = Object.keys(MORNING)
/** As sharp as what lies on the page. */
const STILL = { anchor: [0, 0], boil: false, scale: 1.1, keep: 'line' } as const
const SOFT = { ...STILL, scale: 0.4, keep: 'measured', under: 0 } as const

/** A drawing about the place where it is put. */
function about([left, top, width, height]: Box, draw: Sprite['draw']): Sprite {
  return { ...STILL, left, top, width, height, draw }
}

/** A thing as it is in the morning, about its own middle. */
function awake(thing: Thing, box: Box, draw: (ink: Ink) => void): Sprite {
  const [rotate, scale] = STANDING[thing]
  return about(box, (ink) => ink.at(0, 0, { rotate, scale }, () => draw(ink)))
}

/** What has been found, where it lay, as chalk on black leaves it: what shines most of it and of the night is seen. */
const CHALK = { colors: { [INK]: '#f5ecd9', [PAPER]: '#000000', [TEAL]: '#8fd0c8' } } as const
const AROUND = { ...STILL, scale: 1, left: -176, top: -176, width: 352, height: 352, moods: { chalk: CHALK } } as const

function traceOf(ink: Ink, _frame: number, name: string): void {
  for (const [thing, sprite] of Object.entries(day.sprites)) if (thing === name) sprite.draw(ink, 0, name)
}

export const pictures = drawings({
  sprites: {
    paper: {
      ...{ width: SHEET, height: SHEET, bleed: true, boil: false, anchor: [0, 0], scale: 1, keep: 'grain' },
      draw: drawPaper,
    },
    trace: {
      ...{ ...STILL, left: -260, top: -150, width: 530, height: 290, scale: 0.8, keep: 'measured' },
      frames: THINGS,
      moods: { chalk: CHALK },
      draw: traceOf,
    },
    over: {
      ...AROUND,
      frames: THINGS,
      draw: (ink, _, name) => drawMemory(ink, name, 'over', 'en'),
      french: (ink, _, name) => drawMemory(ink, name, 'over', 'fr'),
    },
    below: {
      ...AROUND,
      frames: THINGS,
      draw: (ink, _, name) => drawMemory(ink, name, 'under', 'en'),
      french: (ink, _, name) => drawMemory(ink, name, 'under', 'fr'),
    },
    snail: { ...about([-56, -32, 98, 54], drawSnail), sceneScale: 0.7, scale: 1.25, frames: SNAILS },
    moth: {
      ...about([-29, -23, 58, 42], (ink, _frame, name) =>
        drawMoth(ink, name === 'open' ? MOTH_WINGS.open : MOTH_WINGS.closed),
      ),
      ...{ frames: ['open', 'closed'], scale: 1.25 },
    },
    flame: { ...about([-1, -104, 30, 106], drawFlame), moods: { chalk: CHALK } },
    hem: { ...STILL, left: 0, top: 0, width: 260, height: HEM_HEIGHT, bleed: true, draw: drawHem },
    glow: { ...SOFT, left: -210, top: -204, width: 420, height: 408, draw: drawGlow },
    rays: about([-380, -380, 700, 500], drawRays),
    cloud: about([-126, -46, 252, 90], drawCloud),
    water: { ...SOFT, left: 0, top: 0, ...WATER, bleed: true, draw: drawWater },
    horizon: { ...about([-720, -8, 1440, 16], drawHorizon), bleed: true },
    glitter: about([-180, -4, 360, 196], drawGlitter),
    swell: {
      ...about([-10, -40, 369, 60], (ink, frame) =>
        drawRope(ink, frame === 0 ? waveOf(1, 0, 0, 230, 74, 13) : waveOf(2, 0, 0, 290, 96, 18), 2.4 + 0.4 * frame, 5),
      ),
      frames: 2,
    },
    mound: about([-240, -60, 470, 90], drawMound),
    watch: awake('watch', [-230, -296, 520, 420], drawSun),
    cake: awake('cake', [-132, -180, 268, 276], drawLighthouse),
    plant: awake('plant', [-150, -160, 300, 302], drawPalm),
    umbrella: { ...about([-336, -274, 660, 612], drawSail), frames: SAILS, cut: toOutline(10) },
    list: awake('list', [-66, -106, 132, 196], drawTickedList),
    sock: awake('sock', [-72, -146, 178, 222], drawNest),
    handkerchief: awake('handkerchief', [-150, -150, 300, 300], drawHandkerchief),
    cup: { ...about([-280, -130, 510, 363], drawBoat), cut: toOutline(10) },
    nearRim: about([-156, -84, 312, 86], drawNearRim),
    bear: { ...about([-216, -154, 362, 284], drawBearAwake), frames: BEARS },
    button: awake('button', [-26, -42, 68, 68], drawSewnEye),
    glasses: awake('glasses', [-84, -60, 172, 104], drawGlasses),
    ticket: awake('ticket', [-64, -58, 128, 116], drawTicket),
    piece: awake('piece', [-56, -56, 112, 112], drawPatch),
    spool: awake('spool', [-48, -52, 96, 110], drawSpool),
    key: awake('key', [-60, -94, 120, 188], drawKey),
    letter: about([-120, -100, 240, 150], (ink) => ink.at(0, 0, { rotate: 3, scale: 1.1 }, () => drawRaft(ink))),
    rigging: { ...about([-360, -340, 770, 500], drawRigging), cut: toOutline(10) },
    wave: { ...about([0, -60, WAVE_WIDTH, 80], drawWave), bleed: true, cut: toOutline(10) },
    found: {
      ...about([-110, -120, 260, 130], (ink, _, name) => drawFound(ink, name, 'en')),
      frames: STRIKES,
      french: (ink, _, name) => drawFound(ink, name, 'fr'),
    },
    said: {
      ...about([-190, -40, 380, 110], (ink, _, name) => drawSaid(ink, name, 'en')),
      frames: ['first', 'again'],
      french: (ink, _, name) => drawSaid(ink, name, 'fr'),
    },
  },
})

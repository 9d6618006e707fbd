import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawSeed, drawStalk } from './dandelion'
import { drawBody, drawEar, drawProwlTail, drawTail, PEEK_EYES } from './dog'
import { drawBlades, drawSeedHead } from './grass'
import { drawInviteArm, drawInviteBody, drawInviteHead } from './invite'
import { drawLetter, LETTER_PAGE } from './letters'
import { drawMouse, drawMouseStalk, MOUSE_FRAMES } from './mouse'
import { BLADES, EARED, FACES, INVITE_ARM, PROWL_TAIL, SIGNS } from './shared'
import { drawVignette } from './vignette'

/** Pixels for a scene unit: more would not leave the day within its weight. */
const DENSITY = 1.14

/** The dog: his parts lie upon each other, so they do not boil. */
const DOG = {
  anchor: [0, 0],
  under: 1.9,
  lineWidth: 3.2,
  boil: false,
  bleed: true,
  seed: 'bad dog',
  sceneScale: 1.5,
  scale: DENSITY,
} as const
/** What is small and moves, about its own middle or foot. */
const SMALL = { anchor: [0, 0], under: 0, boil: false, bleed: true, lineWidth: 2.6, scale: DENSITY } as const

/** The item of a list that a frame is called by. */
function named<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((candidate) => candidate === name)
  if (!found) throw new Error(`There is no drawing ${name}.`)
  return found
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    blades: {
      ...SMALL,
      ...{ left: 0, top: 0, width: BLADES.count * BLADES.apart + 44, height: BLADES.length },
      draw: drawBlades,
    },
    seedHead: { ...SMALL, left: -60, top: -300, width: 150, height: 320, frames: 3, draw: drawSeedHead },
    stalk: { ...SMALL, left: -30, top: -20, width: 60, height: 280, sceneScale: 1.4, draw: drawStalk },
    seed: { ...SMALL, left: -6, top: -22, width: 60, height: 44, sceneScale: 1.4, frames: 3, draw: drawSeed },
    mouseStalk: { ...SMALL, left: -190, top: -480, width: 310, height: 520, draw: drawMouseStalk },
    mouse: {
      ...SMALL,
      ...{ left: -46, top: -78, width: 92, height: 120, under: 1, sceneScale: 1.5 },
      frames: MOUSE_FRAMES,
      draw: (ink, _frame, name) => drawMouse(ink, named(MOUSE_FRAMES, name)),
    },
    dogBody: {
      ...DOG,
      ...{ left: -245, top: -500, width: 480, height: 512 },
      frames: FACES,
      draw: (ink, _frame, name) => drawBody(ink, named(FACES, name)),
    },
    dogTail: {
      ...DOG,
      ...{ left: -190, top: -300, width: 400, height: 306 },
      frames: FACES,
      draw: (ink, _frame, name) => drawTail(ink, named(FACES, name)),
    },
    dogEar: {
      ...DOG,
      ...{ left: -200, top: -470, width: 350, height: 476, under: 0 },
      frames: EARED,
      draw: (ink, _frame, name) => drawEar(ink, named(EARED, name)),
    },
    prowlTail: {
      ...DOG,
      ...{ left: -150, top: -320, width: 150, height: 240 },
      anchor: [PROWL_TAIL.x, PROWL_TAIL.y],
      draw: drawProwlTail,
    },
    peekEyes: { ...DOG, ...PEEK_EYES, under: 0 },
    inviteArm: {
      ...DOG,
      ...{ left: -182, top: -384, width: 156, height: 156 },
      anchor: [INVITE_ARM.x, INVITE_ARM.y],
      draw: drawInviteArm,
    },
    inviteBody: {
      ...DOG,
      ...{ left: -100, top: -304, width: 264, height: 210 },
      anchor: [0, -200],
      draw: drawInviteBody,
    },
    inviteHead: { ...DOG, left: -90, top: -136, width: 216, height: 240, draw: drawInviteHead },
    letter: {
      ...LETTER_PAGE,
      scale: DENSITY,
      frames: SIGNS,
      draw: (ink, _frame, name) => drawLetter(ink, named(SIGNS, name), 1),
    },
  },
})

import { drawings, type Sprite } from '../pipeline/drawings'
import { vignettePictures } from '../vignettes/vignette-pictures'
import { drawDrop, drawFly, drawImpact, drawSpeed, drawStream, drawSweat, drawTear, drawTwinkle } from './extras'
import { drawEyes, drawLids, drawPupil } from './eyes'
import { drawFace } from './face'
import { drawHand, drawHandShadow, drawSleeve, HANDS } from './hand'
import { drawMouth } from './mouth'
import { drawDent, drawNose, drawRim } from './nose'
import { PINS, UNIT } from './places'
import { drawVignette } from './vignette'

type Frames = Pick<Sprite, 'frames' | 'draw'>

const SHOWN = { sceneScale: UNIT, scale: 1, lineWidth: 3.4, under: 1.2, keep: 'lean' } as const

/** Features lie on each other, pinned to the face: they do not boil, they are drawn anew for each expression. */
const feature = (
  pin: readonly [number, number],
  left: number,
  top: number,
  right: number,
  bottom: number,
  frames: Frames,
) =>
  ({
    ...SHOWN,
    boil: false,
    anchor: pin,
    left,
    top,
    width: right - left,
    height: bottom - top,
    ...frames,
  }) satisfies Sprite

/** A small thing about its own origin. */
const loose = (left: number, top: number, right: number, bottom: number, frames: Frames) =>
  ({ ...SHOWN, anchor: [0, 0], left, top, width: right - left, height: bottom - top, ...frames }) satisfies Sprite

const EYES = ['open', 'wide', 'bliss', 'ouch']
const LIDS = ['waiting', 'wide', 'blink', 'sly']
const NOSES = ['rest', 'flare', 'stuffedLeft', 'stuffedRight', 'flat']
const MOUTHS = ['waiting', 'bracing', 'bliss', 'ouch', 'sly']

export const pictures = drawings({
  sprites: {
    face: { ...feature(PINS.face, -90, -98, 570, 398, { draw: drawFace }), bleed: true },
    eyes: feature(PINS.eyes, 88, -64, 398, 84, { frames: EYES, draw: drawEyes }),
    lids: feature(PINS.eyes, 88, -64, 398, 64, { frames: LIDS, draw: drawLids }),
    nose: { ...feature(PINS.nose, 136, -44, 350, 168, { frames: NOSES, draw: drawNose }), seed: 'nose', bleed: true },
    mouth: feature(PINS.mouth, 62, 88, 418, 298, { frames: MOUTHS, draw: drawMouth }),
    hand: { ...feature([0, 0], -70, -14, 90, 180, { frames: Object.keys(HANDS), draw: drawHand }), seed: 'hand' },
    sleeve: { ...feature([0, 160], -60, 140, 90, 404, { draw: drawSleeve }), bleed: true },
    handShadow: { ...feature([0, 0], -60, -6, 90, 404, { draw: drawHandShadow }), bleed: true, under: 0 },
    pupil: { ...loose(-18, -18, 18, 18, { frames: ['calm', 'pin'], draw: drawPupil }), boil: false },
    drop: loose(-14, -14, 14, 40, { frames: ['small', 'full', 'falling'], draw: drawDrop }),
    fly: loose(-20, -22, 22, 16, { frames: 2, draw: drawFly }),
    tear: loose(-18, -10, 16, 10, { frames: 3, draw: drawTear }),
    stream: loose(-28, -8, 10, 84, { frames: 3, draw: drawStream }),
    impact: { ...loose(-80, -80, 80, 50, { frames: 3, draw: drawImpact }), under: 0 },
    dent: { ...loose(-42, -26, 44, 40, { draw: drawDent }), under: 0 },
    rim: { ...loose(-22, -26, 22, 16, { draw: drawRim }), under: 0 },
    speed: { ...loose(-44, 0, 44, 124, { frames: 3, draw: drawSpeed }), under: 0 },
    twinkle: loose(-20, -20, 20, 20, { frames: 3, draw: drawTwinkle }),
    sweat: loose(-14, -20, 14, 20, { draw: drawSweat }),
  },
  pictures: vignettePictures(drawVignette),
})

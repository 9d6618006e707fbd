import { drawings, type Sprite } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawDrop, drawFly, drawImpact, drawSpeed, drawStream, drawSweat, drawTear, drawTwinkle } from './extras'
import { drawEyes, drawLids, drawPupil } from './eyes'
import { drawAir, drawBlush, drawFace } from './face'
import { drawHandShadow, drawIndex, drawPalm, drawSleeve } from './hand'
import { drawMouth } from './mouth'
import { drawDent, drawFlare, drawNose, drawRim, drawStuffed } from './nose'
import { BENDS, PINS, UNIT } from './shared'
import { drawVignette } from './vignette'

type Frames = Pick<Sprite, 'frames' | 'draw'>

const SHOWN = { sceneScale: UNIT, scale: 0.9, lineWidth: 3.4, under: 1.2 } as const

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

/** The large ones are a few curls and strokes that reach far across the face. */
const CUT = { cut: toOutline(10) }

/** A small thing about its own origin. */
const loose = (left: number, top: number, right: number, bottom: number, frames: Frames) =>
  ({ ...SHOWN, anchor: [0, 0], left, top, width: right - left, height: bottom - top, ...frames }) satisfies Sprite

const EYES = ['open', 'bliss', 'ouch']
const LIDS = ['waiting', 'wide', 'blink', 'sly']
const MOUTHS = ['waiting', 'bracing', 'bliss', 'ouch', 'sly']
/** In the rest of its drawings the finger is as good as straight. */
const SHADOWS = ['straight', 'whipLeft', 'whipRight', 'limp']
const SIDES = ['left', 'right']

/** Large line art without washes. Pictures of one scale and keeping share a file. */
const LINES = { keep: 'line', scale: 0.8 } as const
/** Flat washes, of which a few pixels are enough. */
const FLAT = { bleed: true, under: 0, scale: 0.16 } as const

export const pictures = drawings({
  sprites: {
    air: { ...feature(PINS.face, 236, -98, 570, 398, { draw: drawAir }), ...FLAT },
    face: { ...feature(PINS.face, -90, -98, 570, 398, { draw: drawFace }), bleed: true, ...LINES },
    blush: { ...feature([240, 124], 76, 94, 410, 150, { frames: SIDES, draw: drawBlush }), ...FLAT },
    eyes: { ...feature(PINS.eyes, 88, -64, 398, 84, { frames: EYES, draw: drawEyes }), ...CUT },
    lids: { ...feature(PINS.eyes, 88, -64, 398, 64, { frames: LIDS, draw: drawLids }), ...CUT },
    nose: {
      ...feature(PINS.nose, 136, -44, 350, 168, { frames: ['rest', 'flat'], draw: drawNose }),
      ...CUT,
      bleed: true,
    },
    flare: feature([240, 128], 184, 100, 296, 172, { draw: drawFlare }),
    stuffedLeft: feature([240, 128], 184, 24, 242, 166, { draw: (ink) => drawStuffed(ink, 'left') }),
    stuffedRight: feature([240, 128], 238, 24, 298, 166, { draw: (ink) => drawStuffed(ink, 'right') }),
    mouth: { ...feature(PINS.mouth, 62, 88, 418, 298, { frames: MOUTHS, draw: drawMouth }), ...CUT, ...LINES },
    palm: { ...feature([0, 100], -70, 60, 90, 180, { draw: drawPalm }), seed: 'hand', ...LINES },
    index: { ...feature([0, 100], -60, -20, 80, 122, { frames: Object.keys(BENDS), draw: drawIndex }), seed: 'hand' },
    sleeve: { ...feature([0, 160], -60, 140, 90, 404, { draw: drawSleeve }), bleed: true, ...LINES },
    handShadow: { ...feature([0, 0], -60, -6, 90, 404, { frames: SHADOWS, draw: drawHandShadow }), ...FLAT },
    pupil: { ...loose(-18, -18, 18, 18, { frames: ['calm', 'pin'], draw: drawPupil }), boil: false },
    drop: loose(-14, -14, 14, 40, { frames: ['small', 'full'], draw: drawDrop }),
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
  pictures: grownVignette(drawVignette),
})

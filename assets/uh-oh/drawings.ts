import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBird } from './bird'
import { BLOTS, drawBlot, drawDrop, drawShriek, drawSpark, SPARKS } from './effects'
import { drawIris, drawLid } from './eye'
import { drawHead, LOOKS } from './head'
import { WORDS } from './lettering'
import { DISC, HOVER, POSES, TITLE } from './shared'
import { DISCS, drawBolt, drawClouds, drawRain, drawRay, drawStar, drawSun, PAGE, PAGES } from './sky'
import { drawStartLetter, LETTER_BOX } from './start'
import { drawVignette } from './vignette'
import { drawWitness, WITNESS_POSES } from './witness'

/** Pixels a scene unit: of lines, and of washes without any line. */
const DENSITY = 0.92
const WASHES = 0.42

/** What lies over one another from frame to frame does not boil. */
const STEADY = { boil: false, under: 0, anchor: [0, 0], scale: DENSITY, keep: 'line' } as const
const HERS = { ...STEADY, bleed: true, lineWidth: 4, sceneScale: HOVER.scale, seed: 'bird', cut: toOutline(8) } as const
const WASHED = { boil: false, under: 0, anchor: [0, 0], scale: WASHES, bleed: true } as const
const DISC_PAGE = { left: DISC.x - 354, top: DISC.y - 350, width: 708, height: 700 } as const

function word(name: keyof typeof WORDS, left: number, top: number, width: number, height: number) {
  const foot = TITLE.find((each) => each.name === name) ?? TITLE[0]
  return {
    ...({ ...STEADY, left, top, width, height, anchor: [foot.x, foot.y], lineWidth: 4 } as const),
    draw: WORDS[name],
  }
}

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    plumPage: { ...WASHED, ...PAGE, draw: PAGES.plum },
    // Grains at its edges would be a dotted line where it is turned over.
    greyPage: { ...WASHED, ...PAGE, drying: { grain: 0 }, draw: PAGES.grey },
    nightPage: { ...WASHED, ...PAGE, draw: PAGES.night },
    dawnPage: { ...WASHED, ...PAGE, draw: PAGES.dawn },
    stormPage: { ...WASHED, ...PAGE, draw: PAGES.storm },
    disc: {
      ...{ ...WASHED, ...DISC_PAGE, anchor: [DISC.x, DISC.y] },
      frames: Object.keys(DISCS),
      draw: (ink, _frame, name) => {
        const draw = Object.entries(DISCS).find(([each]) => each === name)?.[1]
        draw?.(ink)
      },
    },
    sun: { ...WASHED, left: -340, top: -336, width: 680, height: 672, draw: drawSun },
    ray: {
      ...{ ...STEADY, left: -12, top: -22, width: 430, height: 44, frames: ['long', 'short'] },
      draw: (ink, _frame, name) => drawRay(ink, name === 'long'),
    },
    star: { ...STEADY, left: -16, top: -18, width: 32, height: 36, frames: 4, draw: drawStar },
    rain: { ...STEADY, left: -90, top: -10, width: 110, height: 204, frames: 4, draw: drawRain },
    bolt: { ...STEADY, left: 1080, top: 306, width: 290, height: 500, anchor: [1080, 306], draw: drawBolt },
    clouds: {
      ...{
        ...STEADY,
        left: 0,
        top: 430,
        width: 1600,
        height: 470,
        anchor: [0, 430],
        lineWidth: 4,
        bleed: true,
      },
      cut: toOutline(10),
      draw: drawClouds,
    },
    theCap: word('theCap', 110, 20, 210, 108),
    cap: word('cap', 60, 60, 560, 300),
    and: word('and', 606, 44, 216, 110),
    theQuill: word('theQuill', 620, 126, 222, 116),
    quill: word('quill', 814, 60, 760, 330),
    bird: {
      ...{ ...HERS, left: -600, top: -480, width: 1200, height: 960, frames: POSES.map(({ name }) => name) },
      draw: drawBird,
    },
    head: {
      ...{ ...HERS, left: -250, top: -330, width: 480, height: 560, frames: LOOKS },
      draw: (ink, _frame, name) => drawHead(ink, name === 'shriek' ? 'shriek' : 'calm'),
    },
    iris: {
      ...{ ...STEADY, left: -20, top: -20, width: 40, height: 40, frames: ['large', 'small'], lineWidth: 3 },
      draw: (ink, _frame, name) => drawIris(ink, name === 'large' ? 'large' : 'small'),
    },
    lid: {
      ...{ ...STEADY, left: -38, top: -40, width: 76, height: 80, lineWidth: 3 },
      frames: ['largeHalf', 'largeShut', 'smallHalf', 'smallShut'],
      draw: (ink, _frame, name) => drawLid(ink, name.startsWith('large') ? 'large' : 'small', name.endsWith('Shut')),
    },
    spark: {
      ...{ ...STEADY, left: -24, top: -36, width: 48, height: 72, frames: SPARKS },
      draw: (ink, _frame, name) => drawSpark(ink, name),
    },
    drop: { ...STEADY, left: -24, top: -8, width: 48, height: 66, draw: drawDrop },
    blot: {
      ...{ ...STEADY, left: -110, top: -92, width: 220, height: 184, frames: BLOTS },
      draw: (ink, _frame, name) => drawBlot(ink, name),
    },
    shriek: {
      ...STEADY,
      left: -340,
      top: -160,
      width: 680,
      height: 470,
      frames: 3,
      bleed: true,
      draw: drawShriek,
    },
    letter: {
      ...{ ...STEADY, ...LETTER_BOX, frames: 10 },
      draw: (ink, frame) => drawStartLetter(ink, frame, 'en'),
      french: (ink, frame) => drawStartLetter(ink, frame, 'fr'),
    },
    witness: {
      ...{ ...STEADY, left: -54, top: -118, width: 140, height: 146, frames: WITNESS_POSES, lineWidth: 4 },
      draw: (ink, _frame, name) => drawWitness(ink, name),
    },
  },
})

import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawBridge } from './bridge'
import { drawCog, drawPuff, drawShadow, drawSpeed } from './effects'
import { drawForeground } from './foreground'
import { drawBody, drawFarLimbs, drawHop, drawNearLimbs } from './hedgehog'
import { drawFumble, drawLegs, drawUpper } from './inventor'
import { LAYER_WIDTH, OVERLAP } from './layer'
import { drawGlint, drawRing, drawSpark, RING_FRAMES } from './rings'
import { COGS } from './shared'
import { drawMist, drawMoon, drawSky, SKY_TOP } from './sky'
import { drawSkyline } from './skyline'
import { drawSpring } from './springs'
import { drawVignetteHover } from './vignette-hover'

/** Everybody runs into the moon's light. */
const light: [number, number, number] = [0.5, -0.66, 0.56]

/** Runners are drawn in parts, far to near, so that what is the same in both steps is kept once; parts must not boil apart. */
const HEDGEHOG = {
  boil: false,
  width: 258,
  height: 236,
  left: -6,
  top: -18,
  anchor: [112, 196],
  lineWidth: 3,
  under: 1.2,
  sceneScale: 1.36,
  scale: 1.15,
  keep: 'line',
  light,
} as const

const INVENTOR = {
  boil: false,
  width: 300,
  height: 348,
  left: -24,
  top: -76,
  anchor: [104, 262],
  lineWidth: 3,
  under: 1.2,
  sceneScale: 1.28,
  scale: 1.15,
  keep: 'line',
  light,
} as const

const EFFECT = { lineWidth: 3, scale: 1.15, keep: 'line', light } as const

/** Layers are drawn at half their size. The width of soft ones in pixels is a multiple of 512, so that washes repeat unseen. */
const LAYER = { sceneScale: 2, bleed: true, light } as const

/** A tile that is drawn a little beyond both its ends, so that tiles laid side by side overlap and show no seam. */
const OVERLAPPING = {
  ...LAYER,
  width: LAYER_WIDTH + 2 * OVERLAP,
  left: -OVERLAP,
  scale: 0.96,
  keep: 'line',
  boil: false,
} as const

/** Layers that reach far up for a few towers and pipes. */
const TOWERING = { ...OVERLAPPING, cut: toOutline(10) } as const

const [COG, PINION] = COGS

/** As large as the display shows them: 58 pixels high. */
const DISPLAY = { size: 50, scale: 1.15, keep: 'line' } as const

export const pictures = drawings({
  sprites: {
    hedgehogFar: { ...HEDGEHOG, frames: 8, draw: drawFarLimbs },
    hedgehogBody: { ...HEDGEHOG, frames: 4, draw: drawBody },
    hedgehogNear: { ...HEDGEHOG, frames: 8, draw: drawNearLimbs },
    hedgehogHop: {
      ...HEDGEHOG,
      frames: ['crouch', 'leap'],
      draw: (ink, _, name) => drawHop(ink, name === 'crouch' ? 'crouch' : 'leap'),
    },
    inventorLegs: { ...INVENTOR, frames: 8, draw: drawLegs },
    inventorUpper: { ...INVENTOR, frames: 4, draw: drawUpper },
    inventorFumble: {
      ...INVENTOR,
      frames: ['stumble', 'lunge'],
      draw: (ink, _, name) => drawFumble(ink, name === 'stumble' ? 'stumble' : 'lunge'),
    },
    spring: {
      ...EFFECT,
      width: 48,
      height: 102,
      under: 1,
      sceneScale: 1.2,
      frames: ['squashed', 'resting', 'stretched'],
      anchor: [24, 98],
      draw: (ink, frame) => {
        const length = [32, 56, 76][frame] ?? 56
        const radius = [16, 14, 12][frame] ?? 14
        drawSpring(ink, 24, 94, { rotate: -90, length, radius, coils: 4, wire: 4 })
      },
    },
    ring: {
      ...EFFECT,
      width: 66,
      height: 62,
      left: -33,
      top: -31,
      anchor: [0, 0],
      under: 1,
      frames: RING_FRAMES,
      draw: drawRing,
    },
    spark: { ...EFFECT, width: 130, height: 130, left: -65, top: -65, anchor: [0, 0], frames: 3, draw: drawSpark },
    glint: { ...EFFECT, width: 34, height: 34, left: -17, top: -17, anchor: [0, 0], frames: 3, draw: drawGlint },
    puff: {
      ...EFFECT,
      width: 110,
      height: 46,
      left: -84,
      top: -36,
      anchor: [0, 0],
      frames: 4,
      sceneScale: 1.8,
      draw: drawPuff,
    },
    speed: {
      ...EFFECT,
      width: 134,
      left: -10,
      height: 122,
      anchor: [118, 60],
      frames: 3,
      sceneScale: 1.4,
      draw: drawSpeed,
    },
    shadow: {
      ...EFFECT,
      width: 136,
      height: 24,
      left: -68,
      top: -12,
      anchor: [0, 0],
      sceneScale: 1.5,
      draw: drawShadow,
    },
    cog: {
      ...EFFECT,
      width: 110,
      height: 110,
      left: -55,
      top: -55,
      anchor: [0, 0],
      sceneScale: 2,
      draw: (ink) => drawCog(ink, COG.radius, 15, 6),
    },
    pinion: {
      ...EFFECT,
      width: 68,
      height: 68,
      left: -34,
      top: -34,
      anchor: [0, 0],
      sceneScale: 2,
      draw: (ink) => drawCog(ink, PINION.radius, 9, 3),
    },
    moon: {
      ...EFFECT,
      width: 124,
      height: 124,
      left: -62,
      top: -62,
      anchor: [0, 0],
      sceneScale: 2,
      draw: drawMoon,
    },
    sky: {
      ...LAYER,
      width: LAYER_WIDTH,
      top: SKY_TOP,
      height: 575,
      anchor: [0, SKY_TOP],
      scale: 0.32,
      draw: drawSky,
    },
    mist: {
      ...LAYER,
      width: LAYER_WIDTH,
      top: 258,
      height: 117,
      anchor: [0, 258],
      scale: 0.32,
      draw: drawMist,
    },
    skyline: { ...TOWERING, top: 50, height: 350, anchor: [0, 50], lineWidth: 2, draw: drawSkyline },
    bridge: { ...OVERLAPPING, top: 366, height: 140, anchor: [0, 366], lineWidth: 3, draw: drawBridge },
    foreground: { ...TOWERING, top: 364, height: 142, anchor: [0, 364], lineWidth: 3.4, draw: drawForeground },
  },
  words: {
    display: { ...DISPLAY, glyphs: '0123456789:SCORETIMRINGS' },
    frenchLabels: { ...DISPLAY, glyphs: 'SCORETEMPSANNEAUX', only: 'fr' },
  },
  pictures: grownVignette(drawVignetteHover),
})

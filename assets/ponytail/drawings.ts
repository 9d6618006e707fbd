import { drawSnail } from '../characters/snail'
import { drawings } from '../pipeline/drawings'
import { toOutline } from '../pipeline/pictures/outline'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawFarArm, drawFarHand, drawNearArm } from './arms'
import { drawDisc, drawGround } from './ground'
import { drawHead } from './head'
import { drawGuard, drawLance, drawPennon } from './lance'
import { drawBackLeg, drawFrontLeg } from './legs'
import { drawBelt, drawSashEnds } from './sash'
import { HEAD_SIZE, JOINTS, MOODS, SIZE } from './shared'
import { drawTail, WAVE } from './tail'
import { drawTrunk } from './trunk'
import { drawVignette } from './vignette'

/** Pixels for a scene unit. */
const DENSITY = 1

/** Parts of her lie upon each other, where they lie on the page. */
const PART = { boil: false, bleed: true, under: 0, sceneScale: SIZE, scale: DENSITY } as const

const at = (joint: keyof typeof JOINTS) => [JOINTS[joint].x, JOINTS[joint].y] as const

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    disc: { ...PART, anchor: at('disc'), left: 160, top: 20, width: 320, height: 300, draw: drawDisc },
    ground: { ...PART, anchor: at('ground'), left: 100, top: 414, width: 560, height: 36, draw: drawGround },
    tail: {
      ...{ ...PART, keep: 'line', seed: 'tail' },
      ...{ anchor: at('tail'), left: -12, top: -6, width: 724, height: 462 },
      cut: toOutline(16),
      frames: WAVE.drawings,
      draw: drawTail,
    },
    legs: {
      ...{ ...PART, anchor: at('legs'), left: 140, top: 236, width: 430, height: 212 },
      cut: toOutline(16),
      draw: (ink) => {
        drawBackLeg(ink)
        drawFrontLeg(ink)
      },
    },
    farArm: { ...PART, anchor: at('farArm'), left: 262, top: 140, width: 82, height: 84, draw: drawFarArm },
    trunk: {
      ...{ ...PART, anchor: at('trunk'), left: 288, top: 96, width: 176, height: 232 },
      draw: (ink) => {
        drawTrunk(ink)
        drawBelt(ink)
      },
    },
    sash: { ...PART, anchor: at('sash'), left: 396, top: 220, width: 146, height: 104, draw: drawSashEnds },
    pennon: {
      ...PART,
      anchor: at('pennon'),
      left: 40,
      top: 70,
      width: 140,
      height: 160,
      frames: 3,
      seed: 'pennon',
      draw: drawPennon,
    },
    lance: {
      ...{ ...PART, anchor: at('lance'), left: 40, top: 40, width: 640, height: 360 },
      cut: toOutline(16),
      draw: (ink) => {
        drawLance(ink)
        drawGuard(ink)
      },
    },
    farHand: { ...PART, anchor: at('farHand'), left: 244, top: 144, width: 70, height: 74, draw: drawFarHand },
    nearArm: { ...PART, anchor: at('nearArm'), left: 384, top: 120, width: 118, height: 182, draw: drawNearArm },
    head: {
      ...{
        ...PART,
        anchor: [0, 0],
        sceneScale: SIZE * HEAD_SIZE,
        left: -80,
        top: -120,
        width: 156,
        height: 140,
        frames: [...MOODS],
      },
      draw: (ink, _, name) => {
        const mood = MOODS.find((known) => known === name)
        if (mood) drawHead(ink, mood)
      },
    },
    snail: {
      ...{ ...PART, anchor: [0, 0], left: -30, top: -38, width: 64, height: 46, frames: ['out', 'in'] },
      draw: (ink, _, name) => drawSnail(ink, name === 'in' ? 'in' : 'out'),
    },
  },
})

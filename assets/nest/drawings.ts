import { sleepers } from '../blotlings/sleepers'
import { type BoldHand, boldHandOf } from '../blotlings/sleepers/boldHand'
import { SLEEPER_BOX, type Sleeper } from '../blotlings/sleepers/sleeper'
import { drawLantern, drawLanternRays, drawLanternRope } from '../characters/lantern'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { drawings } from '../pipeline/drawings'
import { grownVignette } from '../vignettes/grown-vignette'
import { drawEyes, drawMoth, drawSnail, drawWorm, type SnailLook, type WormLook } from './company'
import { drawGlint, drawKey } from './lost'
import { drawNestBack, drawNestFront, drawNestShadow } from './nests'
import { drawGilt, drawGlow, drawPortrait } from './portraits'
import { drawScene, SCENE } from './scene'
import { SCALES } from './shared'
import { drawCrumb, drawSnore, drawStraw } from './straw'
import { drawMug, drawSteam, drawTable } from './table'
import { drawVignette } from './vignette'

/** Pixels a scene unit of what moves, of those who sleep, and of what stands still. */
const SHARPNESS = { parts: 0.7, lines: 0.85, sleepers: 0.75, ground: 0.7 } as const

const PART = { bleed: true, anchor: [0, 0], boil: false, lineWidth: 3, scale: SHARPNESS.parts } as const
/** The same, of ink and flat colour only: so many drawings weigh little only as lines in few tones. */
const LINES = { ...PART, scale: SHARPNESS.lines, keep: 'line', drying: { pooling: 0, clouds: 0, grain: 0 } } as const
/** Drawn about the middle of a nest's rim. */
const BED = { ...LINES, scale: SHARPNESS.sleepers, lineWidth: 3.4, under: 1.1 } as const
const SLEEPER = { ...BED, ...SLEEPER_BOX } as const

const WORM_LOOKS: readonly WormLook[] = ['in', 'peek', 'out', 'blink', 'yawn']
const SNAIL_LOOKS: readonly SnailLook[] = ['asleep', 'awake', 'peek']

/** One of the 21, as large as it is beside the others. */
function drawAtSize(ink: Ink, index: number, draw: (sleeper: Sleeper, hand: BoldHand) => void): void {
  ink.at(0, 0, { scale: itemAt(SCALES, index) }, () => draw(itemAt(sleepers, index), boldHandOf(ink, true)))
}

function nest(width: number) {
  const seed = `nest ${width}`
  const half = width / 2 + 70
  const box = { left: -half, width: half * 2, seed }
  return {
    back: { ...BED, ...box, top: -90, height: 150, draw: (ink: Ink) => drawNestBack(ink, width) },
    front: { ...BED, ...box, top: -50, height: 200, draw: (ink: Ink) => drawNestFront(ink, width) },
    shadow: { ...BED, ...box, top: -4, height: 150, draw: (ink: Ink) => drawNestShadow(ink, width) },
  }
}

const left = nest(412)
const right = nest(350)

export const pictures = drawings({
  pictures: grownVignette(drawVignette),
  sprites: {
    ground: {
      ...{ ...SCENE, left: 0, top: 0, width: 1600, height: 1000 },
      ...{ scale: SHARPNESS.ground, draw: (ink) => drawScene(ink) },
    },
    leftShadow: left.shadow,
    leftBack: left.back,
    leftFront: left.front,
    rightShadow: right.shadow,
    rightBack: right.back,
    rightFront: right.front,
    // Two drawings each: lungs empty, lungs full.
    sleeper: {
      ...{ ...SLEEPER, frames: sleepers.length * 2 },
      draw: (ink, frame) =>
        drawAtSize(ink, Math.floor(frame / 2), ({ body }, hand) => body(hand, frame % 2 === 0 ? 0 : 1)),
    },
    over: {
      ...{ ...SLEEPER, frames: sleepers.length },
      draw: (ink, frame) => drawAtSize(ink, frame, ({ over }, hand) => over(hand)),
    },
    glow: { ...PART, left: -112, top: -112, width: 224, height: 224, draw: drawGlow },
    gilt: { ...LINES, left: -48, top: -56, width: 96, height: 112, draw: drawGilt },
    portrait: { ...LINES, left: -48, top: -72, width: 96, height: 128, frames: sleepers.length, draw: drawPortrait },
    lantern: {
      ...{ ...PART, left: -56, top: -100, width: 112, height: 172, frames: 6 },
      // Three drawings of it burning, three of it turned low.
      draw: (ink, frame) => drawLantern(ink, { flicker: frame % 3, mood: frame < 3 ? 'calm' : 'asleep' }),
    },
    rope: { ...LINES, left: -12, top: -130, width: 24, height: 134, draw: (ink) => drawLanternRope(ink, 44) },
    rays: { ...LINES, left: -116, top: -116, width: 232, height: 232, draw: drawLanternRays },
    table: { ...LINES, left: -110, top: -150, width: 220, height: 170, draw: drawTable },
    mug: { ...LINES, left: -22, top: -40, width: 56, height: 46, draw: drawMug },
    steam: { ...PART, left: -20, top: -46, width: 40, height: 46, frames: 3, draw: drawSteam },
    worm: {
      ...{ ...LINES, left: -60, top: -70, width: 110, height: 110, frames: WORM_LOOKS },
      draw: (ink, frame) => drawWorm(ink, itemAt(WORM_LOOKS, frame)),
    },
    snail: {
      ...{ ...LINES, left: -52, top: -56, width: 104, height: 66, frames: SNAIL_LOOKS },
      draw: (ink, frame) => drawSnail(ink, itemAt(SNAIL_LOOKS, frame)),
    },
    moth: { ...PART, left: -26, top: -24, width: 52, height: 44, frames: 2, draw: drawMoth },
    eyes: { ...LINES, left: -28, top: -16, width: 56, height: 32, frames: ['open', 'shut'], draw: drawEyes },
    key: { ...LINES, left: -76, top: -30, width: 144, height: 60, draw: drawKey },
    glint: { ...PART, left: -24, top: -26, width: 48, height: 52, frames: 3, draw: drawGlint },
    straw: { ...LINES, left: -40, top: -12, width: 80, height: 24, frames: 3, draw: drawStraw },
    crumb: { ...PART, left: -14, top: -14, width: 28, height: 28, frames: 3, draw: drawCrumb },
    snore: { ...PART, left: -24, top: -24, width: 48, height: 48, frames: 2, draw: drawSnore },
  },
})

import { drawScarf, drawTail, drawTrunk } from '../characters/dog'
import { drawFloppingEar, drawNose, drawRust, drawSkull, drawUprightEar } from '../characters/dogHead'
import { drawForeleg } from '../characters/dogPaws'
import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { HEAD } from './shared'
import { drawStick } from './stick'

/*
 * The dog in the air, from lower left to upper right, all of him one arc, with the stick between his teeth and both eyes on you. (0, 0)
 * is where his paws would be if he stood. Tail and flopping ear are parts of their own, which come after him.
 */

/** His light comes from where he looks to. */
const LIGHT = [0.5, -0.66, 0.56] as const

/** A spine with its thickness. */
type Spine = readonly (readonly [x: number, y: number, thickness: number])[]

interface HindLeg {
  readonly haunch: readonly [x: number, y: number, turn: number]
  readonly leg: Spine
  readonly foot: Spine
  readonly isFar: boolean
}

/** A hind leg stretched out behind him. */
function drawStretched(ink: Ink, { haunch, leg, foot, isFar }: HindLeg): void {
  const [x, y, turn] = haunch
  const tubes = [leg, foot].map((spine) => ink.tube(spine, { root: true }))
  const limb = ink.clay([ink.ellipse(x, y, 28, 38, turn), ...tubes], 7)
  const tone = { from: isFar ? 0.4 : 0.54, to: 0.86, width: 2.8, spacing: 2.6, angle: isFar ? -66 : -120 }
  ink.form(limb, { width: 4.6, halo: 1.4, lit: 0.7, gap: 0.08, tone })
}

/** His head, about the middle of the skull: before his teeth meet there is no stick between them. */
function drawCatchHead(ink: Ink, hasStick: boolean): void {
  drawUprightEar(ink, '-36,-34* -70,-62 -96,-108 -88,-138* -52,-114 -22,-84 -6,-52*')
  const jowls = [ink.ellipse(-22, 28, 38, 34), ink.ellipse(26, 28, 38, 34), ink.ellipse(2, 48, 34, 24)]
  drawSkull(ink, ink.clay([ink.ellipse(0, -18, 56, 48), ...jowls], 10), '8,-54 34,-56 54,-36 54,-10 38,4 16,-2 4,-24')
  // The grin goes round the stick.
  const mouth = ink.path('-52,16* -34,28 -12,30 2,27 18,30 40,27 57,13* 58,40 42,60 8,66 -28,62 -50,42', true)
  ink.black(mouth)
  ink.clip(mouth, () => {
    const tongue = ink.path('-22,74 -14,60 2,56 18,59 26,74', true)
    ink.form(tongue, { width: 2, gap: 0.2 })
    drawRust(ink, tongue, 1)
  })
  if (hasStick) ink.at(4, 41, { rotate: -4 }, () => drawStick(ink, 'thrown'))
  for (const tooth of [
    '-46,19* -39,44* -30,27*',
    '-24,28* -18,41* -12,29*',
    '16,29* 22,42* 28,28*',
    '36,27* 45,43* 52,17*',
  ]) {
    ink.black(tooth, { white: true })
    ink.contour(tooth, { width: 1.8, gap: 0 })
  }
  ink.line('-50,40 -30,60 6,66 40,59 58,40', { width: 4.6, profile: 'swell' })
  ink.line('-54,14 -34,28 -12,30 2,26 18,30 40,27 58,11', { width: 3.6, profile: 'swell' })
  ink.lines(['-60,8 -55,16 -54,24', '65,4 59,13 58,22'], { width: 3, profile: 'swell' })
  drawNose(ink, 2, 8, 1.12)
  for (const [x, turn] of [
    [-25, 0],
    [31, 3],
  ] as const) {
    ink.form(ink.ellipse(x, -24, 14, 16, turn), { width: 2.8, halo: 0.7, gap: 0.08 })
    ink.black(ink.ellipse(x + 1.4, -21, 8.6, 10.6))
    ink.dot(x - 2, -26, 3.6, { white: true })
    ink.dot(x + 4.6, -17, 1.7, { white: true })
  }
  ink.lines(['-46,-50 -32,-62 -14,-57', '16,-66 32,-70 46,-62'], { width: 4, profile: 'brush' })
  ink.wash(ink.ellipse(-48, 4, 11, 7), { alpha: 0.5, color: RUST })
  ink.wash(ink.ellipse(54, 2, 10, 7), { alpha: 0.5, color: RUST })
}

/** After the stick, and with it. */
export const CATCHES = ['leaps', 'bites'] as const

/** All of him but his tail and the ear that flops. */
export function drawCatch(ink: Ink, frame: number): void {
  ink.light = LIGHT
  drawStretched(ink, {
    haunch: [-16, -98, 30],
    leg: [
      [-18, -96, 50],
      [-64, -66, 35],
      [-104, -58, 23],
      [-136, -46, 20],
    ],
    foot: [
      [-134, -50, 21],
      [-158, -30, 25],
      [-166, 2, 24],
      [-162, 14, 18],
    ],
    isFar: true,
  })
  ink.lines(['-172,2 -168,16', '-160,8 -158,18'], { width: 2 })
  const far = '92,-262@36 86,-322@30 112,-372@25 150,-402@24'
  drawForeleg(ink, { spine: far, paw: [162, -418, 34], open: true, black: true })
  drawTrunk(ink, {
    trunk: { rotate: 38, scaleX: 0.94, scaleY: 1.16 },
    creases: ['-12,-156 0,-150 12,-155', '-8,-192 2,-188 12,-192'],
  })
  drawStretched(ink, {
    haunch: [26, -92, 40],
    leg: [
      [26, -90, 52],
      [4, -50, 38],
      [-34, -27, 26],
      [-66, -10, 20],
    ],
    foot: [
      [-64, -14, 21],
      [-86, 10, 25],
      [-92, 42, 24],
      [-88, 54, 18],
    ],
    isFar: false,
  })
  ink.lines(['-98,42 -95,56', '-86,48 -84,58'], { width: 2 })
  ink.clip('18,-140* 66,-120* 62,-70* 36,-76*', () => ink.black(ink.ellipse(44, -100, 17, 22, 30)))
  const near = '116,-216@26 150,-204@35 206,-204@30 252,-236@26 274,-270@24'
  drawForeleg(ink, { spine: near, paw: [282, -290, 24], open: true })
  ink.at(104, -226, { rotate: 30 }, () => drawScarf(ink))
  ink.at(HEAD.x, HEAD.y, { rotate: HEAD.turn }, () => drawCatchHead(ink, CATCHES[frame] === 'bites'))
}

/** His tail, which comes after him. */
export function drawCatchTail(ink: Ink): void {
  ink.light = LIGHT
  drawTail(ink, '-30,-112@18 -84,-100@17 -134,-116@16 -168,-160@14 -172,-208@10')
}

/** The ear that flops, about the middle of the skull. */
export function drawCatchEar(ink: Ink): void {
  ink.light = LIGHT
  drawFloppingEar(ink, '26,-46* 54,-84 98,-112 140,-106 150,-84 122,-62 92,-42 54,-18*')
}

/** What is bitten on: short strokes about where his teeth met, for an instant. */
export function drawBite(ink: Ink): void {
  const strokes = [
    '-92,-58 -126,-84 -146,-92',
    '-30,-104 -44,-140 -52,-154',
    '96,-56 132,-78 150,-84',
    '34,-108 50,-142 56,-160',
  ]
  ink.lines([...strokes, '-112,0 -150,2 -168,6', '118,6 150,12 170,12'], { width: 5, profile: 'flick', dry: 0.2 })
}

import type { Contour } from '../ink/contour'
import type { Form, Ink } from '../ink/ink'
import { type Options, TAU } from '../ink/numbers'
import { type Color, PAPER, TEAL, VERMILION } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import type { ProfileName } from '../ink/profiles'
import { solid } from './materials'
import { shade } from './turns'

/** Listening, he is smug or aghast; speaking, his mouth is half open between words and wide open at each. */
type QuibbleMood = 'smug' | 'talking' | 'shouting' | 'aghast'

/** On paper, or behind the teal glass of the field telephone. */
type QuibbleLivery = 'paper' | 'glass'

/** How his head is held. */
export interface QuibbleHead {
  readonly mood: QuibbleMood
  readonly livery: QuibbleLivery
  readonly isBlinking: boolean
}

const LIVERIES: Readonly<Record<QuibbleLivery, { readonly skin: Color; readonly tongue: Color }>> = {
  paper: { skin: PAPER, tongue: VERMILION },
  glass: { skin: '#ffffff', tongue: TEAL },
}

/** How far his mouth is open, from 0 to 1; his chin goes with it. */
const OPEN: Readonly<Record<QuibbleMood, number>> = { smug: -0.3, talking: 0, shouting: 1, aghast: 0.5 }

/**
 * His head and ruff, looking to the right: wig, monocle, moustache of wire, a nose that enters rooms before him. Some 170 units
 * high; 0, 0 is the corner of his mouth, and the middle of the ruff lies 58 units below it.
 */
export function drawQuibbleHead(ink: Ink, head: QuibbleHead): void {
  const { mood, livery } = head
  const { skin } = LIVERIES[livery]
  drawRuff(ink, skin)
  const lift = mood === 'aghast' ? 9 : 0
  ink.at(-4, 6, { rotate: -7 }, () => {
    ink.at(4, -6, {}, () => {
      ink.at(0, -lift * 0.5, {}, () => drawWigBack(ink, skin))
      drawSkull(ink, mood, skin)
      ink.at(0, -lift, { rotate: mood === 'aghast' ? -5 : 0 }, () => drawWigFront(ink, skin))
      drawMouth(ink, head)
      drawGoatee(ink, mood)
      drawMoustache(ink, mood)
      drawNose(ink, skin)
      drawEyes(ink, head)
    })
  })
}

/** What a line is wide when the head is drawn smaller than for its bust: it thins more slowly than the head shrinks. */
function weight(ink: Ink): number {
  return Math.min(1, ink.scale) ** 0.45
}

function form(ink: Ink, shape: PathSource, width: number, options: Options<Form & Contour>): Line {
  return ink.form(shape, { ...options, width: width * weight(ink) })
}

interface Strokes {
  readonly profile: ProfileName
  readonly white: boolean
}

function strokes(ink: Ink, width: number, paths: readonly PathSource[], options: Options<Strokes> = {}): void {
  ink.lines(paths, { ...options, width: (width * weight(ink)) / ink.scale })
}

/** It folds like an accordion. */
function drawRuff(ink: Ink, skin: Color): void {
  const edge = Array.from({ length: 26 }, (_, i) => {
    const angle = TAU * (i / 26)
    const out = i % 2 === 0 ? 1 : 0.78
    return [-10 + Math.cos(angle) * 52 * out, 58 + Math.sin(angle) * 17 * out]
  })
  form(ink, edge, 3, { halo: 1.2, fill: skin })
  const folds = Array.from({ length: 13 }, (_, i) => {
    const angle = TAU * ((i + 0.5) / 13)
    return [
      [-10 + Math.cos(angle) * 20, 57 + Math.sin(angle) * 6],
      [-10 + Math.cos(angle) * 41, 58 + Math.sin(angle) * 13.4],
    ]
  })
  strokes(ink, 3, folds, { profile: 'grow' })
}

/** A bow, three rolls, and the upper tier. */
function drawWigBack(ink: Ink, skin: Color): void {
  solid(ink, '-62,42* -78,34* -80,52* -64,48* -58,66* -48,46*', 1)
  const upper = ink.tube('-44,-52@24 -22,-70@32 8,-74@30 26,-62@18', { root: true })
  const tone = shade(ink, { from: 0.44, to: 0.78, width: 2.2, spacing: 2.5, angle: 62 })
  form(ink, upper, 3, { halo: 0.8, fill: skin, tone })
  const rolls = [
    [-50, -18, 17],
    [-55, 8, 16],
    [-49, 32, 14],
  ] as const
  for (const [x, y, radius] of rolls) {
    const roll = ink.ellipse(x, y, radius * 1.16, radius * 0.86, -8, 0.03)
    form(ink, roll, 3, { halo: 0.8, fill: skin, tone: shade(ink, { from: 0.46, to: 0.78, width: 2.2, spacing: 2.4 }) })
    const curl = [
      [-0.1, 0],
      [0.3, -0.26],
      [0.56, 0.16],
      [0, 0.46],
      [-0.66, 0.14],
      [-0.44, -0.44],
      [0.2, -0.6],
    ] as const
    strokes(ink, 2, [curl.map(([across, down]) => [x + across * radius, y + down * radius])])
  }
}

/** A long jaw that drops with what he says, and an ear. */
function drawSkull(ink: Ink, mood: QuibbleMood, skin: Color): void {
  const jaw = jawOf(mood)
  const chin = [
    [-8, 4, 44],
    [0, jaw - 10, 31],
    [6, jaw, 24],
  ]
  const skull = ink.clay([ink.ellipse(-12, -16, 27, 31, 4), ink.tube(chin, { root: true })], 10)
  const tone = shade(ink, { from: 0.62, to: 0.92, width: 2, spacing: 2.6, angle: -128 })
  form(ink, skull, 3.4, { halo: 1.4, fill: skin, gap: 0.1, tone })
  form(ink, '-34,-20* -44,-25 -47,-12 -39,-2 -31,-3*', 2.6, { halo: 0.8, fill: skin })
  strokes(ink, 1.6, ['-37,-19 -42,-13 -36,-8'])
}

function jawOf(mood: QuibbleMood): number {
  return 34 + OPEN[mood] * 12
}

/** One great roll over the brow. */
function drawWigFront(ink: Ink, skin: Color): void {
  const roll = ink.tube('-44,-34@24 -28,-50@31 -2,-56@31 20,-50@24', { root: true, round: 1 })
  const tone = shade(ink, { from: 0.46, to: 0.8, width: 2.2, spacing: 2.4, angle: 66 })
  form(ink, roll, 3.2, { halo: 1, fill: skin, tone })
  strokes(ink, 1.7, ['-46,-40 -26,-56 0,-62 20,-56', '-40,-30 -24,-44 -2,-49 18,-45'], { profile: 'swell' })
  strokes(ink, 1.7, ['24,-50 28,-53 30,-48 25,-45 21,-49 24,-54'])
}

function drawMouth(ink: Ink, { mood, livery }: QuibbleHead): void {
  const { skin, tongue } = LIVERIES[livery]
  if (mood === 'smug') {
    strokes(ink, 2.6, ['-6,18 4,22 14,21 24,17'], { profile: 'swell' })
    strokes(ink, 2, ['-9,13 -9,18 -5,22', '5,27 11,28 16,26'], { profile: 'swell' })
    return
  }
  if (mood === 'aghast') {
    const hole = solid(ink, ink.ellipse(15, 27, 9, 11, 8, 0.04))
    ink.clip(hole, () => {
      form(ink, '8,12* 15,12* 15,21* 9,20*', 1.7, { fill: skin })
      ink.wash(ink.cut(ink.ellipse(16, 37, 8, 5), { fill: skin }), { alpha: 0.75, color: tongue })
    })
    strokes(ink, 2, ['-8,14 -7,26 -2,35'], { profile: 'swell' })
    return
  }
  const open = OPEN[mood]
  const mouth = solid(ink, [
    [-8, 15, 1, 1],
    [4, 12],
    [17, 15],
    [27, 19, 1, 1],
    [27, 25 + open * 10],
    [15, 28 + open * 15],
    [2, 25 + open * 12],
  ])
  ink.clip(mouth, () => {
    form(ink, '-1,10* 7,10* 7,21* 0,20*', 1.7, { fill: skin })
    form(ink, '15,10* 22,12* 21,21* 15,21*', 1.7, { fill: skin })
    const shape = form(ink, ink.ellipse(13, 33 + open * 12, 13, 9), 2, { fill: skin })
    ink.wash(shape, { alpha: 0.75, color: tongue })
  })
  const cheek = [
    [-13, 14],
    [-11, 22 + open * 5],
    [-7, 29 + open * 8],
  ]
  strokes(ink, 2, [cheek], { profile: 'swell' })
}

/** It points where he is going. */
function drawGoatee(ink: Ink, mood: QuibbleMood): void {
  const jaw = jawOf(mood)
  const goatee = [
    [-2, jaw + 9, 1, 1],
    [10, jaw + 8],
    [18, jaw + 4, 1, 1],
    [25, jaw + 16],
    [27, jaw + 27, 1, 1],
    [16, jaw + 20],
    [6, jaw + 14],
  ]
  solid(ink, goatee, 0.8)
}

/** Two wires; a fright straightens them. */
function drawMoustache(ink: Ink, mood: QuibbleMood): void {
  const wires =
    mood === 'aghast'
      ? ['20,13 6,14 -10,8 -22,-4', '30,15 40,15 49,9 55,0']
      : ['20,13 6,17 -8,13 -16,5 -14,-2', '30,15 38,24 46,23 48,15']
  strokes(ink, 3.2, wires, { profile: 'flick' })
}

function drawNose(ink: Ink, skin: Color): void {
  const nose = ink.path('0,-24* 10,-20 24,-12 37,-1 43,10 39,18 30,18 23,12 16,14 10,9 9,0*', true)
  const tone = shade(ink, { from: 0.56, to: 0.86, width: 2, spacing: 2.4, angle: -128 })
  form(ink, nose, 3.2, { halo: 1, fill: skin, skip: [1], tone })
  strokes(ink, 2.2, ['27,13 31,10 35,12'])
  strokes(ink, 1.3, ['18,-13 29,-5 37,5'], { profile: 'flick' })
  ink.dot(20, 3, 1.3)
}

/** The near eye is behind a monocle, the far one looks at nobody. */
function drawEyes(ink: Ink, { mood, livery, isBlinking }: QuibbleHead): void {
  const { skin } = LIVERIES[livery]
  const isWide = mood === 'aghast'
  const size = isWide ? 1.25 : 1
  form(ink, ink.ellipse(13, -30, 7 * size, 7.6 * size), 2.2, { fill: skin })
  const lens = ink.ellipse(-12, -23, 14, 14, 0, 0.02)
  form(ink, lens, 3.8, { halo: 0.8, fill: skin, lit: 0.8, gap: 0 })
  if (isBlinking) {
    strokes(ink, 2.6, ['-22,-22 -12,-18 -2,-23', '7.6,-29 13,-26.6 18.6,-30'], { profile: 'swell' })
    strokes(ink, 1.6, ['-18,-17 -20,-14', '-12,-16 -12,-13'], { profile: 'flick' })
  } else if (isWide) {
    ink.black(ink.ellipse(16, -29, 2, 2.4))
    ink.black(ink.ellipse(-8, -22, 2.8, 3.4))
  } else {
    ink.black(ink.ellipse(15.6, -29, 2.8, 3.6))
    ink.black(ink.ellipse(-7, -22, 5, 6.4))
    ink.dot(-8.8, -24.8, 1.9, { white: true })
  }
  if (mood === 'smug' && !isBlinking) {
    drawLid(ink, lens, '-30,-40* 6,-40* 4,-26* -12,-27 -28,-23*', '-25,-23.6 -12,-27 1,-26', skin)
  } else {
    strokes(ink, 1.8, ['-21,-29 -12,-33 -2,-30'], { profile: 'swell' })
  }
  const raise = isWide ? -7 : 0
  ink.at(0, raise, {}, () => {
    solid(ink, '-29,-42 -17,-50 -3,-46 1,-40 -12,-43 -23,-36')
    solid(ink, '7,-43 17,-46 27,-39 25,-36 16,-40 8,-39')
  })
}

function drawLid(ink: Ink, eye: Line, lid: string, edge: string, skin: Color): void {
  ink.clip(eye, () => {
    ink.cut(lid, { fill: skin })
    strokes(ink, 2.4, [edge], { profile: 'even' })
  })
  ink.contour(eye, { width: 3.8 * weight(ink), lit: 0.8, gap: 0 })
}

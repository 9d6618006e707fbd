import { drawPupil } from '../ink/eyes'
import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import {
  type BigginFace,
  drawCapDome,
  drawCapDomeBack,
  drawCapDomeLeft,
  drawCapFace,
  drawCapFaceLeft,
  drawCapFlap,
  drawCapJaw,
  drawCapJawLeft,
} from './biggin'
import type { Gaze } from './eyes'
import type { Livery } from './liveries'

/** What Pim's face says. 'bite' is clenched teeth, 'phew' a breath let go, 'chew' a full mouth. */
export type PimMood = 'calm' | 'grin' | 'bite' | 'shout' | 'phew' | 'awe' | 'fright' | 'chew' | 'asleep'

/** Pim's face, and what he has on his head. */
export interface PimFace {
  mood: PimMood
  gaze: Gaze
  /** His eyes are shut, whatever his mood. */
  blink: boolean
  /** Biggin's face, or null where Pim is bareheaded. */
  biggin: Options<BigginFace> | null
  livery: Livery
}

const FRINGE = [
  [-25, 112, 15],
  [-17, 104, 14],
  [-8, 97, 12],
  [2, 88, 12],
  [11, 80, 13],
  [19, 68, 14],
  [26, 60, 15],
] as const

/** The head from before; its middle is at 0, 0, the chin at y 32. */
export function drawPimHead(ink: Ink, face: Options<PimFace>): void {
  const { biggin = {}, livery = 'red' } = face
  if (biggin === null) drawEars(ink)
  else for (const side of [1, -1] as const) drawCapFlap(ink, side, livery)
  const skull = ink.path('-29,-14 -30,2 -27,16 -18,27 -3,32 11,30 23,21 29,6 30,-14 0,-24', true)
  ink.form(skull, { width: 3, halo: 1, tone: { from: 0.66, to: 0.98, width: 1.4, spacing: 2.2 } })
  for (const [x, y] of [
    [-19, 16],
    [19, 14],
  ] as const) {
    ink.wash(ink.ellipse(x, y, 6.4, 4.4), { color: VERMILION, alpha: 0.55 })
  }
  drawEyes(ink, face)
  ink.line('-1,14 0.6,16.4 3,14.6', { width: 1.8 })
  drawMouth(ink, face.mood ?? 'calm')
  if (biggin === null) {
    drawHair(ink)
    return
  }
  drawCapDome(ink, livery)
  drawFringe(ink, FRINGE)
  drawCapJaw(ink, livery)
  drawCapFace(ink, biggin, livery)
}

/** The head from the left side, looking to the left. */
export function drawPimHeadLeft(ink: Ink, face: Options<PimFace>): void {
  const { biggin = {}, livery = 'red', mood = 'calm' } = face
  const skull = ink.path('-24,-14 -28,-4 -28,4 -33,9 -27,13 -27,20 -20,28 -4,32 12,28 24,16 28,-14 0,-24', true)
  ink.form(skull, { width: 3, halo: 1, tone: { from: 0.62, to: 0.96, width: 1.4, spacing: 2.2 } })
  ink.wash(ink.ellipse(-9, 16, 6.4, 4.4), { color: VERMILION, alpha: 0.55 })
  drawEyeLeft(ink, face)
  drawMouthLeft(ink, mood)
  if (biggin === null) {
    drawHairLeft(ink)
    return
  }
  drawCapFlap(ink, 1, livery)
  drawCapDomeLeft(ink, livery)
  drawFringe(ink, [
    [-24, 112, 9],
    [-16, 104, 9],
    [-8, 96, 11],
    [0, 88, 14],
    [9, 76, 17],
    [17, 66, 18],
  ])
  drawCapJawLeft(ink, livery)
  drawCapFaceLeft(ink, biggin, livery)
}

/** The head from behind: a mop of black hair, capped or as no cap has ever tamed it. */
export function drawPimHeadBack(ink: Ink, { biggin = {}, livery = 'red' }: Options<PimFace>): void {
  if (biggin === null) {
    drawHairBack(ink)
    return
  }
  const nape = ink.path('-28,-14 -30,2 -26,16 -16,26 0,29 16,26 26,16 30,2 28,-14 0,-24', true)
  ink.form(nape, { width: 3, halo: 1 })
  ink.wash(nape, { alpha: 0.2 })
  const ends = '33,6 30,21* 23,15 19,30* 12,21 6,34* -1,23 -8,33* -13,22 -20,29* -25,17 -32,8'
  const mop = ink.path(`-32,-18* 32,-18* ${ends}`, true)
  ink.cut(mop, { halo: 0.6 })
  ink.black(mop)
  ink.lines(['-22,0 -20,14', '-8,0 -7,18', '6,0 6,20', '20,0 19,15'], { width: 1.3, white: true, profile: 'flick' })
  for (const side of [1, -1] as const) drawCapFlap(ink, side, livery)
  drawCapDomeBack(ink, livery)
}

function drawFringe(ink: Ink, locks: readonly (readonly [x: number, angle: number, length: number])[]): void {
  for (const [x, angle, length] of locks) {
    ink.black(ink.leaf(x, -8 - Math.abs(x) * 0.06, angle, length, 10, { bend: x * 0.1, belly: 0.35 }))
  }
}

function drawEyes(ink: Ink, { mood = 'calm', gaze = [0, 0], blink }: Options<PimFace>): void {
  for (const [x, y] of [
    [-11, 8],
    [11, 7],
  ] as const) {
    if (mood === 'asleep') ink.line(`${x - 6},${y} ${x},${y + 4} ${x + 6},${y}`, { width: 2.6, profile: 'swell' })
    else if (mood === 'phew' || blink) {
      ink.line(`${x - 6},${y + 1} ${x},${y - 3} ${x + 6},${y + 1}`, { width: 2.6, profile: 'swell' })
    } else if (mood === 'fright') drawFrightenedEye(ink, x, y, gaze)
    else drawEye(ink, x + gaze[0] * 2.4, y + gaze[1] * 1.6, mood === 'awe' ? 1.06 : 1)
  }
  const brow = { width: 2.8, profile: 'pen' } as const
  if (mood === 'shout' || mood === 'bite') ink.lines(['-19,-1 -12,1 -6,4', '19,-2 12,0 6,3'], brow)
  if (mood === 'awe') ink.lines(['-18,-1 -12,-4 -6,-3', '6,-4 12,-5 18,-2'], { ...brow, width: 2 })
}

/** A solid eye with two lights. */
function drawEye(ink: Ink, x: number, y: number, size: number): void {
  drawPupil(ink, { x, y, across: 4.4 * size, down: 6.4 * size })
}

function drawFrightenedEye(ink: Ink, x: number, y: number, gaze: Gaze): void {
  ink.form(ink.ellipse(x, y - 0.6, 6.6, 7.8), { width: 2, gap: 0 })
  ink.dot(x + gaze[0] * 3, y + gaze[1] * 3.4, 2)
}

function drawMouth(ink: Ink, mood: PimMood): void {
  switch (mood) {
    case 'calm':
      ink.line('-6,21 0,24 8,20.4', { width: 2.2, profile: 'pen' })
      ink.line('8,19 9.6,20.8', { width: 1.5 })
      break
    case 'grin':
      ink.form('-9,19* 0,20.6 12,17* 9,25 1,27.4 -6,25', { width: 1.9 })
      ink.wash('-5,25 1,23 8,24.6 1,27', { color: VERMILION, alpha: 0.8 })
      ink.line('-11,18.6 -9,20', { width: 1.6 })
      break
    case 'shout': {
      const mouth = ink.path('-10,18* 0,17 12,17* 13,25 7,31 -3,31.6 -10,27', true)
      ink.form(mouth, { width: 2, halo: 0.4 })
      ink.black(mouth)
      ink.clip(mouth, () => ink.wash(ink.ellipse(2, 31, 8, 5), { color: VERMILION, alpha: 0.95 }))
      ink.form('-8,17.6* 10,16.8* 9,20.6* -7,21*', { width: 1, halo: 0 })
      break
    }
    case 'bite':
      ink.form('-8,20* 0,19 9,19* 9,25* 0,26 -8,25.6*', { width: 1.8 })
      ink.lines(['-8,22.6 9,22', '-3,20 -3,25', '3,19.4 3,25'], { width: 1.1, profile: 'even' })
      break
    case 'phew':
      ink.black(ink.ellipse(1, 22, 3.4, 3.8))
      ink.line('8,24 14,25 18,23', { width: 1.4, dry: 0.4, profile: 'flick' })
      break
    case 'awe':
      ink.black(ink.ellipse(0.6, 23.4, 3.4, 4.2))
      break
    case 'fright':
      ink.form('-8,21* -4,19 0,21 4,18.8 9,20.6* 7,27 0,25 -6,27.4', { width: 1.9 })
      ink.line('-6,24 -2,22.6 2,24 6,22.6', { width: 1.1, profile: 'even' })
      break
    case 'chew':
      // One cheek is full, the mouth shut over it, and there are crumbs.
      ink.form(ink.ellipse(14, 20, 9.6, 8.6), { contour: false })
      ink.wash(ink.ellipse(15, 19, 6.4, 4.8), { color: VERMILION, alpha: 0.55 })
      ink.line('8,13 15,11 22,14.6 23.6,22 18,28 9,27.6', { width: 2.2, profile: 'swell' })
      ink.line('-9,20.6 -4,24.4 2,23 6.6,25', { width: 2.2, profile: 'pen' })
      for (const [x, y] of [
        [-5, 28],
        [1, 28.6],
        [4, 30],
      ] as const) {
        ink.dot(x, y, 1)
      }
      break
    case 'asleep':
      ink.line('-2,22 1,23.4 4,22', { width: 1.9, profile: 'pen' })
  }
}

function drawEyeLeft(ink: Ink, { mood = 'calm', gaze = [0, 0], blink }: Options<PimFace>): void {
  const [x, y] = [-16, 9]
  if (mood === 'asleep') ink.line(`${x - 6},${y} ${x},${y + 4} ${x + 6},${y}`, { width: 2.6, profile: 'swell' })
  else if (mood === 'phew' || blink) {
    ink.line(`${x - 6},${y + 1} ${x},${y - 3} ${x + 6},${y + 1}`, { width: 2.6, profile: 'swell' })
  } else if (mood === 'fright') drawFrightenedEye(ink, x, y, gaze)
  else drawEye(ink, x + gaze[0] * 2, y + gaze[1] * 1.6, 1)
  if (mood === 'shout' || mood === 'bite') ink.line('-25,2 -18,1 -9,4', { width: 2.8, profile: 'pen' })
  if (mood === 'awe') ink.line('-24,-1 -17,-4 -10,-2', { width: 2, profile: 'pen' })
}

function drawMouthLeft(ink: Ink, mood: PimMood): void {
  if (mood === 'shout') {
    const mouth = ink.path('-27,18* -18,17 -9,20* -11,27 -19,30 -25,26', true)
    ink.form(mouth, { width: 1.9, halo: 0.4 })
    ink.black(mouth)
    ink.clip(mouth, () => ink.wash(ink.ellipse(-18, 29, 6, 4), { color: VERMILION, alpha: 0.95 }))
  } else if (mood === 'grin') {
    ink.form('-27,19* -19,22 -9,19* -13,26 -22,27', { width: 1.8 })
    ink.wash('-22,26 -17,24 -13,25 -17,27', { color: VERMILION, alpha: 0.8 })
  } else if (mood === 'bite') {
    ink.form('-27,20* -18,19 -10,20* -11,25* -19,26 -26,25*', { width: 1.8 })
    ink.lines(['-26,22.4 -11,22.4', '-21,20 -21,25', '-16,19.6 -16,25'], { width: 1.1, profile: 'even' })
  } else if (mood === 'phew' || mood === 'awe') ink.black(ink.ellipse(-22, 23, 3, 3.8))
  else if (mood === 'fright') ink.line('-27,23 -24,20.6 -20,23 -16,20.6 -12,22.6', { width: 2, profile: 'pen' })
  else if (mood === 'chew') {
    ink.line('-16,13 -9,11.6 -3,16 -4,24 -11,27', { width: 2.2, profile: 'swell' })
    ink.line('-27,21 -22,24 -17,22.6', { width: 2.2, profile: 'pen' })
    ink.dot(-25, 27, 1)
    ink.dot(-21, 29, 1)
  } else if (mood === 'asleep') ink.line('-24,22 -20,23.4 -17,22', { width: 1.9, profile: 'pen' })
  else ink.line('-26,21 -18,23.6 -10,19.6', { width: 2.2, profile: 'pen' })
}

function drawEars(ink: Ink): void {
  for (const side of [-1, 1] as const) {
    const ear = [
      [side * 27, -4, 1, 1],
      [side * 35, -9],
      [side * 39, -1],
      [side * 35, 9],
      [side * 27, 10, 1, 1],
    ]
    ink.form(ear, { width: 2.4, halo: 0.8, tone: { from: 0.5, width: 1.4, spacing: 2 } })
    ink.line(`${side * 30},-2 ${side * 35},-3 ${side * 33},4`, { width: 1.4, profile: 'swell' })
  }
}

/** Hair that has never seen daylight, from before. */
function drawHair(ink: Ink): void {
  const crown = '-35,-28* -41,-28* -33,-38* -37,-44* -24,-48* -22,-56* -10,-52* 0,-72* 8,-56 20,-58* 18,-50*'
  const rest = '30,-48* 29,-40* 39,-34* 34,-26 35,-10 31,2* 27,-8 24,-14* 20,-4 13,-13*'
  const fringe = '8,-3 1,-14* -5,-1 -12,-13* -17,-3 -23,-12* -27,-6'
  const hair = ink.path(`-31,2* -36,-10 ${crown} ${rest} ${fringe}`, true)
  ink.cut(hair, { halo: 1 })
  ink.black(hair)
  ink.rim(hair, { distance: 1.3 })
  const glints = ['-2,-50 -18,-42 -28,-28 -30,-14', '2,-48 -8,-36 -12,-20', '4,-48 8,-34 10,-18']
  glints.push('8,-50 22,-40 29,-24', '-4,-56 0,-64')
  ink.clip(hair, () => ink.lines(glints, { width: 1.6, white: true, profile: 'swell' }))
}

/** The same hair from the left side, and the one ear. */
function drawHairLeft(ink: Ink): void {
  const crown = '-32,-26* -40,-30* -31,-38* -34,-47* -22,-48* -17,-58* -6,-52* 6,-70* 11,-55 23,-58* 22,-49*'
  const nape = '36,-46* 33,-37* 42,-30* 36,-20 38,-8* 33,-4 35,10* 27,6 27,19* 20,13 16,22* 13,8 12,-4'
  const fringe = '6,-12* -2,-2 -7,-14* -14,-3 -19,-14* -26,-4 -28,-12'
  const hair = ink.path(`-32,-10* ${crown} ${nape} ${fringe}`, true)
  ink.cut(hair, { halo: 1 })
  ink.black(hair)
  ink.rim(hair, { distance: 1.3 })
  const glints = ['2,-50 -14,-42 -24,-28 -27,-16', '5,-48 -4,-34 -8,-18', '8,-48 16,-34 18,-14', '12,-49 26,-38 31,-20']
  ink.clip(hair, () => ink.lines(glints, { width: 1.6, white: true, profile: 'swell' }))
  const ear = ink.path('4,-4* 10,-9 16,-3 14,7 7,11 3,6*', true)
  ink.form(ear, { width: 2.4, halo: 0.8, tone: { from: 0.5, width: 1.4, spacing: 2 } })
  ink.line('8,-3 12,-2 9,4', { width: 1.4, profile: 'swell' })
}

/** Locks at the back of a round skull: where they grow, which way (degrees), length, width, bend. */
const LOCKS = [
  [-26, -26, 118, 15, 15, 3],
  [-13, -21, 100, 17, 16, -3],
  [2, -19, 82, 18, 16, 3],
  [16, -22, 76, 16, 15, -3],
  [28, -28, 60, 14, 14, 3],
  [-30, -44, 164, 18, 24, 6],
  [-28, -62, 190, 26, 30, -6],
  [-22, -76, 220, 32, 34, -10],
  [-6, -82, 252, 30, 34, -12],
  [12, -80, 286, 26, 32, -9],
  [26, -66, 322, 22, 28, -7],
  [32, -48, 358, 15, 22, -5],
] as const

/** Ears out, and hair blown a little to the left, from behind. */
function drawHairBack(ink: Ink): void {
  ink.at(0, 29, { scale: 0.82 }, () => {
    for (const side of [-1, 1]) {
      const ear = [
        [side * 34, -46],
        [side * 42, -50],
        [side * 50, -44],
        [side * 50, -34],
        [side * 42, -26],
        [side * 35, -26],
      ]
      ink.form(ear, { width: 2.6, halo: 0.8 })
      ink.line(`${side * 40},-42 ${side * 45},-38 ${side * 42},-31`, { width: 1.6 })
    }
    const skull = ink.clay([ink.ellipse(0, -54, 42, 43), ink.ellipse(1, -32, 37, 20)], 6)
    const locks = LOCKS.map(([x, y, angle, length, width, bend]) =>
      ink.leaf(x, y, angle, length, width, { bend, belly: 0.4, tip: 0.16 }),
    )
    ink.cut(skull, { halo: 1.2 })
    for (const lock of locks) ink.cut(lock, { halo: 1 })
    ink.black(skull)
    for (const lock of locks) ink.black(lock)
    ink.lines(['-4,-94 -2,-108 -14,-116', '2,-94 6,-104 0,-113'], { width: 4.6, profile: 'flick' })
    drawWhirl(ink)
  })
}

/** The crown, from which the hair grows every way. */
function drawWhirl(ink: Ink): void {
  const whirl = { white: true, profile: 'swell', bare: true } as const
  ink.lines(['-32,-74 -20,-88 -4,-90', '-30,-60 -20,-76 -6,-80', '-34,-48 -28,-60 -20,-66'], { width: 2.6, ...whirl })
  ink.lines(['22,-84 30,-74 33,-60', '14,-86 22,-76 25,-66', '30,-56 31,-46 28,-36'], { width: 2, ...whirl })
  const nape = ['-22,-26 -25,-40 -22,-52', '-8,-22 -10,-36 -8,-46', '6,-22 8,-36 6,-48', '20,-26 22,-38 19,-48']
  ink.lines(nape, { width: 1.5, ...whirl })
  ink.lines(['8,-72 2,-76 -4,-73', '10,-66 14,-71 12,-77'], { width: 1.7, ...whirl })
}

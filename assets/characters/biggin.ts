import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import type { Line } from '../ink/path'
import type { Gaze } from './eyes'
import { LIVERIES, type Livery } from './liveries'
import { drawStripes } from './stripes'

/** What Biggin makes of it: he is seldom pleased. */
export type BigginMood = 'grumpy' | 'squint' | 'wide' | 'dizzy' | 'wink' | 'asleep'

/** A place, in units: on Biggin's parts, about the middle of the head that wears him. */
export type Place = readonly [x: number, y: number]

/** How Biggin looks. */
export interface BigginFace {
  mood: BigginMood
  /** Where his pupils are; ahead when not given. */
  gaze: Gaze
  /** His lids are down, whatever his mood. */
  blink: boolean
}

/** Biggin set down, and how he sits there. */
export interface BigginPose extends BigginFace {
  /** Towards us, or away, one eye over his shoulder; 'front' when not given. */
  turn: 'front' | 'back'
  livery: Livery
  /** Degrees by which the end of his tail and its bell swing. */
  swing: number
  /** He sits on an edge, and one of his flaps hangs over it. */
  perched: boolean
}

/** A worn Biggin is drawn in the head's own units; set down he is as large as on Pim's head. */
export const HEAD_SCALE = 1.12

const TAIL_THICKNESS = [34, 27, 20, 13]

/** Biggin alone, some 110 units wide and 130 high. 0, 0 is the ground under his middle. */
export function drawBiggin(ink: Ink, pose: Options<BigginPose> = {}): void {
  const { turn = 'front', livery = 'red', swing = 0 } = pose
  if (turn === 'back') {
    ink.at(0, -6, { rotate: -3, scale: 0.92 }, () => drawBackAlone(ink, pose, livery, swing))
    return
  }
  ink.at(0, -8, { scale: HEAD_SCALE }, () => {
    drawCapTail(ink, swungTail(swing), livery)
    ink.at(-6, -8, { rotate: 42 }, () => drawCapFlap(ink, -1, livery))
    ink.at(6, -8, { rotate: -40 }, () => drawCapFlap(ink, 1, livery))
    drawCapDome(ink, livery)
    // The dark inside him, where a head belongs.
    ink.black('-36,-5 0,-13 38,-5 32,7 0,5 -30,7')
    drawCapJaw(ink, livery)
    drawCapFace(ink, pose, livery)
  })
}

/** The shadow under Biggin set down: a sprite of its own, with the same anchor. */
export function drawBigginShadow(ink: Ink): void {
  ink.wash('-62,0 -20,-5 30,-4 66,1 34,8 -30,8', { alpha: 0.4 })
}

function swungTail(swing: number): readonly Place[] {
  const spine: readonly Place[] = [
    [14, -54],
    [42, -68],
    [60, -46],
    [58, -18],
  ]
  return spine.map(([x, y], i) => [x - (swing * i) / 3, y])
}

/** The long striped end of Biggin along four places, a bell on its tip. */
export function drawCapTail(ink: Ink, places: readonly Place[], livery: Livery): void {
  const spine = places.map(([x, y], i) => [x, y, TAIL_THICKNESS[i] ?? 12])
  const tail = ink.tube(spine, { root: true })
  ink.form(tail, { width: 2.9, halo: 1, contour: false })
  color(ink, tail, livery, 1.6)
  drawStripes(ink, tail, spine, { from: 22, every: 14, width: 4.4, reach: 22, bow: 4 })
  ink.tone(tail, { from: 0.5, width: 1.9, spacing: 2.2 })
  ink.contour(tail, { width: 2.9 })
  const [tipX, tipY] = places.at(-1) ?? [0, 0]
  const [beforeX, beforeY] = places.at(-2) ?? [0, 0]
  const long = Math.hypot(tipX - beforeX, tipY - beforeY) || 1
  drawBell(ink, tipX + ((tipX - beforeX) / long) * 10, tipY + ((tipY - beforeY) / long) * 10)
}

function drawBell(ink: Ink, x: number, y: number): void {
  const bell = ink.ellipse(x, y, 9, 9)
  ink.form(bell, { width: 2.5, halo: 0.8, tone: { from: 0.5, width: 1.5, spacing: 2.1 } })
  const slit = [
    [x - 7, y + 2],
    [x, y + 4],
    [x + 7, y + 2],
  ]
  ink.line(slit, { width: 1.7 })
  ink.dot(x, y + 6, 1.9)
}

/** An ear flap and its bobble, hanging from his right (-1) or left (1) side as he looks at us. */
export function drawCapFlap(ink: Ink, side: 1 | -1, livery: Livery): void {
  const flap = [
    [side * 31, -14, 1, 1],
    [side * 41, 0],
    [side * 43, 14],
    [side * 37, 28, 1, 1],
    [side * 28, 17],
    [side * 26, 2],
    [side * 26, -10, 1, 1],
  ]
  const shape = ink.path(flap, true)
  ink.form(shape, { width: 2.7, halo: 1, contour: false })
  color(ink, shape, livery, 1.4)
  ink.tone(shape, { from: 0.48, width: 1.7, spacing: 2.1 })
  ink.contour(shape, { width: 2.7 })
  const string = [
    [side * 37, 28],
    [side * 38, 34],
  ]
  ink.line(string, { width: 2.4, profile: 'even' })
  ink.form(ink.ellipse(side * 38, 38, 5.4, 5.4), { width: 2.1, tone: { from: 0.5, width: 1.3, spacing: 2 } })
}

/** His dome from before, with the patch. */
export function drawCapDome(ink: Ink, livery: Livery): void {
  const dome = ink.path('-36,-8* -40,-28 -30,-49 -10,-60 12,-60 30,-51 40,-30 37,-6* 0,-14', true)
  drawFelt(ink, dome, livery)
  drawPatch(ink, '-21,-50* -33,-44* -30,-33* -18,-39*')
  ink.lines(['-36,-38 -29,-40', '-27,-50 -26,-44', '-22,-44 -16,-46'], { width: 1.4 })
}

/** His dome from the left side, looking to the left. */
export function drawCapDomeLeft(ink: Ink, livery: Livery): void {
  const dome = ink.path('-32,-8* -38,-28 -30,-49 -12,-60 12,-60 32,-50 40,-28 34,-4* 0,-12', true)
  drawFelt(ink, dome, livery)
  drawPatch(ink, '12,-50* 25,-44* 22,-32* 9,-38*')
}

/** His dome from behind: six seams that meet. */
export function drawCapDomeBack(ink: Ink, livery: Livery): void {
  const dome = ink.path('-38,-4* -41,-28 -30,-49 -10,-60 12,-60 30,-51 41,-28 38,-4* 20,2 0,4 -20,2', true)
  ink.form(dome, { width: 3.2, halo: 1, contour: false })
  color(ink, dome, livery, 2.6)
  ink.tone(dome, { from: 0.46, width: 2.4, spacing: 2.2, angle: -52 })
  ink.lines(['-4,-58 -22,-36 -26,-2', '4,-58 24,-36 27,-2', '0,-58 0,-30 0,2'], { width: 2, profile: 'swell' })
  ink.line('-36,-10 -20,-5 0,-3 20,-5 36,-10', { width: 2.2, profile: 'swell' })
  ink.contour(dome, { width: 3.2 })
}

function drawFelt(ink: Ink, dome: Line, livery: Livery): void {
  ink.form(dome, { width: 3.2, halo: 1, contour: false })
  color(ink, dome, livery, 2.6)
  ink.tone(dome, { from: 0.5, width: 2.3, spacing: 2.2, angle: -52 })
  ink.contour(dome, { width: 3.2 })
}

function drawPatch(ink: Ink, shape: string): void {
  const patch = ink.path(shape, true)
  ink.form(patch, { width: 1.7, halo: 0.4 })
  ink.hatch(patch, { angle: 20, spacing: 2.6, width: 1 })
}

/** His upper lip from before, which is the brim, and the teeth that bite the brow under it. */
export function drawCapJaw(ink: Ink, livery: Livery): void {
  const lip = '-41,-3 -39,-14 -25,-19 -8,-20 2,-17 12,-20 28,-18 41,-12 43,-2 35,4 20,-3 4,-7 -12,-6 -30,5'
  drawLip(ink, ink.path(lip, true), livery)
  ink.lines(['-34,-8 -28,-12 -20,-13', '24,-12 32,-9 37,-5', '-12,-13 -6,-14'], { width: 1.4 })
  const teeth = [
    [-6, -7.2, 7, 6.8],
    [2.4, -7.7, 7.4, 7.6],
    [-25, -4.5, 5.4, 5.4],
    [23, -4.8, 5.4, 5.5],
  ] as const
  for (const tooth of teeth) drawTooth(ink, tooth)
}

/** His upper lip from the left side. */
export function drawCapJawLeft(ink: Ink, livery: Livery): void {
  const lip = '-48,-8 -44,-17 -30,-22 -10,-21 10,-20 28,-17 38,-10 37,-1 27,1 8,-7 -12,-8 -30,-1 -43,1'
  drawLip(ink, ink.path(lip, true), livery)
  const teeth = [
    [-37, -2, 6.6, 7.4],
    [-28, -5, 7, 7.6],
    [14, -7, 5.4, 7],
  ] as const
  for (const tooth of teeth) drawTooth(ink, tooth)
}

function drawLip(ink: Ink, lip: Line, livery: Livery): void {
  ink.form(lip, { width: 2.9, halo: 1.2, contour: false })
  color(ink, lip, livery, 1.4)
  ink.tone(lip, { from: 0.44, width: 2, spacing: 2, angle: -70 })
  ink.contour(lip, { width: 2.9 })
}

function drawTooth(ink: Ink, [x, y, width, length]: readonly [number, number, number, number]): void {
  const tooth = [
    [x - width / 2, y, 1, 1],
    [x + width / 2, y - 0.4, 1, 1],
    [x + width * 0.42, y + length],
    [x - width * 0.42, y + length],
  ]
  ink.form(tooth, { width: 1.6 })
}

/** His face from before, on the front of the dome. */
export function drawCapFace(ink: Ink, face: Options<BigginFace>, livery: Livery): void {
  const { mood = 'grumpy' } = face
  for (const side of [-1, 1] as const) {
    const isShut = face.blink || mood === 'asleep' || (mood === 'wink' && side === -1)
    if (mood === 'squint') drawSquint(ink, side)
    else if (isShut) drawShutEye(ink, side, mood, livery)
    else drawOpenEye(ink, side, face, livery)
    if (mood !== 'squint') drawBrow(ink, side, mood)
  }
  const nose = ink.path('-4,-40* -13,-28 -11,-18 0,-14.6 10,-18 11,-28 4,-40*', true)
  drawNose(ink, nose, livery)
  ink.lines(['-7,-20 -4,-19', '4,-19 7,-20.4'], { width: 1.7 })
}

const EYE = { x: 13, y: -37 }

function drawSquint(ink: Ink, side: 1 | -1): void {
  const [x, y] = [side * EYE.x, EYE.y]
  const crease = [
    [x - side * 9, y - 5, 1],
    [x + side * 5, y + 1, 1],
    [x - side * 9, y + 6, 1],
  ]
  ink.line(crease, { width: 3.2, profile: 'pen' })
  const brow = [
    [x - side * 9, y - 12],
    [x, y - 13],
    [x + side * 10, y - 8],
    [x + side * 13, y - 3],
    [x + side * 3, y - 6],
    [x - side * 6, y - 7],
  ]
  ink.black(brow)
}

function drawShutEye(ink: Ink, side: 1 | -1, mood: BigginMood, livery: Livery): void {
  const [x, y] = [side * EYE.x, EYE.y]
  const ball = ink.ellipse(x, y, 9, 8.6)
  ink.form(ball, { width: 2, halo: 0.4, gap: 0.3 })
  ink.wash(ball, { color: LIVERIES[livery], alpha: 0.95 })
  const seam = [
    [x - 10, y + 0.6],
    [x, y + 5],
    [x + 10, y + 0.2],
  ]
  ink.line(seam, { width: 2.8, profile: 'swell' })
  if (mood !== 'wink') return
  ink.lines([`${x - 11},${y - 2} ${x - 15},${y - 4}`, `${x - 11},${y + 2} ${x - 16},${y + 2}`], { width: 1.4 })
}

function drawOpenEye(ink: Ink, side: 1 | -1, { mood = 'grumpy', gaze }: Options<BigginFace>, livery: Livery): void {
  const [x, y] = [side * EYE.x, EYE.y]
  const isWide = mood === 'wide' || mood === 'dizzy'
  ink.form(ink.ellipse(x, y, isWide ? 10 : 9, isWide ? 10.4 : 8.6), { width: 2.2, halo: 0.4 })
  if (mood === 'dizzy') {
    const spiral = [
      [x + 6, y + 1],
      [x + 1, y + 6],
      [x - 5, y + 2],
      [x - 4, y - 4],
      [x + 2, y - 5],
      [x + 3, y],
      [x - 1, y + 1],
    ]
    ink.line(spiral, { width: 1.8, profile: 'pen' })
  } else {
    const [lookX, lookY] = gaze ?? [0, 0]
    const at = { x: x + 0.4 + lookX * 4.4, y: y + (isWide ? 0.6 : 2.6) + lookY * (isWide ? 4.4 : 2) }
    ink.black(ink.ellipse(at.x, at.y, isWide ? 2.8 : 3.6, isWide ? 3 : 4))
    ink.dot(at.x - 1.2, at.y - (isWide ? 1 : 1.4), 1.2, { white: true })
  }
  if (!isWide) {
    const lid = [
      [x - 10, y - 0.4],
      [x - 7, y - 9.4],
      [x + 7, y - 9.4],
      [x + 10, y - 1],
    ]
    ink.cut(lid)
    ink.wash(lid, { color: LIVERIES[livery], alpha: 0.95 })
    ink.line(`${x - 9.6},${y - 0.2} ${x},${y - 1.8} ${x + 9.6},${y - 0.8}`, { width: 2.8, profile: 'even' })
    ink.line(`${x - 7},${y - 5} ${x},${y - 7.6} ${x + 7},${y - 5.4}`, { width: 1.3 })
  }
  ink.line(`${x - 5},${y + 11} ${x},${y + 12.4} ${x + 5},${y + 11}`, { width: 1.3 })
}

function drawBrow(ink: Ink, side: 1 | -1, mood: BigginMood): void {
  const [x, y] = [side * EYE.x, EYE.y]
  const up = mood === 'wide' || mood === 'dizzy' ? 4 : mood === 'asleep' ? 1.4 : mood === 'wink' && side === 1 ? 3 : 0
  const brow = [
    [x - side * 9, y - 9 - up * 1.6],
    [x - side, y - 15 - up],
    [x + side * 11, y - 13 - up * 0.4],
    [x + side * 14, y - 8 - up * 0.3],
    [x + side * 5, y - 10.4 - up],
    [x - side * 2, y - 9.6 - up],
  ]
  ink.black(brow)
}

/** His face from the left side: one eye, and the nose in profile. */
export function drawCapFaceLeft(ink: Ink, face: Options<BigginFace>, livery: Livery): void {
  const { mood = 'grumpy', gaze = [0, 0], blink } = face
  const [x, y] = [-18, -38]
  if (mood === 'squint') {
    ink.line(`${x + 9},${y - 5} ${x - 5},${y + 1} ${x + 9},${y + 6}`, { width: 3.2, profile: 'pen' })
    ink.black(
      `${x - 10},${y - 5} ${x - 4},${y - 9} ${x + 8},${y - 14} ${x + 15},${y - 13} ${x + 10},${y - 9} ${x},${y - 5} ${x - 8},${y - 1}`,
    )
  } else {
    const ball = ink.ellipse(x, y, 8.4, 9)
    const isShut = blink || mood === 'asleep' || mood === 'wink'
    ink.form(ball, { width: 2.2, halo: 0.4 })
    if (isShut) {
      ink.wash(ball, { color: LIVERIES[livery], alpha: 0.95 })
      ink.line(`${x - 9},${y + 0.6} ${x - 2},${y + 5} ${x + 9},${y}`, { width: 2.8, profile: 'swell' })
    } else if (mood === 'dizzy') {
      ink.line(
        `${x + 4},${y + 1} ${x},${y + 5} ${x - 5},${y + 1} ${x - 3},${y - 4} ${x + 2},${y - 4} ${x + 2},${y} ${x - 1},${y + 1}`,
        { width: 1.8, profile: 'pen' },
      )
    } else {
      const small = mood === 'wide' ? 0.8 : 1
      ink.black(ink.ellipse(x - 2 + gaze[0] * 3, y + 1.6 + gaze[1] * 2, 3.2 * small, 3.8 * small))
      ink.dot(x - 3 + gaze[0] * 3, y + 0.2 + gaze[1] * 2, 1.1, { white: true })
    }
    if (mood === 'grumpy' && !isShut) {
      const lid = ink.path(`${x - 10},${y - 1.6}* ${x - 7},${y - 10} ${x + 7},${y - 10} ${x + 10},${y - 2.6}*`, true)
      ink.cut(lid)
      ink.wash(lid, { color: LIVERIES[livery], alpha: 0.95 })
      ink.line(`${x - 9},${y - 1.4} ${x},${y - 2.6} ${x + 9},${y - 2}`, { width: 2.6, profile: 'even' })
    }
    const up = mood === 'wide' || mood === 'dizzy' ? 4 : 0
    ink.black(
      `${x - 11},${y - 6 - up} ${x - 2},${y - 13 - up} ${x + 12},${y - 14 - up} ${x + 9},${y - 10 - up} ${x - 2},${y - 8 - up}`,
    )
  }
  drawNose(ink, ink.path('-30,-46* -40,-44 -56,-37 -62,-27 -56,-17 -42,-16 -32,-24*', true), livery, 0.8)
  ink.line('-50,-18 -46,-21', { width: 1.7 })
}

function drawNose(ink: Ink, nose: Line, livery: Livery, halo = 0.6): void {
  ink.form(nose, { width: 2.6, halo, lit: 0.4, contour: false })
  color(ink, nose, livery, 1.6, 0.55)
  ink.tone(nose, { from: 0.5, width: 1.6, spacing: 2 })
  ink.contour(nose, { width: 2.6, lit: 0.4 })
}

/** Taken off and set down with his back to us, but for one eye and the nose with which he keeps watch to the right. */
function drawBackAlone(ink: Ink, face: Options<BigginPose>, livery: Livery, swing: number): void {
  drawCurl(ink, livery, swing)
  drawNose(ink, ink.path('34,-58* 46,-62 57,-56 60,-46 54,-38 42,-37 34,-42*', true), livery)
  ink.dot(48, -55, 2, { white: true })
  const dome = ink.path('-44,-6* -50,-30 -44,-62 -28,-84 -6,-91 18,-86 34,-70 42,-44 44,-22 42,-6* 20,2 -20,2', true)
  ink.form(dome, { width: 3.4, halo: 1.1, contour: false })
  color(ink, dome, livery, 3)
  ink.tone(dome, { from: 0.46, to: 0.8, width: 2.6, spacing: 2.3, angle: -54, cross: 0.4 })
  ink.clip(dome, () => {
    ink.line('-8,-92 -14,-64 -16,-34 -13,0', { width: 1.8, profile: 'swell' })
    for (const y of [-78, -66, -54, -42, -30, -18]) {
      const x = -19 - (y + 40) * 0.02
      ink.line(`${x},${y} ${x + 9},${y + 2}`, { width: 1.6 })
    }
  })
  ink.contour(dome, { width: 3.4, gap: 0.14 })
  drawCornerEye(ink, face, livery)
  ink.form('36,-6* 45,-8* 45,2 38,3*', { width: 1.8 })
  const lip = '-52,-2 -52,-14 -40,-19 -16,-14 10,-13 34,-20 48,-18 54,-8 46,0 24,2 -4,5 -34,5'
  drawLip(ink, ink.path(lip, true), livery)
  ink.lines(['-42,-10 -30,-12 -20,-8', '-2,-7 12,-6', '26,-11 38,-13 46,-10'], { width: 1.5, profile: 'flick' })
  if (face.perched) drawHangingFlap(ink, livery)
}

function drawHangingFlap(ink: Ink, livery: Livery): void {
  const flap = ink.path('-30,0* -36,12 -33,26 -26,34* -19,24 -16,10 -18,1*', true)
  ink.form(flap, { width: 2.6, halo: 0.9 })
  color(ink, flap, livery, 1.4)
  ink.tone(flap, { from: 0.46, width: 1.7, spacing: 2 })
  ink.line('-26,33 -25,39', { width: 2.4, profile: 'even' })
  ink.form(ink.ellipse(-25, 44, 6, 6), { width: 2.2, halo: 0.6, tone: { from: 0.5, width: 1.4 } })
}

/** His tail as it hangs when he is set down, the bell at its end. */
function drawCurl(ink: Ink, livery: Livery, swing: number): void {
  const curl = ink.path(
    '-24,-80* -18,-104 -4,-128 16,-144 40,-144 56,-130 62,-108* 54,-104 46,-116 34,-122 22,-116 12,-100 6,-82*',
    true,
  )
  ink.form(curl, { width: 3, halo: 1 })
  color(ink, curl, livery, 2)
  const stripes = ['-30,-96 -12,-92 10,-90', '-18,-120 -2,-112 14,-104', '-2,-142 10,-130 20,-116']
  stripes.push('24,-152 28,-136 30,-118', '50,-150 46,-132 42,-114', '68,-124 56,-116 46,-112')
  ink.clip(curl, () => ink.lines(stripes, { width: 4, profile: 'even' }))
  ink.contour(curl, { width: 3 })
  ink.at(58, -106, { rotate: -6 + swing }, () => drawBell(ink, 0, 8))
}

function drawCornerEye(ink: Ink, face: Options<BigginFace>, livery: Livery): void {
  const { mood = 'grumpy', gaze = [0.5, 0], blink } = face
  const isShut = blink || mood === 'asleep' || mood === 'squint' || mood === 'wink'
  const eye = ink.path('22,-58* 26,-67 35,-68 41,-58 40,-50* 32,-48', true)
  ink.form(eye, { width: 2.2, halo: 0.3 })
  ink.clip(eye, () => {
    const x = 34.6 + gaze[0] * 4.4
    const y = -56 + gaze[1] * 3
    ink.black(ink.ellipse(x, y, mood === 'wide' ? 3.2 : 4.2, mood === 'wide' ? 3.8 : 5))
    ink.dot(x - 1, y - 2, 1.4, { white: true })
    if (mood === 'wide' || mood === 'dizzy') return
    const lid = isShut ? '14,-76* 48,-76* 48,-44* 14,-44*' : '16,-74* 46,-74* 46,-59* 34,-61 20,-57*'
    ink.cut(lid)
    ink.wash(lid, { alpha: 0.95, color: LIVERIES[livery] })
  })
  if (isShut) ink.line('20,-57 31,-51 42,-53', { width: 2.8, profile: 'swell' })
  else if (mood !== 'wide' && mood !== 'dizzy') ink.line('21,-57 33,-61.6 43,-59', { width: 2.8, profile: 'even' })
  ink.contour(eye, { width: 2.2 })
  const up = mood === 'wide' || mood === 'dizzy' ? 4 : 0
  ink.at(0, -up, {}, () => ink.black('14,-70 22,-78 34,-79 44,-70 36,-73 24,-72'))
  ink.line('28,-46 35,-45 39,-47', { width: 1.4, profile: 'swell' })
}

function color(ink: Ink, shape: Line, livery: Livery, offset: number, alpha = 0.95): void {
  ink.tint(shape, { color: LIVERIES[livery], offset, alpha })
}

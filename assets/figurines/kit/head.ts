import { drawBallEye } from '../../characters/eyes'
import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import type { Line } from '../../ink/path'
import { drawMouth, type MouthKind } from './mouths'
import { drawNose, type NoseKind } from './noses'
import { made, rouge } from './stuff'

export type HeadShape = 'round' | 'long' | 'square' | 'pear' | 'egg' | 'wide'
type EyeKind = 'dot' | 'ball' | 'wide' | 'sleepy' | 'shut' | 'happy' | 'squint' | 'none'
type BrowKind = 'calm' | 'raised' | 'cross' | 'worried' | 'bushy' | 'none'

/** A head of some 58 units about 0, 0. */
export interface Head {
  shape: HeadShape
  /** Degrees it is tilted; nobody holds his head upright. 6 when not given. */
  tilt: number
  scale: number
  /** Where it is turned, from -1 to 1; 0.4 when not given. Beyond 1 the nose leaves the face. */
  look: number
  /** How far it looks down; up when it is negative. In units. */
  down: number
  eyes: EyeKind
  brows: BrowKind
  nose: NoseKind
  mouth: MouthKind
  /** The radius of the cheeks; none when 0. */
  cheeks: number
  ears: boolean
  /** Hair and collars behind the head, in its coordinates. */
  behind: () => void
  /** What lies on the face before eyes and nose, clipped to it. */
  onFace: (face: Line) => void
  /** Hair, beard and hat, over all. */
  over: () => void
}

const SHAPES: Record<HeadShape, { path: string; half: number; chin: number; eyes: number }> = {
  round: {
    path: '-27,-14 -29,2 -25,16 -15,26 0,29 15,26 25,16 29,2 27,-14 14,-27 0,-30 -14,-27',
    ...{ half: 28, chin: 29, eyes: -3 },
  },
  long: {
    path: '-20,-20 -22,2 -19,20 -11,34 0,39 11,34 19,20 22,2 20,-20 10,-33 0,-36 -10,-33',
    ...{ half: 21, chin: 39, eyes: -6 },
  },
  square: {
    path: '-24,-18 -26,4 -28,18 -19,30* 0,32 19,30* 28,18 26,4 24,-18 12,-28 -12,-28',
    ...{ half: 26, chin: 32, eyes: -5 },
  },
  pear: {
    path: '-19,-20 -22,-4 -31,12 -26,26 -10,32 10,32 26,26 31,12 22,-4 19,-20 8,-29 -8,-29',
    ...{ half: 23, chin: 32, eyes: -6 },
  },
  egg: {
    path: '-26,-14 -26,2 -20,18 -9,28 0,31 9,28 20,18 26,2 26,-14 14,-27 0,-30 -14,-27',
    ...{ half: 26, chin: 31, eyes: -3 },
  },
  wide: {
    path: '-36,-8 -38,6 -30,20 -12,26 12,26 30,20 38,6 36,-8 22,-20 0,-24 -22,-20',
    ...{ half: 37, chin: 26, eyes: -2 },
  },
}

/** Draws a head about a place: hair behind, ears, face, features, then what lies over it. */
export function drawHead(ink: Ink, x: number, y: number, options: Options<Head> = {}): void {
  const { shape = 'round', tilt = 6, scale = 1, look = 0.4, down = 0, ears = true } = options
  const { eyes = 'dot', brows = 'calm', nose = 'button', mouth = 'smile', cheeks = 5 } = options
  const { path, half, chin, eyes: level } = SHAPES[shape]
  ink.at(x, y, { rotate: tilt, scale }, () => {
    options.behind?.()
    if (ears) drawEars(ink, half, level + 4 + down * 0.4, look)
    const face = made(ink, path, 'bright', { width: 2.8, halo: 1, from: 0.66 })
    const onFace = options.onFace
    if (onFace) ink.clip(face, () => onFace(face))
    const shift = look * half * 0.32
    const apart = half * 0.42
    for (const side of [-1, 1] as const) {
      const turnedAway = side * look > 0 ? Math.abs(look) * 0.26 : 0
      const at = shift + side * apart * (1 - turnedAway)
      drawEye(ink, at, level + down, eyes, look, side)
      drawBrow(ink, at, level + down - (eyes === 'ball' || eyes === 'wide' ? 12 : 10), brows, side)
    }
    if (cheeks > 0) {
      for (const side of [-1, 1]) rouge(ink, shift * 0.6 + side * half * 0.66, level + 13 + down, cheeks)
    }
    drawMouth(ink, shift * 1.1, level + (chin - level) * 0.66 + down * 0.8, mouth)
    drawNose(ink, shift * 1.3, level + 8 + down, nose, look < 0 ? -1 : 1)
    options.over?.()
  })
}

function drawEars(ink: Ink, half: number, y: number, look: number): void {
  for (const side of [-1, 1]) {
    if (side * look > 0.7) continue
    made(ink, ink.ellipse(side * (half + 1), y, 5.6, 7.6), 'bright', { width: 2.1, halo: 0.6, from: false })
    ink.line(`${side * (half + 2.4)},${y - 3} ${side * (half - 0.4)},${y} ${side * (half + 1.4)},${y + 3}`, {
      width: 1.2,
    })
  }
}

function drawEye(ink: Ink, x: number, y: number, kind: EyeKind, look: number, side: -1 | 1): void {
  const gaze = [Math.max(-1, Math.min(1, look)), 0.2] as const
  if (kind === 'dot') {
    ink.black(ink.ellipse(x, y, 3.6, 5))
    ink.dot(x - 1.1, y - 1.9, 1.5, { white: true })
    ink.dot(x + 1.1, y + 2, 0.8, { white: true })
  } else if (kind === 'ball') drawBallEye(ink, { x, y, radius: 7, gaze, lid: [0, 0], width: 2 })
  else if (kind === 'wide') drawBallEye(ink, { x, y, radius: 8.6, gaze, lid: [0, 0], pupil: 0.34, width: 2 })
  else if (kind === 'sleepy') drawBallEye(ink, { x, y, radius: 7, gaze, lid: [0.46, 0.46], width: 2 })
  else if (kind === 'shut') ink.line(`${x - 6},${y - 1} ${x},${y + 2.4} ${x + 6},${y - 1}`, { width: 2.6 })
  else if (kind === 'happy') ink.line(`${x - 6},${y + 2} ${x},${y - 3.4} ${x + 6},${y + 2}`, { width: 2.6 })
  else if (kind === 'squint') {
    ink.line(`${x - 6},${y - side} ${x + 6},${y + side}`, { width: 2.6 })
    ink.dot(x, y + 1.4, 2.2)
  }
}

function drawBrow(ink: Ink, x: number, y: number, kind: BrowKind, side: -1 | 1): void {
  const inner = -side * 6
  if (kind === 'calm') ink.line(`${x - 6},${y + 1} ${x},${y - 2} ${x + 6},${y + 1}`, { width: 2.4 })
  else if (kind === 'raised') ink.line(`${x - 6},${y - 2} ${x},${y - 6} ${x + 6},${y - 3}`, { width: 2.4 })
  else if (kind === 'cross') ink.line(`${x + inner},${y + 4} ${x - inner},${y - 3}`, { width: 3.4 })
  else if (kind === 'worried') ink.line(`${x + inner},${y - 4} ${x},${y - 1} ${x - inner},${y + 3}`, { width: 2.4 })
  else if (kind === 'bushy') {
    const brow = `${x + inner},${y + 3}* ${x},${y - 5} ${x - inner * 1.3},${y - 4} ${x - inner * 2},${y + 5}* ${x - inner},${y + 2} ${x},${y + 3}`
    made(ink, brow, 'bright', { width: 1.9, halo: 0.4, from: 0.7 })
  }
}

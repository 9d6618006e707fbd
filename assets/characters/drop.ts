import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import type { Gaze } from './eyes'

/** What the drop feels: the flame of the lantern, and every drop of ink that has a face. */
type DropMood = 'calm' | 'glad' | 'startled' | 'asleep' | 'sad'

export interface DropFace {
  mood: DropMood
  gaze: Gaze
  /** Its eyes are shut, whatever its mood. */
  blink: boolean
  /** White, on a drop of ink; black, on a flame, when not given. */
  white: boolean
}

/** A drop of ink with a face. */
export interface Drop extends DropFace {
  /** How it stands: hanging, its tip drawn out, from 0; to 1, landed and squat. 0.4 when not given. */
  squash: number
}

/** The drop's face, some 24 units wide, its middle at 0, 0. */
export function drawDropFace(ink: Ink, { mood = 'calm', gaze = [0, 0], blink, white }: Options<DropFace> = {}): void {
  const medium = white ? { white: true, bare: true } : {}
  const isShut = blink || mood === 'asleep' || mood === 'glad'
  for (const x of [-6, 6]) {
    if (isShut) {
      const bow = mood === 'glad' ? -3 : 2.6
      ink.line(`${x - 3.6},${-bow * 0.3} ${x},${bow} ${x + 3.6},${-bow * 0.3}`, {
        width: 2,
        profile: 'swell',
        ...medium,
      })
      continue
    }
    const [atX, atY] = [x + gaze[0] * 2, gaze[1] * 2]
    const size = mood === 'startled' ? 1.24 : 1
    if (white) {
      ink.black(ink.ellipse(x, 0, 4.6 * size, 5.4 * size), { white: true })
      ink.dot(x + gaze[0] * 2, gaze[1] * 2.4, mood === 'startled' ? 1.5 : 2.2)
      continue
    }
    ink.black(ink.ellipse(atX, atY, 2.7 * size, 3.9 * size))
    ink.dot(atX - 0.8, atY - 1.6, 0.9 * size, { white: true })
  }
  if (mood === 'sad')
    ink.lines(['-11,-7 -7,-9 -3,-9.4', '11,-7 7,-9 3,-9.4'], { width: 1.6, profile: 'pen', ...medium })
  drawDropMouth(ink, mood, medium)
  if (white || mood === 'sad') return
  ink.wash(ink.ellipse(-11, 7, 3.6, 2.6), { color: VERMILION, alpha: 0.5 })
}

function drawDropMouth(ink: Ink, mood: DropMood, medium: Options<{ white: boolean; bare: boolean }>): void {
  if (mood === 'startled') ink.black(ink.ellipse(0.6, 10.4, 2.4, 3), medium)
  else if (mood === 'glad') ink.black('-5,7* 0,8.6 6,6.6* 4,12 0,13 -4,11.6', medium)
  else if (mood === 'asleep') ink.line('-1.6,9.4 0.6,10.8 2.8,9.4', { width: 1.8, profile: 'pen', ...medium })
  else if (mood === 'sad') ink.line('-4,11.4 0.6,8.6 5,11', { width: 2.2, profile: 'swell', ...medium })
  else ink.line('-4,9 0.6,12 5.6,8', { width: 2.2, profile: 'swell', ...medium })
}

/** A drop of ink with a face, some 50 units wide and 66 high. 0, 0 is the ground under it; it hangs from its tip when not squat. */
export function drawDrop(ink: Ink, { squash = 0.4, ...face }: Options<Drop> = {}): void {
  const wide = 1 + (squash - 0.4) * 0.4
  const high = 1 - (squash - 0.4) * 0.5
  ink.at(0, 0, { scaleX: wide, scaleY: high }, () => {
    const drop = ink.path('0,-66* 4,-52 14,-40 23,-26 24,-12 14,-2 0,0 -14,-2 -24,-12 -23,-26 -13,-40 -5,-52', true)
    ink.cut(drop, { halo: 1.4 })
    ink.black(drop)
    ink.line('-8,-42 -15,-32 -19,-22 -17,-13', { width: 2.8, white: true, bare: true, profile: 'swell' })
  })
  ink.at(1, -22 * high, {}, () => drawDropFace(ink, { ...face, white: true }))
}

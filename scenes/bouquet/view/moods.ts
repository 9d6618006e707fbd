import type { manifest } from '../../../assets/bouquet/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import type { FrameKey } from '../../../src/stage/contract/manifest'
import type { Face } from '../state'

type Eyes = FrameKey<typeof manifest, 'eyes'>
type Brows = FrameKey<typeof manifest, 'brows'>
type Mouth = FrameKey<typeof manifest, 'mouth'>

/** Where she looks, or that she blinks. */
export type Gaze = 'ahead' | 'left' | 'right' | 'up' | 'shut'

/** How her face is laid out in a mood: in units of its drawings, about the middle of her heart. */
export interface Mood {
  readonly heart: 'round' | 'sagging'
  readonly eyes: Readonly<Record<Gaze, Eyes>>
  readonly brows: Brows
  /** The drawings of her mouth, one after the other, and when her nose is pressed. */
  readonly mouth: Mouth
  readonly otherMouth: Mouth
  readonly tickled: Mouth
  /** How long each is seen, in ms. */
  readonly each: number
  /** The tilt of all of it, in degrees: that is the mood. */
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly nose: Readonly<Point>
  readonly leftCheek: Readonly<Point>
  readonly rightCheek: Readonly<Point>
  /** How much she blushes, 0…1. */
  readonly blush: number
}

/** Eyes that are open: they look where she looks. */
function openEyes<Name extends 'neutral' | 'happy' | 'sad'>(name: Name) {
  return {
    ahead: `${name}-ahead`,
    left: `${name}-left`,
    right: `${name}-right`,
    up: `${name}-up`,
    shut: `${name}-shut`,
  } as const
}

/** Eyes that stay shut, wherever there is something to be seen. */
function shutEyes<Name extends 'happyge' | 'sadge'>(name: Name) {
  return { ahead: name, left: name, right: name, up: name, shut: name } as const
}

export const MOODS: Readonly<Record<Face, Mood>> = {
  neutral: {
    ...{ heart: 'round', eyes: openEyes('neutral'), brows: 'neutral', blush: 0.42 },
    ...{ mouth: 'neutral', otherMouth: 'neutral', tickled: 'happy', each: 1000 },
    ...{ turn: 4, x: -3, y: 4, size: 1.1 },
    ...{ nose: { x: 0, y: 12 }, leftCheek: { x: -74, y: 34 }, rightCheek: { x: 76, y: 30 } },
  },
  happy: {
    ...{ heart: 'round', eyes: openEyes('happy'), brows: 'happy', blush: 0.72 },
    ...{ mouth: 'happy', otherMouth: 'happy', tickled: 'happyge', each: 1000 },
    ...{ turn: -8, x: 2, y: 6, size: 1.06 },
    ...{ nose: { x: 2, y: 2 }, leftCheek: { x: -80, y: 17 }, rightCheek: { x: 86, y: 13 } },
  },
  sad: {
    ...{ heart: 'sagging', eyes: openEyes('sad'), brows: 'sad', blush: 0.45 },
    ...{ mouth: 'sad', otherMouth: 'tremble', tickled: 'tremble', each: 190 },
    ...{ turn: 6, x: 0, y: 8, size: 1.12 },
    ...{ nose: { x: 2, y: 16 }, leftCheek: { x: -76, y: 32 }, rightCheek: { x: 78, y: 32 } },
  },
  happyge: {
    ...{ heart: 'round', eyes: shutEyes('happyge'), brows: 'happyge', blush: 1 },
    ...{ mouth: 'happyge', otherMouth: 'chuckle', tickled: 'happyge', each: 130 },
    ...{ turn: -7, x: 0, y: 0, size: 1.06 },
    ...{ nose: { x: 2, y: -6 }, leftCheek: { x: -86, y: 13 }, rightCheek: { x: 90, y: 8 } },
  },
  sadge: {
    ...{ heart: 'sagging', eyes: shutEyes('sadge'), brows: 'sadge', blush: 0.4 },
    ...{ mouth: 'sadge', otherMouth: 'sob', tickled: 'sob', each: 260 },
    ...{ turn: 4, x: 0, y: 3, size: 1.1 },
    ...{ nose: { x: 2, y: 10 }, leftCheek: { x: -78, y: 30 }, rightCheek: { x: 80, y: 30 } },
  },
}

import { VERMILION } from '../ink/palette'
import { drawEye, type EyeKind } from './eyes'
import type { Hand } from './hand'
import { drawMouth, type MouthKind } from './mouths'
import { drawNose, type NoseKind } from './noses'

/** What is written in a blotling's face. */
export interface Face {
  readonly eyes: EyeKind
  readonly mouth: MouthKind
  readonly brow?: BrowKind
  readonly nose?: NoseKind
  readonly hasCheeks?: boolean
  /** It has but one eye, in the middle. */
  readonly isCyclops?: boolean
}

export type BrowKind = 'raised' | 'angry' | 'worried' | 'bushy' | 'none'

/** Where and how large a face is drawn. */
export interface FacePlace {
  readonly x: number
  readonly y: number
  /** 1 for eyes 20 units apart. */
  readonly scale?: number
  /** Half the distance of the eyes, in units of the scale; 10 when not given. */
  readonly apart?: number
  /** How far the mouth lies under the eyes, in units of the scale; 13 when not given. */
  readonly drop?: number
  /** The face is on a black form. */
  readonly isDark?: boolean
  readonly turn?: number
}

/** A face from the front, turned a little to the left. */
export function drawFace(hand: Hand, face: Face, place: FacePlace): void {
  const { ink } = hand
  const { apart = 10, drop = 13, isDark = false, scale = 1, turn = 0 } = place
  ink.at(place.x, place.y, { scale, rotate: turn }, () => {
    if (face.isCyclops) drawEye(hand, face.eyes, -1, -1, { side: 1, scale: 1.7, isDark })
    else {
      drawEye(hand, face.eyes, -apart - 1, 0, { side: -1, scale: 0.95, isDark })
      drawEye(hand, face.eyes, apart - 1, -0.6, { side: 1, isDark })
    }
    drawBrows(hand, face.brow ?? 'raised', face.isCyclops ? 0 : apart, isDark)
    if (face.nose) drawNose(hand, face.nose, -2, drop * 0.5, 1, isDark)
    drawMouth(hand, face.mouth, -1, face.nose ? drop + 2 : drop, 1, isDark)
    if (face.hasCheeks) {
      for (const x of [-apart - 8, apart + 6])
        ink.wash(ink.ellipse(x, drop * 0.66, 4, 2.8), { alpha: 0.66, color: VERMILION })
    }
  })
}

/** Brows, clear of the lids; a cyclops has one. */
export function drawBrows(hand: Hand, kind: BrowKind, apart: number, isDark = false): void {
  const shown = hand.mood === 'sad' ? 'worried' : kind
  if (shown === 'none') return
  const sides = apart === 0 ? [1] : [-1, 1]
  for (const side of sides) {
    const x = apart === 0 ? -1 : side * apart - 1
    const y = apart === 0 ? -16 : -12
    if (shown === 'bushy') {
      const turn = side < 0 ? -150 : -30
      hand.ink.tufts(
        [
          [x - 4, y + 1],
          [x, y],
          [x + 4, y],
        ],
        () => turn,
        { length: 7, count: 3, width: 1.7, fan: 0.7, white: isDark },
      )
      continue
    }
    const lean = { raised: 0.6, angry: 3.2, worried: -3 }[shown] * side
    const path = [
      [x - 5, y + lean + 1],
      [x, y - (shown === 'angry' ? 0 : 1.6)],
      [x + 5, y - lean + 0.6],
    ] as const
    hand.ink.line(path, {
      width: shown === 'angry' ? 3 : 1.9,
      white: isDark,
      profile: shown === 'angry' ? 'grow' : 'pen',
    })
  }
}

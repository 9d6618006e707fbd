import { VERMILION } from '../ink/palette'
import { type CoatKind, drawCoat } from './coats'
import { drawEars, type EarKind } from './ears'
import { drawEye } from './eyes'
import { drawBrows, type Face } from './face'
import type { Hand } from './hand'
import { drawHorns, type HornKind } from './horns'
import { drawMouth } from './mouths'
import { drawNose } from './noses'

/** A head of an animal, some 48 units wide, turned a third to the left. */
export interface Head {
  readonly muzzle: MuzzleKind
  readonly ears: EarKind
  readonly horns?: HornKind
  /** How the head is covered; bare when not given. */
  readonly coat?: CoatKind
}

type MuzzleKind = keyof typeof MUZZLES

/** What a muzzle adds to the skull, and where nose and mouth lie on it. */
interface Muzzle {
  readonly parts: readonly (readonly [x: number, y: number, radiusX: number, radiusY: number])[]
  readonly nose: readonly [x: number, y: number]
  readonly mouth: readonly [x: number, y: number]
}

const MUZZLES = {
  flat: { parts: [[0, 8, 20, 14]], nose: [-7, 6], mouth: [-6, 14] },
  short: {
    parts: [
      [-16, 8, 13, 10],
      [4, 8, 20, 14],
    ],
    nose: [-25, 4],
    mouth: [-16, 13],
  },
  long: {
    parts: [
      [-20, 8, 14, 9.6],
      [-29, 9, 8, 7],
      [4, 8, 19, 14],
    ],
    nose: [-34, 5],
    mouth: [-22, 15],
  },
  horse: {
    parts: [
      [-12, 14, 14, 12],
      [-22, 20, 11, 9.6],
      [4, 4, 17, 15],
    ],
    nose: [-25, 18],
    mouth: [-20, 26],
  },
  down: {
    parts: [
      [-6, 16, 14, 15],
      [2, 4, 18, 14],
    ],
    nose: [-8, 20],
    mouth: [-8, 27],
  },
  jowl: {
    parts: [
      [-12, 12, 14, 11],
      [12, 12, 14, 11],
      [0, 6, 20, 14],
    ],
    nose: [-3, 6],
    mouth: [-2, 14],
  },
} as const satisfies Record<string, Muzzle>

/** Draws a head about (x, y): ears first, horns last. */
export function drawHead(
  hand: Hand,
  head: Head,
  face: Face,
  place: { x: number; y: number; scale?: number; turn?: number },
): void {
  const { ink } = hand
  const muzzle: Muzzle = MUZZLES[head.muzzle]
  const isDark = head.coat === 'black' || head.coat === 'brock'
  ink.at(place.x, place.y, { scale: place.scale ?? 1, rotate: place.turn ?? 0 }, () => {
    drawEars(hand, head.ears)
    const skull = ink.clay(
      [
        ink.ellipse(0, 0, 23, 21, 0, 0.02),
        ...muzzle.parts.map(([x, y, radiusX, radiusY]) => ink.ellipse(x, y, radiusX, radiusY)),
      ],
      8,
    )
    hand.form(skull, { bare: true, halo: 1 })
    if (head.coat) drawCoat(hand, head.coat, skull)
    else ink.tone(skull, { from: 0.58, to: 0.86, width: 1.9, spacing: 2.3, angle: -52 })
    ink.contour(skull, { width: 2.9, gap: 0.16 })
    if (head.horns) drawHorns(hand, head.horns)
    if (face.isCyclops) drawEye(hand, face.eyes, -5, -5, { scale: 1.7, isDark })
    else {
      drawEye(hand, face.eyes, -13, -4, { side: -1, scale: 0.95, isDark })
      drawEye(hand, face.eyes, 7, -4.6, { side: 1, isDark })
    }
    ink.at(-2, -4, {}, () => drawBrows(hand, face.brow ?? 'raised', face.isCyclops ? 0 : 10, isDark))
    drawMouth(hand, face.mouth, muzzle.mouth[0], muzzle.mouth[1], 0.9, isDark)
    if (face.nose) drawNose(hand, face.nose, muzzle.nose[0], muzzle.nose[1], 1, isDark)
    if (face.hasCheeks) ink.wash(ink.ellipse(12, 8, 4.6, 3.2), { alpha: 0.66, color: VERMILION })
  })
}

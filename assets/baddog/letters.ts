import { type BrushStroke, brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { clamp, type Options } from '../ink/numbers'
import { LETTERS, type Letter } from './shared'

interface Stroke extends Options<Pick<BrushStroke, 'wet' | 'lean' | 'tail'>> {
  readonly path: string
}

/** Capitals for shouting, 100 high, on their line; each stroke is one pull of a loaded brush. */
const SHOUT: Readonly<Record<Letter, readonly Stroke[]>> = {
  W: [
    { path: '-4,-100@1.16 8,-62@1.1 20,-24@1 30,4@0.86', wet: 0.9, lean: -8 },
    { path: '28,2@0.66 38,-32@0.8 50,-70@0.7', wet: 1.2, lean: 10, tail: 0.2 },
    { path: '47,-76@1.05 57,-40@1.1 68,4@0.9', wet: 0.9, lean: -6 },
    { path: '66,2@0.72 80,-44@0.96 94,-84@0.9 112,-118@0.56', wet: 0.34, lean: 20, tail: 1.1 },
  ],
  A: [
    { path: '46,-106@0.76 30,-62@1.04 14,-22@1.06 -6,12@0.8', wet: 0.56, lean: 20, tail: 0.9 },
    { path: '42,-108@1 56,-64@1.14 68,-24@1.06 80,12@0.7', wet: 0.6, lean: -10, tail: 0.6 },
    { path: '4,-30@0.5 34,-37@0.84 86,-44@0.44', wet: 0.42, lean: 32, tail: 0.8 },
  ],
  F: [
    { path: '10,-102@1.08 9,-60@1.14 6,-24@1.08 0,16@0.76', wet: 0.62, tail: 0.8 },
    { path: '-8,-96@0.7 28,-101@1.04 60,-110@0.9 96,-126@0.44', wet: 0.4, lean: 32, tail: 1.4 },
    { path: '8,-50@0.6 34,-55@0.94 64,-64@0.5', wet: 0.42, lean: 32, tail: 0.9 },
  ],
  mark: [{ path: '28,-134@1.36 22,-96@1.24 14,-56@0.9 9,-24@0.44', wet: 0.8, lean: 24, tail: 0.4 }],
  H: [
    { path: '8,-106@1.14 11,-62@1.14 8,-22@1.06 0,16@0.74', wet: 0.6, lean: 6, tail: 0.9 },
    { path: '78,-116@1.02 76,-66@1.14 73,-24@1.06 74,14@0.76', wet: 0.56, lean: -8, tail: 0.7 },
    { path: '-10,-38@0.56 30,-47@0.92 62,-54@0.86 98,-66@0.4', wet: 0.4, lean: 32, tail: 1.1 },
  ],
  O: [
    { path: '58,-108@0.96 24,-98@1.1 2,-62@1.16 8,-20@1.1 38,3@0.92 52,2@0.6', wet: 0.74, lean: 16, tail: 0.5 },
    { path: '44,-102@0.6 74,-98@1.02 93,-60@1.14 84,-18@1.06 50,8@0.8 26,8@0.42', wet: 0.44, lean: -14, tail: 1 },
  ],
  U: [
    { path: '4,-106@1.16 2,-58@1.16 10,-16@1.08 34,4@0.96 52,-2@0.7', wet: 0.8, lean: -6, tail: 0.4 },
    { path: '44,2@0.66 70,-18@0.94 78,-64@1.02 88,-122@0.6', wet: 0.36, lean: 18, tail: 1.2 },
  ],
  P: [
    { path: '12,-102@1.1 11,-60@1.16 8,-22@1.08 0,18@0.74', wet: 0.6, lean: 6, tail: 0.9 },
    { path: '-10,-94@0.66 30,-108@1.02 66,-100@1.12 70,-66@1.04 44,-46@0.9 12,-42@0.5', wet: 0.5, lean: 26, tail: 0.9 },
  ],
  R: [
    { path: '12,-102@1.1 11,-60@1.16 8,-22@1.08 0,18@0.74', wet: 0.6, lean: 6, tail: 0.9 },
    { path: '-10,-94@0.66 30,-108@1.02 64,-100@1.1 66,-70@1.02 42,-52@0.9 14,-48@0.6', wet: 0.6, lean: 26, tail: 0.6 },
    { path: '28,-52@0.84 48,-28@1.06 66,-4@1 92,22@0.5', wet: 0.4, lean: -16, tail: 1.1 },
  ],
}

/** How much of a letter is brushed in each of the drawings before the last. */
export const BRUSHED = [0.36, 0.72] as const

/** A letter whose brush has come so far, 0…1, through all of its strokes. */
export function drawLetter(ink: Ink, letter: Letter, brushed: number): void {
  ink.at(-LETTERS[letter] / 2, 0, {}, () => drawStrokes(ink, letter, brushed))
}

function drawStrokes(ink: Ink, letter: Letter, brushed: number): void {
  const strokes = SHOUT[letter]
  for (const [i, { path, ...brush }] of strokes.entries()) {
    const reach = clamp(brushed * strokes.length - i, 0, 1)
    if (reach === 0) continue
    const [x = 0, y = 0, pressure = 1] = (path.split(' ')[0] ?? '').split(/[,@]/).map(Number)
    // Where the full brush is set down it leaves its own breadth.
    if (pressure > 0.9) ink.black(ink.ellipse(x + 1, y + 3, 9.4 * pressure, 6, -32, 0.2), { wobble: 1 })
    brushStroke(ink, path, { width: 19, dry: 0.72, reach, name: `bark ${letter} ${i}`, ...brush })
  }
  if (letter === 'mark' && brushed === 1) ink.black(ink.ellipse(-1, 2, 11.4, 9.6, -24, 0.16), { wobble: 1 })
}

/** The page that all of them have, whole or half brushed, each in its middle: the largest that letters are is two and a half times as drawn. */
export const LETTER_PAGE = {
  ...{ left: -92, top: -160, width: 184, height: 204, anchor: [0, -50] as const },
  ...{ under: 0, boil: false, bleed: true, lineWidth: 2.6, sceneScale: 2.5 },
} as const

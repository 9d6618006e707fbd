import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'

/** Where the meadow lies, and how large one of its halves is, in scene units: one beside the other it runs off any window. */
export const MEADOW = { left: -440, top: 740, width: 1260, height: 270, anchor: [-440, 740] } as const

export const MEADOW_HALVES = ['left', 'right'] as const

/** Half of the meadow, the right one moved to where the left one is. */
export function drawMeadow(ink: Ink, half: number): void {
  ink.at(-half * MEADOW.width, 0, {}, () => drawStrokes(ink))
}

/** Five strokes of a half dry brush, in scene units, laid at an alpha of 0.6: two hills, the meadow, a path, a poplar. They run off the sheet. */
function drawStrokes(ink: Ink): void {
  brushStroke(ink, '-420,956@0.6 -170,932@0.9 60,890@1.1 230,868@1 380,880@0.8 520,914@0.4', {
    width: 10,
    wet: 0,
    dry: 0.86,
    tail: 2.4,
    lean: 50,
    name: 'hill',
  })
  brushStroke(ink, '806,934@0.3 1000,900@0.8 1180,870@1.2 1336,878@1.1 1560,904@0.9 2060,936@0.7', {
    width: 12,
    wet: 0.08,
    dry: 0.82,
    tail: 1.4,
    lean: 50,
    name: 'long hill',
  })
  brushStroke(ink, '-420,984@0.7 40,968@0.9 420,974@1 830,962@1.2 1240,973@0.9 1560,966@0.7 2060,971@0.5', {
    width: 6,
    wet: 0.02,
    dry: 0.92,
    tail: 1.6,
    lean: 60,
    name: 'meadow',
  })
  brushStroke(ink, '1190,966@1.3 1246,950@0.9 1206,930@0.7 1248,906@0.5 1236,884@0.3', {
    width: 5,
    wet: 0.6,
    dry: 0.6,
    name: 'path',
  })
  brushStroke(ink, '148,884@0.25 150,868@0.7 144,840@1.25 149,806@1 153,772@0.3', {
    width: 17,
    wet: 0.3,
    dry: 0.66,
    entry: 0.4,
    tail: 0.9,
    name: 'poplar',
  })
}

/** The page, a little darker than the petals: to be laid side by side. */
export function drawPaper(ink: Ink): void {
  const page = ink.path('-60,-60* 460,-60* 460,460* -60,460*', true)
  ink.cut(page, { fill: PAPER })
  ink.wash(page, { alpha: 0.05, color: '#b4a78b' })
}

const TUFTS: readonly (readonly string[])[] = [
  [
    '-30,0@1.2 -42,-40@0.9 -66,-74@0.3',
    '-8,0@1.3 -10,-56@1 -26,-112@0.3',
    '12,0@1.2 22,-48@0.9 20,-96@0.3',
    '30,0@1.1 50,-30@0.8 80,-50@0.3',
  ],
  ['-24,0@1.1 -30,-46@0.8 -20,-92@0.3', '0,0@1.3 10,-60@1 34,-118@0.3', '20,0@1.1 44,-36@0.8 78,-60@0.3'],
  [
    '-20,0@1.2 -48,-30@0.9 -84,-44@0.3',
    '-2,0@1.3 -14,-50@1 -18,-100@0.3',
    '16,0@1.1 26,-40@0.8 50,-76@0.3',
    '30,0@0.9 40,-22@0.7 62,-36@0.3',
  ],
]

/** A tuft of grass of the near meadow, in brush strokes; (0, 0) is its foot. */
export function drawGrass(ink: Ink, frame: number): void {
  for (const [blade, path] of (TUFTS[frame] ?? []).entries())
    brushStroke(ink, path, {
      width: 13,
      wet: 0.4,
      dry: 0.7,
      entry: 0.3,
      tail: 1,
      lean: 40,
      name: `blade ${frame} ${blade}`,
    })
}

/** A swallow, very high up: two pulls of the brush. */
export function drawSwallow(ink: Ink): void {
  brushStroke(ink, '-46,-10@0.3 -24,-18@0.9 0,0@1.1', { width: 8, wet: 0.6, dry: 0.7, tail: 0.4, name: 'left wing' })
  brushStroke(ink, '0,0@1.1 22,-20@0.9 52,-16@0.3', { width: 8, wet: 0.4, dry: 0.8, tail: 0.8, name: 'right wing' })
}

import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'

const FRAME = 60
const SPINE = '4,29 90,31.5 210,29 320,32 430,29'

/** The swash behind a day that is pointed at, drawn from left to right in three frames, one below the other: 436 × 180. */
export function drawSwash(ink: Ink): void {
  const frames = [
    { reach: 0.7, wet: 0.9, tail: 0.4 },
    { reach: 0.985, wet: 0.82, tail: 0.36 },
    { reach: 1, wet: 0.6, tail: 0.75 },
  ]
  for (const [i, frame] of frames.entries()) {
    ink.at(0, i * FRAME, {}, () => {
      brushStroke(ink, SPINE, { width: 51, dry: 0.8, entry: 0.1, lean: 12, ...frame, name: 'swash' })
    })
  }
}

import { Ink } from '../ink/ink'
import type { Mark } from '../ink/marks'
import { movedMarks } from '../ink/moved-marks'
import { TAU } from '../ink/numbers'
import { PAPER } from '../ink/palette'
import { TILE } from '../ink/texture-tiles'

/** The grown picture lies half on a vermilion disc, half on black: this much paper around all of it, in units, keeps it whole. */
const EDGE = 2.3
/** Into how many directions the silhouette is pushed to grow by that much. */
const DIRECTIONS = 14
/** The drop-line of every frame, pushed this far to the shadow side, in units. */
const DROP = { x: 1.2, y: 1.4 }

/** How many frames a grown picture has. */
export const FRAMES = 3
/** A frame's width, in units, and from one frame to the next; what lies between is clear. */
export const FRAME_WIDTH = 160
export const FRAME_PITCH = 320
/** The width of the strip, in units. */
export const STRIP_WIDTH = (FRAMES - 1) * FRAME_PITCH + FRAME_WIDTH
/**
 * Pixels a unit. The clouds and the tooth of the paper repeat every `TILE` pixels: frames that far apart are laid on the same
 * spot of it, and their colour stays still while their lines boil.
 */
export const PIXELS_A_UNIT = TILE / FRAME_PITCH

/** Draws the frames side by side, or the first of them alone, each with an edge of paper. */
export function drawFrameStrip(ink: Ink, draw: (ink: Ink) => void, frames = FRAMES): void {
  for (let frame = 0; frame < frames; frame++) {
    const { height, left, top, lineWidth, seed, name } = ink
    const picture = { height, left, top, lineWidth, seed, frame, name: `${name}, frame ${frame}` }
    const own = new Ink({ ...picture, width: FRAME_WIDTH })
    draw(own)
    const marks = [...dropLine(own.marks), ...own.marks]
    ink.marks.push(...movedMarks([...paperEdge(marks), ...marks], frame * FRAME_PITCH, 0))
  }
}

/** The silhouette again, as paper, grown in every direction. Marks inside a clip add nothing to it. */
function paperEdge(marks: readonly Mark[]): Mark[] {
  const outer = marks.filter(({ kind, clips }) => (kind === 'ink' || kind === 'body') && clips.length === 0)
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (i / DIRECTIONS) * TAU
    return movedMarks(
      outer.map(({ path, clips, warp }) => ({ kind: 'body', color: PAPER, path, clips, warp })),
      Math.cos(angle) * EDGE,
      Math.sin(angle) * EDGE,
    )
  }).flat()
}

/** The kit's own drop-line would fall outside the edge of paper, so it is laid here, inside of it. */
function dropLine(marks: readonly Mark[]): Mark[] {
  const bodies = marks.filter(({ kind }) => kind === 'body')
  return [
    ...movedMarks(
      bodies.map(({ path, clips, warp }) => ({ kind: 'ink', alpha: 1, evenOdd: false, path, clips, warp })),
      DROP.x,
      DROP.y,
    ),
    ...bodies.map(({ path, clips, warp }): Mark => ({ kind: 'cut', path, clips, warp })),
  ]
}

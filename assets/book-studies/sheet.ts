import type { Box } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import type { Mark } from '../ink/marks'
import { inMood } from '../ink/mood'
import { itemAt, type Options } from '../ink/numbers'
import { drawings, type Standalone } from '../pipeline/drawings'
import { WHITE } from '../stamps/edge'
import { type Fit, fitted } from '../stamps/fitted'
import { STUDIES, TRACE } from './shared'

/** One of the day's own, tried in a pose. */
export interface Pose extends Options<Omit<Fit, 'within'>> {
  readonly draw: (ink: Ink) => void
  /** How wide it is beside the others; 1 when not given. */
  readonly share?: number
}

/** What a day has of its own in the book: what its folk were tried in, and what they have left on the page. */
export interface Leaves {
  readonly poses: readonly Pose[]
  readonly trace: Pose
}

/** How far poses stand below the upper edge and end above the lower one, by turns: no hand draws in a row. */
const STAGGER = [
  [16, 30],
  [46, 4],
  [4, 44],
] as const

const PRINTED: Pick<Standalone, 'sizes' | 'scale' | 'keep' | 'drying'> = {
  ...{ sizes: { '1x': 1 }, scale: 1, keep: 'line' },
  drying: { pooling: 0.4, clouds: 0.12, grain: 0.1 },
}

/** A picture for each day, of the leaves' lower halves: the studies, which the page shows as pencil, and right of them the trace. */
export function studySheets(days: Readonly<Record<string, Leaves>>) {
  const width = STUDIES.width + TRACE.width
  const pictures = Object.entries(days).map(([slug, leaves]) => {
    const draw = (ink: Ink) => drawLeaves(ink, leaves)
    return [slug, { width, height: STUDIES.height, seed: `book/${slug}`, ...PRINTED, draw }] as const
  })
  return drawings({ pictures: Object.fromEntries(pictures) })
}

function drawLeaves(ink: Ink, { poses, trace }: Leaves): void {
  const shares = poses.reduce((sum, { share = 1 }) => sum + share, 0)
  let left = 0
  for (const [index, { share = 1, ...pose }] of poses.entries()) {
    const [top, above] = itemAt(STAGGER, index % STAGGER.length)
    const right = left + (share / shares) * STUDIES.width
    const place = { left: left + 8, top, right: right - 8, bottom: STUDIES.height - above }
    // Of pencil there is one.
    ink.marks.push(...inMood({ ...ink, marks: laid(ink, pose, place) }, { grey: 1 }).marks)
    left = right
  }
  const beside = STUDIES.width
  ink.marks.push(
    ...laid(ink, trace, { left: beside + 10, top: 10, right: beside + TRACE.width - 10, bottom: TRACE.height - 10 }),
  )
}

function laid(ink: Ink, { draw, ...fit }: Pose, place: Box): Mark[] {
  return fitted(ink, draw, place, WHITE, { rim: 0, ...fit })
}

import type { Ink } from '../ink/ink'
import { clamp } from '../ink/numbers'
import type { Line, PathSource } from '../ink/path'
import { MOUTH as MOUTH_AT, MOUTH_OUTLINE, OPENING } from './shared'

/** A place about the middle of the mouth's waterline, in scene units; 1 for a corner. */
type Spot = readonly [x: number, y: number, corner?: 0 | 1]

/** The cave's mouth, place by place. */
export const MOUTH = spotsOf(MOUTH_OUTLINE)
/** A small hole in the rock beside it: inside, a ray falls through it. */
export const EYE = spotsOf('186,-262* 196,-290* 216,-294* 240,-284* 236,-262* 210,-248*')

function spotsOf(outline: string): readonly Spot[] {
  return outline.split(' ').map((spot) => {
    const [x = Number.NaN, y = Number.NaN] = spot.split(',').map(Number.parseFloat)
    return [x, y, spot.endsWith('*') ? 1 : 0]
  })
}

/** As it lies on the stage, seen from the boat. */
export function outside(spots: readonly Spot[]): number[][] {
  return spots.map(([x, y, corner = 0]) => [MOUTH_AT.x + x, MOUTH_AT.y + y, 1, corner])
}

/** As it lies on the stage, seen from the back of the cave. */
export function inside(spots: readonly Spot[]): number[][] {
  const { x: left, y: top, scale } = OPENING
  return spots.map(([x, y, corner = 0]) => [left - x * scale, top + y * scale, 1, corner])
}

/** How a buttress of the cliff stands. */
export interface Pillar {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Where its ridge stands, as a share of the width; 0.6 when not given. */
  readonly ridge?: number
  /** How dark it is beyond the ridge: 0 bare, 0.5 hatched, 1 black. */
  readonly dark?: number
  /** How far it leans, as a share of its height; 0 when not given. */
  readonly lean?: number
  /** How many of its strata are seen on the bare plane: 1 for a handful. */
  readonly strata?: number
}

/** One buttress of the cliff: a bare plane, a ridge, and a plane beyond it that is hatched or black. In the cave it is printed white on black. */
export function drawPillar(ink: Ink, name: string, pillar: Pillar): Line {
  const random = ink.fork(name)
  const { left, right, top, bottom, ridge = 0.6, dark = 1, lean = 0, strata = 1 } = pillar
  const width = right - left
  const height = bottom - top
  const jog = (amount = 1) => random.signed() * Math.min(9, width * 0.08) * amount
  const at = (share: number, down: number) => left + width * share + lean * down * height
  const side = (share: number, ways: readonly number[]) =>
    ways.map((down) => [at(share, down) + jog(1.3), top + height * down + jog(), 1, random.chance(0.7) ? 1 : 0])
  const peak = ridge - random.between(0, 0.12)
  const outline = ink.path(
    [
      [at(0, 0) + jog(), top + random.between(8, 26), 1, 1],
      [at(peak * 0.5, 0), top + random.between(-2, 12), 1, random.chance() ? 1 : 0],
      [at(peak, 0), top - random.between(2, 12), 1, 1],
      [at(1, 0) + jog(), top + random.between(4, 24), 1, 1],
      ...side(1, [random.between(0.2, 0.32), random.between(0.42, 0.58), random.between(0.7, 0.86)]),
      [at(1, 1), bottom, 1, 1],
      [at(0, 1), bottom, 1, 1],
      ...side(0, [random.between(0.7, 0.86), random.between(0.4, 0.58), random.between(0.18, 0.3)]),
    ],
    true,
  )
  ink.form(outline, { width: 3, lit: 0.5, gap: 0.22, overshoot: 1.2, halo: 1 })
  const spine = [
    [at(peak, 0), top - 10],
    [at(ridge, 0.16) + jog(2), top + height * 0.16, 1, 1],
    [at(ridge, 0.4) + jog(1), top + height * 0.4, 1, random.chance() ? 1 : 0],
    [at(ridge, 0.66) + jog(2.4), top + height * 0.66, 1, 1],
    [at(ridge, 1) + jog(1), bottom],
  ]
  ink.clip(outline, () => {
    const beyond = [...spine, [right + lean * height + 30, bottom, 1, 1], [right + 30, top - 20, 1, 1]]
    if (dark >= 0.75) {
      ink.black(beyond)
      ink.feather(spine, {
        ...{ side: 1, length: width * 0.26 + 5, width: 3, spacing: 3.4, slant: -28 },
        envelope: (along) => 0.45 + 0.55 * Math.abs(Math.sin(along * 7 + random.next())),
      })
      // Light caught in the black: cracks, and ledges that lead round the corner.
      const cracks = random.integer(1, 3)
      for (let crack = 0; crack < cracks; crack++) {
        const x = at(random.between(ridge + 0.1, 0.95), 0.3)
        const y = top + height * random.between(0.08, 0.6)
        ink.line(
          [
            [x, y],
            [x + jog(0.6), y + 16],
            [x + jog(), y + random.between(26, 64)],
          ],
          {
            ...{ width: 2, white: true, bare: true, profile: 'flick' },
          },
        )
      }
    } else if (dark > 0.2) {
      ink.hatch(beyond, {
        ...{ angle: 74 + random.signed() * 12, spacing: 4.6, width: 2.6, inset: 0.3, profile: 'flick', length: 90 },
        density: (_, y) => clamp(dark * (0.5 + ((y - top) / height) * 0.9)),
      })
    }
    ink.line(spine, { width: 2.3, profile: 'flick' })
    // Ledges on the bare plane, in groups, with rests.
    let y = top + random.between(26, 60)
    while (y < bottom - 12) {
      if (random.chance(0.62)) {
        const from = random.chance() ? 0.02 : random.between(0.1, 0.3)
        const reach = random.between(0.12, ridge - 0.1)
        const ledge = [
          [at(from, 0.5), y],
          [at(from + reach * 0.5, 0.5), y + jog(0.5) - 2],
          [at(from + reach, 0.5), y + jog(0.5)],
        ]
        ink.line(ledge, { width: random.between(1.4, 2.6), profile: 'flick' })
        if (random.chance(0.4)) {
          const crack = [
            [at(from + reach, 0.5), y],
            [at(from + reach, 0.5) + jog(0.4), y + random.between(12, 40)],
          ]
          ink.line(crack, { width: 1.8, profile: 'flick' })
        }
      }
      y += random.between(18, 62) / strata
    }
  })
  return outline
}

/** Beds of stone that run through a face, dipping, faulted, each a row of short strokes with rests. */
export function drawStrata(ink: Ink, name: string, face: PathSource, beds: readonly PathSource[]): void {
  const random = ink.fork(name)
  ink.clip(face, () => {
    for (const bed of beds) {
      const line = ink.path(bed)
      const { points } = line
      for (let i = random.integer(0, 3); i < points.length - 4; ) {
        const reach = random.integer(8, 26)
        const run = points.slice(i, i + reach).map(({ x, y }) => [x, y])
        if (run.length > 2) ink.line(run, { width: random.between(1.5, 2.7), profile: 'flick' })
        const end = run.at(-1)
        if (end && random.chance(0.28)) {
          const [x = 0, y = 0] = end
          ink.line(
            [
              [x, y],
              [x + random.signed() * 3, y + 8],
              [x - 2, y + random.between(12, 26)],
            ],
            {
              ...{ width: 1.9, profile: 'flick' },
            },
          )
        }
        i += reach + random.integer(4, 16)
      }
    }
  })
}

import type { Ink } from '../ink/ink'
import { lerp, TAU } from '../ink/numbers'
import { INDIGO } from '../ink/palette'
import { INDIGO_AT, SHADE } from './colors'
import { WAVE_LENGTH } from './shared'

/** How many drawings the waves have: the last leads to the first. */
export const WAVES = 9
/** The page of their tile, two crests wide: (0, 0) is on the level of the calm sea. */
export const ROLLER = { left: 0, top: -66, width: WAVE_LENGTH * 2, height: 148 } as const
/** The sea below all of that: one tone, stretched. */
export const DEEP = { left: 0, top: 0, width: 32, height: 32 } as const

/** How high the crests are above the level of the calm sea, how far down the water moves with them, and how wide their line is, in units. */
const WAVE = { amplitude: 43, depth: 96, width: 4 } as const

/** What lies under the waves. */
export function drawDeep(ink: Ink): void {
  const all = '-60,-60* 92,-60* 92,92* -60,92*'
  ink.cut(all)
  ink.wash(all, { alpha: INDIGO_AT, color: INDIGO })
  ink.wash(all, { alpha: SHADE, color: INDIGO })
}

/**
 * The surface, steep before the crest and long behind it, on its way to the left: a ninth of its length from drawing to drawing.
 * Where every other crest is it never rises as high.
 *
 * @param at along the waves: whole numbers are crests
 * @param down units below the surface
 */
function surfaceAt(frame: number, at: number, down = 0): [x: number, y: number] {
  const turn = at * TAU
  const place = at - frame / WAVES
  const size = WAVE.amplitude * (0.84 + 0.3 * Math.sin(place * Math.PI + 0.5))
  // Nearer to the bottom the water moves less.
  const high = size * Math.exp((-down / WAVE_LENGTH) * 2.2)
  const x = place * WAVE_LENGTH - Math.sin(turn) * high * 0.9 - (Math.cos(turn) + 1) * high * 0.34
  return [x, down - Math.cos(turn) * high]
}

/** A tile of waves: everything on it is drawn again to the left and to the right, so that it has no seam. */
export function drawRoller(ink: Ink, frame: number): void {
  const { amplitude, depth, width } = WAVE
  const along = (from: number, to: number, down: number) => {
    const steps = Math.max(4, Math.round(Math.abs(to - from) * 24))
    return Array.from({ length: steps + 1 }, (_, i) => surfaceAt(frame, lerp(from, to, i / steps), down))
  }
  const under = (down: number) =>
    ink.path([...along(-2, 6, down), [6 * WAVE_LENGTH, depth + 60, 1, 1], [-2 * WAVE_LENGTH, depth + 60, 1, 1]], true)
  const body = under(0)
  ink.cut(body, { halo: 1.4 })
  const random = ink.fork('strokes')
  ink.clip(body, () => {
    ink.wash(body, { alpha: INDIGO_AT, color: INDIGO, dx: -amplitude * 0.1, dy: amplitude * 0.26 })
    ink.wash(under(amplitude * 1.15), { alpha: SHADE, color: INDIGO })
    const still = { profile: 'swell', still: true } as const
    // Strokes in families: they follow the surface, closer under the crest, with rests between them.
    const strokes = [0.06, 0.2, 0.44, 0.58, 0.8].flatMap((start) =>
      Array.from({ length: random.integer(1, 4) }, (_, i) => ({
        from: start + i * 0.018 + random.signed() * 0.02,
        reach: random.between(0.1, 0.22) * (1 - i * 0.18),
        down: amplitude * (0.36 + i * 0.3 + random.between(0, 0.16)),
        width: width * random.between(0.44, 0.82),
      })),
    )
    const gleams = [
      { from: 0.02, reach: 0.2, down: amplitude * 0.3, width: 0.9 },
      { from: 0.33, reach: 0.12, down: amplitude * 0.62, width: 0.7 },
      { from: 0.7, reach: 0.13, down: amplitude * 0.46, width: 0.8 },
    ]
    for (let crest = -1; crest < 5; crest++) {
      for (const { from, reach, down, width: stroke } of strokes) {
        ink.line(along(from + crest, from + crest + reach, down), { ...still, width: stroke })
      }
      for (const { from, reach, down, width: share } of gleams) {
        ink.line(along(from + crest, from + crest + reach, down), {
          ...{ ...still, width: width * share, white: true, dry: 0.3 },
        })
      }
      // Where the face is steep, strokes run down it.
      for (const [i, at] of [0.885, 0.91, 0.934, 0.956, 0.976].entries()) {
        const top = surfaceAt(frame, at + crest, amplitude * 0.14)
        const middle = surfaceAt(frame, at + crest - 0.03, amplitude * (0.44 + i * 0.1))
        const foot = surfaceAt(frame, at + crest - 0.08, amplitude * (0.7 + i * 0.18))
        ink.line([top, middle, foot], { width: width * 0.62, profile: 'flick', still: true })
      }
    }
  })
  ink.line(along(-2, 6, 0), { width, profile: 'even', still: true })
}
